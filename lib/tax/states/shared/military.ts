import { addCents, dollars, isSome, noCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { undated } from './placed';

/** Taxable military pay (Form W-2, box 1) of everybody or of one person, in whole dollars. */
export const militaryPay = (
  { military }: Pick<ReturnInput, 'military'>,
  whose: Owner | null = null,
): number =>
  dollars(addCents(military, ({ owner, pay }) => (whose === null || owner === whose ? pay : noCents)));

/**
 * Whether a state that exempts military pay can take it off as stated: everybody who served is its legal resident, lived
 * there all year, and said how much the pay was. Where service members were stationed away from home, states differ.
 */
export const servesFromHome = (facts: ReturnInput, code: string): boolean =>
  facts.military.every(
    ({ owner, homeOfRecord, pay }) =>
      homeOfRecord.toUpperCase() === code && isSome(pay) && undated({ facts, code }, owner) === 1,
  );

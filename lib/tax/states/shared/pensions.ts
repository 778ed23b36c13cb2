import { roundHalfUp } from '../../engine/rounding';
import { centsOf } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';

type Distribution = ReturnInput['retirement'][number];

const amountOf = (form: Distribution): number => centsOf(form.taxableAmount ?? form.grossDistribution);

/** Whether a Form 1099-R pays an early distribution without exception (box 7, code 1). */
export const isEarly = ({ code }: Pick<Distribution, 'code'>): boolean => code.includes('1');

/**
 * The part of one person's taxable pensions and IRA distributions (`total`, whole dollars) that comes from documents meeting a
 * test: in proportion to the taxable amounts of the Forms 1099-R, or to their gross amounts where box 2a is empty.
 */
export function pensionPart(
  facts: ReturnInput,
  owner: Owner,
  total: number,
  test: (form: Distribution) => boolean,
): number {
  let all = 0;
  let part = 0;
  for (const form of facts.retirement) {
    if (form.owner !== owner) continue;
    all += amountOf(form);
    if (test(form)) part += amountOf(form);
  }
  return all === 0 ? 0 : roundHalfUp((total * part) / all);
}

import { type Cents, centsNotBelowZero, centsOf, dollarsOf, isSome, minus, noCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { type Retirement } from '../../facts/retirement';
import { hasReached } from '../ages';
import { covers, refuse } from '../coverage';

covers('retirement');

/** Exchanges, direct rollovers and qualified Roth distributions are not taxed when box 2a is empty. */
const untaxedCodes = /[6GHQW]/;

/**
 * Codes of box 7 whose distributions are taxed as box 2a says: normal (7), exception known to the payer (2), death
 * (4), exchange (6), direct rollovers (G, H), Roth distributions that are qualified (Q) or excepted (T), dividends on
 * employer stock (U), long-term care charges (W), corrected plans (E), loans (L, M), with the marks A (ten-year
 * option, not elected), B (designated Roth), D (annuity) and K (assets without a market price). Early ones (1, S)
 * also go to Form 5329.
 */
const plainCodes = /^[12467ABDEGHKLMQSTUW]*$/;

/** Taxable part of one Form 1099-R. */
export function taxablePart(form: Retirement): Cents {
  const stated = form.taxableAmount ?? (untaxedCodes.test(form.code) ? noCents : form.grossDistribution);
  return centsNotBelowZero(minus(stated, form.rollover, form.qualifiedCharitable));
}

const ofKind = (forms: readonly Retirement[], ira: boolean) => forms.filter((form) => form.ira === ira);

/**
 * Total for line 4a or 5a: the distributions that are not fully taxable. The others stand on line 4b or 5b alone
 * (Instructions for Form 1040, lines 4a to 5b). Null when all are fully taxable.
 */
export function grossOfPartlyTaxed(
  forms: readonly Retirement[],
  ira: boolean,
  isFiguredElsewhere: (form: Retirement) => boolean,
): number | null {
  const partly = ofKind(forms, ira).filter(
    (form) => isFiguredElsewhere(form) || centsOf(taxablePart(form)) !== centsOf(form.grossDistribution),
  );
  return partly.length > 0 ? dollarsOf(partly, (form) => form.grossDistribution) : null;
}

/** Taxable parts together, of IRAs (Form 1040, line 4b) or of pensions and annuities (line 5b). */
export const totalTaxable = (forms: readonly Retirement[], ira: boolean): number =>
  dollarsOf(ofKind(forms, ira), taxablePart);

const any = (facts: ReturnInput, test: (form: Retirement) => boolean) => facts.retirement.some(test);

refuse(
  'retirement.code',
  'A retirement distribution with this code in box 7 of Form 1099-R is not supported: 3, 5, 8, 9, C, F, J, N, P, R or Y.',
  ({ facts }) => any(facts, (form) => !plainCodes.test(form.code)),
);
refuse(
  'retirement.taxableAmount',
  'The taxable amount (box 2a of Form 1099-R) of a pension or a Roth IRA is empty. Give it, or the facts for the Simplified Method of a pension.',
  ({ facts }) =>
    any(
      facts,
      (form) =>
        form.taxableAmount === null &&
        form.simplifiedMethod === null &&
        (!form.ira || form.code.includes('T')) &&
        !untaxedCodes.test(form.code),
    ),
);
refuse(
  'retirement.disaster',
  'Disaster distributions from retirement plans (Form 8915-F) are not supported.',
  ({ facts }) => any(facts, (form) => isSome(form.disaster)),
);
refuse(
  'retirement.capitalGain',
  'A lump-sum distribution with a capital gain in box 3 of Form 1099-R is not supported.',
  ({ facts }) => any(facts, (form) => isSome(form.capitalGain)),
);
refuse(
  'retirement.qualifiedCharitable',
  'A qualified charitable distribution needs an IRA and an owner who is at least 70½, and can not be more than $105,000 a person.',
  ({ facts, law }) =>
    (['taxpayer', 'spouse'] as const).some((owner) => {
      const given = facts.retirement.filter(
        (form) => form.owner === owner && isSome(form.qualifiedCharitable),
      );
      const total = dollarsOf(given, (form) => form.qualifiedCharitable);
      return (
        given.some((form) => !form.ira) ||
        total > law.retirement.charitableDistributionLimit ||
        (total > 0 && !isSeventyAndAHalf(facts, owner, law.lastDay))
      );
    }),
);

/** Born on or before June 30, 1954, the owner reached 70½ by the end of 2024. */
function isSeventyAndAHalf(facts: ReturnInput, owner: Owner, lastDay: string): boolean {
  const person = owner === 'spouse' ? facts.spouse : facts.taxpayer;
  if (person === null) return false;
  const { dateOfBirth } = person;
  return hasReached({ dateOfBirth, dateOfDeath: null }, 70, `${lastDay.slice(0, 4)}-06-30`);
}

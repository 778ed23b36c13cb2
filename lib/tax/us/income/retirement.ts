import { type Cents, centsNotBelowZero, centsOf, dollarsOf, isSome, minus, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Retirement } from '../../facts/retirement';
import { covers, refuse, warn } from '../coverage';
import { isIra } from './ira-money';

covers('retirement');

/** Exchanges, direct rollovers, recharacterizations and qualified Roth distributions: not taxed when box 2a is empty. */
const untaxedCodes = /[6GHNQRW]/;

/**
 * Codes of box 7 that are handled: early (1, J, S), exception known to the payer (2), disability (3), death (4),
 * prohibited transaction (5), exchange (6), normal (7), excess paid back (8, and P for 2023), life insurance (9),
 * charitable gift annuity (F), direct rollovers (G, H), recharacterized contributions (N, R), Roth distributions that are
 * qualified (Q) or excepted (T), dividends on employer stock (U), long-term care charges (W), corrected plans (E), loans
 * (L, M), with the marks A (ten-year option, not elected), B (designated Roth), D (annuity) and K (assets without a market
 * price).
 */
const plainCodes = /^[1-9ABDEFGHJKLMNPQRSTUW]*$/;

/** Code P: taxed in the year before, when the excess was paid in (Instructions for Form 1099-R, box 7). */
export const isOfLastYear = ({ code }: Retirement): boolean => code.includes('P');

/** Taxable part of one Form 1099-R. */
export function taxablePart(form: Retirement): Cents {
  if (isOfLastYear(form)) return noCents;
  const stated = form.taxableAmount ?? (untaxedCodes.test(form.code) ? noCents : form.grossDistribution);
  return centsNotBelowZero(minus(stated, form.rollover, form.qualifiedCharitable, form.rothConversion));
}

/**
 * Pay and not a pension: excess deferrals paid back (code 8), and disability pay before the plan's minimum retirement age
 * (code 3). Both are line 1h (Instructions for Form 1040 (2024)).
 */
export const isPayFromPlan = (form: Retirement): boolean =>
  !isIra(form) &&
  (form.code.includes('8') || (form.code.includes('3') && form.beforeMinimumRetirementAge === true));

/** Lines 5a and 5b. */
export const isPension = (form: Retirement): boolean =>
  !isIra(form) && !isPayFromPlan(form) && !isOfLastYear(form);

type Test = (form: Retirement) => boolean;

const isPartlyTaxed = (form: Retirement, isFiguredElsewhere: Test): boolean =>
  isFiguredElsewhere(form) || centsOf(taxablePart(form)) !== centsOf(form.grossDistribution);

/**
 * Line 5a: the pensions that are not fully taxable. The others stand on line 5b alone (Instructions for Form 1040, lines 5a
 * and 5b). Null when all are fully taxable.
 */
export function grossOfPartlyTaxed(
  forms: readonly Retirement[],
  isHere: Test,
  isFiguredElsewhere: Test,
): number | null {
  const partly = forms.filter(
    (form) => isHere(form) && !isOfLastYear(form) && isPartlyTaxed(form, isFiguredElsewhere),
  );
  return partly.length > 0 ? dollarsOf(partly, (form) => form.grossDistribution) : null;
}

/**
 * Line 4a: every distribution, as soon as one of them is not fully taxable (Instructions for Form 1040, lines 4a and 4b,
 * "More than one distribution"). Null when all are fully taxable and stand on line 4b alone.
 */
export function grossUnlessAllTaxed(
  forms: readonly Retirement[],
  isHere: Test,
  isFiguredElsewhere: Test,
): number | null {
  const here = forms.filter((form) => isHere(form) && !isOfLastYear(form));
  return here.some((form) => isPartlyTaxed(form, isFiguredElsewhere))
    ? dollarsOf(here, (form) => form.grossDistribution)
    : null;
}

const any = (facts: ReturnInput, test: (form: Retirement) => boolean) => facts.retirement.some(test);

refuse(
  'retirement.code',
  'A retirement distribution with code C (reportable death benefits) or Y in box 7 of Form 1099-R isn’t supported.',
  ({ facts }) => any(facts, (form) => !plainCodes.test(form.code)),
);
refuse(
  'retirement.taxableAmount',
  'The taxable amount (box 2a of Form 1099-R) for a pension or Roth IRA is blank. Enter it, or answer the Simplified Method questions for a pension.',
  ({ facts }) =>
    any(
      facts,
      (form) =>
        form.taxableAmount === null &&
        form.simplifiedMethod === null &&
        (!form.ira || form.code.includes('8')) &&
        !/[JTP]/.test(form.code) &&
        !untaxedCodes.test(form.code),
    ),
);
refuse(
  'retirement.disaster',
  'Disaster distributions from retirement plans (Form 8915-F) aren’t supported.',
  ({ facts }) => any(facts, (form) => isSome(form.disaster)),
);
refuse(
  'retirement.capitalGain',
  'A lump-sum distribution with a capital gain in box 3 of Form 1099-R isn’t supported.',
  ({ facts }) => any(facts, (form) => isSome(form.capitalGain)),
);
refuse(
  'retirement.beforeMinimumRetirementAge',
  'For code 3 from a workplace plan, tell us whether you were under the plan’s minimum retirement age. Until you reach that age, the payments are wages on line 1h. After that, they’re a pension.',
  ({ facts }) =>
    any(
      facts,
      (form) =>
        !isIra(form) &&
        form.code.includes('3') &&
        form.beforeMinimumRetirementAge === null &&
        isSome(form.grossDistribution),
    ),
);
warn(
  'retirement.code',
  'A distribution with code P on Form 1099-R is taxable on your 2023 return. Here we include only the tax withheld. Amend your 2023 return if it doesn’t include this income.',
  ({ facts }) => any(facts, isOfLastYear),
);

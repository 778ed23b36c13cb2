import { type Line } from '../../engine/line';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type ChildIncome } from '../../facts/child-income';
import { dollars } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { covers } from '../coverage';
import { type TaxCopyReader, type TaxReader } from '../form';
import { makers } from './form';

covers('childIncome');

const { money, rate, choice, yesNo } = makers;

/** Lines 7 and 8 are decimals, "rounded to at least three places". */
const places = 3;

const childOf = ({ facts, item }: TaxCopyReader<ChildIncome>) => facts.dependents[item.dependentIndex];

export const childName = choice(
  'A',
  'Child’s name',
  'Child’s name (first, initial, and last)',
  (reader) => [childOf(reader)?.firstName, childOf(reader)?.lastName].filter(Boolean).join(' ') || null,
);
export const childNumber = choice(
  'B',
  'Child’s Social Security number',
  'Child’s social security number',
  (reader) => childOf(reader)?.ssn || null,
);
export const severalForms = yesNo(
  'C',
  'More than one Form 8814',
  'If more than one Form 8814 is attached, check here',
  ({ facts }) => facts.childIncome.length > 1 || null,
);

export const interest = money(
  '1a',
  'Child’s taxable interest',
  'Enter your child’s taxable interest. If this amount is different from the amounts shown on the child’s Forms 1099-INT and 1099-OID, see the instructions',
  ({ item }) => blankIfZero(dollars(item.interest)),
);
export const taxExemptInterest = money(
  '1b',
  'Child’s tax-exempt interest',
  'Enter your child’s tax-exempt interest. Do not include this amount on line 1a',
  ({ item }) => blankIfZero(dollars(item.taxExemptInterest)),
);
export const dividends = money(
  '2a',
  'Child’s ordinary dividends',
  'Enter your child’s ordinary dividends, including any Alaska Permanent Fund dividends. If your child received any ordinary dividends as a nominee, see the instructions',
  ({ item }) => blankIfZero(dollars(item.dividends)),
);
export const qualifiedDividends = money(
  '2b',
  'Child’s qualified dividends',
  'Enter your child’s qualified dividends included on line 2a. See the instructions',
  ({ item }) => blankIfZero(dollars(item.qualifiedDividends)),
);
export const gainDistributions = money(
  '3',
  'Child’s capital gain distributions',
  'Enter your child’s capital gain distributions. If your child received any capital gain distributions as a nominee, see the instructions',
  ({ item }) => blankIfZero(dollars(item.capitalGain)),
);
export const totalIncome = money(
  '4',
  'Child’s total income',
  'Add lines 1a, 2a, and 3. If the total is $2,600 or less, skip lines 5 through 12 and go to line 13. If the total is $13,000 or more, do not file this form. Your child must file his or her own return to report the income',
  ({ get }) => get(interest) + get(dividends) + get(gainDistributions),
);

/** Lines 5 to 12 are skipped up to the base amount. */
export const baseAmount = money('5', 'Base amount', 'Base amount. Enter $2,600', ({ get, law }) =>
  get(totalIncome) > law.thresholds.kiddieUnearnedIncome ? law.thresholds.kiddieUnearnedIncome : null,
);
export const aboveBase = money(
  '6',
  'Income over the base amount',
  'Subtract line 5 from line 4',
  ({ get, entry }) => (entry(baseAmount) === null ? null : get(totalIncome) - get(baseAmount)),
);

const hasSpecialRates = ({ get, entry }: TaxCopyReader<ChildIncome>): boolean =>
  entry(aboveBase) !== null && get(qualifiedDividends) + get(gainDistributions) > 0;

export const qualifiedShare = rate(
  '7',
  'Share of qualified dividends',
  'Divide line 2b by line 4. Enter the result as a decimal (rounded to at least three places)',
  (reader) =>
    hasSpecialRates(reader)
      ? roundToPlaces(reader.get(qualifiedDividends) / reader.get(totalIncome), places)
      : null,
);
export const gainShare = rate(
  '8',
  'Share of capital gain distributions',
  'Divide line 3 by line 4. Enter the result as a decimal (rounded to at least three places)',
  (reader) =>
    hasSpecialRates(reader)
      ? roundToPlaces(reader.get(gainDistributions) / reader.get(totalIncome), places)
      : null,
);
export const qualifiedIncluded = money(
  '9',
  'Qualified dividends on your return',
  'Multiply line 6 by line 7. Enter the result here. See the instructions for where to report this amount on your return',
  ({ get, entry }) => (entry(qualifiedShare) === null ? null : get(aboveBase) * get(qualifiedShare)),
);
export const gainIncluded = money(
  '10',
  'Capital gain distributions on your return',
  'Multiply line 6 by line 8. Enter the result here. See the instructions for where to report this amount on your return',
  ({ get, entry }) => (entry(gainShare) === null ? null : get(aboveBase) * get(gainShare)),
);
export const specialIncluded = money(
  '11',
  'Dividends and gain on your return',
  'Add lines 9 and 10',
  ({ get, entry }) => (entry(aboveBase) === null ? null : get(qualifiedIncluded) + get(gainIncluded)),
);
export const otherIncluded = money(
  '12',
  'Other income on your return',
  'Subtract line 11 from line 6. Include this amount in the total on Schedule 1 (Form 1040), line 8z. Enter “Form 8814” on line 8z',
  ({ get, entry }) =>
    entry(aboveBase) === null ? null : notBelowZero(get(aboveBase) - get(specialIncluded)),
);

export const untaxedAmount = money(
  '13',
  'Amount not taxed',
  'Amount not taxed. Enter $1,300',
  ({ law }) => law.standardDeduction.dependentMinimum,
);
export const taxedAmount = money(
  '14',
  'Income over the amount not taxed',
  'Subtract line 13 from line 4. If the result is zero or less, enter -0-',
  ({ get }) => notBelowZero(get(totalIncome) - get(untaxedAmount)),
);
export const taxOfElection = money(
  '15',
  'Tax on the first $2,600',
  'Tax. Is the amount on line 14 less than $1,300? No. Enter $130 here. Yes. Multiply line 14 by 10% (0.10). Include the amount from line 15 in the tax you enter on Form 1040, line 16. Be sure to check box 1 on Form 1040, line 16',
  ({ get, law }) =>
    Math.min(get(taxedAmount), law.standardDeduction.dependentMinimum) * law.childElection.rate,
);

/** Whole dollars of line 9 of all children: Form 1040, lines 3a and 3b. */
export const childrenDividends = ({ each }: TaxReader): number => sum(each(qualifiedIncluded));
/** Whole dollars of line 10 of all children: Schedule D, line 13, or Form 1040, line 7. */
export const childrenGains = ({ each }: TaxReader): number => sum(each(gainIncluded));
/** Whole dollars of line 12 of all children: Schedule 1, line 8z. */
export const childrenOther = ({
  facts,
  at,
}: {
  readonly facts: ReturnInput;
  readonly at: (line: Line<number>, copy: number) => number;
}): number => sum(facts.childIncome.map((_, copy) => at(otherIncluded, copy)));
/** Whole dollars of line 15 of all children: Form 1040, line 16. */
export const childrenTax = ({ each }: TaxReader): number => sum(each(taxOfElection));

/**
 * Whole dollars of line 12 without Alaska Permanent Fund dividends, which are no investment income of the parents
 * (Publication 596, Worksheet 2; Publication 550, “Child’s Alaska Permanent Fund dividends”).
 */
export const childrenInvestmentIncome = ({ facts, at }: TaxReader): number =>
  sum(
    facts.childIncome.map(({ alaskaFund }, copy) => {
      const all = at(otherIncluded, copy);
      const ordinary = at(dividends, copy) - at(qualifiedDividends, copy) + at(interest, copy);
      if (all === 0 || ordinary <= 0) return all;
      return all - roundHalfUp(all * roundToPlaces(dollars(alaskaFund) / ordinary, places));
    }),
  );

/** Whole dollars of tax-exempt interest of all children, line 1b. */
export const childrenExemptInterest = ({ each }: TaxReader): number => sum(each(taxExemptInterest));

import { countTrue, largerOf, smallerOf } from '../../engine/verbs';
import { type Person } from '../../facts/household';
import { type ReturnInput } from '../../facts/return-input';
import { hasReached } from '../ages';
import { covers } from '../coverage';
import { form, type TaxReader } from '../form';
import { totalWages } from '../form-1040/income';
import { halfOfSelfEmploymentTax } from '../schedule-1/adjustments';
import { businessIncome, farmIncome, scholarships } from '../schedule-1/income';

covers('filingStatus', 'taxYear', 'taxpayer', 'spouse', 'spouseItemizes');

const makers = form('standard-deduction', 'Standard Deduction Worksheets', {
  name: 'Standard Deduction Worksheets',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), line 12, Standard Deduction Chart and Worksheet for Dependents',
  attachedWhen: ({ get }) => get(isDependent) || get(boxes) > 0,
});
export const standardDeductionWorksheet = makers.form;
const { money, count, yesNo } = makers;

const boxesOf = (person: Person, lastDay: string) =>
  countTrue([hasReached(person, 65, lastDay), person.blind]);

/**
 * The spouse whose age and blindness count: on a separate return only one who had no income, isn't filing, and can't be
 * claimed by anyone (Instructions for Form 1040, line 12, Age/Blindness).
 */
export function spouseWithBoxes({ filingStatus, spouse }: ReturnInput): Person | null {
  if (filingStatus === 'mfj') return spouse;
  return filingStatus === 'mfs' && spouse?.noIncome === true && !spouse.claimableAsDependent ? spouse : null;
}

/** Boxes under Age/Blindness as they stand on the last day of a year. */
export function countBoxes(reader: TaxReader, lastDay: string): number {
  const { facts } = reader;
  const own = boxesOf(facts.taxpayer, lastDay);
  const spouse = spouseWithBoxes(facts);
  return spouse === null ? own : own + boxesOf(spouse, lastDay);
}

export const boxes = count(
  'boxes',
  'Boxes for age and blindness',
  'Number of boxes checked under Age/Blindness: born before January 2, 1960, or blind, for you and your spouse',
  (reader) => countBoxes(reader, reader.law.lastDay),
);

export const isDependent = yesNo(
  'dependent',
  'Someone can claim you',
  'Someone can claim you as a dependent, or your spouse if you file jointly',
  ({ facts }) =>
    facts.taxpayer.claimableAsDependent ||
    (facts.filingStatus === 'mfj' && facts.spouse?.claimableAsDependent === true),
);

export const earnedIncome = money(
  '1',
  'Earned income',
  'Enter your earned income: Form 1040, line 1z, and Schedule 1, lines 3, 6, and 8r, minus Schedule 1, line 15',
  ({ get }) =>
    get(totalWages) +
    get(businessIncome) +
    get(farmIncome) +
    get(scholarships) -
    get(halfOfSelfEmploymentTax),
);

export const dependentAmount = money(
  '2',
  'Amount for a dependent',
  'Is your earned income more than $850? Yes: add $450. No: enter $1,300',
  ({ get, law }) =>
    largerOf(
      get(earnedIncome) + law.standardDeduction.dependentEarnedIncomePlus,
      law.standardDeduction.dependentMinimum,
    ),
);

export const regularAmount = money(
  '3',
  'Amount for your filing status',
  'Enter the amount shown below for your filing status',
  ({ facts, law }) => law.standardDeduction.amount[facts.filingStatus],
);

export const beforeAge = money(
  '4a',
  'Amount before age and blindness additions',
  'Enter the smaller of line 2 or line 3',
  ({ get }) => (get(isDependent) ? smallerOf(get(dependentAmount), get(regularAmount)) : get(regularAmount)),
);

export const forAge = money(
  '4b',
  'Additional amount for age and blindness',
  'If born before January 2, 1960, or blind, multiply the number of boxes checked by $1,550 ($1,950 if single or head of household)',
  ({ get, facts, law }) => get(boxes) * law.standardDeduction.ageOrBlindness[facts.filingStatus],
);

/** Married people who file separately both itemize, or neither does. */
export const standardDeduction = money(
  '4c',
  'Standard deduction',
  'Add lines 4a and 4b. Enter the total here and on Form 1040 or 1040-SR, line 12',
  ({ get, facts }) =>
    facts.filingStatus === 'mfs' && facts.spouseItemizes ? 0 : get(beforeAge) + get(forAge),
);

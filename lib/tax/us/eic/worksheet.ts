import { blankIfZero, nextMultipleOf, smallerOf } from '../../engine/verbs';
import { form } from '../form';
import { agi } from '../form-1040/taxable-income';
import { earnedIncome } from './earned-income';
import { canTakeCredit, childCount, creditLaw } from './eligibility';
import { creditFromTable } from './table';

const makers = form('eic-worksheet', 'Earned Income Credit Worksheet', {
  name: 'EIC Worksheet A',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), line 27, Worksheets A and B',
  attachedWhen: ({ get }) => get(canTakeCredit),
});
export const eicWorksheet = makers.form;
const { money } = makers;

export const income = money('1', 'Earned income', 'Enter your earned income from Step 5', ({ get }) =>
  get(earnedIncome),
);

export const creditOnEarnings = money(
  '2',
  'Credit based on earned income',
  'Look up the amount on line 1 above in the EIC Table to find the credit. Be sure you use the correct column for your filing status and the number of children',
  ({ get, facts, law }) =>
    creditFromTable(
      get(income),
      creditLaw(get(childCount), law.earnedIncome),
      law.earnedIncome.tableRow,
      facts.filingStatus === 'mfj',
    ),
);

export const adjustedIncome = money(
  '3',
  'Adjusted gross income',
  'Enter the amount from Form 1040 or 1040-SR, line 11',
  ({ get }) => get(agi),
);

/** Blank when adjusted gross income is the same as earned income, or below the start of the phase-out. */
export const creditOnAgi = money(
  '5',
  'Credit based on AGI',
  'If line 3 is $10,350 or more ($17,250 if married filing jointly) without a qualifying child, or $22,750 or more ($29,650) with one or more: look up the amount on line 3 in the EIC Table',
  ({ get, facts, law }) => {
    const joint = facts.filingStatus === 'mfj';
    const credit = creditLaw(get(childCount), law.earnedIncome);
    const { tableRow } = law.earnedIncome;
    const start = nextMultipleOf(tableRow, joint ? credit.phaseOutStartJoint : credit.phaseOutStart);
    if (get(adjustedIncome) === get(income) || get(adjustedIncome) < start) return null;
    return creditFromTable(get(adjustedIncome), credit, tableRow, joint);
  },
);

export const earnedIncomeCredit = money(
  '6',
  'Earned income credit',
  'This is your earned income credit. Enter this amount on Form 1040 or 1040-SR, line 27',
  ({ get, entry }) => {
    if (!get(canTakeCredit)) return null;
    const onAgi = entry(creditOnAgi);
    return blankIfZero(onAgi === null ? get(creditOnEarnings) : smallerOf(get(creditOnEarnings), onAgi));
  },
);

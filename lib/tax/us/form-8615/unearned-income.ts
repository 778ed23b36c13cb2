import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { totalIncome } from '../form-1040/income';
import { agi, taxableIncome } from '../form-1040/taxable-income';
import { itemizedTotal, scheduleA } from '../schedule-a/schedule-a';
import { earlyWithdrawal } from '../schedule-1/adjustments';
import { decideForm8615, makers } from './form';
import { payOf, testChild } from './who-must-file';

const { money } = makers;

/** Child's Unearned Income Worksheet; adjusted gross income where the child has no pay. */
export const unearnedIncome = money(
  '1',
  'Unearned income',
  'Enter the child’s unearned income. See instructions',
  (reader) => {
    const pay = payOf(reader);
    if (pay === 0) return reader.get(agi);
    return reader.get(totalIncome) - pay - reader.get(earlyWithdrawal);
  },
);

/**
 * Itemized deductions directly connected with unearned income: interest, and premiums of bonds (Instructions for Form 8615,
 * line 2). Nobody has more of them than Schedule A deducts.
 */
export const connectedDeductions = (reader: TaxReader): number => {
  const { connectedDeductions: stated } = reader.facts.parents;
  return stated !== null && dollars(stated) > 0 && reader.attached(scheduleA)
    ? smallerOf(dollars(stated), reader.get(itemizedTotal))
    : 0;
};

/** IRC 1(g)(4)(A)(ii): twice the smallest standard deduction of a dependent, or once with the deductions, if that is more. */
export const untaxedPart = money(
  '2',
  'Amount exempt from the parents’ rate',
  'If the child did not itemize deductions on Schedule A (Form 1040), enter $2,600. Otherwise, see instructions',
  (reader) =>
    largerOf(
      reader.law.thresholds.kiddieUnearnedIncome,
      reader.law.standardDeduction.dependentMinimum + connectedDeductions(reader),
    ),
);

export const unearnedAbove = money(
  '3',
  'Unearned income over that amount',
  'Subtract line 2 from line 1. If zero or less, stop; don’t complete the rest of this form but do attach it to the child’s return',
  ({ get }) => get(unearnedIncome) - get(untaxedPart),
);

export const childIncome = money(
  '4',
  'Child’s taxable income',
  'Enter the child’s taxable income from Form 1040, line 15',
  ({ get }) => get(taxableIncome),
);

export const netUnearnedIncome = money(
  '5',
  'Net unearned income',
  'Enter the smaller of line 3 or line 4. If zero, stop; don’t complete the rest of this form but do attach it to the child’s return',
  ({ get }) => notBelowZero(smallerOf(get(unearnedAbove), get(childIncome))),
);

/** Asked for age first, which rules out nearly everybody. */
const mayOwe = (reader: TaxReader): boolean =>
  testChild(reader) !== 'no' && reader.get(netUnearnedIncome) > 0;

decideForm8615((reader) => mayOwe(reader) && testChild(reader) === 'yes');

refuse(
  'taxpayer.dateOfBirth',
  'Your unearned income over $2,600 may be taxed at your parents’ rate (Form 8615). Enter their filing status, taxable income, and tax.',
  (reader) =>
    mayOwe(reader) &&
    testChild(reader) === 'yes' &&
    (reader.facts.parents.tax === null || reader.facts.parents.filingStatus === null),
);
refuse(
  'taxpayer.dateOfBirth',
  'You may owe tax at your parents’ rate (Form 8615). Tell us whether your earned income was more than half of your support.',
  (reader) => mayOwe(reader) && testChild(reader) === 'asks for support',
);
refuse(
  'parents.connectedDeductions',
  'Some of your itemized deductions may be for your investments. Enter the part that’s directly connected with your unearned income. It raises the amount that isn’t taxed at your parents’ rate (Form 8615, line 2).',
  (reader) =>
    reader.facts.parents.connectedDeductions === null &&
    mayOwe(reader) &&
    reader.attached(scheduleA) &&
    (isSome(reader.facts.itemized.investmentInterest) || isSome(reader.facts.itemized.otherDeductions)),
);

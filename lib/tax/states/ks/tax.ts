import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { earnedIncomeCredit as federalEic } from '../../us/form-1040/payments';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependentsWho, countFilers, filersOf } from '../shared/people';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { isUnder } from '../../us/ages';
import { isDependent as canBeClaimed } from '../../us/worksheets/standard-deduction';
import { type KansasReader, makers, residency } from './form';
import { federalAgi, kansasAgi, kansasShare, kansasSource, taxableIncome } from './income';

const { money, rate } = makers;

export const tax = money(
  '8',
  'Tax',
  'Tax from the tax tables or the tax computation schedules',
  ({ facts, get, law }) => taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table),
);
export const nonresidentShare = rate(
  '9',
  'Nonresident percentage',
  'Nonresident percentage from Schedule S, line B23',
  (reader) => (residency.isResident(reader) ? null : reader.get(kansasShare)),
);
export const nonresidentTax = money('10', 'Nonresident tax', 'Multiply line 8 by line 9', (reader) =>
  residency.isResident(reader) ? null : reader.get(tax) * reader.get(nonresidentShare),
);
export const incomeTax = money(
  '12',
  'Total income tax',
  'Residents: line 8. Nonresidents and part-year residents: line 10',
  (reader) => (residency.isResident(reader) ? reader.get(tax) : reader.get(nonresidentTax)),
);
export const otherStatesCredit = money(
  '13',
  'Credit for taxes paid to other states',
  'Credit for taxes paid to other states, from the worksheet',
  (reader) => {
    const { get } = reader;
    if (residency.isNonresident(reader)) return null;
    const base = residency.isResident(reader) ? get(kansasAgi) : get(kansasSource);
    return blankIfZero(creditForOtherStates(reader, { tax: get(incomeTax), income: base }));
  },
);
export const careCredit = money(
  '14',
  'Credit for child and dependent care expenses',
  'Residents: 50% of the credit on the federal return',
  (reader) => {
    const { get, law } = reader;
    if (!residency.isResident(reader)) return null;
    const credit = roundHalfUp(get(federalCareCredit) * law.careCredit.share);
    return blankIfZero(smallerOf(credit, get(incomeTax) - get(otherStatesCredit)));
  },
);
export const subtotal = money('16', 'Subtotal', 'Subtract lines 13, 14, and 15 from line 12', ({ get }) =>
  notBelowZero(get(incomeTax) - get(otherStatesCredit) - get(careCredit)),
);
/** Residents; for part of the year, the part of the credit that goes with the Kansas percentage. */
const wholeEarnedIncomeCredit = (reader: KansasReader): number => {
  const { get, law } = reader;
  if (residency.isNonresident(reader)) return 0;
  const credit = get(federalEic) * law.earnedIncomeCredit.share;
  return roundHalfUp(residency.isResident(reader) ? credit : credit * get(nonresidentShare));
};
export const earnedIncomeCredit = money(
  '17',
  'Earned income tax credit',
  'Earned income tax credit from the worksheet, up to line 16',
  (reader) => blankIfZero(smallerOf(wholeEarnedIncomeCredit(reader), reader.get(subtotal))),
);
/** Residents of the whole year with a child under 18, or 55, blind or disabled all year; nothing for older dependents. */
export const foodCredit = money(
  '18',
  'Food sales tax credit',
  'Food sales tax credit: $125 for each exemption, not counting dependents age 18 or older',
  (reader) => {
    const { facts, get, law } = reader;
    const { foodCredit: rule } = law;
    if (!residency.isResident(reader) || get(federalAgi) > rule.incomeLimit || get(canBeClaimed)) return null;
    const children = countDependentsWho(reader, ({ dateOfBirth }) =>
      isUnder(dateOfBirth, rule.childAge, facts.taxYear),
    );
    const own = countFilers(
      facts,
      (person) =>
        person.dateOfBirth < `${facts.taxYear - rule.age}-01-01` ||
        person.blind ||
        person.permanentlyDisabled,
    );
    if (children === 0 && own === 0 && !facts.states.KS.disabled) return null;
    const credit = (filersOf(facts) + children) * rule.each;
    return blankIfZero(smallerOf(credit, notBelowZero(get(subtotal) - get(earnedIncomeCredit))));
  },
);
export const taxAfterCredits = money(
  '19',
  'Total tax balance',
  'Subtract lines 17 and 18 from line 16. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(subtotal) - get(earnedIncomeCredit) - get(foodCredit)),
);
export const refundableEarnedIncomeCredit = money(
  '23',
  'Refundable portion of the earned income tax credit',
  'The amount of the earned income tax credit over line 17',
  (reader) => blankIfZero(largerOf(0, wholeEarnedIncomeCredit(reader) - reader.get(earnedIncomeCredit))),
);
export const settlement = makeSettlement(makers, {
  code: 'KS',
  due: [taxAfterCredits],
  credits: [refundableEarnedIncomeCredit],
  withheld: '20',
  payments: [
    { number: '21', label: 'Estimated payments', of: ['estimated', 'applied', 'otherWithholding'] },
    { number: '22', label: 'Paid with extension', of: ['extension'] },
  ],
  total: '28',
  overpaid: '34',
  donated: '36',
  applied: '35',
  refund: '44',
  owed: '33',
});

import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { creditBeforeLimit } from '../../us/form-2441/form-2441';
import { earnedIncomeCredit as federalEic } from '../../us/form-1040/payments';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { creditForOtherStates } from '../shared/other-states-credit';
import { useTaxDue } from '../shared/payments';
import { countDependents, countFilers, isAtLeast } from '../shared/people';
import { rowOf, taxBySteps } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, type LouisianaReader, makers, residency } from './form';
import { federalAgi, louisianaAgi, louisianaIncome, louisianaShare, tableIncome } from './income';

const { money } = makers;

export const exemptions = money(
  '6D',
  'Exemptions',
  'Personal exemption, plus $1,000 for each filer age 65 or older, each filer who is blind, and each dependent',
  (reader) => {
    const { facts, law } = reader;
    const { exemption } = law;
    return (
      exemption.personal[facts.filingStatus] +
      (facts.filingStatus === 'qss' ? exemption.survivingSpouse : 0) +
      (countFilers(facts, (person) => isAtLeast(facts, person, exemption.age)) +
        countFilers(facts, ({ blind }) => blind)) *
        exemption.agedOrBlind +
      countDependents(reader) * exemption.dependent
    );
  },
);
const shareOf = (reader: LouisianaReader) => (residency.isResident(reader) ? 1 : reader.get(louisianaShare));
/** The table holds the tax on the middle of its rows of $250; Form IT-540B computes without a table. */
export const tax = money(
  '10',
  'Louisiana income tax',
  'Tax from the tax table for your filing status and exemptions',
  (reader) => {
    const { facts, get, law } = reader;
    const steps = law.tax.steps[facts.filingStatus];
    const { row, below } = law.tax.table;
    const taxed = get(tableIncome);
    const middle =
      residency.isResident(reader) && taxed < below ? Math.floor(taxed / row) * row + row / 2 : taxed;
    const exempt = get(exemptions) * shareOf(reader);
    return taxed <= 0 ? 0 : notBelowZero(taxBySteps(middle, steps) - taxBySteps(exempt, steps));
  },
);
export const otherStatesCredit = money(
  '11',
  'Nonrefundable priority 1 credits',
  'Nonrefundable priority 1 credits from Schedule C: tax paid to other states',
  (reader) => {
    const { get } = reader;
    if (residency.isNonresident(reader)) return null;
    const base = get(residency.isResident(reader) ? louisianaAgi : louisianaIncome);
    return blankIfZero(creditForOtherStates(reader, { tax: get(tax), income: base }));
  },
);
export const taxAfterFirst = money(
  '12',
  'Tax after priority 1 credits',
  'Subtract line 11 from line 10',
  ({ get }) => get(tax) - get(otherStatesCredit),
);
/** Half of the credit as Form 2441 figures it before the limit by tax, up to $25,000 of federal income. */
export const refundableCareCredit = money(
  '13',
  'Refundable child care credit',
  'Louisiana refundable child care credit from the worksheet',
  (reader) => {
    const { get, law } = reader;
    if (residency.isNonresident(reader) || get(federalAgi) > law.careCredit.refundableLimit) return null;
    return blankIfZero(
      roundHalfUp(get(creditBeforeLimit) * law.careCredit.refundableShare) * shareOf(reader),
    );
  },
);
export const earnedIncomeCredit = money(
  '15',
  'Earned income credit',
  'Louisiana earned income credit: 5% of the federal credit',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(reader.get(federalEic) * reader.law.earnedIncomeCredit.share * shareOf(reader)),
);
export const refundableCredits = money(
  '17',
  'Refundable priority 2 credits',
  'Add lines 13 to 16',
  ({ get }) => blankIfZero(get(refundableCareCredit) + get(earnedIncomeCredit)),
);
/** Schedule J: what is not used may be carried to the next five years. */
export const careCredit = form('la-schedule-j', 'Nonrefundable Priority 3 Credits', {
  name: 'Schedule J (Form IT-540)',
  attachedWhen: 'anyEntry',
});
export const nonrefundableCareCredit = careCredit.money(
  '2',
  'Nonrefundable child care credit',
  'Louisiana nonrefundable child care credit from the worksheet',
  (reader) => {
    const { get, law } = reader;
    if (residency.isNonresident(reader) || get(federalAgi) <= law.careCredit.refundableLimit) return null;
    const row = rowOf(get(federalAgi), law.careCredit.shares);
    const credit = Math.min(row.most, roundHalfUp(get(federalCareCredit) * row.share)) * shareOf(reader);
    return blankIfZero(smallerOf(credit, get(taxAfterFirst)));
  },
);
export const taxAfterCredits = money(
  '22A',
  'Adjusted Louisiana income tax',
  'Tax after nonrefundable priority 3 credits',
  ({ get }) => get(taxAfterFirst) - get(nonrefundableCareCredit),
);
export const useTax = money(
  '22B',
  'Consumer use tax',
  'Consumer use tax from the worksheet, state and local parts combined',
  ({ facts, law }) => useTaxDue(facts, 'LA', law.useTax.rate),
);
export const settlement = makeSettlement(makers, {
  code: 'LA',
  due: [taxAfterCredits, useTax],
  credits: [refundableCredits],
  withheld: '26',
  payments: [
    { number: '27', label: 'Credit carried forward', of: ['applied'] },
    { number: '28', label: 'Estimated payments', of: ['estimated', 'otherWithholding'] },
    { number: '29', label: 'Paid with extension', of: ['extension'] },
  ],
  total: '30',
  overpaid: '31',
  donated: '34',
  applied: '36',
  refund: '37',
  owed: '45',
});

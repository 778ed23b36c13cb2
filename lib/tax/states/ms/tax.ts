import { blankIfZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { creditForOtherStates } from '../shared/other-states-credit';
import { useTaxDue } from '../shared/payments';
import { makeSettlement } from '../shared/settlement';
import { makers, residency } from './form';
import { mississippiAgi, mississippiShare, taxed } from './income';

const { money } = makers;

export const tax = money(
  '17',
  'Income tax due',
  'Income tax due, from the Schedule of Tax Computation',
  ({ get, law }) => get(taxed) * law.tax.rate,
);
export const otherStatesCredit = money(
  '18',
  'Credit for tax paid to another state',
  'Credit for tax paid to another state, from Form 80-160',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, { tax: reader.get(tax), income: reader.get(mississippiAgi) }),
        ),
);
export const careCredit = money(
  '19',
  'Other credits',
  'Other credits from Form 80-401: 25% of the federal child care credit, if income is $50,000 or less',
  (reader) => {
    const { get, law } = reader;
    if (residency.isNonresident(reader) || get(mississippiAgi) > law.careCredit.incomeLimit) return null;
    const credit = roundHalfUp(get(federalCareCredit) * law.careCredit.share * get(mississippiShare));
    return blankIfZero(smallerOf(credit, get(tax) - get(otherStatesCredit)));
  },
);
export const netTax = money(
  '20',
  'Net income tax due',
  'Line 17 minus lines 18 and 19',
  ({ get }) => get(tax) - get(otherStatesCredit) - get(careCredit),
);
export const useTax = money(
  '21',
  'Consumer use tax',
  'Consumer use tax on purchases made without sales tax',
  ({ facts, law }) => useTaxDue(facts, 'MS', law.useTax.rate),
);
export const settlement = makeSettlement(makers, {
  code: 'MS',
  due: [netTax, useTax],
  credits: [],
  withheld: '24',
  payments: [
    {
      number: '25',
      label: 'Estimated and extension payments',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '28',
  overpaid: '29',
  applied: '32',
  donated: '33',
  refund: '34',
  owed: '35',
});

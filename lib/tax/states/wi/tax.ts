import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { refundElections } from '../shared/payments';
import { makeSettlement } from '../shared/settlement';
import {
  careCredit,
  earnedIncomeCredit,
  homesteadCredit,
  itemizedCredit,
  marriedCredit,
  propertyTaxCredit,
  tax,
  taxBeforeOtherStates,
} from './credits';
import { form, makers, residency } from './form';
import { hereIncome } from './income';

const { money } = makers;

export const otherStateCredit = money(
  '20',
  'Net income tax paid to another state',
  'From Schedule OS: tax paid to other states, up to the Wisconsin tax on that income',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    return blankIfZero(
      creditForRows(
        creditedRows(facts, 'WI', 'resident'),
        (taxed) => get(taxBeforeOtherStates) * ratio(taxed, get(hereIncome)),
        get(taxBeforeOtherStates),
      ),
    );
  },
);
const credits = money('21', 'Total credits', 'Add the credits on lines 13 to 20', ({ get }) =>
  blankIfZero(
    get(itemizedCredit) +
      get(careCredit) +
      get(propertyTaxCredit) +
      get(marriedCredit) +
      get(otherStateCredit),
  ),
);
export const netTax = money(
  '22',
  'Net tax',
  'Subtract line 21 from line 12. If line 21 is more than line 12, enter 0',
  ({ get }) => notBelowZero(get(tax) - get(credits)),
);
const donations = money('24', 'Donations', 'Donations to the funds listed on the form', ({ facts }) =>
  blankIfZero(dollars(refundElections(facts, 'WI').donated)),
);
const total = money(
  '27',
  'Total tax and donations',
  'Add lines 22 through 26',
  ({ get }) => get(netTax) + get(donations),
);
export const refundableCredits = form('wi-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Earned income credit and homestead credit',
  ({ get }) => get(earnedIncomeCredit) + get(homesteadCredit),
);
export const settlement = makeSettlement(makers, {
  code: 'WI',
  due: [total],
  credits: [refundableCredits],
  withheld: '28',
  payments: [
    {
      number: '29',
      label: 'Estimated payments and amount applied from last year',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '39',
  overpaid: '40',
  donated: null,
  applied: '42',
  refund: '41',
  owed: '43',
});

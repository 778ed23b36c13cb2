import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { untaxedPurchases } from '../shared/payments';
import { makeSettlement } from '../shared/settlement';
import { earnedIncomeCredit, homesteadCredit, taxBeforeOtherStates } from './credits';
import { form, makers, residency } from './form';
import { hereIncome } from './income';

const { money } = makers;

export const otherStateCredit = money(
  '21',
  'Net income tax paid to another state',
  'From Schedule OS: tax of other states, up to the Wisconsin tax on that income',
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
export const netTax = money(
  '23',
  'Net tax',
  'Subtract the credits. If less than zero, enter zero',
  ({ get }) => notBelowZero(get(taxBeforeOtherStates) - get(otherStateCredit)),
);
export const useTax = money(
  '24',
  'Sales and use tax',
  'Sales and use tax due on internet and other purchases',
  ({ facts, law }) => blankIfZero(exactDollars(untaxedPurchases(facts, 'WI')) * law.useTax.rate),
);
export const refundableCredits = form('wi-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Earned income credit and homestead credit',
  ({ get }) => get(earnedIncomeCredit) + get(homesteadCredit),
);
export const settlement = makeSettlement(makers, {
  code: 'WI',
  due: [netTax, useTax],
  credits: [refundableCredits],
  withheld: '29',
  payments: [
    {
      number: '30',
      label: 'Estimated payments and amount applied from last year',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '38',
  overpaid: '39',
  donated: '25',
  applied: '41',
  refund: '40',
  owed: '42',
});

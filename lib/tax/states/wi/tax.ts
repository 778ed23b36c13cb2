import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { makeSettlement } from '../shared/settlement';
import { earnedIncomeCredit, homesteadCredit, taxBeforeOtherStates } from './credits';
import { form, makers, residency } from './form';
import { hereIncome } from './income';

const { money } = makers;

export const otherStateCredit = money(
  '21',
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
export const netTax = money(
  '23',
  'Net tax',
  'Subtract the credits. If less than zero, enter zero',
  ({ get }) => notBelowZero(get(taxBeforeOtherStates) - get(otherStateCredit)),
);
export const refundableCredits = form('wi-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Earned income credit and homestead credit',
  ({ get }) => get(earnedIncomeCredit) + get(homesteadCredit),
);
export const settlement = makeSettlement(makers, {
  code: 'WI',
  due: [netTax],
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

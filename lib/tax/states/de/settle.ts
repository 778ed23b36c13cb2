import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { creditForOtherStates } from '../shared/other-states-credit';
import { railroadPensions } from '../shared/railroad';
import { makeSettlement } from '../shared/settlement';
import * as c from './columns';
import { form, income, non, res, residency } from './form';
import {
  afterCredits,
  bonds,
  careCredit,
  delawareAgi,
  earnedRefundable,
  otherInterest,
  personal,
  refunds,
  savings,
  tax,
} from './tax';

const payments = (withheld: string, estimated: string) => ({
  withheld,
  payments: [
    {
      number: estimated,
      label: 'Estimated tax paid and payments with extensions',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'] as const,
    },
  ],
});
export const residentSettlement = makeSettlement(res, {
  code: 'DE',
  due: [afterCredits],
  credits: [earnedRefundable],
  ...payments('35', '36'),
  total: '40',
  overpaid: '42',
  donated: '43',
  applied: '44',
  owed: '46',
  refund: '47',
});

/** PIT-NON: the tax on everything times the Delaware share, credits in the same proportion. */
export const delawareIncome = non.money(
  '30 column 2',
  'Delaware income',
  'Delaware source income and loss, after adjustments',
  (reader) => {
    const { each, get } = reader;
    const here =
      sum(each(income.agiHere)) -
      sum(each(income.here.socialSecurity)) -
      railroadPensions(reader, income.here.pensions);
    const pensionsAll = each(income.all.pensions);
    const excluded = sum(
      each(c.pension).map((amount, i) => {
        const all = pensionsAll[i] ?? 0;
        return all <= 0 ? 0 : amount * Math.min(1, (each(income.here.pensions)[i] ?? 0) / all);
      }),
    );
    const byDays = get(otherInterest) - get(bonds) - get(refunds) - get(savings);
    return notBelowZero(
      here - excluded + byDays * (residency.isNonresident(reader) ? 0 : get(residency.share)),
    );
  },
);
export const proration = non.rate(
  '42 decimal',
  'Proration decimal',
  'Delaware income divided by total income, to four decimal places',
  ({ get }) => {
    const all = get(delawareAgi);
    return get(delawareIncome) <= 0
      ? 0
      : all <= 0
        ? 1
        : Math.min(1, roundToPlaces(get(delawareIncome) / all, 4));
  },
);
export const prorated = non.money(
  '42',
  'Delaware tax',
  'Tax liability times the proration decimal',
  ({ get }) => get(tax) * get(proration),
);
export const nonCredits = non.money(
  '43',
  'Personal and child care credits',
  'Personal credits and, for part-year residents, the child care credit, times the proration decimal',
  (reader) => {
    const { get } = reader;
    const care = residency.isPartYear(reader) ? get(careCredit) : 0;
    return blankIfZero((get(personal) + care) * get(proration));
  },
);
export const partYearOther = non.money(
  '44',
  'Tax paid to other states',
  'Part-year residents: tax imposed by other states',
  (reader) => {
    const { get } = reader;
    if (!residency.isPartYear(reader)) return null;
    return blankIfZero(
      smallerOf(
        notBelowZero(get(prorated) - get(nonCredits)),
        creditForOtherStates(reader, { tax: get(prorated), income: get(delawareIncome) }),
      ),
    );
  },
);
export const nonBalance = non.money('47', 'Balance', 'Tax minus nonrefundable credits', ({ get }) =>
  notBelowZero(get(prorated) - get(nonCredits) - get(partYearOther)),
);
export const nonSettlement = makeSettlement(non, {
  code: 'DE',
  due: [nonBalance],
  credits: [],
  ...payments('48', '49'),
  total: '54',
  owed: '55',
  overpaid: '56',
  donated: '57',
  applied: '58',
  refund: '60',
});

const totals = form('de-totals', 'Totals', { kind: 'rules' });
export const totalsForm = totals.form;
const either = (number: string, label: string, own: Line<number>, others: Line<number>): Line<number> =>
  totals.money(number, label, label, (reader) => reader.get(residency.isResident(reader) ? own : others));
export const before = either('1', 'Tax before credits', tax, prorated);
export const after = either('2', 'Tax after nonrefundable credits', afterCredits, nonBalance);
export const refundable = totals.money('3', 'Refundable credits', 'Line 34', (reader) =>
  residency.isResident(reader) ? reader.get(earnedRefundable) : 0,
);
export const withheld = either('4', 'Tax withheld', residentSettlement.withheld, nonSettlement.withheld);
export const refund = either('5', 'Refund', residentSettlement.refund, nonSettlement.refund);
export const owed = either('6', 'Amount owed', residentSettlement.owed, nonSettlement.owed);

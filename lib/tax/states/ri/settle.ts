import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { type Line } from '../../engine/line';
import { creditForOtherStates } from '../shared/other-states-credit';
import { makeSettlement } from '../shared/settlement';
import { form, income, ri1040, ri1040nr, residency } from './form';
import {
  additions,
  afterCredits,
  benefits,
  bonds,
  careCredit,
  earnedIncomeCredit,
  military,
  modifiedAgi,
  pensions,
  railroad,
  propertyRelief,
  refunds,
  savings,
  tax,
  useTax,
  useTaxOf,
} from './tax';

const estimated = (number: string) => [
  {
    number,
    label: '2024 estimated tax payments and amount applied from last year’s return',
    of: ['estimated', 'applied', 'extension', 'otherWithholding'] as const,
  },
];
export const residentSettlement = makeSettlement(ri1040, {
  code: 'RI',
  due: [afterCredits, useTax],
  credits: [propertyRelief, earnedIncomeCredit],
  withheld: '14a',
  payments: estimated('14b'),
  total: '14g',
  owed: '15c',
  overpaid: '16',
  donated: '11',
  refund: '17',
  applied: '18',
});

const nr = ri1040nr;
export const beforeAllocation = nr.money(
  '10',
  'Tax before allocation',
  'RI tax after allowable Federal credit, before allocation',
  ({ get }) => notBelowZero(get(tax) - get(careCredit)),
);
/** Modifications follow the income they belong to, or the days. */
export const rhodeIslandIncome = nr.money(
  '11 income',
  'Rhode Island income',
  'Modified federal AGI from Rhode Island',
  (reader) => {
    const { each, get } = reader;
    const part = (mods: number, here: Line<number>, all: Line<number>) => {
      const whole = sum(each(all));
      return whole <= 0 ? 0 : mods * Math.min(1, sum(each(here)) / whole);
    };
    const days = residency.isNonresident(reader) ? 0 : get(residency.share);
    return notBelowZero(
      sum(each(income.agiHere)) -
        part(get(benefits), income.here.socialSecurity, income.all.socialSecurity) -
        part(get(pensions) + get(military) + get(railroad), income.here.pensions, income.all.pensions) +
        (get(additions) - get(bonds) - get(refunds) - get(savings)) * days,
    );
  },
);
export const allocation = nr.rate(
  '11 percentage',
  'Allocation',
  'Rhode Island income divided by modified federal AGI, to four decimal places',
  ({ get }) => {
    const here = get(rhodeIslandIncome);
    const all = get(modifiedAgi);
    return here <= 0 ? 0 : all <= 0 ? 1 : Math.min(1, roundToPlaces(here / all, 4));
  },
);
export const allocated = nr.money(
  '11',
  'RI allocated income tax',
  'Multiply line 10 by the allocation',
  ({ get }) => get(beforeAllocation) * get(allocation),
);
export const nrOtherStates = nr.money(
  '12',
  'Tax paid to other states',
  'Part-year residents: credit for income taxes paid to other states',
  (reader) => {
    const { get } = reader;
    if (!residency.isPartYear(reader)) return null;
    return blankIfZero(
      creditForOtherStates(reader, { tax: get(allocated), income: get(rhodeIslandIncome), places: 4 }),
    );
  },
);
export const nrAfter = nr.money('13a', 'Tax after credits', 'RI tax after credits', ({ get }) =>
  notBelowZero(get(allocated) - get(nrOtherStates)),
);
export const nrUse = nr.money('15a', 'Use tax', 'Use/sales tax due', useTaxOf);
export const nrEarned = nr.money(
  '17d',
  'RI earned income credit',
  'RI earned income credit times the allocation',
  ({ get }) => blankIfZero(get(earnedIncomeCredit) * get(allocation)),
);
export const nrSettlement = makeSettlement(nr, {
  code: 'RI',
  due: [nrAfter, nrUse],
  credits: [nrEarned],
  withheld: '17a',
  payments: estimated('17b'),
  total: '17g',
  owed: '18c',
  overpaid: '19',
  donated: '14',
  refund: '20',
  applied: '21',
});

const totals = form('ri-totals', 'Totals', { kind: 'rules' });
export const totalsForm = totals.form;
const either = (number: string, label: string, own: Line<number>, others: Line<number>): Line<number> =>
  totals.money(number, label, label, (reader) => reader.get(residency.isResident(reader) ? own : others));
export const shareOfTax = totals.money(
  '0',
  'Rhode Island share of tax',
  'Tax times the allocation',
  ({ get }) => get(tax) * get(allocation),
);
export const before = either('1', 'Tax before credits', tax, shareOfTax);
export const after = either('2', 'Tax after nonrefundable credits', afterCredits, nrAfter);
export const refundable = totals.money(
  '3',
  'Refundable credits',
  'Property tax relief and earned income credit',
  (reader) =>
    residency.isResident(reader)
      ? reader.get(propertyRelief) + reader.get(earnedIncomeCredit)
      : reader.get(nrEarned),
);
export const withheld = either('4', 'Tax withheld', residentSettlement.withheld, nrSettlement.withheld);
export const refund = either('5', 'Refund', residentSettlement.refund, nrSettlement.refund);
export const owed = either('6', 'Amount owed', residentSettlement.owed, nrSettlement.owed);

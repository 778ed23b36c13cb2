import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { addCents, dollars } from '../../facts/cents';
import { medicalExpenses } from '../../us/schedule-a/schedule-a';
import { makeSettlement } from '../shared/settlement';
import { taxFromTable } from '../shared/rates';
import { form, nj1040, nj1040nr, residency } from './form';
import { everywhere, newJerseyPart, resident } from './income';
import * as lines from './nj-1040';

export const totalDue = nj1040.money(
  '54',
  'Total tax due',
  'Total Tax Due (Add lines 50 through 53c)',
  ({ get }) => get(lines.balanceAfterCredits) + get(lines.useTax),
);
export const residentSettlement = makeSettlement(nj1040, {
  code: 'NJ',
  due: [totalDue],
  credits: [...lines.refundable, ...lines.otherPayments],
  withheld: '55',
  payments: [
    {
      number: '57',
      label: 'New Jersey estimated tax payments and credit from last year’s return',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '66',
  overpaid: '68',
  applied: '69',
  donated: '70',
  refund: '80',
  owed: '79',
});

const { money, rate } = nj1040nr;
export const exemptionsNr = money('30', 'Exemption amount', 'Total Exemption Amount', ({ get }) =>
  get(lines.allExemptions),
);
export const medicalNr = money('31', 'Medical expenses', 'Medical Expenses', ({ get, law }) =>
  blankIfZero(Math.max(0, get(medicalExpenses) - get(everywhere.gross) * law.medical.floor)),
);
export const alimonyNr = money(
  '32',
  'Alimony paid',
  'Alimony and separate maintenance payments',
  ({ facts }) => blankIfZero(dollars(addCents(facts.adjustments.alimonyPaid, ({ amount }) => amount))),
);
export const taxableNr = money('39', 'Taxable income', 'Taxable Income', ({ get }) =>
  Math.max(0, get(everywhere.gross) - get(exemptionsNr) - get(medicalNr) - get(alimonyNr)),
);
export const taxNr = money(
  '40',
  'Tax on total taxable income',
  'Tax on the amount on line 39',
  ({ get, facts, law }) =>
    get(everywhere.gross) <= law.threshold.income[facts.filingStatus]
      ? 0
      : taxFromTable(get(taxableNr), law.rates.steps[facts.filingStatus], law.table),
);
export const percentageNr = rate(
  '41',
  'Income percentage',
  'Column B, line 29, divided by column A, line 29, to four decimal places',
  ({ get }) => {
    const all = get(everywhere.gross);
    return all <= 0 ? 0 : Math.min(1, roundToPlaces(get(newJerseyPart.gross) / all, 4));
  },
);
export const newJerseyTax = money(
  '42',
  'New Jersey tax',
  'Multiply amount from line 40 by the percentage from line 41',
  ({ get }) => get(taxNr) * get(percentageNr),
);
export const nonresidentSettlement = makeSettlement(nj1040nr, {
  code: 'NJ',
  due: [newJerseyTax],
  credits: [],
  withheld: '51',
  payments: [
    {
      number: '52',
      label: 'New Jersey estimated payments and credit from last year’s return',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '59',
  overpaid: '61',
  applied: '62',
  donated: '63',
  refund: '73',
  owed: '72',
});

const totals = form('nj-totals', 'Totals', { kind: 'rules' });
export const totalsForm = totals.form;
const either = (number: string, label: string, own: Line<number>, others: Line<number>): Line<number> =>
  totals.money(number, label, label, (reader) => reader.get(residency.isNonresident(reader) ? others : own));
export const gross = either('1', 'Gross income', resident.gross, everywhere.gross);
export const taxable = either('2', 'Taxable income', lines.taxable, taxableNr);
export const before = either('3', 'Tax before credits', lines.tax, newJerseyTax);
export const after = either('4', 'Tax after nonrefundable credits', lines.balanceAfterCredits, newJerseyTax);
export const refundable = totals.money('5', 'Refundable credits', 'Lines 56, 58, 63, 64, and 65', (reader) =>
  residency.isNonresident(reader) ? 0 : sum(lines.refundable.map(reader.get)),
);
export const withheld = either(
  '6',
  'Tax withheld',
  residentSettlement.withheld,
  nonresidentSettlement.withheld,
);
export const refund = either('7', 'Refund', residentSettlement.refund, nonresidentSettlement.refund);
export const owed = either('8', 'Amount owed', residentSettlement.owed, nonresidentSettlement.owed);

import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { addCents, dollars, noCents } from '../../facts/cents';
import { entityTaxCredit } from '../shared/entity-tax';
import { makeSettlement } from '../shared/settlement';
import * as cities from './cities';
import * as credits from './credits';
import { form, it201Makers, type NewYorkReader, residency } from './form';
import * as nonresident from './it-203';
import { totalStateTax } from './tax';
import { useTaxOn } from './use-tax';
import * as yonkers from './yonkers';

const { money } = it201Makers;

export const useTax = money(
  '59',
  'Sales or use tax',
  'Sales or use tax at the rate where you live',
  useTaxOn,
);

const localWithheld = ({ facts }: NewYorkReader, place: RegExp): number =>
  dollars(
    addCents(facts.w2s, (w2) =>
      addCents(w2.states, (row) =>
        row.state.toUpperCase() === 'NY' && (place.test(row.locality) || place.test(row.localityCode))
          ? row.localWithholding
          : noCents,
      ),
    ),
  );
const cityWords = /^(nyc|new york|n\.?y\.?c)/i;
const yonkersWords = /^yon/i;

const residentCredits: Line<number>[] = [
  ['63', 'Empire State child credit', credits.childCredit],
  ['64', 'Child and dependent care credit', credits.careCredit],
  ['65', 'Earned income credit', credits.earnedIncomeCredit],
  ['67', 'Real property tax credit', credits.propertyCredit],
  ['68', 'College tuition credit', credits.tuitionCredit],
].map(([number, label, line]) =>
  money(number as string, label as string, label as string, ({ get }) =>
    blankIfZero(get(line as Line<number>)),
  ),
);
/** Tax Law 606(kkk) and 1310(g): credit of both taxes, which Form IT-225 adds to income. */
const entityTax = money(
  '71',
  'Other refundable credits',
  'Other refundable credits: pass-through entity tax credit from Form IT-653, line 3',
  ({ facts }) => blankIfZero(entityTaxCredit(facts, 'NY')),
);
export const residentSettlement = makeSettlement(it201Makers, {
  code: 'NY',
  due: [totalStateTax, yonkers.cityTaxes, useTax],
  credits: [
    ...residentCredits,
    ...cities.cityCredits,
    entityTax,
    money('73', 'NYC tax withheld', 'Total NYC tax withheld', (reader) =>
      blankIfZero(localWithheld(reader, cityWords)),
    ),
    money('74', 'Yonkers tax withheld', 'Total Yonkers tax withheld', (reader) =>
      blankIfZero(localWithheld(reader, yonkersWords)),
    ),
  ],
  withheld: '72',
  payments: [
    {
      number: '75',
      label: 'Estimated tax payments and amount paid with Form IT-370',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '76',
  overpaid: '77',
  refund: '78',
  applied: '79',
  donated: '60',
  owed: '80',
});

const other = nonresident.makers;
const nonresidentUse = other.money(
  '56',
  'Sales or use tax',
  'Sales or use tax at the rate where you live',
  useTaxOn,
);
export const nonresidentSettlement = makeSettlement(other, {
  code: 'NY',
  due: [nonresident.totalTax, yonkers.ofOthers, nonresidentUse],
  credits: [
    nonresident.partYearRefundable,
    other.money('63', 'NYC tax withheld', 'Total NYC tax withheld', (reader) =>
      blankIfZero(localWithheld(reader, cityWords)),
    ),
    other.money('64', 'Yonkers tax withheld', 'Total Yonkers tax withheld', (reader) =>
      blankIfZero(localWithheld(reader, yonkersWords)),
    ),
  ],
  withheld: '62',
  payments: [
    {
      number: '65',
      label: 'Estimated tax payments and amount paid with Form IT-370',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '66',
  overpaid: '67',
  refund: '68',
  applied: '69',
  donated: '57',
  owed: '70',
});

const totals = form('ny-totals', 'Totals', { kind: 'rules' });
export const totalsForm = totals.form;
/** The same figure on either form. */
const either = (number: string, label: string, resident: Line<number>, others: Line<number>): Line<number> =>
  totals.money(number, label, label, (reader) =>
    reader.get(residency.isResident(reader) ? resident : others),
  );
export const afterNonrefundable = either(
  '1',
  'Tax after nonrefundable credits',
  totalStateTax,
  nonresident.totalTax,
);
export const refundableResident = totals.money(
  '2 resident',
  'Residents’ refundable credits',
  'Lines 63 to 68, and 71',
  ({ get }) => sum([...residentCredits, entityTax].map(get)),
);
export const refundable = either(
  '2',
  'Refundable credits',
  refundableResident,
  nonresident.partYearRefundable,
);
export const withheld = either(
  '3',
  'Tax withheld',
  residentSettlement.withheld,
  nonresidentSettlement.withheld,
);
export const refund = either('4', 'Refund', residentSettlement.refund, nonresidentSettlement.refund);
export const owed = either('5', 'Amount owed', residentSettlement.owed, nonresidentSettlement.owed);
/** City taxes after the city's own refundable credits; it may be negative. */
export const localTax = totals.money(
  '6',
  'Local tax',
  'Lines 54 to 56 minus lines 69, 69a, and 70; Form IT-203, line 53',
  (reader) => {
    const { get } = reader;
    if (!residency.isResident(reader)) return get(yonkers.ofOthers);
    return (
      get(cities.cityTotal) +
      get(cities.yonkersSurcharge) +
      get(yonkers.ofResidents) -
      sum(cities.cityCredits.map(get))
    );
  },
);
export const before = totals.money(
  '7',
  'Tax before credits',
  'IT-201 line 39, or the prorated amount from IT-203',
  (reader) =>
    residency.isResident(reader)
      ? reader.get(nonresident.stateTaxAll)
      : notBelowZero(reader.get(nonresident.shareOfTax)),
);

import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { totalOf } from '../shared/placed-part';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, formWithCopies, income, makers, residency, schedule } from './form';
import { federalAgi, taxableIncome } from './income';
import { type Filer, listFilers } from '../../us/filers';

const { money } = makers;

export const hereIncome = schedule.money(
  '17',
  'North Dakota income',
  'Adjusted gross income, North Dakota column',
  (r) => totalOf(r, income.agiHere),
);
export const incomeRatio = schedule.rate(
  '20',
  'Income ratio',
  'North Dakota income divided by total income, to four decimal places, but not more than 1',
  ({ get }) => roundToPlaces(ratio(notBelowZero(get(hereIncome)), get(federalAgi)), 4),
);
const fullTax = schedule.money(
  '21',
  'Tax on all income',
  'Tax on Form ND-1, line 18',
  ({ get, facts, law }) => taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table),
);
export const tax = money(
  '20',
  'Tax',
  'Tax from the table or schedule, prorated on Schedule ND-1NR',
  (reader) =>
    residency.isResident(reader) ? reader.get(fullTax) : reader.get(fullTax) * reader.get(incomeRatio),
);
export const otherStateCredit = money(
  '21',
  'Tax paid to another state',
  'Credit for income tax paid to another state, from Schedule ND-1CR',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    return blankIfZero(
      creditForRows(
        creditedRows(facts, 'ND', 'resident'),
        (taxed) => get(tax) * ratio(taxed, residency.isResident(reader) ? get(federalAgi) : get(hereIncome)),
        get(tax),
      ),
    );
  },
);
const people = formWithCopies<Filer>('nd-marriage', 'Marriage Penalty Credit Worksheet, line 3', listFilers, {
  name: 'Marriage penalty credit worksheet',
  kind: 'worksheet',
});
/** Earnings, pensions and Social Security that are in federal income. */
const qualifiedIncome = people.money(
  '3',
  'Qualified income',
  'This person’s wages, business or farm income, pensions, and Social Security benefits',
  ({ at, copy }) =>
    at(income.all.wages, copy) +
    notBelowZero(at(income.all.business, copy)) +
    notBelowZero(at(income.all.farm, copy)) +
    at(income.all.pensions, copy) +
    at(income.all.socialSecurity, copy),
);
/** What two single returns would save, when both earn enough. */
export const marriageCredit = money(
  '22',
  'Marriage penalty credit',
  'From the Marriage Penalty Credit Worksheet',
  (reader) => {
    const { facts, get, each, law } = reader;
    const { taxableOver, incomeOver, deduction, most } = law.marriageCredit;
    if (facts.filingStatus !== 'mfj' || residency.isNonresident(reader) || get(taxableIncome) <= taxableOver)
      return null;
    const lesser = Math.min(...each(qualifiedIncome));
    if (lesser <= incomeOver) return null;
    const { steps, table } = law.tax;
    const own = notBelowZero(lesser - deduction);
    const single = (amount: number) => taxFromTable(amount, steps.single, table);
    const saved = get(fullTax) - single(own) - single(notBelowZero(get(taxableIncome) - own));
    const share = residency.isResident(reader) ? 1 : get(incomeRatio);
    return blankIfZero(smallerOf(most, notBelowZero(saved)) * share);
  },
);
export const netTax = money(
  '25',
  'Net tax liability',
  'Subtract the credits from line 20. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(tax) - get(otherStateCredit) - get(marriageCredit)),
);
export const refundableCredits = form('nd-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'North Dakota has no refundable credits',
  () => 0,
);
export const settlement = makeSettlement(makers, {
  code: 'ND',
  due: [netTax],
  credits: [],
  withheld: '26',
  payments: [
    {
      number: '27',
      label: 'Estimated tax paid and overpayment applied',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '28',
  overpaid: '29',
  donated: '31',
  applied: '30',
  refund: '32',
  owed: '33',
});
export { people };

import { type Line } from '../../../engine/line';
import { largerOf, notBelowZero, smallerOf, sum } from '../../../engine/verbs';
import { type AnnualizedPeriod } from '../../../facts/annualized-income';
import { dollars, exactDollars, plus } from '../../../facts/cents';
import { covers, refuse, warn } from '../../coverage';
import { form2555 } from '../../form-2555/form';
import { form8615 } from '../../form-8615/form';
import { additionalDeductions, agi, businessDeduction } from '../../form-1040/taxable-income';
import { additionsToTax, tax } from '../../form-1040/tax-and-credits';
import { type TaxReader } from '../../form';
import { itemizedTotal, scheduleA } from '../../schedule-a/schedule-a';
import { gainAt25, gainAt28 } from '../../schedule-d/schedule-d';
import { selfEmploymentTax } from '../../schedule-2/part-2';
import { taxAtGainRates } from '../../worksheets/gain-rates';
import { standardDeduction } from '../../worksheets/standard-deduction';
import { currentYearTax, otherTaxes, requiredPayment } from '../required-payment';
import { annualizes } from './election';
import { makers } from './form';
import { otherTaxesOf } from './other-taxes';
import { factorOf, listPeriods, periods } from './periods';
import { annualizedTax } from './self-employment';

covers('annualizedIncome');

type Cell = Line<number>;

/** Lines of a column that later columns read. */
interface Column {
  readonly total: Cell;
  readonly regular: Cell;
  readonly installment: Cell;
}

/** Dividends and gain of a period, annualized. */
const gainsOf = (period: AnnualizedPeriod, factor: number): number =>
  exactDollars(plus(period.qualifiedDividends, period.netCapitalGain)) * factor;

function makeColumn({ letter, text }: (typeof periods)[number], at: number): Column {
  const before = columns.slice(0, at);
  const previous = before.at(-1);
  /** A cell that a period before the end of the year figures from its own amounts, and the last column from the return. */
  const cell = (
    number: string,
    label: string,
    instruction: string,
    rule: (reader: TaxReader) => number | null,
    ofPeriod: (reader: TaxReader, period: AnnualizedPeriod, factor: number) => number | null = rule,
  ): Cell =>
    makers.money(`${number}${letter}`, `${label}, ${text}`, instruction, (reader) => {
      if (!annualizes(reader)) return null;
      const period = listPeriods(reader.facts)[at];
      return period ? ofPeriod(reader, period, factorOf(reader, at)) : rule(reader);
    });
  const selfEmployment = (reader: TaxReader): number => {
    const line = annualizedTax[at];
    return line ? sum(reader.each(line)) : 0;
  };

  const income = cell(
    '1',
    'Adjusted gross income',
    'Enter your adjusted gross income for each period (see instructions)',
    ({ get }) => get(agi),
    (reader, period, factor) =>
      dollars(period.income) - (selfEmployment(reader) * reader.law.selfEmployment.deductibleShare) / factor,
  );
  const annualized = cell(
    '3',
    'Annualized income',
    'Multiply line 1 by line 2',
    (reader) => reader.get(income) * factorOf(reader, at),
  );
  const itemized = cell(
    '4',
    'Itemized deductions',
    'If you itemize, enter itemized deductions for the period shown in each column. All others, enter -0-, and skip to line 7',
    ({ get, attached }) => (attached(scheduleA) ? get(itemizedTotal) : 0),
    ({ attached }, period) => (attached(scheduleA) ? dollars(period.itemized) : 0),
  );
  const annualizedItemized = cell(
    '6',
    'Annualized itemized deductions',
    'Multiply line 4 by line 5',
    (reader) => reader.get(itemized) * factorOf(reader, at),
  );
  const standard = cell(
    '7',
    'Standard deduction',
    'In each column, enter the full amount of your standard deduction from Form 1040 or 1040-SR, line 12',
    ({ get }) => get(standardDeduction),
  );
  const larger = cell('8', 'Larger deduction', 'Enter the larger of line 6 or line 7', ({ get }) =>
    largerOf(get(annualizedItemized), get(standard)),
  );
  const business = cell(
    '9',
    'Qualified business income deduction',
    'Deduction for qualified business income',
    ({ get }) => get(businessDeduction) + get(additionalDeductions),
    ({ get, facts, law }, period, factor) => {
      const { rate, threshold } = law.qualifiedBusiness;
      const others = exactDollars(period.additionalDeductions) * factor;
      const before = get(annualized) - get(larger) - others;
      // Above the threshold wages and property limit the deduction, and no period says how much there were.
      if (before > threshold[facts.filingStatus]) return others;
      const limit = notBelowZero(before - gainsOf(period, factor)) * rate;
      return smallerOf(exactDollars(period.qualifiedBusinessIncome) * factor * rate, limit) + others;
    },
  );
  const deductions = cell(
    '10',
    'Total deductions',
    'Add lines 8 and 9',
    ({ get }) => get(larger) + get(business),
  );
  const less = cell(
    '11',
    'Income less deductions',
    'Subtract line 10 from line 3',
    ({ get }) => get(annualized) - get(deductions),
  );
  const taxable = cell(
    '13',
    'Annualized taxable income',
    'Subtract line 12 from line 11. If zero or less, enter -0-',
    ({ get }) => notBelowZero(get(less)),
  );
  const incomeTax = cell(
    '14',
    'Tax',
    'Figure your tax on the amount on line 13 (see instructions)',
    ({ get }) => get(tax),
    ({ get, facts, law }, period, factor) => {
      const gain = exactDollars(period.netCapitalGain) * factor;
      const parts = { preferential: gainsOf(period, factor), gain, at28: 0, at25: 0 };
      return taxAtGainRates(get(taxable), parts, facts.filingStatus, law);
    },
  );
  const ofWork = cell(
    '15',
    'Self-employment tax',
    'Self-employment tax from line 36 (complete Part II below)',
    selfEmployment,
  );
  const others = cell(
    '16',
    'Other taxes',
    'Enter other taxes for each payment period including, if applicable, Additional Medicare Tax and/or Net Investment Income Tax (see instructions)',
    ({ get }) => get(additionsToTax) + get(otherTaxes) - get(selfEmploymentTax),
    (reader, period, factor) => otherTaxesOf(reader, period, factor, reader.get(annualized)),
  );
  const total = cell(
    '17',
    'Total tax',
    'Total tax. Add lines 14, 15, and 16',
    ({ get }) => get(incomeTax) + get(ofWork) + get(others),
  );
  const credits = cell(
    '18',
    'Credits',
    'For each period, enter the same type of credits as allowed on Form 2210, Part I, lines 1 and 3 (see instructions)',
    ({ get }) => get(total) - get(currentYearTax),
    (reader, period) => (period.credits === null ? creditsOfYear(reader) : dollars(period.credits)),
  );
  const owed = cell(
    '19',
    'Tax less credits',
    'Subtract line 18 from line 17. If zero or less, enter -0-',
    ({ get }) => notBelowZero(get(total) - get(credits)),
  );
  const share = cell(
    '21',
    'Tax due for the period',
    'Multiply line 19 by line 20',
    ({ get, law }) => get(owed) * (law.estimatedTax.annualizedShares[at] ?? 0),
  );
  const paidBefore = cell(
    '22',
    'Earlier installments',
    'Enter the total of the amounts in all previous columns of line 27',
    ({ get }) => (previous ? sum(before.map(({ installment }) => get(installment))) : null),
  );
  const due = cell(
    '23',
    'Annualized installment',
    'Subtract line 22 from line 21. If zero or less, enter -0-',
    ({ get }) => notBelowZero(get(share) - get(paidBefore)),
  );
  const quarter = cell(
    '24',
    'Regular installment',
    'Enter 25% (0.25) of line 9 on page 1 of Form 2210 in each column',
    ({ get, law }) => get(requiredPayment) * law.estimatedTax.installmentShare,
  );
  const saved = cell(
    '25',
    'Unused amount from previous column',
    'Subtract line 27 of the previous column from line 26 of that column',
    ({ get }) => (previous ? get(previous.regular) - get(previous.installment) : null),
  );
  const regular = cell(
    '26',
    'Maximum installment',
    'Add lines 24 and 25',
    ({ get }) => get(quarter) + get(saved),
  );
  const installment = cell(
    '27',
    'Required installment',
    'Enter the smaller of line 23 or line 26 here and on Form 2210, Part III, line 10',
    ({ get }) => smallerOf(get(due), get(regular)),
  );
  return { total, regular, installment };
}

/** Columns (a) to (d). */
const columns: Column[] = [];
for (const [at, period] of periods.entries()) columns.push(makeColumn(period, at));

/** Credits of the whole year: what stands between all taxes and the tax of line 4. */
function creditsOfYear({ get }: TaxReader): number {
  const year = columns.at(-1);
  return year ? get(year.total) - get(currentYearTax) : 0;
}

/** Line 27 of a column: the required installment. */
export const annualizedInstallment = ({ get }: TaxReader, column: number): number => {
  const line = columns[column]?.installment;
  return line ? get(line) : 0;
};

refuse(
  'annualizedIncome',
  'The annualized income method isn’t supported with gains taxed at 25% or 28%, the foreign earned income exclusion, or the tax on a child’s investment income.',
  (reader) =>
    annualizes(reader) &&
    (reader.get(gainAt25) > 0 ||
      reader.get(gainAt28) > 0 ||
      reader.attached(form2555) ||
      reader.attached(form8615)),
);
warn(
  'annualizedIncome',
  'In at least one period, your annualized income is over the Form 8995 limit. We leave out the qualified business income deduction for that period, so your penalty may be lower than shown.',
  (reader) =>
    annualizes(reader) &&
    listPeriods(reader.facts).some(
      ({ income, qualifiedBusinessIncome }, at) =>
        exactDollars(qualifiedBusinessIncome) > 0 &&
        exactDollars(income) * factorOf(reader, at) - reader.get(standardDeduction) >
          reader.law.qualifiedBusiness.threshold[reader.facts.filingStatus],
    ),
);

import { notBelowZero } from '../../engine/verbs';
import { form, type TaxReader } from '../form';
import { files2555, foreignAddBack } from '../form-2555/exclusion';
import { taxAtWorksheetRates } from '../form-1040/tax-and-credits';
import { taxableIncome } from '../form-1040/taxable-income';
import { minimumTaxAt, taxedIncome } from '../form-6251/part-2';
import { taxAtBothRates } from '../form-6251/rates';
import { taxOn } from './tax-table';

const regular = form('foreign-earned-income-tax', 'Foreign Earned Income Tax Worksheet', {
  name: 'Foreign Earned Income Tax Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), line 16; IRC 911(f)',
  neededWhen: ({ facts }) => facts.foreignEarnedIncome.length > 0,
  attachedWhen: (reader) => files2555(reader) && reader.get(taxableIncome) > 0,
});
export const foreignTaxWorksheet = regular.form;

export const ownIncome = regular.money(
  '1',
  'Taxable income',
  'Enter the amount from Form 1040 or 1040-SR, line 15',
  ({ get }) => get(taxableIncome),
);

export const excluded = regular.money(
  '2c',
  'Excluded income',
  'Enter the amount from Form 2555, lines 45 and 50, less itemized deductions or exclusions related to excluded income',
  (reader) => foreignAddBack(reader),
);

export const incomeWithExcluded = regular.money(
  '3',
  'Taxable plus excluded income',
  'Add lines 1 and 2c',
  ({ get }) => get(ownIncome) + get(excluded),
);

export const taxOnBoth = regular.money(
  '4',
  'Tax on the total',
  'Figure the tax on the amount on line 3. Use the Tax Table, Tax Computation Worksheet, Qualified Dividends and Capital Gain Tax Worksheet, or Schedule D Tax Worksheet, whichever applies',
  (reader) => taxAtWorksheetRates(reader, reader.get(incomeWithExcluded)),
);

export const taxOnExcluded = regular.money(
  '5',
  'Tax on excluded income',
  'Figure the tax on the amount on line 2c. Use the Tax Table or Tax Computation Worksheet',
  ({ get, facts, law }) => taxOn(get(excluded), facts.filingStatus, law.incomeTax),
);

export const taxAboveExcluded = regular.money(
  '6',
  'Tax',
  'Subtract line 5 from line 4. Enter the result. If zero or less, enter -0-. Also include this amount on the entry space on Form 1040 or 1040-SR, line 16',
  ({ get }) => notBelowZero(get(taxOnBoth) - get(taxOnExcluded)),
);

const minimum = form('foreign-earned-income-amt', 'Foreign Earned Income Tax Worksheet for the AMT', {
  name: 'Foreign Earned Income Tax Worksheet (Form 6251)',
  kind: 'worksheet',
  source: 'Instructions for Form 6251 (2024), line 7',
  neededWhen: ({ facts }) => facts.foreignEarnedIncome.length > 0,
  attachedWhen: (reader) => files2555(reader) && reader.get(taxedIncome) > 0,
});
export const foreignMinimumTaxWorksheet = minimum.form;

const whenTaxed = (rule: (reader: TaxReader) => number) => (reader: TaxReader) =>
  files2555(reader) && reader.get(taxedIncome) > 0 ? rule(reader) : null;

export const minimumIncome = minimum.money(
  '1',
  'Income over the exemption',
  'Enter the amount from Form 6251, line 6',
  whenTaxed(({ get }) => get(taxedIncome)),
);

export const excludedAgain = minimum.money(
  '2c',
  'Excluded income',
  'Enter the amount from Form 2555, lines 45 and 50, less itemized deductions or exclusions related to excluded income',
  whenTaxed((reader) => foreignAddBack(reader)),
);

export const minimumIncomeWithExcluded = minimum.money(
  '3',
  'Taxable plus excluded income',
  'Add line 1 and line 2c',
  whenTaxed(({ get }) => get(minimumIncome) + get(excludedAgain)),
);

export const minimumTaxOnBoth = minimum.money(
  '4',
  'Tax on the total',
  'If Part III applies, complete it with the amount on line 3 as its line 12 and enter the result from line 40. All others: 26% of line 3, or 28% less the subtraction amount',
  whenTaxed((reader) => minimumTaxAt(reader, reader.get(minimumIncomeWithExcluded))),
);

export const minimumTaxOnExcluded = minimum.money(
  '5',
  'Tax on excluded income',
  'Multiply line 2c by 26% (0.26), or by 28% (0.28) less the subtraction amount',
  whenTaxed(({ get, facts, law }) => taxAtBothRates(get(excludedAgain), facts.filingStatus, law.minimumTax)),
);

export const minimumTaxAboveExcluded = minimum.money(
  '6',
  'Tax',
  'Subtract line 5 from line 4. Enter here and on Form 6251, line 7. If zero or less, enter -0-',
  whenTaxed(({ get }) => notBelowZero(get(minimumTaxOnBoth) - get(minimumTaxOnExcluded))),
);

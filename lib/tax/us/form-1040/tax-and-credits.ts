import { addEntries, notBelowZero } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { childrenTax } from '../form-8814/form-8814';
import { form8615 } from '../form-8615/form';
import { childTax } from '../form-8615/form-8615';
import { totalAdditionsToTax } from '../schedule-2/part-1';
import { totalOtherTaxes } from '../schedule-2/part-2';
import { totalCredits as scheduleThreeCredits } from '../schedule-3/part-1';
import { schedule8812 } from '../schedule-8812/form';
import { childCredit as childCreditFrom8812 } from '../schedule-8812/part-1';
import { scheduleDTax } from '../schedule-d/tax-worksheet';
import { scheduleDTaxWorksheet } from '../schedule-d/tax-worksheet-form';
import { scheduleJ } from '../schedule-j/form';
import { averagedTax } from '../schedule-j/schedule-j';
import { foreignTaxWorksheet, taxAboveExcluded } from '../worksheets/foreign-earned-income-tax';
import { qualifiedDividendsTax, qualifiedDividendsWorksheet } from '../worksheets/qualified-dividends';
import { taxOn } from '../worksheets/tax-table';
import { makers } from './form';
import { taxableIncome } from './taxable-income';

const { money } = makers;

/** Tax by the worksheet that the kinds of income ask for, or on an amount by the Tax Table. */
export function taxAtWorksheetRates({ get, attached, facts, law }: TaxReader, income: number): number {
  if (attached(scheduleDTaxWorksheet)) return get(scheduleDTax);
  if (attached(qualifiedDividendsWorksheet)) return get(qualifiedDividendsTax);
  return taxOn(income, facts.filingStatus, law.incomeTax);
}

/** Tax on the taxable income without Form 8615. With Form 2555, excluded income comes first (IRC 911(f)). */
export const taxAtOwnRates = (reader: TaxReader): number =>
  reader.attached(foreignTaxWorksheet)
    ? reader.get(taxAboveExcluded)
    : taxAtWorksheetRates(reader, reader.get(taxableIncome));

/** Tax without Schedule J, which is compared with it and which the minimum tax is based on (IRC 55(c)(2)). */
export const taxWithoutAveraging = (reader: TaxReader): number =>
  reader.attached(form8615) ? reader.get(childTax) : taxAtOwnRates(reader);

/** Form 8814, line 15, comes on top of the tax on the taxable income. */
export const tax = money(
  '16',
  'Tax',
  'Tax (see instructions)',
  (reader) =>
    (reader.attached(scheduleJ) ? reader.get(averagedTax) : taxWithoutAveraging(reader)) +
    childrenTax(reader),
);

export const additionsToTax = money('17', 'Additions to tax', 'Amount from Schedule 2, line 3', ({ entry }) =>
  entry(totalAdditionsToTax),
);

export const taxBeforeCredits = money(
  '18',
  'Tax before credits',
  'Add lines 16 and 17',
  ({ get }) => get(tax) + get(additionsToTax),
);

export const childCredit = money(
  '19',
  'Child tax credit and credit for other dependents',
  'Child tax credit or credit for other dependents from Schedule 8812',
  ({ entry, attached }) => (attached(schedule8812) ? entry(childCreditFrom8812) : null),
);

export const otherCredits = money('20', 'Other credits', 'Amount from Schedule 3, line 8', ({ entry }) =>
  entry(scheduleThreeCredits),
);

export const totalCredits = money('21', 'Total credits', 'Add lines 19 and 20', ({ entry }) =>
  addEntries([entry(childCredit), entry(otherCredits)]),
);

export const taxAfterCredits = money(
  '22',
  'Tax after credits',
  'Subtract line 21 from line 18. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(taxBeforeCredits) - get(totalCredits)),
);

export const otherTaxes = money(
  '23',
  'Other taxes',
  'Other taxes, including self-employment tax, from Schedule 2, line 21',
  ({ entry }) => entry(totalOtherTaxes),
);

export const totalTax = money(
  '24',
  'Total tax',
  'Add lines 22 and 23. This is your total tax',
  ({ get }) => get(taxAfterCredits) + get(otherTaxes),
);

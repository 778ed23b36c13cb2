import { notBelowZero, smallerOf } from '../../engine/verbs';
import { form, type TaxReader } from '../form';
import { capitalGain, qualifiedDividends } from '../form-1040/income';
import { taxableIncome as incomeLine } from '../form-1040/taxable-income';
import { scheduleD } from '../schedule-d/form';
import { netGain, netLongTermGain } from '../schedule-d/schedule-d';
import { scheduleDTaxWorksheet } from '../schedule-d/tax-worksheet-form';
import { foreignTaxWorksheet, incomeWithExcluded } from './foreign-earned-income-tax';
import { taxOn } from './tax-table';

const makers = form('qualified-dividends', 'Qualified Dividends and Capital Gain Tax Worksheet', {
  name: 'Qualified Dividends and Capital Gain Tax Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), line 16',
  attachedWhen: ({ get, attached }) =>
    get(preferential) > 0 && get(taxableIncome) > 0 && !attached(scheduleDTaxWorksheet),
});
export const qualifiedDividendsWorksheet = makers.form;
const { money } = makers;

const gainOf = ({ get, attached }: TaxReader): number =>
  notBelowZero(attached(scheduleD) ? smallerOf(get(netLongTermGain), get(netGain)) : get(capitalGain));

/** Qualified dividends and net capital gain before a capital gain excess comes off. */
export const preferentialBeforeExcess = (reader: TaxReader): number =>
  reader.get(qualifiedDividends) + gainOf(reader);

/** With Form 2555: dividends and gain above the taxable income (footnote of the Foreign Earned Income Tax Worksheet). */
export const capitalGainExcess = (reader: TaxReader): number =>
  reader.attached(foreignTaxWorksheet)
    ? notBelowZero(preferentialBeforeExcess(reader) - reader.get(incomeLine))
    : 0;

export const taxableIncome = money(
  '1',
  'Taxable income',
  'Enter the amount from Form 1040 or 1040-SR, line 15. If you are filing Form 2555, enter the amount from line 3 of the Foreign Earned Income Tax Worksheet',
  ({ get, attached }) => (attached(foreignTaxWorksheet) ? get(incomeWithExcluded) : get(incomeLine)),
);

export const dividends = money(
  '2',
  'Qualified dividends',
  'Enter the amount from Form 1040 or 1040-SR, line 3a',
  (reader) =>
    notBelowZero(reader.get(qualifiedDividends) - notBelowZero(capitalGainExcess(reader) - gainOf(reader))),
);

export const gain = money(
  '3',
  'Net capital gain',
  'Are you filing Schedule D? Yes: enter the smaller of line 15 or 16 of Schedule D; if either is blank or a loss, enter -0-. No: enter the amount from Form 1040 or 1040-SR, line 7',
  (reader) => notBelowZero(gainOf(reader) - capitalGainExcess(reader)),
);

export const preferential = money(
  '4',
  'Dividends and gain',
  'Add lines 2 and 3',
  ({ get }) => get(dividends) + get(gain),
);

export const ordinary = money(
  '5',
  'Other taxable income',
  'Subtract line 4 from line 1. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(taxableIncome) - get(preferential)),
);

export const zeroRateLimit = money(
  '6',
  'Top of the 0% bracket',
  'Enter: $47,025 if single or married filing separately, $94,050 if married filing jointly or qualifying surviving spouse, $63,000 if head of household',
  ({ facts, law }) => law.capitalGain.zeroRateUpTo[facts.filingStatus],
);

export const incomeUpToZeroLimit = money(
  '7',
  'Income up to the 0% limit',
  'Enter the smaller of line 1 or line 6',
  ({ get }) => smallerOf(get(taxableIncome), get(zeroRateLimit)),
);

export const ordinaryUpToZeroLimit = money(
  '8',
  'Other income within the 0% limit',
  'Enter the smaller of line 5 or line 7',
  ({ get }) => smallerOf(get(ordinary), get(incomeUpToZeroLimit)),
);

export const atZero = money(
  '9',
  'Taxed at 0%',
  'Subtract line 8 from line 7. This amount is taxed at 0%',
  ({ get }) => get(incomeUpToZeroLimit) - get(ordinaryUpToZeroLimit),
);

export const preferentialTaxed = money(
  '10',
  'Dividends and gain in taxable income',
  'Enter the smaller of line 1 or line 4',
  ({ get }) => smallerOf(get(taxableIncome), get(preferential)),
);

export const zeroPart = money('11', 'Amount taxed at 0%', 'Enter the amount from line 9', ({ get }) =>
  get(atZero),
);

export const aboveZeroPart = money(
  '12',
  'Remaining amount to tax',
  'Subtract line 11 from line 10',
  ({ get }) => get(preferentialTaxed) - get(zeroPart),
);

export const middleLimit = money(
  '13',
  'Top of the 15% bracket',
  'Enter: $518,900 if single, $291,850 if married filing separately, $583,750 if married filing jointly or qualifying surviving spouse, $551,350 if head of household',
  ({ facts, law }) => law.capitalGain.fifteenPercentUpTo[facts.filingStatus],
);

export const incomeUpToMiddleLimit = money(
  '14',
  'Income up to the 15% limit',
  'Enter the smaller of line 1 or line 13',
  ({ get }) => smallerOf(get(taxableIncome), get(middleLimit)),
);

export const usedOfMiddleLimit = money(
  '15',
  'Other income plus amount taxed at 0%',
  'Add lines 5 and 9',
  ({ get }) => get(ordinary) + get(atZero),
);

export const leftOfMiddleLimit = money(
  '16',
  'Remaining 15% bracket',
  'Subtract line 15 from line 14. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(incomeUpToMiddleLimit) - get(usedOfMiddleLimit)),
);

export const atMiddle = money('17', 'Taxed at 15%', 'Enter the smaller of line 12 or line 16', ({ get }) =>
  smallerOf(get(aboveZeroPart), get(leftOfMiddleLimit)),
);

export const middleTax = money(
  '18',
  'Tax at 15%',
  'Multiply line 17 by 15% (0.15)',
  ({ get, law }) => get(atMiddle) * law.capitalGain.middleRate,
);

export const zeroAndMiddle = money(
  '19',
  'Taxed at 0% and 15%',
  'Add lines 9 and 17',
  ({ get }) => get(atZero) + get(atMiddle),
);

export const atTop = money(
  '20',
  'Taxed at 20%',
  'Subtract line 19 from line 10',
  ({ get }) => get(preferentialTaxed) - get(zeroAndMiddle),
);

export const topTax = money(
  '21',
  'Tax at 20%',
  'Multiply line 20 by 20% (0.20)',
  ({ get, law }) => get(atTop) * law.capitalGain.topRate,
);

export const ordinaryTax = money(
  '22',
  'Tax on other income',
  'Figure the tax on the amount on line 5. If the amount on line 5 is less than $100,000, use the Tax Table; if it is $100,000 or more, use the Tax Computation Worksheet',
  ({ get, facts, law }) => taxOn(get(ordinary), facts.filingStatus, law.incomeTax),
);

export const taxByParts = money(
  '23',
  'Tax using capital gain rates',
  'Add lines 18, 21, and 22',
  ({ get }) => get(middleTax) + get(topTax) + get(ordinaryTax),
);

export const taxOnAll = money(
  '24',
  'Tax without the lower rates',
  'Figure the tax on the amount on line 1. If the amount on line 1 is less than $100,000, use the Tax Table; if it is $100,000 or more, use the Tax Computation Worksheet',
  ({ get, facts, law }) => taxOn(get(taxableIncome), facts.filingStatus, law.incomeTax),
);

export const qualifiedDividendsTax = money(
  '25',
  'Tax',
  'Tax on all taxable income. Enter the smaller of line 23 or line 24. Also include this amount on the entry space on Form 1040 or 1040-SR, line 16',
  ({ get }) => smallerOf(get(taxByParts), get(taxOnAll)),
);

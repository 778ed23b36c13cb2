import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { qualifiedDividends } from '../form-1040/income';
import { taxableIncome as incomeLine } from '../form-1040/taxable-income';
import { foreignTaxWorksheet, incomeWithExcluded } from '../worksheets/foreign-earned-income-tax';
import { capitalGainExcess } from '../worksheets/qualified-dividends';
import { scheduleD } from './form';
import { type GainAfterExcess, gainAfterExcess } from './gain-after-excess';
import { netGain, netLongTermGain, noSpecialRates } from './schedule-d';
import { decideWorksheet, makers } from './tax-worksheet-form';

const { money } = makers;

// "No" on line 20 of Schedule D.
decideWorksheet(
  ({ entry, get, attached }) => attached(scheduleD) && entry(noSpecialRates) === false && get(incomeLine) > 0,
);

/** Dividends and gain as they count here. With Form 2555, an excess over the taxable income comes off. */
export const afterExcess = (reader: TaxReader): GainAfterExcess =>
  gainAfterExcess(reader, capitalGainExcess(reader));

/** Lines 3 to 5 and 8 belong to an election on Form 4952, line 4g, which the facts can't make. */
export const taxableIncome = money(
  '1',
  'Taxable income',
  'Enter your taxable income from Form 1040 or 1040-SR, line 15. If you are filing Form 2555, enter the amount from line 3 of the Foreign Earned Income Tax Worksheet',
  ({ get, attached }) => (attached(foreignTaxWorksheet) ? get(incomeWithExcluded) : get(incomeLine)),
);

export const dividends = money(
  '2',
  'Qualified dividends',
  'Enter your qualified dividends from Form 1040 or 1040-SR, line 3a',
  ({ get }) => get(qualifiedDividends),
);

export const dividendsLeft = money(
  '6',
  'Dividends taxed at lower rates',
  'Subtract line 5 from line 2. If zero or less, enter -0-',
  (reader) => afterExcess(reader).dividends,
);

export const gain = money(
  '7',
  'Net capital gain',
  'Enter the smaller of line 15 or line 16 of Schedule D',
  ({ get }) => notBelowZero(smallerOf(get(netLongTermGain), get(netGain))),
);

export const gainLeft = money(
  '9',
  'Gain taxed at lower rates',
  'Subtract line 8 from line 7. If zero or less, enter -0-',
  (reader) => afterExcess(reader).gain,
);

export const dividendsAndGain = money(
  '10',
  'Dividends and gain',
  'Add lines 6 and 9',
  ({ get }) => get(dividendsLeft) + get(gainLeft),
);

export const specialGain = money(
  '11',
  'Gain at 25% and 28%',
  'Add lines 18 and 19 of Schedule D',
  (reader) => afterExcess(reader).at28 + afterExcess(reader).at25,
);

export const specialPart = money(
  '12',
  'Part of the gain at 25% and 28%',
  'Enter the smaller of line 9 or line 11',
  ({ get }) => smallerOf(get(gainLeft), get(specialGain)),
);

export const regularPart = money(
  '13',
  'Dividends and gain at 0%, 15%, and 20%',
  'Subtract line 12 from line 10',
  ({ get }) => get(dividendsAndGain) - get(specialPart),
);

export const otherIncome = money(
  '14',
  'Other taxable income',
  'Subtract line 13 from line 1. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(taxableIncome) - get(regularPart)),
);

export const zeroRateLimit = money(
  '15',
  'Top of the 0% bracket',
  'Enter: $47,025 if single or married filing separately; $94,050 if married filing jointly or qualifying surviving spouse; or $63,000 if head of household',
  ({ facts, law }) => law.capitalGain.zeroRateUpTo[facts.filingStatus],
);

export const upToZeroLimit = money(
  '16',
  'Income up to the 0% limit',
  'Enter the smaller of line 1 or line 15',
  ({ get }) => smallerOf(get(taxableIncome), get(zeroRateLimit)),
);

export const otherUpToZeroLimit = money(
  '17',
  'Other income within the 0% limit',
  'Enter the smaller of line 14 or line 16',
  ({ get }) => smallerOf(get(otherIncome), get(upToZeroLimit)),
);

export const incomeWithoutGain = money(
  '18',
  'Income without dividends and gain',
  'Subtract line 10 from line 1. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(taxableIncome) - get(dividendsAndGain)),
);

export const upToLowerBrackets = money(
  '19',
  'Income in the brackets up to 24%',
  'Enter the smaller of line 1 or: $191,950 if single or married filing separately; $383,900 if married filing jointly or qualifying surviving spouse; or $191,950 if head of household',
  ({ get, facts, law }) =>
    smallerOf(get(taxableIncome), law.capitalGain.lowerBracketsUpTo[facts.filingStatus]),
);

export const otherInLowerBrackets = money(
  '20',
  'Other income in these brackets',
  'Enter the smaller of line 14 or line 19',
  ({ get }) => smallerOf(get(otherIncome), get(upToLowerBrackets)),
);

export const taxedByTable = money(
  '21',
  'Taxed at ordinary rates',
  'Enter the larger of line 18 or line 20',
  ({ get }) => largerOf(get(incomeWithoutGain), get(otherInLowerBrackets)),
);

import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { scheduleD } from '../schedule-d/form';
import { gainAfterExcess, regularPartOf } from '../schedule-d/gain-after-excess';
import { gainAt25, noSpecialRates } from '../schedule-d/schedule-d';
import { scheduleDTaxWorksheet } from '../schedule-d/tax-worksheet-form';
import { otherIncome as worksheetOther, taxedByTable } from '../schedule-d/tax-worksheet-income';
import {
  foreignMinimumTaxWorksheet,
  minimumIncomeWithExcluded,
} from '../worksheets/foreign-earned-income-tax';
import { ordinary, preferentialBeforeExcess } from '../worksheets/qualified-dividends';
import { makers } from './form';
import { taxedIncome } from './part-2';
import { taxAtBothRates } from './rates';

type Get = TaxReader['get'];
type Rule = (reader: TaxReader) => number | null;

/** Part III stays blank without income at lower rates. */
const money = (number: string, label: string, instruction: string, rule: Rule) =>
  makers.money(number, label, instruction, (reader) =>
    reader.get(taxedIncome) > 0 && preferentialBeforeExcess(reader) > 0 ? rule(reader) : null,
  );

/**
 * "No" on line 20 of Schedule D: gain taxed at 25% or 28% is never taxed at 0%, 15% or 20% (IRC 55(b)(3)). This holds
 * without taxable income too, where the regular tax has no Schedule D Tax Worksheet and only this tax figures it.
 */
const hasSpecialRates = ({ entry, attached }: TaxReader): boolean =>
  attached(scheduleD) && entry(noSpecialRates) === false;

/** "If lines 32 and 12 are the same, skip lines 33 through 37 and go to line 38." */
const unlessDone = (get: Get, amount: number): number | null =>
  get(zeroAndMiddle) === get(income) ? null : amount;

/** "If line 14 is zero or blank, skip lines 35 through 37 and go to line 38." */
const withUnrecaptured = (get: Get, amount: number): number | null =>
  get(unrecapturedGain) === 0 ? null : unlessDone(get, amount);

/** With Form 2555: dividends and gain above line 6 (Instructions for Form 6251, line 7, "capital gain excess"). */
const minimumExcess = (reader: TaxReader): number =>
  reader.attached(foreignMinimumTaxWorksheet)
    ? notBelowZero(preferentialBeforeExcess(reader) - reader.get(taxedIncome))
    : 0;

export const income = money(
  '12',
  'Income over the exemption',
  'Enter the amount from Form 6251, line 6. If you are filing Form 2555, enter the amount from line 3 of the worksheet in the instructions for line 7',
  ({ get, attached }) =>
    attached(foreignMinimumTaxWorksheet) ? get(minimumIncomeWithExcluded) : get(taxedIncome),
);

export const preferentialGain = money(
  '13',
  'Dividends and gain at 0%, 15%, and 20%',
  'Enter the amount from line 4 of the Qualified Dividends and Capital Gain Tax Worksheet in the Instructions for Form 1040 or the amount from line 13 of the Schedule D Tax Worksheet in the Instructions for Schedule D (Form 1040), whichever applies (as refigured for the AMT, if necessary)',
  (reader) =>
    hasSpecialRates(reader)
      ? regularPartOf(gainAfterExcess(reader, minimumExcess(reader)))
      : preferentialBeforeExcess(reader) - minimumExcess(reader),
);

export const unrecapturedGain = money(
  '14',
  'Unrecaptured section 1250 gain',
  'Enter the amount from Schedule D (Form 1040), line 19 (as refigured for the AMT, if necessary)',
  (reader) => {
    if (!reader.attached(scheduleD)) return null;
    const excess = minimumExcess(reader);
    return excess > 0 ? gainAfterExcess(reader, excess).at25 : reader.entry(gainAt25);
  },
);

export const allGain = money(
  '15',
  'Total gain taxed at lower rates',
  'If you did not complete a Schedule D Tax Worksheet for the regular tax or the AMT, enter the amount from line 13. Otherwise, add lines 13 and 14, and enter the smaller of that result or the amount from line 10 of the Schedule D Tax Worksheet (as refigured for the AMT, if necessary)',
  (reader) => {
    const { get } = reader;
    if (!hasSpecialRates(reader)) return get(preferentialGain);
    const { dividends, gain } = gainAfterExcess(reader, minimumExcess(reader));
    return smallerOf(get(preferentialGain) + get(unrecapturedGain), dividends + gain);
  },
);

export const gainInIncome = money(
  '16',
  'Gain limited to income',
  'Enter the smaller of line 12 or line 15',
  ({ get }) => smallerOf(get(income), get(allGain)),
);

export const otherIncome = money(
  '17',
  'Other income',
  'Subtract line 16 from line 12',
  ({ get }) => get(income) - get(gainInIncome),
);

export const taxOnOther = money(
  '18',
  'Tax on other income',
  'If line 17 is $232,600 or less ($116,300 or less if married filing separately), multiply line 17 by 26% (0.26). Otherwise, multiply line 17 by 28% (0.28) and subtract $4,652 ($2,326 if married filing separately) from the result',
  ({ get, facts, law }) => taxAtBothRates(get(otherIncome), facts.filingStatus, law.minimumTax),
);

export const zeroRateLimit = money(
  '19',
  'Top of the 0% bracket',
  'Enter: $94,050 if married filing jointly or qualifying surviving spouse, $47,025 if single or married filing separately, or $63,000 if head of household',
  ({ facts, law }) => law.capitalGain.zeroRateUpTo[facts.filingStatus],
);

export const regularOther = money(
  '20',
  'Other income for the regular tax',
  'Enter the amount from line 5 of the Qualified Dividends and Capital Gain Tax Worksheet or the amount from line 14 of the Schedule D Tax Worksheet, whichever applies (as figured for the regular tax). If you did not complete either worksheet for the regular tax, enter the amount from Form 1040 or 1040-SR, line 15; if zero or less, enter -0-',
  ({ get, attached }) => (attached(scheduleDTaxWorksheet) ? get(worksheetOther) : get(ordinary)),
);

export const zeroRateRoom = money(
  '21',
  'Remaining 0% bracket',
  'Subtract line 20 from line 19. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(zeroRateLimit) - get(regularOther)),
);

export const regularGain = money(
  '22',
  'Gain at 0%, 15%, and 20%',
  'Enter the smaller of line 12 or line 13',
  ({ get }) => smallerOf(get(income), get(preferentialGain)),
);

export const atZero = money(
  '23',
  'Taxed at 0%',
  'Enter the smaller of line 21 or line 22. This amount is taxed at 0%',
  ({ get }) => smallerOf(get(zeroRateRoom), get(regularGain)),
);

export const aboveZero = money(
  '24',
  'Remaining gain to tax',
  'Subtract line 23 from line 22',
  ({ get }) => get(regularGain) - get(atZero),
);

export const middleLimit = money(
  '25',
  'Top of the 15% bracket',
  'Enter: $518,900 if single, $291,850 if married filing separately, $583,750 if married filing jointly or qualifying surviving spouse, or $551,350 if head of household',
  ({ facts, law }) => law.capitalGain.fifteenPercentUpTo[facts.filingStatus],
);

export const zeroRateRoomAgain = money(
  '26',
  'Remaining 0% bracket',
  'Enter the amount from line 21',
  ({ get }) => get(zeroRateRoom),
);

export const regularOtherIncome = money(
  '27',
  'Other income for the regular tax',
  'Enter the amount from line 5 of the Qualified Dividends and Capital Gain Tax Worksheet or the amount from line 21 of the Schedule D Tax Worksheet, whichever applies (as figured for the regular tax). If you did not complete either worksheet for the regular tax, enter the amount from Form 1040 or 1040-SR, line 15; if zero or less, enter -0-',
  ({ get, attached }) => (attached(scheduleDTaxWorksheet) ? get(taxedByTable) : get(ordinary)),
);

export const usedOfMiddle = money(
  '28',
  '15% bracket already used',
  'Add line 26 and line 27',
  ({ get }) => get(zeroRateRoomAgain) + get(regularOtherIncome),
);

export const middleRoom = money(
  '29',
  'Remaining 15% bracket',
  'Subtract line 28 from line 25. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(middleLimit) - get(usedOfMiddle)),
);

export const atMiddle = money('30', 'Taxed at 15%', 'Enter the smaller of line 24 or line 29', ({ get }) =>
  smallerOf(get(aboveZero), get(middleRoom)),
);

export const middleTax = money(
  '31',
  'Tax at 15%',
  'Multiply line 30 by 15% (0.15)',
  ({ get, law }) => get(atMiddle) * law.capitalGain.middleRate,
);

export const zeroAndMiddle = money(
  '32',
  'Taxed at 0% and 15%',
  'Add lines 23 and 30',
  ({ get }) => get(atZero) + get(atMiddle),
);

export const atTop = money('33', 'Taxed at 20%', 'Subtract line 32 from line 22', ({ get }) =>
  unlessDone(get, get(regularGain) - get(zeroAndMiddle)),
);

export const topTax = money('34', 'Tax at 20%', 'Multiply line 33 by 20% (0.20)', ({ get, law }) =>
  unlessDone(get, get(atTop) * law.capitalGain.topRate),
);

export const taxedSoFar = money('35', 'Taxed so far', 'Add lines 17, 32, and 33', ({ get }) =>
  withUnrecaptured(get, get(otherIncome) + get(zeroAndMiddle) + get(atTop)),
);

export const atUnrecaptured = money('36', 'Taxed at 25%', 'Subtract line 35 from line 12', ({ get }) =>
  withUnrecaptured(get, get(income) - get(taxedSoFar)),
);

export const unrecapturedTax = money('37', 'Tax at 25%', 'Multiply line 36 by 25% (0.25)', ({ get, law }) =>
  withUnrecaptured(get, get(atUnrecaptured) * law.capitalGain.unrecaptured1250Rate),
);

export const taxByParts = money(
  '38',
  'Tax using capital gain rates',
  'Add lines 18, 31, 34, and 37',
  ({ get }) => get(taxOnOther) + get(middleTax) + get(topTax) + get(unrecapturedTax),
);

export const taxOnAll = money(
  '39',
  'Tax without the lower rates',
  'If line 12 is $232,600 or less ($116,300 or less if married filing separately), multiply line 12 by 26% (0.26). Otherwise, multiply line 12 by 28% (0.28) and subtract $4,652 ($2,326 if married filing separately) from the result',
  ({ get, facts, law }) => taxAtBothRates(get(income), facts.filingStatus, law.minimumTax),
);

export const taxWithGains = money(
  '40',
  'Tax',
  'Enter the smaller of line 38 or line 39 here and on line 7',
  ({ get }) => smallerOf(get(taxByParts), get(taxOnAll)),
);

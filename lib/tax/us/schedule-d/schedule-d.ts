import { dollars, dollarsOf, minus } from '../../facts/cents';
import { addEntries, blankIfZero, smallerOf } from '../../engine/verbs';
import { covers } from '../coverage';
import { qualifiedDividends } from '../form-1040/income';
import { casualtyGain } from '../form-4684/losses';
import { longTermGain } from '../form-4797/form-4797';
import { childrenGains } from '../form-8814/form-8814';
import { capitalInstallments } from '../form-6252/capital-gain';
import { longTermPart, shortTermPart } from '../form-6781/form-6781';
import { investmentGain } from '../form-8824/results';
import { makers } from './form';
import { rate28Gain, rate28Worksheet } from './rate-28-worksheet';
import { longTermRows, shortTermRows } from './totals-line';
import { unrecapturedGain, unrecapturedWorksheet } from './unrecaptured-1250-worksheet';

const { money, yesNo } = makers;

covers(
  'capitalLossCarryover',
  'k1s.*.shortTermGain',
  'k1s.*.longTermGain',
  'k1s.*.collectiblesGain',
  'k1s.*.unrecaptured1250',
  'k1s.*.shortTermCarryover',
  'k1s.*.longTermCarryover',
  'dividends.*.unrecaptured1250',
  'dividends.*.collectibles28',
);

export const shortTermContracts = money(
  '4',
  'Short-term gain or loss from other forms',
  'Short-term gain from Form 6252 and short-term gain or (loss) from Forms 4684, 6781, and 8824',
  (reader) =>
    addEntries([
      reader.entry(shortTermPart),
      capitalInstallments(reader, 'short'),
      investmentGain(reader, 'short'),
      casualtyGain(reader, 'short'),
    ]),
);

export const shortTermFromEntities = money(
  '5',
  'Short-term gain or loss from Schedules K-1',
  'Net short-term gain or (loss) from partnerships, S corporations, estates, and trusts from Schedule(s) K-1',
  ({ facts }) => blankIfZero(dollarsOf(facts.k1s, (k1) => minus(k1.shortTermGain, k1.shortTermCarryover))),
);

/** Lines 6, 14 and 21 hold positive amounts: the form prints the parentheses. */
export const shortTermCarryover = money(
  '6',
  'Short-term loss carried over',
  'Short-term capital loss carryover. Enter the amount, if any, from line 8 of your Capital Loss Carryover Worksheet in the instructions',
  ({ facts }) => blankIfZero(dollars(facts.capitalLossCarryover.shortTerm)),
);

const negative = (amount: number | null) => (amount === null ? null : -amount);

export const netShortTermGain = money(
  '7',
  'Net short-term gain or loss',
  'Net short-term capital gain or (loss). Combine lines 1a through 6 in column (h)',
  ({ entry }) =>
    addEntries([
      ...shortTermRows.map((line) => entry(line)),
      entry(shortTermContracts),
      entry(shortTermFromEntities),
      negative(entry(shortTermCarryover)),
    ]),
);

export const gainOfBusinessProperty = money(
  '11',
  'Long-term gain from other forms',
  'Gain from Form 4797, Part I; long-term gain from Forms 2439 and 6252; and long-term gain or (loss) from Forms 4684, 6781, and 8824',
  (reader) =>
    addEntries([
      reader.entry(longTermGain),
      reader.entry(longTermPart),
      capitalInstallments(reader, 'long'),
      investmentGain(reader, 'long'),
      casualtyGain(reader, 'long'),
    ]),
);

export const longTermFromEntities = money(
  '12',
  'Long-term gain or loss from Schedules K-1',
  'Net long-term gain or (loss) from partnerships, S corporations, estates, and trusts from Schedule(s) K-1',
  ({ facts }) => blankIfZero(dollarsOf(facts.k1s, (k1) => minus(k1.longTermGain, k1.longTermCarryover))),
);

export const gainDistributions = money(
  '13',
  'Capital gain distributions',
  'Capital gain distributions. See the instructions',
  (reader) =>
    blankIfZero(dollarsOf(reader.facts.dividends, (form) => form.capitalGain) + childrenGains(reader)),
);

export const longTermCarryover = money(
  '14',
  'Long-term loss carried over',
  'Long-term capital loss carryover. Enter the amount, if any, from line 13 of your Capital Loss Carryover Worksheet in the instructions',
  ({ facts }) => blankIfZero(dollars(facts.capitalLossCarryover.longTerm)),
);

export const netLongTermGain = money(
  '15',
  'Net long-term gain or loss',
  'Net long-term capital gain or (loss). Combine lines 8a through 14 in column (h)',
  ({ entry }) =>
    addEntries([
      ...longTermRows.map((line) => entry(line)),
      entry(gainOfBusinessProperty),
      entry(longTermFromEntities),
      entry(gainDistributions),
      negative(entry(longTermCarryover)),
    ]),
);

export const netGain = money(
  '16',
  'Net gain or loss',
  'Combine lines 7 and 15 and enter the result',
  ({ get }) => get(netShortTermGain) + get(netLongTermGain),
);

export const bothGains = yesNo(
  '17',
  'Lines 15 and 16 are both gains',
  'Are lines 15 and 16 both gains?',
  ({ get }) => (get(netGain) > 0 ? get(netLongTermGain) > 0 : null),
);

export const gainAt28 = money(
  '18',
  'Gain taxed at 28%',
  'If you are required to complete the 28% Rate Gain Worksheet (see instructions), enter the amount, if any, from line 7 of that worksheet',
  ({ entry, attached }) => (attached(rate28Worksheet) ? entry(rate28Gain) : null),
);

export const gainAt25 = money(
  '19',
  'Unrecaptured section 1250 gain',
  'If you are required to complete the Unrecaptured Section 1250 Gain Worksheet (see instructions), enter the amount, if any, from line 18 of that worksheet',
  ({ entry, attached }) => (attached(unrecapturedWorksheet) ? entry(unrecapturedGain) : null),
);

export const noSpecialRates = yesNo(
  '20',
  'No gain at 25% or 28%',
  'Are lines 18 and 19 both zero or blank and you are not filing Form 4952? Yes: complete the Qualified Dividends and Capital Gain Tax Worksheet. No: complete the Schedule D Tax Worksheet',
  ({ get }) => (get(bothGains) ? get(gainAt28) === 0 && get(gainAt25) === 0 : null),
);

export const allowedLoss = money(
  '21',
  'Loss allowed this year',
  'If line 16 is a loss, enter here and on Form 1040, line 7, the smaller of: the loss on line 16; or ($3,000), or if married filing separately, ($1,500)',
  ({ get, facts, law }) =>
    get(netGain) < 0 ? smallerOf(-get(netGain), law.capitalGain.lossLimit[facts.filingStatus]) : null,
);

export const hasQualifiedDividends = yesNo(
  '22',
  'Qualified dividends',
  'Do you have qualified dividends on Form 1040, 1040-SR, or 1040-NR, line 3a?',
  ({ get }) => (get(bothGains) ? null : get(qualifiedDividends) > 0),
);

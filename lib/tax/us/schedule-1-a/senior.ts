import { addEntries, notBelowZero } from '../../engine/verbs';
import { type Person } from '../../facts/household';
import { hasReached } from '../ages';
import { type TaxReader } from '../form';
import { carLoanDeduction } from './car-loans';
import { countsFor, decideWhoMustFile, lawOf, makers } from './form';
import { modifiedIncome } from './income';
import { overtimeDeduction } from './overtime';
import { tipsDeduction } from './tips';

const { money } = makers;

const isSenior = (reader: TaxReader, owner: 'taxpayer' | 'spouse', person: Person | null): boolean =>
  reader.law.additionalDeductions !== null &&
  person !== null &&
  countsFor(reader, owner) &&
  hasReached(person, reader.law.additionalDeductions.seniorAge, reader.law.lastDay);

const hasSenior = (reader: TaxReader): boolean =>
  isSenior(reader, 'taxpayer', reader.facts.taxpayer) || isSenior(reader, 'spouse', reader.facts.spouse);

const when =
  (rule: (reader: TaxReader) => number | null) =>
  (reader: TaxReader): number | null =>
    hasSenior(reader) ? rule(reader) : null;

export const seniorIncome = money(
  '31',
  'Modified adjusted gross income',
  'Enter the amount from line 3',
  when(({ get }) => get(modifiedIncome)),
);

export const seniorThreshold = money(
  '32',
  'Phaseout threshold',
  'Enter $75,000 ($150,000 if married filing jointly)',
  when((reader) => lawOf(reader).senior.phaseOutStart[reader.facts.filingStatus]),
);

export const seniorExcess = money(
  '33',
  'Modified AGI over the threshold',
  'Subtract line 32 from line 31. If zero or less, enter $6,000 on line 35',
  when(({ get }) => {
    const over = get(seniorIncome) - get(seniorThreshold);
    return over > 0 ? over : null;
  }),
);

export const seniorReduction = money(
  '34',
  'Reduction',
  'Multiply line 33 by 6% (0.06)',
  when((reader) => {
    const over = reader.entry(seniorExcess);
    return over === null ? null : over * lawOf(reader).senior.phaseOutRate;
  }),
);

export const seniorEach = money(
  '35',
  'Deduction per person',
  'Subtract line 34 from $6,000. If zero or less, enter -0-',
  when((reader) => notBelowZero(lawOf(reader).senior.each - reader.get(seniorReduction))),
);

export const ownSenior = money(
  '36a',
  'Your senior deduction',
  'If you have a valid social security number and were born before January 2, 1961, enter the amount from line 35',
  (reader) => (isSenior(reader, 'taxpayer', reader.facts.taxpayer) ? reader.get(seniorEach) : null),
);

export const spouseSenior = money(
  '36b',
  'Your spouse’s senior deduction',
  'If married filing jointly, and your spouse has a valid social security number and was born before January 2, 1961, enter the amount from line 35',
  (reader) => (isSenior(reader, 'spouse', reader.facts.spouse) ? reader.get(seniorEach) : null),
);

export const seniorDeduction = money('37', 'Deduction for seniors', 'Add lines 36a and 36b', ({ entry }) =>
  addEntries([entry(ownSenior), entry(spouseSenior)]),
);

/** Blank while there is none of the four. */
export const additionalDeductions = money(
  '38',
  'Additional deductions',
  'Add lines 13, 21, 30, and 37. Enter here and on Form 1040 or 1040-SR, line 13b',
  ({ entry }) =>
    addEntries([
      entry(tipsDeduction),
      entry(overtimeDeduction),
      entry(carLoanDeduction),
      entry(seniorDeduction),
    ]),
);

decideWhoMustFile(({ get }) => get(additionalDeductions) > 0);

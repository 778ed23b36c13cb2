import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import {
  afterExcess,
  dividendsAndGain,
  gainLeft,
  otherUpToZeroLimit,
  regularPart,
  taxableIncome,
  taxedByTable,
  upToZeroLimit,
} from './tax-worksheet-income';
import { makers } from './tax-worksheet-form';

const { money } = makers;
type Get = TaxReader['get'];

/** "If lines 1 and 16 are the same, skip lines 23 through 43 and go to line 44." */
const unlessAllAtZero = (get: Get, amount: number): number | null =>
  get(taxableIncome) === get(upToZeroLimit) ? null : amount;

/** "If lines 1 and 32 are the same, skip lines 33 through 43 and go to line 44." */
const beyondMiddle = (get: Get, amount: number): number | null =>
  get(taxableIncome) === get(zeroAndMiddle) ? null : unlessAllAtZero(get, amount);

/** "If Schedule D, line 19, is zero or blank, skip lines 35 through 40 and go to line 41." */
const withUnrecaptured = (reader: TaxReader, amount: number): number | null =>
  afterExcess(reader).at25 === 0 ? null : beyondMiddle(reader.get, amount);

/** "If Schedule D, line 18, is zero or blank, skip lines 41 through 43 and go to line 44." */
const withCollectibles = (reader: TaxReader, amount: number): number | null =>
  afterExcess(reader).at28 === 0 ? null : beyondMiddle(reader.get, amount);

export const atZero = money(
  '22',
  'Taxed at 0%',
  'Subtract line 17 from line 16. This amount is taxed at 0%',
  ({ get }) => get(upToZeroLimit) - get(otherUpToZeroLimit),
);

export const regularTaxed = money(
  '23',
  'Dividends and gain in taxable income',
  'Enter the smaller of line 1 or line 13',
  ({ get }) => unlessAllAtZero(get, smallerOf(get(taxableIncome), get(regularPart))),
);

export const zeroPart = money(
  '24',
  'Amount taxed at 0%',
  'Enter the amount from line 22. (If line 22 is blank, enter -0-.)',
  ({ get }) => unlessAllAtZero(get, get(atZero)),
);

export const aboveZeroPart = money(
  '25',
  'Remaining amount to tax',
  'Subtract line 24 from line 23. If zero or less, enter -0-',
  ({ get }) => unlessAllAtZero(get, notBelowZero(get(regularTaxed) - get(zeroPart))),
);

export const middleLimit = money(
  '26',
  'Top of the 15% bracket',
  'Enter: $518,900 if single; $291,850 if married filing separately; $583,750 if married filing jointly or qualifying surviving spouse; or $551,350 if head of household',
  ({ get, facts, law }) => unlessAllAtZero(get, law.capitalGain.fifteenPercentUpTo[facts.filingStatus]),
);

export const upToMiddleLimit = money(
  '27',
  'Income up to the 15% limit',
  'Enter the smaller of line 1 or line 26',
  ({ get }) => unlessAllAtZero(get, smallerOf(get(taxableIncome), get(middleLimit))),
);

export const usedOfMiddleLimit = money('28', '15% bracket already used', 'Add lines 21 and 22', ({ get }) =>
  unlessAllAtZero(get, get(taxedByTable) + get(atZero)),
);

export const leftOfMiddleLimit = money(
  '29',
  'Remaining 15% bracket',
  'Subtract line 28 from line 27. If zero or less, enter -0-',
  ({ get }) => unlessAllAtZero(get, notBelowZero(get(upToMiddleLimit) - get(usedOfMiddleLimit))),
);

export const atMiddle = money('30', 'Taxed at 15%', 'Enter the smaller of line 25 or line 29', ({ get }) =>
  unlessAllAtZero(get, smallerOf(get(aboveZeroPart), get(leftOfMiddleLimit))),
);

export const middleTax = money('31', 'Tax at 15%', 'Multiply line 30 by 15% (0.15)', ({ get, law }) =>
  unlessAllAtZero(get, get(atMiddle) * law.capitalGain.middleRate),
);

export const zeroAndMiddle = money('32', 'Taxed at 0% and 15%', 'Add lines 24 and 30', ({ get }) =>
  unlessAllAtZero(get, get(zeroPart) + get(atMiddle)),
);

export const atTop = money('33', 'Taxed at 20%', 'Subtract line 32 from line 23', ({ get }) =>
  beyondMiddle(get, get(regularTaxed) - get(zeroAndMiddle)),
);

export const topTax = money('34', 'Tax at 20%', 'Multiply line 33 by 20% (0.20)', ({ get, law }) =>
  beyondMiddle(get, get(atTop) * law.capitalGain.topRate),
);

export const unrecaptured = money(
  '35',
  'Unrecaptured section 1250 gain',
  'Enter the smaller of line 9 above or Schedule D, line 19',
  (reader) => withUnrecaptured(reader, smallerOf(reader.get(gainLeft), afterExcess(reader).at25)),
);

export const ordinaryAndGain = money('36', 'Ordinary income plus gain', 'Add lines 10 and 21', (reader) =>
  withUnrecaptured(reader, reader.get(dividendsAndGain) + reader.get(taxedByTable)),
);

export const incomeAgain = money('37', 'Taxable income', 'Enter the amount from line 1 above', (reader) =>
  withUnrecaptured(reader, reader.get(taxableIncome)),
);

export const gainTaxedByTable = money(
  '38',
  'Gain taxed at ordinary rates',
  'Subtract line 37 from line 36. If zero or less, enter -0-',
  (reader) => withUnrecaptured(reader, notBelowZero(reader.get(ordinaryAndGain) - reader.get(incomeAgain))),
);

export const atUnrecaptured = money(
  '39',
  'Taxed at 25%',
  'Subtract line 38 from line 35. If zero or less, enter -0-',
  (reader) => withUnrecaptured(reader, notBelowZero(reader.get(unrecaptured) - reader.get(gainTaxedByTable))),
);

export const unrecapturedTax = money('40', 'Tax at 25%', 'Multiply line 39 by 25% (0.25)', (reader) =>
  withUnrecaptured(reader, reader.get(atUnrecaptured) * reader.law.capitalGain.unrecaptured1250Rate),
);

export const taxedSoFar = money('41', 'Taxed so far', 'Add lines 21, 22, 30, 33, and 39', (reader) =>
  withCollectibles(
    reader,
    reader.get(taxedByTable) +
      reader.get(atZero) +
      reader.get(atMiddle) +
      reader.get(atTop) +
      reader.get(atUnrecaptured),
  ),
);

export const atCollectibles = money('42', 'Taxed at 28%', 'Subtract line 41 from line 1', (reader) =>
  withCollectibles(reader, reader.get(taxableIncome) - reader.get(taxedSoFar)),
);

export const collectiblesTax = money('43', 'Tax at 28%', 'Multiply line 42 by 28% (0.28)', (reader) =>
  withCollectibles(reader, reader.get(atCollectibles) * reader.law.capitalGain.collectiblesRate),
);

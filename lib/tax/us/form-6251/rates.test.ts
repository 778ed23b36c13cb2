import { law2024 } from '../law/2024';
import { exemptionFor, separateAddOn, taxAtBothRates } from './rates';

const { minimumTax } = law2024;

describe('taxAtBothRates', () => {
  // 26% of 232,600 is 60,476, and 28% of it less 4,652 is the same.
  it.each([
    ['single', 232_600, 60_476],
    ['single', 232_601, 60_476.28],
    ['qss', 232_600, 60_476],
    ['mfs', 116_300, 30_238],
    ['mfs', 116_301, 30_238.28],
  ] as const)('taxes %s $%d', (status, amount, tax) =>
    expect(taxAtBothRates(amount, status, minimumTax)).toBeCloseTo(tax, 6),
  );
});

describe('exemptionFor', () => {
  it.each([
    ['single', 609_350, 85_700],
    ['single', 609_354, 85_699],
    ['hoh', 952_150, 0],
    ['hoh', 952_146, 1],
    ['mfj', 1_218_700, 133_300],
    ['qss', 1_218_704, 133_299],
    ['mfj', 1_751_900, 0],
    ['mfs', 609_354, 66_649],
    ['mfs', 875_950, 0],
  ] as const)('leaves %s with $%d', (status, income, left) =>
    expect(exemptionFor(income, status, minimumTax)).toBe(left),
  );
});

describe('separateAddOn', () => {
  it.each([
    [875_950, 0],
    [875_954, 1],
    [1_142_546, 66_649],
    [1_142_550, 66_650],
    [2_000_000, 66_650],
  ])('adds to $%d', (income, more) => expect(separateAddOn(income, minimumTax)).toBe(more));
});

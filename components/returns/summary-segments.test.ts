import { sampleForm1040, sampleResults } from './summary-sample';
import { dollarSegments, formatCentsOfDollar } from './summary-segments';

const amounts = (results: typeof sampleResults) =>
  dollarSegments(results)?.map(({ key, amount }) => [key, amount]);

test('tax, what stays after it, and what was never taxed make up gross income', () => {
  expect(amounts(sampleResults)).toEqual([
    ['income-tax', 5586],
    ['kept-taxed', 47860 - 5586],
    ['kept-untaxed', 62710 - 47860],
  ]);
  const shares = dollarSegments(sampleResults)?.map(({ share }) => share) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(shares[0]).toBeCloseTo(5586 / 62710, 12);
});

test('other taxes are a part of their own', () => {
  const lines = sampleForm1040({ '23': 1413 });
  expect(
    amounts({
      ...sampleResults,
      grossIncome: 10000,
      taxableIncome: 3000,
      federalTaxAfterCredits: 1713,
      lines,
    }),
  ).toEqual([
    ['income-tax', 300],
    ['other-taxes', 1413],
    ['kept-taxed', 1287],
    ['kept-untaxed', 7000],
  ]);
});

test('with more tax than taxable income what stays is one part', () => {
  const lines = sampleForm1040({ '23': 1413 });
  expect(
    amounts({ ...sampleResults, grossIncome: 10000, taxableIncome: 0, federalTaxAfterCredits: 1413, lines }),
  ).toEqual([
    ['other-taxes', 1413],
    ['kept', 8587],
  ]);
});

test('without tax everything stays', () => {
  expect(
    amounts({ ...sampleResults, grossIncome: 9000, taxableIncome: 0, federalTaxAfterCredits: 0 }),
  ).toEqual([['kept-untaxed', 9000]]);
});

test('there is no picture without income, nor for tax above income', () => {
  expect(dollarSegments({ ...sampleResults, grossIncome: 0 })).toBeNull();
  expect(dollarSegments({ ...sampleResults, grossIncome: -500 })).toBeNull();
  expect(dollarSegments({ ...sampleResults, grossIncome: 5000 })).toBeNull();
});

test('cents of a dollar', () => {
  expect(formatCentsOfDollar(0.08907)).toBe('8.9 cents');
  expect(formatCentsOfDollar(0.5)).toBe('50 cents');
  expect(formatCentsOfDollar(0.01)).toBe('1 cent');
  expect(formatCentsOfDollar(0)).toBe('0 cents');
});

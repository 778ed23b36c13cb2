import { law2024 } from '../law/2024';
import { taxOn } from './tax-table';

const single = (income: number) => taxOn(income, 'single', law2024.incomeTax);

describe('taxOn', () => {
  // Rows as printed in the 2024 Tax Table.
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [14, 1],
    [15, 2],
    [25, 4],
    [50, 6],
    [2_975, 299],
    [3_000, 303],
    [25_300, 2_807],
    [99_950, 17_048],
  ])('takes $%d from the Tax Table', (income, tax) => expect(single(income)).toBe(tax));

  it('changes only from row to row', () => {
    expect(single(25_349)).toBe(single(25_300));
    expect(single(25_350)).toBe(single(25_300) + 6);
  });

  // First dollar at the Tax Computation Worksheet, and each bracket's end by hand.
  it.each([
    ['single', 100_000, 17_053],
    ['single', 191_950, 39_111],
    ['single', 243_725, 55_679],
    ['single', 609_350, 183_647],
    ['mfj', 201_050, 34_337],
    ['mfj', 731_200, 196_670],
    ['mfs', 365_600, 98_335],
    ['hoh', 191_950, 37_417],
    ['hoh', 609_350, 181_955],
    ['qss', 731_200, 196_670],
  ] as const)('computes %s $%d', (status, income, tax) =>
    expect(taxOn(income, status, law2024.incomeTax)).toBe(tax),
  );
});

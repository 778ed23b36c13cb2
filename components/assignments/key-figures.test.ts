import { keyFigures } from './key-figures';

it('lists the figures in the order of the return', () => {
  const figures = keyFigures({
    grossIncome: 1,
    adjustedGrossIncome: 2,
    totalDeductions: 3,
    taxableIncome: 4,
    federalTaxBeforeCredits: 5,
    credits: { total: 6 },
    federalTaxAfterCredits: 7,
    totalWithholding: 8,
  });
  expect(figures.map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(figures[5]).toEqual({ label: 'Tax credits', amount: 6, line: '21' });
  expect(figures[7]).toEqual({ label: 'Total withholding', amount: 8, line: '25d' });
});

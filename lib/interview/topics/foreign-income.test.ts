import { answersOf } from '../testing/facts-to-answers';
import { walkInterview } from '../walk';

/** Whether the interview asks who paid the tax, which decides how the high-tax test takes it. */
function asksWhoPaid(amounts: { grossIncome: number; taxPaid: number; relatedExpenses?: number }): boolean {
  const { answers } = answersOf({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-03-04' },
    foreignTax: { byCountry: [{ country: 'Ireland', category: 'passive', relatedExpenses: 0, ...amounts }] },
  });
  const { asked } = walkInterview({ answers, documents: [] });
  const ids = asked.map(({ id }) => id);
  // The country itself is told about.
  expect(ids).toContain('foreignCountries.0.taxPaid');
  return ids.includes('foreignCountries.0.assessed');
}

// Form 1116 instructions, “High-taxed income”: tax is compared with the income after the expenses that belong to it.
describe('who paid the tax on passive income', () => {
  test('is asked where the tax is high beside the income', () => {
    expect(asksWhoPaid({ grossIncome: 4_000, taxPaid: 1_001 })).toBe(true);
    expect(asksWhoPaid({ grossIncome: 4_000, taxPaid: 1_000 })).toBe(false);
  });

  test('is asked where expenses leave so little income that the tax is high', () => {
    // Of rent of 10,000 with 7,000 in expenses, 3,000 is left: 1,200 is 40% of it, and 12% of the rent.
    expect(asksWhoPaid({ grossIncome: 10_000, relatedExpenses: 7_000, taxPaid: 1_200 })).toBe(true);
    expect(asksWhoPaid({ grossIncome: 10_000, relatedExpenses: 7_000, taxPaid: 750 })).toBe(false);
  });

  test('is asked of any tax on income that expenses use up, and never without tax', () => {
    expect(asksWhoPaid({ grossIncome: 4_000, relatedExpenses: 4_500, taxPaid: 10 })).toBe(true);
    expect(asksWhoPaid({ grossIncome: 4_000, relatedExpenses: 4_500, taxPaid: 0 })).toBe(false);
  });
});

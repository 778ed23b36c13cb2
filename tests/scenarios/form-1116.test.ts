import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const single = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
} as const satisfies ReturnInputJson;
const fund = (ordinary: number, qualified = 0, foreignTaxPaid = 1_500) => ({
  payer: 'Fund',
  ordinary,
  qualified,
  foreignTaxPaid,
});
const country = { country: 'RIC', grossIncome: 10_000, taxPaid: 1_500 };

const grossAbroad = (pay: number, qualified: number) => {
  const forms = calculateJson({
    ...single,
    w2s: [wages(pay)],
    dividends: [fund(qualified, qualified)],
    foreignTax: {
      byCountry: [{ ...country, grossIncome: qualified, qualifiedDividends: qualified }],
    },
  }).lines['1116'];
  return Array.isArray(forms) ? forms[0]?.['1a'] : undefined;
};

describe('dividends from abroad on line 1a', () => {
  it('count in full up to $191,950 of other income, and below $20,000', () => {
    expect(grossAbroad(206_550, 10_000)).toBe(10_000);
    expect(grossAbroad(206_551, 10_000)).toBe(4_054);
    expect(grossAbroad(100_000, 19_999)).toBe(19_999);
    expect(grossAbroad(100_000, 20_000)).toBe(8_108);
  });

  it('count with 54.05% when they are taxed at 20%', () => {
    expect(grossAbroad(600_000, 10_000)).toBe(5_405);
  });
});

describe('what Form 1116 does not do', () => {
  const refused = (changes: Partial<ReturnInputJson>) =>
    listRefusedPaths({ ...single, w2s: [wages(100_000)], dividends: [fund(10_000)], ...changes });
  const abroad = (byCountry: NonNullable<ReturnInputJson['foreignTax']>['byCountry']) => ({
    foreignTax: { byCountry },
  });

  it.each([
    [
      'a loss in one of two categories',
      abroad([country, { ...country, category: 'general', relatedExpenses: 20_000 }]),
    ],
    ['a country without figures', abroad([{}])],
    ['less tax than on the Forms 1099', abroad([{ ...country, taxPaid: 1_499 }])],
    ['more dividends than income', abroad([{ ...country, qualifiedDividends: 10_001 }])],
    [
      'income taxed abroad above 37%',
      { ...abroad([{ ...country, grossIncome: 4_000, taxPaid: 1_500 }]), dividends: [fund(4_000)] },
    ],
    [
      'minimum tax with unused tax of earlier years',
      { foreignTax: { carryover: 100, byCountry: [country] }, amt: { isoSpread: 300_000 } },
    ],
  ])('is refused by name: %s', (_, changes) => {
    expect(refused(changes)).toEqual(['foreignTax.byCountry']);
  });

  it('is refused: a carryover without income of this year, and foreign tax above $300 without it', () => {
    expect(refused({ dividends: [], foreignTax: { carryover: 1 } })).toEqual(['foreignTax.carryover']);
    expect(refused({})).toEqual(['foreignTax.simplifiedElection']);
  });

  it('is refused from $5,001 of foreign income on: interest on student loans', () => {
    const withLoan = (grossIncome: number) =>
      refused({
        ...abroad([{ ...country, grossIncome, taxPaid: 500 }]),
        w2s: [wages(60_000)],
        dividends: [fund(6_000, 0, 500)],
        adjustments: { studentLoanInterest: 800 },
      });
    expect(withLoan(5_000)).toEqual([]);
    expect(withLoan(5_001)).toEqual(['foreignTax.byCountry']);
  });
});

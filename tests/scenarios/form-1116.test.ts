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
    ['a country without figures', abroad([{}])],
    ['less tax than on the Forms 1099', abroad([{ ...country, taxPaid: 1_499 }])],
    ['more dividends than income', abroad([{ ...country, qualifiedDividends: 10_001 }])],
  ])('is refused by name: %s', (_, changes) => {
    expect(refused(changes)).toEqual(['foreignTax.byCountry']);
  });

  it('is refused: a carryover without income of this year, and foreign tax above $300 without it', () => {
    expect(refused({ dividends: [], foreignTax: { carryover: 1 } })).toEqual(['foreignTax.carryover']);
    expect(refused({})).toEqual(['foreignTax.simplifiedElection']);
  });

  it('asks for assets from $5,001 of foreign income on, with interest on student loans', () => {
    const withLoan = (grossIncome: number) =>
      refused({
        ...abroad([{ ...country, grossIncome, taxPaid: 500 }]),
        w2s: [wages(60_000)],
        dividends: [fund(6_000, 0, 500)],
        adjustments: { studentLoanInterest: 800 },
      });
    expect(withLoan(5_000)).toEqual([]);
    expect(withLoan(5_001)).toEqual(['foreignTax.assets']);
  });

  it('asks for the unused AMT tax of earlier years, and for income taxed at most at 28% without the election', () => {
    const amt = { isoSpread: 300_000 };
    expect(refused({ amt, foreignTax: { carryover: 100, byCountry: [country] } })).toEqual([
      'foreignTax.amtCarryover',
    ]);
    const highTaxed = (taxPaid: number) =>
      refused({
        amt,
        dividends: [fund(10_000, 0, taxPaid)],
        foreignTax: { amtSimplifiedElection: false, byCountry: [{ ...country, taxPaid }] },
      });
    // 28% of 10,000 less 1,327 of deductions.
    expect(highTaxed(2_428)).toEqual([]);
    expect(highTaxed(2_429)).toEqual(['foreignTax.amtSimplifiedElection']);
  });

  it('asks whose pay is excluded, and takes no more of it than Form 2555 shows', () => {
    const withPay = (pay: 'taxpayer' | 'none' | null, grossIncome = 150_000) =>
      refused({
        w2s: [],
        dividends: [],
        foreignEarnedIncome: [{ country: 'Spain', periodFrom: '2020-03-01', otherWages: 150_000 }],
        foreignTax: {
          byCountry: [{ country: 'Spain', category: 'general', grossIncome, taxPaid: 900, pay }],
        },
      });
    expect(withPay(null)).toEqual(['foreignTax.byCountry']);
    expect(withPay('none')).toEqual([]);
    expect(withPay('taxpayer')).toEqual([]);
    expect(withPay('taxpayer', 150_001)).toEqual(['foreignTax.byCountry']);
  });

  it('asks whether foreign income of an active partnership is passive, and for its country if not', () => {
    const withShare = (foreignIncomePassive: boolean | null, taxPaid: number | null = null) =>
      refused({
        dividends: [],
        k1s: [
          {
            entity: 'partnership',
            name: 'Maple',
            passive: false,
            ordinaryIncome: 20_000,
            foreignTaxPaid: 250,
            foreignIncomePassive,
          },
        ],
        ...(taxPaid === null
          ? {}
          : abroad([{ country: 'Canada', category: 'general', grossIncome: 5_000, taxPaid }])),
      });
    expect(withShare(null)).toEqual(['k1s.foreignIncomePassive']);
    expect(withShare(true)).toEqual([]);
    expect(withShare(false)).toEqual(['k1s.foreignIncomePassive']);
    expect(withShare(false, 250)).toEqual([]);
  });
});

import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculateForTest('MA', { residency: allYearIn('MA'), ...facts });
  expect(problems).toEqual([]);
  return totals;
};
const sale = (term: 'short' | 'long', gain: number) => ({
  acquired: term === 'short' ? '2024-02-01' : '2020-02-01',
  sold: '2024-09-03',
  term,
  proceeds: 50_000 + gain,
  basis: 50_000,
});

describe('Massachusetts', () => {
  it('taxes wages less contributions and the exemption at 5%', () => {
    const withheld = { socialSecurityWithholding: 3_100, medicareWithholding: 725 };
    // 50,000 - 2,000 - 4,400
    expect(totalsOf({ w2s: [wagesIn('MA', 50_000, withheld)] }).stateTaxBeforeCredits).toBe(2_180);
  });

  it('gives movers and nonresidents the full $2,000 of contributions on what they earned there', () => {
    const withheld = { socialSecurityWithholding: 3_720, medicareWithholding: 870 };
    const line = (facts: Record<string, unknown>) =>
      (calculateForTest('MA', facts).lines['ma-1'] as Record<string, number>)['11'];
    // Half of the year: half of 4,590 is more than 2,000.
    expect(line({ residency: movedInJuly('MA', 'TX'), w2s: [wagesIn('MA', 60_000, withheld)] })).toBe(2_000);
    // A quarter of the wages was earned there: a quarter of 4,590.
    const commuter = {
      ...wagesIn('MA', 60_000, withheld),
      states: [
        { state: 'MA', wages: 15_000 },
        { state: 'TX', wages: 45_000 },
      ],
    };
    expect(line({ residency: allYearIn('TX'), w2s: [commuter] })).toBe(1_148);
  });

  it('takes nothing up to $8,000 and little above', () => {
    expect(totalsOf({ w2s: [wagesIn('MA', 8_000)] }).stateTaxBeforeCredits).toBe(0);
    const above = totalsOf({ w2s: [wagesIn('MA', 8_001)] });
    // The table for 3,601: 181; the credit leaves 10% of one dollar
    expect(above.stateTaxBeforeCredits).toBe(181);
    expect(above.stateTaxAfterNonrefundableCredits).toBe(0);
  });

  it('taxes short-term gains at 8.5% and long-term gains at 5%', () => {
    const tax = (term: 'short' | 'long') =>
      totalsOf({ w2s: [wagesIn('MA', 50_000)], sales: [sale(term, 10_000)] }).stateTaxBeforeCredits;
    // 45,600 x 5% = 2,280
    expect(tax('short')).toBe(2_280 + 850);
    expect(tax('long')).toBe(2_280 + 500);
  });

  it('sets up to $2,000 of losses against interest', () => {
    const income = (loss: number) =>
      totalsOf({
        w2s: [wagesIn('MA', 50_000)],
        interest: [{ interest: 5_000 }],
        sales: [sale('long', -loss)],
      }).stateAgi;
    expect(income(1_999)).toBe(53_001);
    expect(income(9_000)).toBe(53_000);
  });

  it('leaves out pensions of the United States and Massachusetts', () => {
    const pension = (more: object) => ({ grossDistribution: 20_000, taxableAmount: 20_000, ...more });
    const totals = totalsOf({
      taxpayer: { dateOfBirth: '1950-06-15' },
      retirement: [
        pension({ planKind: 'federalCivil' }),
        pension({ planKind: 'teacher', planState: 'MA' }),
        pension({ planKind: 'privateEmployer' }),
      ],
    });
    expect(totals.stateAgi).toBe(20_000);
  });

  it('pays the circuit breaker credit over a tenth of income', () => {
    const totals = totalsOf({
      taxpayer: { dateOfBirth: '1950-06-15' },
      interest: [{ interest: 2_000 }],
      socialSecurity: [{ netBenefits: 18_000 }],
      homes: [{ state: 'MA', use: 'own', propertyTax: 3_000 }],
    });
    // 3,000 - 10% of (20,000 - 700)
    expect(totals.stateRefundableCredits).toBe(1_070);
  });

  it('gives $440 for a child under 13', () => {
    const credit = (dateOfBirth: string) =>
      totalsOf({
        filingStatus: 'hoh',
        dependents: [{ dateOfBirth, relationship: 'child', monthsInHome: 12 }],
        w2s: [wagesIn('MA', 50_000)],
      }).stateRefundableCredits;
    expect(credit('2012-01-01')).toBe(440);
    expect(credit('2011-12-31')).toBe(0);
  });

  it('shares exemptions out for movers and nonresidents', () => {
    const mover = calculateForTest('MA', {
      residency: movedInJuly('MA', 'TX'),
      w2s: [
        wagesIn('MA', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // (30,000 - 4,400 x 182/366) x 5% = 1,390.60
    expect(mover.totals.stateTaxBeforeCredits).toBe(1_391);
    const nonresident = calculateForTest('MA', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('MA', 20_000), wagesIn('TX', 30_000)],
    });
    // 20,000 - 4,400 x 0.4 = 18,240: the table gives 911
    expect(nonresident.totals.stateTaxBeforeCredits).toBe(911);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const after = (taxAfterCredits: number) =>
      totalsOf({
        w2s: [wagesIn('MA', 50_000)],
        otherStateTaxes: [{ state: 'RI', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 2,280 x 0.4
    expect(after(1_000)).toBe(2_280 - 912);
    expect(after(500)).toBe(1_780);
  });

  it('takes a surviving spouse as head of household', () => {
    const taxable = (filingStatus: string) =>
      totalsOf({
        filingStatus,
        dependents: [{ dateOfBirth: '2012-01-01', relationship: 'child', monthsInHome: 12 }],
        w2s: [wagesIn('MA', 50_000)],
      }).stateTaxableIncome;
    expect(taxable('qss')).toBe(taxable('hoh'));
  });
});

import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculateForTest('ME', { residency: allYearIn('ME'), ...facts });
  expect(problems).toEqual([]);
  return totals;
};

describe('Maine', () => {
  it('takes the tax from the table after deduction and exemption', () => {
    const totals = totalsOf({ w2s: [wagesIn('ME', 50_000)] });
    // 30,400: 1,510.90 + (30,450 - 26,050) x 6.75% = 1,807.90
    expect(totals.stateTaxableIncome).toBe(30_400);
    expect(totals.stateTaxBeforeCredits).toBe(1_808);
  });

  it('deducts pensions up to $45,864 less Social Security', () => {
    const totals = totalsOf({
      taxpayer: { dateOfBirth: '1950-06-15' },
      socialSecurity: [{ netBenefits: 20_000 }],
      retirement: [{ grossDistribution: 50_000, taxableAmount: 50_000, planKind: 'privateEmployer' }],
    });
    // 50,000 - 25,864
    expect(totals.stateAgi).toBe(24_136);
  });

  it('phases the deduction out over $97,150', () => {
    const taxable = (wages: number) => totalsOf({ w2s: [wagesIn('ME', wages)] }).stateTaxableIncome;
    expect(taxable(97_150)).toBe(77_550);
    // A tenth of the way: 104,650 - 13,140 - 5,000
    expect(taxable(104_650)).toBe(86_510);
  });

  it('gives $300 for a dependent, less from $200,000 on', () => {
    const credit = (wages: number) =>
      totalsOf({
        filingStatus: 'hoh',
        dependents: [{ dateOfBirth: '2015-03-01', relationship: 'child', monthsInHome: 12 }],
        w2s: [wagesIn('ME', wages)],
      }).stateRefundableCredits;
    expect(credit(200_000)).toBe(300);
    expect(credit(200_001)).toBe(293);
  });

  it('pays the fairness credits', () => {
    const credit = (wages: number, rent: number) =>
      totalsOf({
        w2s: [wagesIn('ME', wages)],
        homes: [{ state: 'ME', use: 'rent', rent }],
      }).stateRefundableCredits;
    // 15% of rent less 800, and 150
    expect(credit(20_000, 10_000)).toBe(850);
    expect(credit(20_000, 20_000)).toBe(1_150);
    expect(credit(24_750, 0)).toBe(150);
    expect(credit(24_751, 0)).toBe(140);
  });

  it('gives half of the federal earned income credit from age 18', () => {
    const credit = (dateOfBirth: string) =>
      totalsOf({ taxpayer: { dateOfBirth }, w2s: [wagesIn('ME', 9_000)] }).stateRefundableCredits;
    // 316 and 150
    expect(credit('2004-06-15')).toBe(466);
    expect(credit('2007-06-15')).toBe(150);
  });

  it('credits what does not belong to Maine', () => {
    const mover = calculateForTest('ME', {
      residency: movedInJuly('ME', 'TX'),
      w2s: [
        wagesIn('ME', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // On 40,400: 2,483; less half
    expect(mover.totals.stateTaxAfterNonrefundableCredits).toBe(1_241);
    const nonresident = calculateForTest('ME', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('ME', 20_000), wagesIn('TX', 30_000)],
    });
    // 1,808 less 60%
    expect(nonresident.totals.stateTaxAfterNonrefundableCredits).toBe(723);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const after = (taxAfterCredits: number) =>
      totalsOf({
        w2s: [wagesIn('ME', 50_000)],
        otherStateTaxes: [{ state: 'MA', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 1,808 x 0.4
    expect(after(1_000)).toBe(1_808 - 723);
    expect(after(500)).toBe(1_308);
  });
});

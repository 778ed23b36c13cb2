import { allYearIn, calculateForTest, movedInJuly, wagesIn, withheldIn } from '../shared/calculate-for-test';

const homeIn = (county: string) => [{ state: 'MD', county }];
const calculate = (facts: Record<string, unknown>) =>
  calculateForTest('MD', { residency: homeIn('Montgomery'), ...facts });
const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculate(facts);
  expect(problems).toEqual([]);
  return totals;
};

describe('Maryland', () => {
  it('takes state tax from the table and local tax of the county', () => {
    const totals = totalsOf({ w2s: [wagesIn('MD', 50_000)] });
    // 50,000 - 2,700 - 3,200; 90 + (44,125 - 3,000) x 4.75% = 2,043.44; 44,100 x 3.2%
    expect(totals.stateTaxableIncome).toBe(44_100);
    expect(totals.stateTaxBeforeCredits).toBe(2_043);
    expect(totals.localTax).toBe(1_411);
  });

  it('applies one rate to all income in Frederick and steps in Anne Arundel', () => {
    const local = (county: string, wages: number) =>
      totalsOf({ residency: homeIn(county), w2s: [wagesIn('MD', wages)] }).localTax;
    // 50,000 x 2.75%; 50,001 x 2.96%
    expect(local('Frederick County', 55_900)).toBe(1_375);
    expect(local('Frederick', 55_901)).toBe(1_480);
    // 50,000 x 2.7% + 10,000 x 2.81%
    expect(local('Anne Arundel', 65_900)).toBe(1_631);
    expect(local('Prince George’s', 50_000)).toBe(1_411);
    expect(local("Saint Mary's", 50_000)).toBe(1_323);
  });

  it('refuses a home without a county', () => {
    const { problems } = calculate({ residency: allYearIn('MD'), w2s: [wagesIn('MD', 50_000)] });
    expect(problems.map(({ path }) => path)).toEqual(['residency']);
  });

  it('excludes pensions of employers less Social Security from age 65', () => {
    const retiree = (dateOfBirth: string) => ({
      taxpayer: { dateOfBirth },
      socialSecurity: [{ netBenefits: 15_000 }],
      retirement: [
        { grossDistribution: 30_000, taxableAmount: 30_000, planKind: 'privateEmployer' },
        { grossDistribution: 10_000, taxableAmount: 10_000, ira: true },
      ],
    });
    // 40,000 - (39,500 - 15,000)
    expect(totalsOf(retiree('1960-01-01')).stateAgi).toBe(15_500);
    expect(totalsOf(retiree('1960-01-02')).stateAgi).toBe(40_000);
  });

  it('pays out the earned income credit over the tax', () => {
    const totals = totalsOf({
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-03-01', relationship: 'child', monthsInHome: 12 }],
      w2s: [wagesIn('MD', 15_000)],
    });
    // Federal credit 4,213; taxable 15,000 - 3,650 - 6,400 = 4,950: tax 184; 45% of 4,213 less 184
    expect(totals.stateTaxBeforeCredits).toBe(184);
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(0);
    expect(totals.stateRefundableCredits).toBe(1_712);
    expect(totals.localTax).toBe(0);
  });

  it('gives the credit to people too young for the federal one', () => {
    const totals = totalsOf({ taxpayer: { dateOfBirth: '2001-06-15' }, w2s: [wagesIn('MD', 10_000)] });
    // Federal credit at 10,000: 632; taxable 5,000: tax 186
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(0);
    expect(totals.stateRefundableCredits).toBe(446);
  });

  it('gives $500 for a child under 6 up to $15,000 of income', () => {
    const credit = (wages: number) => {
      const { lines } = calculate({
        filingStatus: 'hoh',
        dependents: [{ dateOfBirth: '2019-03-01', relationship: 'child', monthsInHome: 12 }],
        w2s: [wagesIn('MD', wages)],
      });
      return (lines['md-502cr'] as Record<string, number> | undefined)?.CC8;
    };
    expect(credit(15_000)).toBe(500);
    expect(credit(15_001)).toBeUndefined();
  });

  it('shares deductions out for a mover', () => {
    const { totals } = calculateForTest('MD', {
      residency: movedInJuly('MD', 'TX').map((home) => ({ ...home, county: 'Howard' })),
      w2s: [
        wagesIn('MD', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // 30,000 - 2,700 / 2 - 3,200 / 2
    expect(totals.stateTaxableIncome).toBe(27_050);
    expect(totals.stateTaxBeforeCredits).toBe(1_234);
  });

  it('taxes a nonresident by share with the special rate, and not a neighbor’s wages', () => {
    const far = calculateForTest('MD', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('MD', 20_000), wagesIn('TX', 30_000)],
    });
    // 2,043 x 0.4 + 44,100 x 2.25% x 0.4
    expect(far.totals.stateTaxBeforeCredits).toBe(817 + 397);
    expect(far.totals.localTax).toBe(0);
    const neighbor = calculateForTest('MD', { residency: allYearIn('VA'), w2s: [withheldIn('MD', 50_000)] });
    expect(neighbor.totals.stateTaxBeforeCredits).toBe(0);
  });

  it('credits tax paid elsewhere against state tax first, then local tax', () => {
    const totals = totalsOf({
      w2s: [wagesIn('MD', 50_000)],
      otherStateTaxes: [{ state: 'DE', income: 20_000, taxAfterCredits: 1_500 }],
    });
    // On 24,100: state 1,093, local 771; the state tax falls by 950, the other 550 are local
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_093);
    expect(totals.localTax).toBe(861);
  });
});

import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const calculate = (facts: Record<string, unknown>) =>
  calculateForTest('DC', { residency: allYearIn('DC'), ...facts });
const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculate(facts);
  expect(problems).toEqual([]);
  return totals;
};

describe('District of Columbia', () => {
  it('takes the tax from the table, without unemployment benefits', () => {
    // 35,400: 400 + (35,425 - 10,000) x 6% = 1,925.50
    expect(totalsOf({ w2s: [wagesIn('DC', 50_000)] }).stateTaxBeforeCredits).toBe(1_926);
    const jobless = { w2s: [wagesIn('DC', 50_000)], governmentPayments: [{ unemployment: 5_000 }] };
    expect(totalsOf(jobless).stateAgi).toBe(50_000);
  });

  it('taxes a couple apart when that costs less', () => {
    const couple = {
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1981-06-15' },
      w2s: [wagesIn('DC', 80_000), wagesIn('DC', 40_000, { owner: 'spouse' })],
    };
    // 50,800: 2,902; 40,000: 2,200
    expect(totalsOf(couple).stateTaxBeforeCredits).toBe(5_102);
    const together = { ...couple, stateFiling: [{ state: 'DC', separateOnSameReturn: false }] };
    // 90,800: 3,500 + (90,825 - 60,000) x 8.5%
    expect(totalsOf(together).stateTaxBeforeCredits).toBe(6_120);
  });

  it('credits property tax over a share of income that steps up', () => {
    const credit = (wages: number, propertyTax: number) => {
      const { lines } = calculate({
        w2s: [wagesIn('DC', wages)],
        homes: [{ state: 'DC', use: 'own', propertyTax }],
      });
      return (lines['dc-schedule-h'] as Record<string, number>)['11'];
    };
    expect(credit(24_999, 2_000)).toBe(1_250);
    expect(credit(25_000, 2_000)).toBe(1_000);
    expect(credit(63_900, 10_000)).toBe(1_375);
    expect(credit(63_901, 10_000)).toBeUndefined();
  });

  it('has its own earned income credit without a child', () => {
    expect(totalsOf({ w2s: [wagesIn('DC', 20_000)] }).stateRefundableCredits).toBe(632);
    // 632 - (24,000 - 22,566) x 8.48% = 510.40
    expect(totalsOf({ w2s: [wagesIn('DC', 24_000)] }).stateRefundableCredits).toBe(510);
    const family = {
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-03-01', relationship: 'child', monthsInHome: 12 }],
      w2s: [wagesIn('DC', 15_000)],
    };
    // 70% of 4,213
    expect(totalsOf(family).stateRefundableCredits).toBe(2_949);
  });

  it('deducts college savings up to $4,000', () => {
    const saved = (contributed: number) =>
      totalsOf({
        w2s: [wagesIn('DC', 50_000)],
        education529: [{ owner: 'taxpayer', state: 'DC', contributed }],
      }).stateAgi;
    expect(saved(3_000)).toBe(47_000);
    expect(saved(9_000)).toBe(46_000);
  });

  it('shares the deduction out for a mover', () => {
    const { totals } = calculateForTest('DC', {
      residency: movedInJuly('DC', 'TX'),
      w2s: [
        wagesIn('DC', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // 30,000 - 14,600 x 182/366 = 22,740; 400 + (22,725 - 10,000) x 6% = 1,163.50
    expect(totals.stateTaxableIncome).toBe(22_740);
    expect(totals.stateTaxBeforeCredits).toBe(1_164);
  });

  it('gives a nonresident back what was withheld', () => {
    const { totals } = calculateForTest('DC', {
      residency: allYearIn('TX'),
      w2s: [{ wages: 50_000, states: [{ state: 'DC', wages: 50_000, withholding: 1_000 }] }],
    });
    expect(totals.stateTaxBeforeCredits).toBe(0);
    expect(totals.refund).toBe(1_000);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const after = (taxAfterCredits: number) =>
      totalsOf({
        w2s: [wagesIn('DC', 50_000)],
        otherStateTaxes: [{ state: 'NY', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 1,926 x 0.4 = 770.40
    expect(after(1_000)).toBe(1_156);
    expect(after(300)).toBe(1_626);
  });
});

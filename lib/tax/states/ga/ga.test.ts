import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculateForTest('GA', { residency: allYearIn('GA'), ...facts });
  expect(problems).toEqual([]);
  return totals;
};

describe('Georgia', () => {
  it('taxes what lies over $12,000 at 5.39%', () => {
    // 38,000 x 5.39% = 2,048.20
    expect(totalsOf({ w2s: [wagesIn('GA', 50_000)] }).stateTaxBeforeCredits).toBe(2_048);
    expect(totalsOf({ w2s: [wagesIn('GA', 12_000)] }).stateTaxBeforeCredits).toBe(0);
  });

  it('excludes retirement income by age, with $5,000 of earnings at most', () => {
    const retiree = (dateOfBirth: string) => ({
      taxpayer: { dateOfBirth },
      w2s: [wagesIn('GA', 20_000)],
      retirement: [{ grossDistribution: 50_000, taxableAmount: 50_000, planKind: 'privateEmployer' }],
    });
    // 65: 70,000 - 55,000; 62: 70,000 - 35,000; 61: nothing
    expect(totalsOf(retiree('1960-01-01')).stateAgi).toBe(15_000);
    expect(totalsOf(retiree('1960-01-02')).stateAgi).toBe(35_000);
    expect(totalsOf(retiree('1963-01-02')).stateAgi).toBe(70_000);
  });

  it('gives itemizers $300', () => {
    const facts = {
      w2s: [wagesIn('GA', 80_000)],
      itemized: {
        charityCash: 5_000,
        mortgages: [{ interest: 15_000, balance: 300_000, originated: '2019-05-01' }],
      },
    };
    // 60,000 x 5.39% = 3,234
    expect(totalsOf(facts).stateTaxBeforeCredits).toBe(3_234);
    expect(totalsOf(facts).stateTaxAfterNonrefundableCredits).toBe(2_934);
  });

  it('takes the low income credit by steps of income', () => {
    const credits = (wages: number) => {
      const { totals, lines } = calculateForTest('GA', {
        residency: allYearIn('GA'),
        w2s: [wagesIn('GA', wages)],
      });
      expect(totals.refund).toBe(0);
      return (lines['ga-500'] as Record<string, number>)['17c'];
    };
    expect(credits(14_999)).toBe(8);
    expect(credits(15_000)).toBe(5);
    expect(credits(20_000)).toBeUndefined();
  });

  it('counts an unborn child as a dependent', () => {
    // 50,000 - 12,000 - 4,000
    expect(
      totalsOf({ w2s: [wagesIn('GA', 50_000)], states: { GA: { unbornChildren: 1 } } }).stateTaxableIncome,
    ).toBe(34_000);
  });

  it('deducts college savings up to $4,000 for each beneficiary', () => {
    const plan = (dependentIndex: number, contributed: number) => ({
      owner: 'taxpayer',
      state: 'GA',
      beneficiary: { dependentIndex },
      contributed,
    });
    const education529 = [plan(0, 3_000), plan(0, 2_000), plan(1, 1_000)];
    // 50,000 - 4,000 - 1,000
    expect(totalsOf({ w2s: [wagesIn('GA', 50_000)], education529 }).stateAgi).toBe(45_000);
  });

  it('shares deductions out for movers and nonresidents', () => {
    const mover = calculateForTest('GA', {
      residency: movedInJuly('GA', 'TX'),
      w2s: [
        wagesIn('GA', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // 30,000 - 12,000 x 0.5
    expect(mover.totals.stateTaxableIncome).toBe(24_000);
    const nonresident = calculateForTest('GA', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('GA', 20_000), wagesIn('TX', 30_000)],
    });
    // 20,000 - 12,000 x 0.4
    expect(nonresident.totals.stateTaxableIncome).toBe(15_200);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const after = (taxAfterCredits: number) =>
      totalsOf({
        w2s: [wagesIn('GA', 50_000)],
        otherStateTaxes: [{ state: 'AL', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 2,048 x 0.4 = 819.20
    expect(after(2_000)).toBe(2_048 - 819);
    expect(after(300)).toBe(2_048 - 300);
  });

  it('refuses caregiving expenses by name', () => {
    const { problems } = calculateForTest('GA', {
      residency: allYearIn('GA'),
      w2s: [wagesIn('GA', 50_000)],
      states: { GA: { caregiving: 100 } },
    });
    expect(problems.map(({ path }) => path)).toEqual(['states.GA.caregiving']);
  });
});

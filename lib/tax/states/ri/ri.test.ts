import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const rhodeIsland = (facts: Record<string, unknown>) =>
  calculateForTest('RI', { residency: allYearIn('RI'), ...facts }).totals;
const pension = (amount: number, more: object = {}) => ({
  grossDistribution: amount,
  taxableAmount: amount,
  ...more,
});

describe('RI-1040', () => {
  it('takes the tax from the middle of the $50 row', () => {
    // 50,000 - 10,550 - 4,950 = 34,500; 34,525 at 3.75 %
    expect(rhodeIsland({ w2s: [wagesIn('RI', 50_000)] })).toMatchObject({
      stateTaxableIncome: 34_500,
      stateTaxBeforeCredits: 1_295,
    });
  });

  it.each([
    [246_450, 230_950], // 15,500 off
    [246_451, 234_051], // four fifths of it
    [274_651, 274_651],
  ])('takes deduction and exemption back from $246,450 on: %d', (wages, taxable) => {
    expect(rhodeIsland({ w2s: [wagesIn('RI', wages)] }).stateTaxableIncome).toBe(taxable);
  });

  it.each([
    ['1958-05-01', 30_000],
    ['1958-05-02', 50_000],
  ])('leaves out $20,000 of a pension from full retirement age on: born %s', (dateOfBirth, agi) => {
    expect(rhodeIsland({ taxpayer: { dateOfBirth }, retirement: [pension(50_000)] }).stateAgi).toBe(agi);
  });

  it('ends that over $104,200, and never gives it for IRAs', () => {
    const old = { taxpayer: { dateOfBirth: '1950-06-15' } };
    expect(rhodeIsland({ ...old, retirement: [pension(104_200)] }).stateAgi).toBe(84_200);
    expect(rhodeIsland({ ...old, retirement: [pension(104_201)] }).stateAgi).toBe(104_201);
    expect(rhodeIsland({ ...old, retirement: [pension(40_000, { ira: true })] }).stateAgi).toBe(40_000);
    expect(rhodeIsland({ ...old, retirement: [pension(150_000, { planKind: 'military' })] }).stateAgi).toBe(
      0,
    );
  });

  it('relieves seniors of property tax beyond a share of their income', () => {
    const totals = rhodeIsland({
      taxpayer: { dateOfBirth: '1950-06-15' },
      retirement: [pension(10_000)],
      homes: [{ state: 'RI', use: 'own', propertyTax: 900, months: 12 }],
    });
    expect(totals.stateRefundableCredits).toBe(500); // 900 less 4 % of 10,000
  });

  it('credits another state’s tax up to Rhode Island’s on that income', () => {
    const totals = rhodeIsland({
      w2s: [wagesIn('RI', 50_000)],
      otherStateTaxes: [{ state: 'MA', income: 10_000, taxAfterCredits: 500 }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_295 - 259);
  });
});

describe('RI-1040NR', () => {
  it('takes the Rhode Island share of the tax on everything', () => {
    const totals = rhodeIsland({
      residency: allYearIn('MA'),
      w2s: [wagesIn('RI', 20_000), wagesIn('MA', 30_000)],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(518);
  });

  it('counts the wages of the months as a resident', () => {
    const totals = rhodeIsland({
      residency: movedInJuly('RI', 'FL'),
      w2s: [wagesIn('RI', 25_000, { lastDay: '2024-06-30' }), { wages: 25_000, firstDay: '2024-07-01' }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(648); // half of 1,295, rounded up
  });
});

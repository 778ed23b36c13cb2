import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const connecticut = (facts: Record<string, unknown>) =>
  calculateForTest('CT', { residency: allYearIn('CT'), ...facts }).totals;
const pension = (amount: number, more: object = {}) => ({
  grossDistribution: amount,
  taxableAmount: amount,
  ...more,
});
const old = { taxpayer: { dateOfBirth: '1950-06-15' } };

describe('CT-1040', () => {
  it.each([
    [30_000, 15_000, 361], // (200 + 225) less 15 percent
    [30_001, 16_001, 400], // a thousand less exempt; 470.05 less 15 percent
    [44_001, 44_001, 1_557], // nothing exempt; 1,730 less 10 percent
  ])('takes the exemption and the personal credit by income: %d', (wages, taxable, tax) => {
    expect(connecticut({ w2s: [wagesIn('CT', wages)] })).toMatchObject({
      stateTaxableIncome: taxable,
      stateTaxBeforeCredits: tax,
    });
  });

  it.each([
    [100_000, 4_975], // 200 + 1,800 + 2,750, and 225 of table C: nine steps over 56,500
    [105_001, 5_325], // 4,750 + 300.06, 250 of table C, 25 of table D
    [250_000, 15_400], // 14,000 of table B, 250 of table C, 250 and 900 of table D
  ])('takes the lower rates back: %d', (wages, tax) => {
    expect(connecticut({ w2s: [wagesIn('CT', wages)] }).stateTaxBeforeCredits).toBe(tax);
  });

  it.each([
    [74_999, 0],
    [75_000, 11_250], // 85 percent left out
    [100_000, 100_000],
  ])('leaves pensions out by income: %d', (amount, agi) => {
    expect(connecticut({ ...old, retirement: [pension(amount)] }).stateAgi).toBe(agi);
  });

  it('leaves out half of IRA distributions, all military pay and half of teachers’ pensions', () => {
    expect(connecticut({ ...old, retirement: [pension(40_000, { ira: true })] }).stateAgi).toBe(20_000);
    expect(connecticut({ ...old, retirement: [pension(200_000, { planKind: 'military' })] }).stateAgi).toBe(
      0,
    );
    const teacher = pension(120_000, { planKind: 'teacher', planState: 'CT' });
    expect(connecticut({ ...old, retirement: [teacher] }).stateAgi).toBe(60_000);
  });

  it('taxes no more than a quarter of Social Security', () => {
    const totals = connecticut({
      ...old,
      socialSecurity: [{ netBenefits: 20_000 }],
      w2s: [wagesIn('CT', 100_000)],
    });
    expect(totals.stateAgi).toBe(105_000);
  });

  it('credits property tax up to $300, less 15 percent for each $10,000', () => {
    const home = { homes: [{ state: 'CT', use: 'own', propertyTax: 4_000, months: 12 }] };
    const credit = (wages: number) => {
      const totals = connecticut({ w2s: [wagesIn('CT', wages)], ...home });
      return (totals.stateTaxBeforeCredits ?? 0) - (totals.stateTaxAfterNonrefundableCredits ?? 0);
    };
    expect(credit(49_500)).toBe(300);
    expect(credit(49_501)).toBe(255);
    expect(credit(109_501)).toBe(0);
  });

  it('credits another state’s tax up to Connecticut’s on that income', () => {
    const totals = connecticut({
      w2s: [wagesIn('CT', 100_000)],
      otherStateTaxes: [{ state: 'NY', income: 50_000, taxAfterCredits: 3_000 }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(4_975 - 2_488);
  });
});

describe('CT-1040NR/PY', () => {
  it('takes the Connecticut share of the tax on everything', () => {
    const totals = connecticut({
      residency: allYearIn('NY'),
      w2s: [wagesIn('CT', 40_000), wagesIn('NY', 60_000)],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_990);
  });

  it('counts the wages of the months as a resident', () => {
    const totals = connecticut({
      residency: movedInJuly('CT', 'FL'),
      w2s: [wagesIn('CT', 50_000, { lastDay: '2024-06-30' }), { wages: 50_000, firstDay: '2024-07-01' }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(2_488);
  });
});

import { allYearIn, calculateForTest, wagesIn } from '../shared/calculate-for-test';

const single = (wages: number, more: object = {}) => ({
  filingStatus: 'single',
  w2s: [wagesIn('MO', wages)],
  residency: allYearIn('MO'),
  ...more,
});
const totals = (input: Record<string, unknown>) => calculateForTest('MO', input).totals;

describe('Missouri', () => {
  it('deducts part of the federal tax', () => {
    // Federal tax on 25,400: 2,819, a quarter of it 705; 248 + 4.8 percent of 24,695 - 8,911.
    expect(totals(single(40_000))).toMatchObject({
      stateTaxableIncome: 24_695,
      stateTaxAfterNonrefundableCredits: 1_006,
    });
  });

  it('deducts less of it above each step of income', () => {
    // Federal tax 4,019: 25 percent up to 50,000, 15 percent above.
    expect(totals(single(50_000)).stateTaxableIncome).toBe(50_000 - 14_600 - 1_005);
    expect(totals(single(50_001)).stateTaxableIncome).toBe(50_001 - 14_600 - 603);
  });

  it('taxes the spouses of a combined return apart', () => {
    const couple = {
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1981-01-01' },
      residency: allYearIn('MO'),
      w2s: [wagesIn('MO', 20_000), wagesIn('MO', 20_000, { owner: 'spouse' })],
    };
    // 40,000 - 29,200 - a quarter of 1,083; half of 10,529 each: 95 + 3.5 percent of 173.
    expect(totals(couple)).toMatchObject({ stateTaxableIncome: 10_530, stateTaxBeforeCredits: 202 });
  });

  it('exempts public pensions up to the limit less Social Security', () => {
    const retired = calculateForTest('MO', {
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1954-03-01' },
      residency: allYearIn('MO'),
      socialSecurity: [{ netBenefits: 20_000 }],
      retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, planKind: 'federalCivil' }],
    });
    // 17,000 of Social Security is taxable; 46,381 in all.
    expect(retired.lines['mo-1040']).toMatchObject({ 6: 57_000, 8: 46_381 });
  });

  it('exempts $6,000 of a private pension until income is over the limit', () => {
    const retired = (pension: number) => ({
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1964-03-01' },
      residency: allYearIn('MO'),
      retirement: [{ grossDistribution: pension, taxableAmount: pension, planKind: 'privateEmployer' }],
    });
    expect(calculateForTest('MO', retired(25_000)).lines['mo-1040']).toMatchObject({ 8: 6_000 });
    expect(calculateForTest('MO', retired(25_001)).lines['mo-1040']).toMatchObject({ 8: 5_999 });
  });

  it('pays the property tax credit by the chart', () => {
    const owner = (netBenefits: number) => ({
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1950-03-01' },
      residency: allYearIn('MO'),
      socialSecurity: [{ netBenefits }],
      homes: [{ state: 'MO', use: 'own', months: 12, propertyTax: 1_500 }],
    });
    expect(totals(owner(14_300)).refund).toBe(1_100);
    // 1,087.50 - 14,450 times 0.0625 percent
    expect(totals(owner(14_301)).refund).toBe(1_078);
    expect(totals(owner(30_001)).refund).toBe(0);
  });

  it('gives 20 percent of the federal earned income credit, up to the tax', () => {
    const family = single(28_000, {
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child' }],
    });
    const found = totals(family);
    expect(found.stateTaxAfterNonrefundableCredits).toBe(0);
    expect(found.stateRefundableCredits).toBe(0);
  });

  it('takes the Missouri percentage of the tax of nonresidents and for part of the year', () => {
    const commuter = {
      filingStatus: 'single',
      residency: allYearIn('KS'),
      w2s: [{ wages: 40_000, states: [{ state: 'MO', wages: 10_000, withholding: 300 }] }],
    };
    expect(totals(commuter)).toMatchObject({ stateTaxBeforeCredits: 252, refund: 48 });
    const moved = {
      filingStatus: 'single',
      w2s: [{ wages: 40_000 }],
      residency: [
        { state: 'TX', to: '2024-06-30' },
        { state: 'MO', from: '2024-07-01' },
      ],
    };
    // 184 of 366 days are 50 percent.
    expect(totals(moved).stateTaxBeforeCredits).toBe(503);
  });

  it('credits the tax of another state', () => {
    const worker = single(40_000, {
      otherStateTaxes: [{ state: 'AR', income: 10_000, taxAfterCredits: 300 }],
    });
    expect(totals(worker).stateTaxAfterNonrefundableCredits).toBe(1_006 - 252);
  });
});

import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const worker = (wages: number, more: Record<string, unknown> = {}) => ({
  w2s: [wagesIn('OK', wages)],
  residency: allYearIn('OK'),
  ...more,
});
const compute = (facts: Record<string, unknown>) => calculateForTest('OK', facts);
const totals = (facts: Record<string, unknown>) => compute(facts).totals;
const lines = (facts: Record<string, unknown>) => compute(facts).lines['ok-511'];
const parent = (wages: number, more: Record<string, unknown> = {}) =>
  worker(wages, {
    filingStatus: 'hoh',
    dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child' }],
    ...more,
  });

describe('Oklahoma', () => {
  it('takes the tax of the middle of a row of $50', () => {
    // 40,000 - 7,350 = 32,650; on 32,675: 2.50 + 11.25 + 21.875 + 31.625 + 86.25 + 4.75 percent of 25,475.
    expect(totals(worker(40_000))).toMatchObject({
      stateTaxableIncome: 32_650,
      stateTaxBeforeCredits: 1_364,
    });
    expect(totals(worker(40_049)).stateTaxBeforeCredits).toBe(1_364);
    expect(totals(worker(40_050)).stateTaxBeforeCredits).toBe(1_366);
  });

  it('limits itemized deductions but for gifts and medical expenses', () => {
    const owner = worker(200_000, {
      itemized: {
        realEstateTax: 9_000,
        mortgages: [{ lender: 'Bank', interest: 15_000, balance: 300_000, originated: '2019-05-01' }],
        charityCash: 5_000,
      },
    });
    expect(lines(owner)).toMatchObject({ 10: 17_000 + 5_000 });
  });

  it('deducts an Oklahoma 529 contribution after adjusted gross income', () => {
    const saver = worker(50_000, {
      education529: [{ owner: 'taxpayer', state: 'OK', contributed: 4_000 }],
    });
    expect(totals(saver)).toMatchObject({ stateAgi: 50_000, stateTaxableIncome: 50_000 - 4_000 - 7_350 });
    expect(lines(saver)).toMatchObject({ 7: 50_000, 8: 4_000, 9: 46_000 });
  });

  it('gives another exemption for age up to the limit of income', () => {
    const senior = (wages: number) => worker(wages, { taxpayer: { dateOfBirth: '1955-06-15' } });
    expect(lines(senior(15_000))).toMatchObject({ 11: 2_000 });
    expect(lines(senior(15_001))).toMatchObject({ 11: 1_000 });
  });

  it('exempts $10,000 of retirement income, all of military pensions and Social Security', () => {
    const retired = (planKind: string) =>
      totals({
        taxpayer: { dateOfBirth: '1955-06-15' },
        residency: allYearIn('OK'),
        socialSecurity: [{ netBenefits: 20_000 }],
        retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, planKind }],
      }).stateAgi;
    expect(retired('privateEmployer')).toBe(30_000);
    expect(retired('military')).toBe(0);
  });

  it('refuses a large federal pension', () => {
    const retired = compute({
      residency: allYearIn('OK'),
      retirement: [{ grossDistribution: 10_001, taxableAmount: 10_001, planKind: 'federalCivil' }],
    });
    expect(retired.problems[0]?.message).toContain('CSRS');
  });

  it('gives 5 percent of the child tax credit up to $100,000', () => {
    expect(lines(parent(100_000))).toMatchObject({ 15: 100 });
    expect(lines(parent(100_001))).not.toHaveProperty('15');
  });

  it('pays 5 percent of the earned income credit of 2020', () => {
    // 3,584 less 15.98 percent of 25,025 - 19,330 is 2,674; with $80 of sales tax relief.
    expect(totals(parent(25_000)).stateRefundableCredits).toBe(134 + 80);
  });

  it('pays sales tax relief up to the limits of income', () => {
    expect(totals(worker(20_000)).stateRefundableCredits).toBe(40);
    expect(totals(worker(20_001)).stateRefundableCredits).toBe(0);
    expect(totals(parent(50_000)).stateRefundableCredits).toBe(80);
    expect(totals(parent(50_001)).stateRefundableCredits).toBe(0);
  });

  it('takes the Oklahoma percentage of the tax of others than residents', () => {
    const commuter = {
      w2s: [{ wages: 40_000, states: [{ state: 'OK', wages: 10_000, withholding: 400 }] }],
      residency: allYearIn('TX'),
    };
    expect(totals(commuter)).toMatchObject({ stateTaxBeforeCredits: 341, refund: 59 });
    // 20,109 of 40,000: 50.27 percent.
    const moved = compute({ w2s: [{ wages: 40_000 }], residency: movedInJuly('TX', 'OK') });
    expect(moved).toMatchObject({ kind: 'partYear', totals: { stateTaxBeforeCredits: 686 } });
  });

  it('credits the tax of another state up to the Oklahoma tax on that income', () => {
    const paid = (taxAfterCredits: number) =>
      totals(worker(40_000, { otherStateTaxes: [{ state: 'AR', income: 10_000, taxAfterCredits }] }));
    expect(paid(200).stateTaxAfterNonrefundableCredits).toBe(1_164);
    expect(paid(900).stateTaxAfterNonrefundableCredits).toBe(1_364 - 341);
  });
});

import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const worker = (wages: number, more: Record<string, unknown> = {}) => ({
  w2s: [{ wages, states: [{ state: 'AL', wages }] }],
  residency: allYearIn('AL'),
  ...more,
});
const compute = (facts: Record<string, unknown>) => calculateForTest('AL', facts);
const lines = (facts: Record<string, unknown>) => compute(facts).lines['al-40'];

describe('Alabama', () => {
  it('deducts federal tax and takes the tax of the printed row', () => {
    // 40,000 - 2,500 - 2,819 - 1,500 = 33,181; tax on 33,150.
    expect(compute(worker(40_000)).totals).toMatchObject({
      stateTaxableIncome: 33_181,
      stateTaxAfterNonrefundableCredits: 1_618,
    });
  });

  it('lowers the standard deduction by the chart', () => {
    const couple = (wages: number) =>
      worker(wages, { filingStatus: 'mfj', spouse: { dateOfBirth: '1981-02-03' } });
    expect(lines(couple(25_999))).toMatchObject({ 11: 8_500 });
    expect(lines(couple(26_000))).toMatchObject({ 11: 8_325 });
    expect(lines(couple(35_500))).toMatchObject({ 11: 5_000 });
  });

  it('lowers the dependent exemption above each limit of income', () => {
    const parent = (wages: number) =>
      worker(wages, {
        filingStatus: 'hoh',
        dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child' }],
      });
    expect(lines(parent(50_000))).toMatchObject({ 14: 1_000 });
    expect(lines(parent(50_001))).toMatchObject({ 14: 500 });
    expect(lines(parent(100_001))).toMatchObject({ 14: 300 });
  });

  it('leaves public and defined benefit pensions untaxed, and $6,000 of others from 65 on', () => {
    const retired = (planKind: string, more: Record<string, unknown> = {}) => ({
      taxpayer: { dateOfBirth: '1955-04-05' },
      residency: allYearIn('AL'),
      socialSecurity: [{ netBenefits: 20_000 }],
      retirement: [{ grossDistribution: 20_000, taxableAmount: 20_000, planKind }],
      ...more,
    });
    expect(lines(retired('privateEmployer'))).toMatchObject({ 10: 14_000 });
    expect(lines(retired('federalCivil'))).toMatchObject({ 10: 0 });
    const defined = { states: { AL: { definedBenefit: { taxpayer: 20_000 } } } };
    expect(lines(retired('privateEmployer', defined))).toMatchObject({ 10: 0 });
    const younger = { taxpayer: { dateOfBirth: '1961-04-05' } };
    expect(lines(retired('privateEmployer', younger))).toMatchObject({ 10: 20_000 });
  });

  it('leaves exempt overtime out of wages', () => {
    const nurse = worker(40_000, { states: { AL: { overtimeExempt: 3_000 } } });
    expect(lines(nurse)).toMatchObject({ '5b': 37_000 });
  });

  it('itemizes with payroll taxes and without the federal limit on taxes', () => {
    const owner = worker(100_000, {
      w2s: [wagesIn('AL', 100_000, { socialSecurityWithholding: 6_200, medicareWithholding: 1_450 })],
      itemized: { realEstateTax: 12_000 },
    });
    expect(lines(owner)).toMatchObject({ 11: 12_000 + 7_650 });
  });

  it('taxes part-year residents on Alabama income with its part of the federal tax', () => {
    // 30,164 of 60,000 in 184 of 366 days: - 2,775 - 2,624 (of 5,219) - 1,500 = 23,265; tax on 23,250.
    const moved = compute({ w2s: [{ wages: 60_000 }], residency: movedInJuly('TX', 'AL') });
    expect(moved).toMatchObject({
      kind: 'partYear',
      totals: { stateAgi: 30_164, stateTaxableIncome: 23_265, stateTaxBeforeCredits: 1_123 },
    });
  });

  it('prorates the deductions of nonresidents', () => {
    // 10,000 less a quarter of 2,500, 2,819 and 1,500.
    const commuter = compute({
      w2s: [{ wages: 40_000, states: [{ state: 'AL', wages: 10_000, withholding: 500 }] }],
      residency: allYearIn('GA'),
    });
    expect(commuter.totals).toMatchObject({
      stateTaxableIncome: 8_295,
      stateTaxBeforeCredits: 373,
      refund: 127,
    });
  });

  it('credits the tax of another state up to the Alabama tax on that income', () => {
    const paid = (taxAfterCredits: number) =>
      compute(worker(40_000, { otherStateTaxes: [{ state: 'GA', income: 10_000, taxAfterCredits }] })).totals;
    expect(paid(300).stateTaxAfterNonrefundableCredits).toBe(1_318);
    expect(paid(900).stateTaxAfterNonrefundableCredits).toBe(1_618 - 405);
  });

  it('takes off all of a capital loss of the year, and none of earlier years', () => {
    const sale = { acquired: '2020-02-01', sold: '2024-09-03', term: 'long', proceeds: 5_000, basis: 25_000 };
    const agiWith = (more: Record<string, unknown>) => compute(worker(60_000, more)).totals.stateAgi;
    expect(agiWith({ sales: [sale] })).toBe(40_000);
    expect(agiWith({ sales: [sale], capitalLossCarryover: { longTerm: 9_000 } })).toBe(40_000);
    expect(agiWith({ sales: [{ ...sale, proceeds: 27_000 }] })).toBe(62_000);
  });

  it('takes the loss off for the part of the year in Alabama', () => {
    const sale = { acquired: '2020-02-01', sold: '2024-03-01', term: 'long', proceeds: 5_000, basis: 25_000 };
    const moved = (day: string) =>
      compute({
        w2s: [wagesIn('AL', 60_000, { lastDay: '2024-06-30' })],
        residency: movedInJuly('AL', 'TX'),
        sales: [{ ...sale, sold: day }],
      }).totals.stateAgi;
    expect(moved('2024-03-01')).toBe(40_000);
    expect(moved('2024-09-01')).toBe(60_000);
  });
});

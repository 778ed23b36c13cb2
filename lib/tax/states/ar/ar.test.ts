import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const worker = (wages: number, more: Record<string, unknown> = {}) => ({
  w2s: [wagesIn('AR', wages)],
  residency: allYearIn('AR'),
  ...more,
});
const compute = (facts: Record<string, unknown>) => calculateForTest('AR', facts);
const totals = (facts: Record<string, unknown>) => compute(facts).totals;
const lines = (facts: Record<string, unknown>) => compute(facts).lines['ar-1000f'];

describe('Arkansas', () => {
  it('takes the tax of the middle of a row, and the schedule above the table', () => {
    // 33,590: 3.9 percent of 33,550 less 409.86.
    expect(totals(worker(36_000))).toMatchObject({
      stateTaxableIncome: 33_590,
      stateTaxBeforeCredits: 899,
      stateTaxAfterNonrefundableCredits: 870,
    });
    // 3.9 percent of 100,000 less 87.40.
    expect(totals(worker(102_410)).stateTaxBeforeCredits).toBe(3_813);
  });

  it('lowers the additional credit by $5 a step', () => {
    expect(lines(worker(28_210))).toMatchObject({ 36: 60, 38: 509 });
    expect(lines(worker(28_211))).toMatchObject({ 36: 55, 38: 514 });
    expect(lines(worker(29_411))).not.toHaveProperty('36');
  });

  it('uses the low income table up to its last row', () => {
    expect(totals(worker(14_265)).stateTaxBeforeCredits).toBe(0);
    expect(totals(worker(14_266)).stateTaxBeforeCredits).toBe(27);
    expect(totals(worker(17_000)).stateTaxBeforeCredits).toBe(216);
    // 3 percent of 14,550 less 218.97.
    expect(totals(worker(17_001)).stateTaxBeforeCredits).toBe(218);
  });

  it('files spouses apart where that costs less', () => {
    const couple = (more: Record<string, unknown> = {}) =>
      totals({
        filingStatus: 'mfj',
        spouse: { dateOfBirth: '1981-02-03' },
        residency: allYearIn('AR'),
        w2s: [wagesIn('AR', 40_000), wagesIn('AR', 40_000, { owner: 'spouse' })],
        ...more,
      });
    // 1,055 each, or 3.9 percent of 75,150 less 409.86.
    expect(couple().stateTaxAfterNonrefundableCredits).toBe(2_110 - 58);
    const together = couple({ stateFiling: [{ state: 'AR', separateOnSameReturn: false }] });
    expect(together.stateTaxAfterNonrefundableCredits).toBe(2_521 - 58);
  });

  it('exempts $6,000 of a pension and all of military retirement', () => {
    const retired = (planKind: string) =>
      lines({
        taxpayer: { dateOfBirth: '1958-06-15' },
        residency: allYearIn('AR'),
        socialSecurity: [{ netBenefits: 20_000 }],
        retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000, planKind }],
      });
    // Without the exemption there is one more personal credit for age.
    expect(retired('privateEmployer')).toMatchObject({ 25: 24_000, 34: 58 });
    expect(retired('military')).toMatchObject({ 25: 0, 34: 87 });
  });

  it('taxes half of long-term gains', () => {
    const seller = worker(30_000, {
      sales: [{ acquired: '2020-02-01', sold: '2024-09-03', term: 'long', proceeds: 21_000, basis: 1_000 }],
    });
    expect(totals(seller).stateAgi).toBe(40_000);
  });

  it('takes the Arkansas share of the net tax of others than residents', () => {
    const commuter = {
      w2s: [{ wages: 40_000, states: [{ state: 'AR', wages: 10_000, withholding: 300 }] }],
      residency: allYearIn('TX'),
    };
    // A quarter of 1,055 - 29.
    expect(totals(commuter)).toMatchObject({ stateTaxAfterNonrefundableCredits: 257, refund: 43 });
    // 30,164 of 60,000: 50.2733 percent of 1,835 - 29.
    const moved = compute({ w2s: [{ wages: 60_000 }], residency: movedInJuly('TX', 'AR') });
    expect(moved).toMatchObject({ kind: 'partYear', totals: { stateTaxAfterNonrefundableCredits: 908 } });
  });

  it('credits the tax of another state up to the Arkansas tax on that income', () => {
    const paid = (taxAfterCredits: number) =>
      totals(worker(40_000, { otherStateTaxes: [{ state: 'MO', income: 10_000, taxAfterCredits }] }));
    expect(paid(200).stateTaxAfterNonrefundableCredits).toBe(826);
    expect(paid(900).stateTaxAfterNonrefundableCredits).toBe(1_026 - 264);
  });
});

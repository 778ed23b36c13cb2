import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const worker = (wages: number, more: Record<string, unknown> = {}) => ({
  w2s: [wagesIn('MS', wages)],
  residency: allYearIn('MS'),
  ...more,
});
const compute = (facts: Record<string, unknown>) => calculateForTest('MS', facts);
const totals = (facts: Record<string, unknown>) => compute(facts).totals;

describe('Mississippi', () => {
  it('taxes nothing on the first $10,000 of taxable income', () => {
    // 18,300 - 2,300 - 6,000.
    expect(totals(worker(18_300))).toMatchObject({ stateTaxableIncome: 10_000, stateTaxBeforeCredits: 0 });
    expect(totals(worker(18_400)).stateTaxBeforeCredits).toBe(5);
    expect(totals(worker(40_000)).stateTaxBeforeCredits).toBe(1_020);
  });

  it('gives each spouse the bracket without tax', () => {
    const couple = (own: number, spouse: number) =>
      totals({
        filingStatus: 'mfj',
        spouse: { dateOfBirth: '1981-02-03' },
        residency: allYearIn('MS'),
        w2s: [wagesIn('MS', own), wagesIn('MS', spouse, { owner: 'spouse' })],
      });
    // 60,000 - 16,600 = 43,400, less 10,000 for each.
    expect(couple(40_000, 20_000)).toMatchObject({
      stateTaxableIncome: 43_400,
      stateTaxBeforeCredits: 1_100,
    });
    // A column of 4,000 uses no more of its bracket.
    expect(couple(56_000, 4_000).stateTaxBeforeCredits).toBe(1_382);
    expect(couple(60_000, 0).stateTaxBeforeCredits).toBe(1_570);
  });

  it('adds $1,500 for each dependent, for age and for blindness', () => {
    const senior = worker(60_000, {
      filingStatus: 'hoh',
      taxpayer: { dateOfBirth: '1955-06-15', blind: true },
      dependents: [{ dateOfBirth: '2010-06-15', relationship: 'grandchild' }],
    });
    expect(totals(senior).stateTaxableIncome).toBe(60_000 - 3_400 - 8_000 - 4_500);
  });

  it('leaves retirement income untaxed, early distributions apart', () => {
    const retired = (code: string) =>
      totals({
        taxpayer: { dateOfBirth: '1970-06-15' },
        residency: allYearIn('MS'),
        retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000, planKind: 'privateEmployer', code }],
      }).stateAgi;
    expect(retired('7')).toBe(0);
    expect(retired('1')).toBe(30_000);
  });

  it('itemizes without state income tax, also without itemizing on the federal return', () => {
    const owner = worker(60_000, { itemized: { realEstateTax: 7_000, stateIncomeTaxPaid: 2_000 } });
    expect(totals(owner).stateTaxableIncome).toBe(60_000 - 7_000 - 6_000);
  });

  it('credits a quarter of the federal care credit up to $50,000', () => {
    const parent = (wages: number) => {
      const found = totals(
        worker(wages, {
          filingStatus: 'hoh',
          dependents: [{ dateOfBirth: '2020-06-15', relationship: 'child' }],
          childCare: {
            providers: [{ name: 'Day care', id: '12-3456789', amount: 3_000 }],
            persons: [{ dependentIndex: 0, expenses: 3_000 }],
          },
        }),
      );
      return (found.stateTaxBeforeCredits ?? 0) - (found.stateTaxAfterNonrefundableCredits ?? 0);
    };
    // 20 percent of 3,000.
    expect(parent(50_000)).toBe(150);
    expect(parent(50_001)).toBe(0);
  });

  it('prorates deductions and exemptions of others than residents', () => {
    // 20,000 of 40,000: half of 8,300; 4.7 percent of 15,850 - 10,000.
    const commuter = {
      w2s: [{ wages: 40_000, states: [{ state: 'MS', wages: 20_000, withholding: 500 }] }],
      residency: allYearIn('TN'),
    };
    expect(totals(commuter)).toMatchObject({ stateTaxBeforeCredits: 275, refund: 225 });
    // 30,164 of 60,000 and that part of 8,300, 4,173 (1,156 and 3,016): 4.7 percent of 15,992.
    const moved = compute({ w2s: [{ wages: 60_000 }], residency: movedInJuly('TX', 'MS') });
    expect(moved).toMatchObject({
      kind: 'partYear',
      totals: { stateAgi: 30_164, stateTaxBeforeCredits: 752 },
    });
  });

  it('credits the tax of another state up to the Mississippi tax on that income', () => {
    const paid = (taxAfterCredits: number) =>
      totals(worker(40_000, { otherStateTaxes: [{ state: 'AL', income: 10_000, taxAfterCredits }] }));
    expect(paid(200).stateTaxAfterNonrefundableCredits).toBe(820);
    expect(paid(900).stateTaxAfterNonrefundableCredits).toBe(1_020 - 255);
  });
});

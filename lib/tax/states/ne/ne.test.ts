import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const worker = (wages: number, more: Record<string, unknown> = {}) => ({
  w2s: [wagesIn('NE', wages)],
  residency: allYearIn('NE'),
  ...more,
});
const compute = (facts: Record<string, unknown>) => calculateForTest('NE', facts);
const totals = (facts: Record<string, unknown>) => compute(facts).totals;
const lines = (facts: Record<string, unknown>) => compute(facts).lines['ne-1040n'];

describe('Nebraska', () => {
  it('takes the tax of the schedule and the exemption credit', () => {
    // 31,650: 95.94 + 3.51 percent of 19,470 + 5.01 percent of 8,280.
    expect(totals(worker(40_000))).toMatchObject({
      stateTaxableIncome: 31_650,
      stateTaxBeforeCredits: 1_194,
      stateTaxAfterNonrefundableCredits: 1_028,
    });
  });

  it('adds to the standard deduction at 65', () => {
    expect(lines(worker(40_000, { taxpayer: { dateOfBirth: '1959-12-31' } }))).toMatchObject({ 6: 10_300 });
    expect(lines(worker(40_000, { taxpayer: { dateOfBirth: '1960-12-31' } }))).toMatchObject({ 6: 8_350 });
  });

  it('takes no more than the federal tax before credits', () => {
    // 182 - 166 = 16, federal tax on 100 is 11.
    expect(totals(worker(14_700)).stateTaxAfterNonrefundableCredits).toBe(11);
    // 192 - 166 = 26, federal tax on 400 is 41.
    expect(totals(worker(15_000)).stateTaxAfterNonrefundableCredits).toBe(26);
  });

  it('pays the care credit up to $29,000, less for each $1,000 above $22,000', () => {
    const parent = (wages: number) =>
      lines(
        worker(wages, {
          filingStatus: 'hoh',
          dependents: [{ dateOfBirth: '2020-06-15', relationship: 'child' }],
          childCare: {
            providers: [{ name: 'Day care', id: '12-3456789', amount: 3_000 }],
            persons: [{ dependentIndex: 0, expenses: 3_000 }],
          },
        }),
      );
    // 31 percent of 3,000; 10 percent of the federal earned income credit of 4,213.
    expect(parent(22_000)).toMatchObject({ 40: 930, 42: 421 });
    expect(parent(22_001)).toMatchObject({ 40: 837 });
    // 30 percent of 840.
    expect(parent(29_000)).toMatchObject({ 40: 252 });
    expect(parent(29_001)).not.toHaveProperty('41');
  });

  it('leaves military pensions and Social Security untaxed', () => {
    const retired = (planKind: string) =>
      totals({
        taxpayer: { dateOfBirth: '1955-06-15' },
        residency: allYearIn('NE'),
        socialSecurity: [{ netBenefits: 20_000 }],
        retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, planKind }],
      }).stateAgi;
    expect(retired('privateEmployer')).toBe(40_000);
    expect(retired('military')).toBe(0);
  });

  it('takes the Nebraska share of tax and credit of others than residents', () => {
    const commuter = {
      w2s: [{ wages: 40_000, states: [{ state: 'NE', wages: 10_000, withholding: 300 }] }],
      residency: allYearIn('SD'),
    };
    expect(totals(commuter)).toMatchObject({ stateTaxBeforeCredits: 299, refund: 43 });
    // 30,164 of 60,000: 50.27 percent of 2,312, less that of 166.
    const moved = compute({ w2s: [{ wages: 60_000 }], residency: movedInJuly('TX', 'NE') });
    expect(moved).toMatchObject({
      kind: 'partYear',
      totals: { stateTaxBeforeCredits: 1_162, stateTaxAfterNonrefundableCredits: 1_162 - 83 },
    });
  });

  it('credits the tax of another state up to the Nebraska tax on that income', () => {
    const paid = (taxAfterCredits: number) =>
      totals(worker(40_000, { otherStateTaxes: [{ state: 'IA', income: 10_000, taxAfterCredits }] }));
    expect(paid(200).stateTaxAfterNonrefundableCredits).toBe(828);
    expect(paid(900).stateTaxAfterNonrefundableCredits).toBe(1_028 - 299);
  });
});

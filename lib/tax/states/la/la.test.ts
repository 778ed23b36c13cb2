import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const worker = (wages: number, more: Record<string, unknown> = {}) => ({
  w2s: [wagesIn('LA', wages)],
  residency: allYearIn('LA'),
  ...more,
});
const compute = (facts: Record<string, unknown>) => calculateForTest('LA', facts);
const totals = (facts: Record<string, unknown>) => compute(facts).totals;
const less = (from: number | null, amount: number | null) => (from ?? 0) - (amount ?? 0);

describe('Louisiana', () => {
  it('takes the tax of the middle of a row of $250', () => {
    // On 40,125: 231.25 + 3.5 percent of 27,625, less 1.85 percent of 4,500.
    expect(totals(worker(40_000)).stateTaxBeforeCredits).toBe(1_115);
    expect(totals(worker(40_249)).stateTaxBeforeCredits).toBe(1_115);
    // On 40,375.
    expect(totals(worker(40_250)).stateTaxBeforeCredits).toBe(1_124);
  });

  it('takes the exemptions off the lowest bracket', () => {
    const family = worker(60_000, {
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1950-02-03' },
      dependents: [{ dateOfBirth: '2010-06-15', relationship: 'child' }],
    });
    // On 60,125: 462.50 + 3.5 percent of 35,125, less 1.85 percent of 11,000.
    expect(totals(family).stateTaxBeforeCredits).toBe(1_488);
  });

  it('leaves public pensions untaxed, and $6,000 of others from 65 on', () => {
    const retired = (dateOfBirth: string, more: Record<string, unknown>) =>
      totals({
        taxpayer: { dateOfBirth },
        residency: allYearIn('LA'),
        retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000, ...more }],
      }).stateAgi;
    expect(retired('1959-12-31', { planKind: 'privateEmployer' })).toBe(24_000);
    expect(retired('1960-12-31', { planKind: 'privateEmployer' })).toBe(30_000);
    expect(retired('1960-12-31', { planKind: 'teacher', planState: 'LA' })).toBe(0);
    expect(retired('1960-12-31', { planKind: 'teacher', planState: 'TX' })).toBe(30_000);
  });

  it('pays out half of the care credit up to $25,000 of income', () => {
    const parent = (wages: number) =>
      totals(
        worker(wages, {
          filingStatus: 'hoh',
          dependents: [{ dateOfBirth: '2020-06-15', relationship: 'child' }],
          childCare: {
            providers: [{ name: 'Day care', id: '12-3456789', amount: 2_000 }],
            persons: [{ dependentIndex: 0, expenses: 2_000 }],
          },
        }),
      );
    // Half of 30 percent of 2,000; the earned income credit is the same.
    expect(less(parent(25_000).stateRefundableCredits, parent(25_001).stateRefundableCredits)).toBe(300);
  });

  it('gives 10 percent, and no more than $25, of the care credit above $60,000', () => {
    const parent = (wages: number) =>
      totals(
        worker(wages, {
          filingStatus: 'hoh',
          dependents: [{ dateOfBirth: '2020-06-15', relationship: 'child' }],
          childCare: {
            providers: [{ name: 'Day care', id: '12-3456789', amount: 3_000 }],
            persons: [{ dependentIndex: 0, expenses: 3_000 }],
          },
        }),
      );
    const credit = (wages: number) =>
      less(parent(wages).stateTaxBeforeCredits, parent(wages).stateTaxAfterNonrefundableCredits);
    expect(credit(60_000)).toBe(60);
    expect(credit(60_001)).toBe(25);
  });

  it('prorates the exemptions of part-year residents', () => {
    // 30,164 of 60,000, ratio 0.5027: 231.25 + 3.5 percent of 17,664, less 1.85 percent of 2,262.15.
    const moved = compute({ w2s: [{ wages: 60_000 }], residency: movedInJuly('TX', 'LA') });
    expect(moved).toMatchObject({ kind: 'partYear', totals: { stateTaxBeforeCredits: 808 } });
  });

  it('taxes a nonresident on Louisiana income', () => {
    // 10,000 of 40,000: 1.85 percent of 10,000 - 1,125.
    const commuter = {
      w2s: [{ wages: 40_000, states: [{ state: 'LA', wages: 10_000, withholding: 200 }] }],
      residency: allYearIn('TX'),
    };
    expect(totals(commuter)).toMatchObject({ stateTaxBeforeCredits: 164, refund: 36 });
  });

  it('credits the tax of another state up to the Louisiana tax on that income', () => {
    const paid = (taxAfterCredits: number) =>
      totals(worker(40_000, { otherStateTaxes: [{ state: 'AR', income: 10_000, taxAfterCredits }] }));
    expect(paid(200).stateTaxAfterNonrefundableCredits).toBe(915);
    expect(paid(900).stateTaxAfterNonrefundableCredits).toBe(1_115 - 279);
  });

  it('takes off what schools cost, up to 6,000 for each dependent', () => {
    const pupil = (k12: Record<string, number>, more: Record<string, unknown> = {}) => ({
      dateOfBirth: '2012-06-15',
      relationship: 'child',
      monthsInHome: 12,
      state: { k12 },
      ...more,
    });
    const deducted = (residency: unknown, ...dependents: unknown[]) => {
      const { lines } = compute({ ...worker(80_000), filingStatus: 'hoh', residency, dependents });
      return (lines['la-schedule-e'] as Record<string, number>)['4F'];
    };
    const home = allYearIn('LA');
    // Private tuition and what the school requires, in full.
    expect(deducted(home, pupil({ tuition: 4_500, supplies: 300 }))).toBe(4_800);
    expect(deducted(home, pupil({ tuition: 7_000 }))).toBe(6_000);
    // Half of what a public school or homeschool costs.
    expect(deducted(home, pupil({ supplies: 900 }), pupil({ supplies: 13_000 }))).toBe(450 + 6_000);
    expect(deducted(movedInJuly('LA', 'TX'), pupil({ tuition: 4_500 }))).toBeUndefined();
    const taught = compute({
      ...worker(80_000),
      filingStatus: 'hoh',
      dependents: [pupil({})],
      states: { LA: { schoolExpenses: [{ dependentIndex: 0, kind: 'home', amount: 1_000 }] } },
    });
    expect(taught).toMatchObject({
      problems: [],
      lines: { 'la-schedule-e': { '4F': 500 } },
      totals: { stateAgi: 79_500 },
    });
  });
});

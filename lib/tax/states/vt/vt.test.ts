import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const vermont = (facts: Record<string, unknown>) =>
  calculateForTest('VT', { residency: allYearIn('VT'), ...facts }).totals;
const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child', monthsInHome: 12 });

describe('IN-111', () => {
  it('takes the tax from the middle of the $50 row', () => {
    // 50,000 - 7,400 - 5,100 = 37,500; 37,525 at 3.35 %
    expect(vermont({ w2s: [wagesIn('VT', 50_000)] })).toMatchObject({
      stateTaxableIncome: 37_500,
      stateTaxBeforeCredits: 1_257,
    });
  });

  it.each([
    [150_000, 3_629], // 94,350: 2,678.33 + 6.6 % of 14,400
    [150_001, 4_500], // 3 % of all
  ])('takes at least 3 percent over $150,000: %d', (wages, tax) => {
    const totals = vermont({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1980-06-15' },
      dependents: Array.from({ length: 6 }, () => child('2012-06-15')),
      w2s: [wagesIn('VT', wages)],
    });
    expect(totals.stateTaxBeforeCredits).toBe(tax);
  });

  it.each([
    [41_500, 41_500], // AGI 50,000: all 8,500 of benefits left out
    [46_500, 50_750], // AGI 55,000: half
    [51_500, 60_000], // AGI 60,000: nothing
  ])('leaves Social Security out by income: wages of %d', (wages, agi) => {
    const totals = vermont({
      taxpayer: { dateOfBirth: '1950-06-15' },
      socialSecurity: [{ netBenefits: 10_000 }],
      w2s: [wagesIn('VT', wages)],
    });
    expect(totals.stateAgi).toBe(agi);
  });

  it('leaves out $10,000 of a military pension', () => {
    const totals = vermont({
      retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000, planKind: 'military' }],
    });
    expect(totals.stateAgi).toBe(20_000);
  });

  it('leaves out $5,000 of a long-term gain, and none of a short one', () => {
    const sale = (term: string) => ({
      w2s: [wagesIn('VT', 50_000)],
      sales: [{ sold: '2024-05-01', proceeds: 21_000, basis: 1_000, term }],
    });
    expect(vermont(sale('long')).stateAgi).toBe(65_000);
    expect(vermont(sale('short')).stateAgi).toBe(70_000);
  });

  it('deducts 5 percent of gifts from the tax', () => {
    const totals = vermont({ w2s: [wagesIn('VT', 50_000)], itemized: { charityCash: 1_000 } });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_207);
  });

  it.each([
    [125_000, '2019-06-15', 1_000],
    [125_001, '2019-06-15', 980],
    [125_000, '2018-06-15', 0],
  ])('pays $1,000 for a child of 5 or younger: income %d, born %s', (wages, born, credit) => {
    const totals = vermont({ filingStatus: 'hoh', dependents: [child(born)], w2s: [wagesIn('VT', wages)] });
    expect(totals.stateRefundableCredits).toBe(credit);
  });

  it('credits another state’s tax up to Vermont’s on that income', () => {
    const totals = vermont({
      w2s: [wagesIn('VT', 50_000)],
      otherStateTaxes: [{ state: 'NY', income: 10_000, taxAfterCredits: 500 }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_257 - 251);
  });

  it('takes the Vermont share of a nonresident’s and a mover’s tax', () => {
    const commuter = vermont({
      residency: allYearIn('NH'),
      w2s: [wagesIn('VT', 20_000), { wages: 30_000 }],
    });
    expect(commuter.stateTaxAfterNonrefundableCredits).toBe(503); // 40 % of 1,257
    const mover = vermont({
      residency: movedInJuly('VT', 'FL'),
      w2s: [wagesIn('VT', 25_000, { lastDay: '2024-06-30' }), { wages: 25_000, firstDay: '2024-07-01' }],
    });
    expect(mover.stateTaxAfterNonrefundableCredits).toBe(629);
  });
});

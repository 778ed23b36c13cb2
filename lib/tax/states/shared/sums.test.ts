import { allYearIn, calculateForTest, wagesIn } from './calculate-for-test';

const bonds = { interest: [{ taxExemptInterest: 5_000, municipalState: 'TX' }] };
const taxableOf = (state: string, facts: object) =>
  calculateForTest(state, { w2s: [wagesIn(state, 60_000)], ...facts }).totals.stateTaxableIncome ?? 0;

test('exempt interest of other states counts for residents without other interest', () => {
  const home = { residency: allYearIn('AZ') };
  expect(taxableOf('AZ', { ...home, ...bonds }) - taxableOf('AZ', home)).toBe(5_000);
});

test.each(['CA', 'ID', 'KY', 'ND', 'IN', 'MI'])(
  'no interest belongs to %s for people who live elsewhere',
  (state) => {
    const facts = {
      residency: allYearIn('TX'),
      ...(state === 'IN' ? { states: { IN: { countyOfWorkJan1: 'Marion' } } } : {}),
    };
    const fund = { dividends: [{ ordinary: 5_000, usObligationPercent: 1 }] };
    const here = (more: object) =>
      calculateForTest(state, { w2s: [wagesIn(state, 60_000)], ...facts, ...more }).totals.stateAgi ?? 0;
    const ofState = (more: object) =>
      calculateForTest(state, { w2s: [wagesIn(state, 60_000)], ...facts, ...more }).totals
        .stateTaxAfterNonrefundableCredits ?? 0;
    expect(here(bonds)).toBeGreaterThanOrEqual(here({}));
    // Interest of the United States lowers nothing that the state taxes.
    expect(ofState(fund)).toBeGreaterThanOrEqual(ofState({}));
  },
);

import { allYearIn, calculateForTest, wagesIn } from './calculate-for-test';

/** What $1,000 of purchases, on which $20 of another state's sales tax was paid, add to what somebody owes. */
function useTaxIn(state: string, home: object = {}, more: object = {}) {
  const facts = {
    residency: allYearIn(state).map((entry) => ({ ...entry, ...home })),
    w2s: [wagesIn(state, 60_000)],
    ...more,
  };
  const without = calculateForTest(state, facts);
  const bought = calculateForTest(state, {
    ...facts,
    useTax: [{ state, purchases: [{ amount: 1_000, taxPaid: 20 }] }],
  });
  const { owed } = bought.totals;
  return {
    due: owed === null ? null : owed - (without.totals.owed ?? 0),
    problems: bought.problems.map(({ severity }) => severity),
  };
}

describe('use tax on purchases', () => {
  it.each([
    ['ID', 40],
    ['LA', 65],
    ['MA', 43],
    ['ME', 35],
    ['MS', 50],
    ['WV', 40],
    ['KY', 40],
    ['IL', 43],
  ])('is due at the rate of %s less the tax of another state', (state, due) => {
    expect(useTaxIn(state)).toEqual({ due, problems: [] });
  });

  it('counts the local part in New York', () => {
    expect(useTaxIn('NY', { city: 'New York' })).toEqual({ due: 69, problems: [] });
    expect(useTaxIn('NY', { county: 'Erie' })).toEqual({ due: 68, problems: [] });
    expect(useTaxIn('NY', { county: 'Albany County' })).toEqual({ due: 60, problems: [] });
    expect(useTaxIn('NY')).toEqual({ due: 20, problems: ['warning'] });
  });

  it('leaves the return computed where a form of its own takes it', () => {
    expect(useTaxIn('MN')).toEqual({ due: 0, problems: ['warning'] });
    expect(useTaxIn('OR')).toEqual({ due: 0, problems: [] });
  });
});

import { moveRows, placesToLive, sayMove, toHome } from './state-move-rows';

const taxes = (state: number, local = 0) => ({ federal: 4000, state, local, total: 4000 + state + local });

it('asks once the place that decides the local tax is chosen', () => {
  const asked = { needsCounty: true, hasCities: false };
  expect(toHome('', '', { needsCounty: false, hasCities: false })).toBeNull();
  expect(toHome('IN', '', asked)).toBeNull();
  expect(toHome('IN', 'Marion', asked)).toEqual({ state: 'IN', county: 'Marion' });
  expect(toHome('NY', 'elsewhere', { needsCounty: false, hasCities: true })).toEqual({ state: 'NY' });
  expect(placesToLive).toHaveLength(51);
});

it('shows local tax only where there is one, and says what a year costs', () => {
  const result = { before: taxes(2338), after: taxes(0), reasons: [] };
  expect(moveRows(result).map(({ label }) => label)).toEqual(['Federal', 'State', 'Total']);
  expect(moveRows({ ...result, after: taxes(1495, 990) })[2]).toMatchObject({ label: 'Local', after: 990 });
  expect(sayMove(result, 'Texas')).toBe('In Texas, you would have paid $2,338 less.');
  expect(sayMove(result, 'District of Columbia')).toMatch(/^In the District of Columbia, you would/);
  expect(sayMove({ ...result, after: taxes(2338) }, 'Ohio')).toContain('the same');
  expect(sayMove({ before: null, after: null, reasons: ['No.'] }, 'Ohio')).toContain('can’t compare');
});

import { calculateState } from './test-state';

const counties: Readonly<Record<string, string>> = { MD: 'Howard', IN: 'Marion' };
const filer = (state: string, asset: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  calculateState(state, {
    taxpayer: { dateOfBirth: '1980-06-15' },
    residency: [{ state, ...(counties[state] ? { county: counties[state] } : {}) }],
    businesses: [
      {
        id: 'b',
        name: 'B',
        state,
        income: { other: 80_000 },
        assets: [{ cost: 10_000, class: '5', placedInService: '2024-03-01', ...asset }],
      },
    ],
    ...more,
  });
const bonus = { bonus: true };
const earlier = { bonus: true, placedInService: '2022-03-01' };
const agiOf = (state: string, asset: Record<string, unknown>) => filer(state, asset).totals['stateAgi'];

describe.each(['CA', 'GA', 'IL', 'NY', 'VA'])('%s takes no bonus depreciation', (state) => {
  test('this year: 60% and 20% of the rest federally, 20% here', () => {
    // Profit 73,200 less half of the self-employment tax, and 6,800 - 2,000 added.
    expect(agiOf(state, bonus)).toBe(68_029 + 4_800);
  });

  test('in the third year of property that the federal return wrote off in 2022', () => {
    // Regular depreciation of 19.2% of 10,000 is left.
    expect(agiOf(state, earlier)).toBe(74_348 - 1_920);
  });

  test('without bonus nothing differs', () => {
    expect(agiOf(state, {})).toBe(filer('CO', {}).totals['stateAgi']);
  });
});

const refusalsOf = (state: string, asset: Record<string, unknown>, more = {}) =>
  filer(state, asset, more)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ message }) => message);

test('New Jersey counts the profit of a business without bonus, and before half of the self-employment tax', () => {
  // 80,000 less 2,000 of regular depreciation; less 1,920 in the third year.
  expect([agiOf('NJ', bonus), agiOf('NJ', earlier)]).toEqual([78_000, 78_080]);
});

test('South Carolina adds the difference to federal taxable income, or takes it off', () => {
  const line = (asset: Record<string, unknown>, number: string) =>
    (filer('SC', asset).lines['sc-1040'] as Record<string, number>)[number] ?? 0;
  // Federal: 68,029 less 14,600; line e has 20% of that, 10,686, too.
  expect([line(bonus, '1'), line(bonus, 'e'), line(bonus, 'v')]).toEqual([42_743, 15_486, 0]);
  expect([line(earlier, 'v'), line({}, 'v')]).toEqual([1_920, 0]);
});

test('California has other lives for some property', () => {
  expect(refusalsOf('CA', { class: 'qip' })[0]).toContain('California’s depreciation rules');
  expect(refusalsOf('CA', { class: 'software' })).toEqual([]);
});

test('what the form doesn’t compute is refused: a sale, and people who moved', () => {
  const sold = { bonus: true, placedInService: '2022-03-01', sold: { date: '2024-09-01', price: 4_000 } };
  expect(refusalsOf('NY', sold)[0]).toContain('depreciation differs');
  const moved = {
    residency: [
      { state: 'NY', to: '2024-06-30' },
      { state: 'TX', from: '2024-07-01' },
    ],
  };
  expect(refusalsOf('NY', bonus, moved)[0]).toContain('depreciation differs');
  expect(refusalsOf('NY', {}, moved)).toEqual([]);
});

test('states without their own computation refuse bonus of this year and of earlier ones', () => {
  for (const state of ['MN', 'OH', 'NC', 'CT']) {
    expect([state, refusalsOf(state, bonus).length]).toEqual([state, 1]);
    expect([state, refusalsOf(state, earlier).length]).toEqual([state, 1]);
    // Its five years of recovery, and the half year after them, are over.
    expect([state, refusalsOf(state, { bonus: true, placedInService: '2018-03-01' })]).toEqual([state, []]);
  }
});

test.each([
  ['CA', 25_000],
  ['NJ', 25_000],
  ['MD', 25_000],
  ['IN', 25_000],
  ['KY', 100_000],
])('%s: section 179 up to %i is taken over, above it is refused', (state, most) => {
  const business = (amount: number) => [
    {
      id: 'b',
      name: 'B',
      state,
      income: { other: 150_000 },
      assets: [{ cost: amount, class: '5', placedInService: '2024-03-01', section179: amount }],
    },
  ];
  expect(refusalsOf(state, {}, { businesses: business(most) })).toEqual([]);
  expect(refusalsOf(state, {}, { businesses: business(most + 1) })[0]).toContain('section 179');
});

test.each([
  // Pennsylvania follows the federal limit up to 1,000,000 since 2023, Arkansas the federal one since 2022.
  ['PA', '2022-03-01', 25_000],
  ['AR', '2021-03-01', 25_000],
])('%s: the smaller limit holds for property of the years before it rose', (state, old, most) => {
  const expensed = (placedInService: string, amount: number) => ({
    cost: amount,
    class: '5',
    placedInService,
    section179: amount,
  });
  expect(refusalsOf(state, expensed(old, most + 1))[0]).toContain('section 179');
  expect(refusalsOf(state, expensed(old, most))).toEqual([]);
  expect(refusalsOf(state, expensed('2024-03-01', 60_000))).toEqual([]);
});

test('Arizona gives the whole federal bonus for property from 2017 on', () => {
  expect(refusalsOf('AZ', bonus)).toEqual([]);
  expect(refusalsOf('AZ', earlier)).toEqual([]);
  // Profit of 73,200 less half of the self-employment tax, as federally.
  expect(agiOf('AZ', bonus)).toBe(68_029);
  const old = { bonus: true, class: '15', placedInService: '2016-03-01' };
  expect(refusalsOf('AZ', old)[0]).toContain('depreciation differs');
});

test('Connecticut adds back 80% of every section 179 deduction, so each is refused', () => {
  expect(refusalsOf('CT', { section179: 1_000 })[0]).toContain('section 179');
});

test('Georgia refuses what most states do: pay for military service', () => {
  expect(refusalsOf('GA', {}, { military: [{ owner: 'taxpayer' }] })[0]).toContain('Military pay');
});

import { bornIn, calculateState, wageOf } from '../shared/test-state';

const michigan = (input: Record<string, unknown>) =>
  calculateState('MI', { taxpayer: bornIn(1980), residency: [{ state: 'MI' }], ...input });
const pension = (amount: number, more: Record<string, unknown> = {}) => ({
  grossDistribution: amount,
  taxableAmount: amount,
  code: '7',
  ...more,
});

test('4.25% of income over the exemption', () => {
  const { totals, lines } = michigan({ w2s: [wageOf(55_600, { MI: 55_600 }, 2_000)] });
  expect(totals).toMatchObject({ stateTaxableIncome: 50_000, stateTaxBeforeCredits: 2_125, owed: 125 });
  expect(lines['mi-1040']).toMatchObject({
    '9a': 5_600,
    '10': 55_600,
    '14': 55_600,
    '16': 50_000,
    '17': 2_125,
  });
});

test.each([
  ['before 1946: private pensions up to 64,040', 1945, 70_000, 70_000 - 64_040 - 5_600],
  ['from 1946 to 1962: half of that', 1962, 40_000, 40_000 - 32_020 - 5_600],
  ['after 1962: nothing', 1963, 40_000, 34_400],
  ['1946 to 1952: the standard deduction where it is more', 1952, 19_000, 0],
])('pensions of people born %s', (_, year, amount, taxable) => {
  const { totals } = michigan({ taxpayer: bornIn(year), retirement: [pension(amount)] });
  expect(totals.stateTaxableIncome).toBe(taxable);
});

test.each([
  ['1952 has 20,000 against wages', 1952, 40_000 - 20_000 - 5_600],
  ['1957 has what the exemption leaves of it', 1957, 40_000 - 14_400 - 5_600],
  ['1958 has none', 1958, 34_400],
])('the standard deduction: %s', (_, year, taxable) => {
  const { totals } = michigan({ taxpayer: bornIn(year), w2s: [wageOf(40_000, { MI: 40_000 })] });
  expect(totals.stateTaxableIncome).toBe(taxable);
});

test('an early distribution is no pension', () => {
  const { totals } = michigan({ taxpayer: bornIn(1960), retirement: [pension(20_000, { code: '1' })] });
  expect(totals.stateTaxableIncome).toBe(14_400);
});

test('half of the self-employment tax is added back', () => {
  const { lines } = michigan({ businesses: [{ id: 'b', name: 'B', income: { other: 10_000 } }] });
  // 10,000 × 92.35% × 15.3% is 1,413 on Schedule SE; half of it rounds to 707.
  expect(lines['mi-1040']).toMatchObject({ '10': 9_293, '11': 707, '12': 10_000 });
});

test.each([
  [60_700, 1_800],
  [60_701, 1_620],
  [69_700, 180],
  [69_701, undefined],
])('the property tax credit with resources of %d', (wages, credit) => {
  const { lines } = michigan({
    w2s: [wageOf(wages, { MI: wages })],
    homes: [{ state: 'MI', use: 'own', propertyTax: 8_000 }],
  });
  expect((lines['mi-1040'] as Record<string, number>)['25']).toBe(credit);
});

test('a renter of 70 gets all of the rent that counts over the part for the income', () => {
  const { lines } = michigan({
    taxpayer: bornIn(1954),
    socialSecurity: [{ netBenefits: 10_000 }],
    homes: [{ state: 'MI', use: 'rent', rent: 6_000 }],
  });
  // 23% of 6,000 is 1,380, less 3.2% of 10,000; 40% of 10,000 leaves 2,000 of rent, capped at 1,800.
  expect(lines['mi-1040cr']).toMatchObject({
    '12': 1_380,
    '33': 10_000,
    '34': 320,
    '35': 1_060,
    '44': 1_800,
  });
  // 581 less 3.5% of 10,000, times 52%.
  expect(lines['mi-1040cr-7']).toMatchObject({ '40': 231, '47': 120 });
});

test('a nonresident: the income earned there, the exemption in proportion', () => {
  const { totals, kind } = michigan({
    residency: [{ state: 'TX' }],
    w2s: [wageOf(40_000, { MI: 20_000 })],
  });
  expect(kind).toBe('nonresident');
  expect(totals).toMatchObject({ stateTaxableIncome: 17_200, stateTaxBeforeCredits: 731 });
});

test('half of the year, half of the income and exemption', () => {
  const { totals } = michigan({
    residency: [
      { state: 'MI', to: '2024-07-01' },
      { state: 'TX', from: '2024-07-02' },
    ],
    interest: [{ interest: 36_600 }],
  });
  // 183 of 366 days.
  expect(totals.stateTaxableIncome).toBe(18_300 - 2_800);
});

test('wages of somebody who lives in Ohio are left to Ohio', () => {
  const { totals } = michigan({
    residency: [{ state: 'OH' }],
    w2s: [wageOf(50_000, { MI: 50_000 }, 1_800)],
  });
  expect(totals).toMatchObject({ stateTaxBeforeCredits: 0, refund: 1_800 });
});

test('credit for another state’s tax up to the Michigan tax on that income', () => {
  const { totals } = michigan({
    w2s: [wageOf(55_600, { MI: 55_600 })],
    otherStateTaxes: [{ state: 'MO', income: 10_000, taxAfterCredits: 900 }],
  });
  // 2,125 × 10,000 ÷ 55,600 is 382.19.
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(2_125 - 382);
});

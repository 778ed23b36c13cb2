import { bornIn, calculateState, wageOf } from '../shared/test-state';

const iowa = (input: Record<string, unknown>) =>
  calculateState('IA', { taxpayer: bornIn(1980), residency: [{ state: 'IA' }], ...input });
const wages = (amount: number) => ({ w2s: [wageOf(amount, { IA: amount })] });

test.each([
  // Taxable income is 14,600 less; below 100,000 the middle of a row of 50.
  ['the second step: 6,225 and 6,210', 20_800, 274],
  ['the third step: 31,075', 45_650, 1_472],
  ['the schedule from 100,000', 114_600, Math.round(273.24 + 24_840 * 0.0482 + 68_950 * 0.057)],
])('tax at %s', (_, amount, tax) => {
  expect(iowa(wages(amount)).totals.stateTaxBeforeCredits).toBe(tax);
});

test('a head of household has one more exemption credit', () => {
  const { lines } = iowa({
    filingStatus: 'hoh',
    ...wages(60_000),
    dependents: [{ ...bornIn(2012), relationship: 'child', monthsInHome: 12 }],
  });
  expect(lines['ia-1040']).toMatchObject({ '8': 120 });
});

test.each([
  [1969, 30_000],
  [1970, undefined],
])('pensions are left out from 55 on: born in %d', (year, left) => {
  const { lines } = iowa({
    taxpayer: bornIn(year),
    ...wages(50_000),
    retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000, code: '7' }],
  });
  expect((lines['ia-schedule-1'] as Record<string, number> | undefined)?.['8B']).toBe(left);
});

test('a person of 65 with net income up to 24,000 owes nothing, and over it no more than the excess', () => {
  const elder = (interest: number) =>
    iowa({ taxpayer: bornIn(1950), interest: [{ interest }] }).totals.stateTaxBeforeCredits;
  expect(elder(24_000)).toBe(0);
  // 24,100 less the federal deduction of 16,550 is 7,550: 340 by the table.
  expect(elder(24_100)).toBe(100);
});

test.each([
  [9_999, 0.75],
  [19_999, 0.65],
  [89_999, 0.3],
  [90_000, 0],
])('the care credit with a net income of %d', (amount, share) => {
  const { lines } = iowa({
    filingStatus: 'hoh',
    ...wages(amount),
    dependents: [{ ...bornIn(2018), relationship: 'child', monthsInHome: 12 }],
    childCare: {
      providers: [{ name: 'Day care', id: '12-3456789', amount: 3_000 }],
      persons: [{ dependentIndex: 0, expenses: 3_000 }],
    },
  });
  const federalRate = amount < 15_000 ? 0.35 : amount < 20_000 ? 0.32 : 0.2;
  const credit = Math.round(3_000 * federalRate * share);
  expect((lines['ia-1040'] as Record<string, number>)['24'] ?? 0).toBe(credit);
});

test('a nonresident keeps the share of the tax that is Iowa’s', () => {
  const { totals } = iowa({ residency: [{ state: 'TX' }], w2s: [wageOf(114_600, { IA: 28_650 })] });
  // 5,401 of tax less 40 is 5,361; a quarter of it.
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_340);
});

test('half of the year', () => {
  const { totals } = iowa({
    residency: [
      { state: 'IA', to: '2024-07-01' },
      { state: 'TX', from: '2024-07-02' },
    ],
    interest: [{ interest: 114_600 }],
  });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(2_680);
});

test('credit for another state’s tax, and a surtax on what is left', () => {
  const { totals } = iowa({
    ...wages(114_600),
    otherStateTaxes: [{ state: 'MO', income: 11_460, taxAfterCredits: 900 }],
    states: { IA: { schoolDistrictNumber: '0001', surtaxRate: 10 } },
  });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(5_361 - 536);
  expect(totals.localTax).toBe(483);
});

test('a district without its percentage is asked for', () => {
  const { problems } = iowa({ ...wages(50_000), states: { IA: { schoolDistrictNumber: '0001' } } });
  expect(problems.map(({ path }) => path)).toEqual(['states.IA.surtaxRate']);
});

import { bornIn, calculateState, wageOf } from '../shared/test-state';

const ohio = (input: Record<string, unknown>) =>
  calculateState('OH', { taxpayer: bornIn(1980), residency: [{ state: 'OH' }], ...input });
const wages = (amount: number) => ({ w2s: [wageOf(amount, { OH: amount })] });

test.each([
  ['no tax up to 26,050', 28_450, 0],
  ['360.69 and 2.75% over it', 28_451, 361],
  ['an exemption of 2,400 up to 40,000', 40_000, 678],
  // 37,851: 360.69 and 2.75% of 11,801.
  ['of 2,150 over it', 40_001, 685],
  ['2,394.32 at 100,000', 101_900, 2_394],
  ['3.5% over 100,000', 111_900, 2_744],
])('%s', (_, amount, tax) => {
  expect(ohio(wages(amount)).totals.stateTaxBeforeCredits).toBe(tax);
});

test('credits of a retired person: retirement, age and exemption', () => {
  const { lines, totals } = ohio({
    taxpayer: bornIn(1954),
    retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000, code: '7' }],
  });
  // 27,600 is taxed 403.32.
  expect(lines['oh-credits']).toMatchObject({ '2': 200, '4': 50, '9': 20 });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(133);
});

test('the joint filing credit needs $500 of income from each', () => {
  const couple = (second: number) =>
    ohio({
      filingStatus: 'mfj',
      spouse: bornIn(1981),
      w2s: [wageOf(70_000 - second, { OH: 70_000 - second }), wageOf(second, { OH: second }, 0, 'spouse')],
    });
  // 65,700 is taxed 1,451; 10% of it is 145.
  expect(couple(500).totals.stateTaxAfterNonrefundableCredits).toBe(1_306);
  expect(couple(499).totals.stateTaxAfterNonrefundableCredits).toBe(1_451);
});

test('business income up to 250,000 is deducted, what is over it taxed 3%', () => {
  const { lines } = ohio({ businesses: [{ id: 'b', name: 'B', income: { other: 300_000 } }] });
  expect(lines['oh-adjustments']).toMatchObject({ '13': 250_000 });
  const form = lines['oh-it-1040'] as Record<string, number>;
  expect(form['6']).toBe(form['5']);
  expect(form['8c']).toBe(Math.round((form['5'] ?? 0) * 0.03));
});

test('a nonresident is credited the tax on income elsewhere', () => {
  const { totals } = ohio({ residency: [{ state: 'TX' }], w2s: [wageOf(40_000, { OH: 20_000 })] });
  expect(totals).toMatchObject({ stateTaxBeforeCredits: 678, stateTaxAfterNonrefundableCredits: 339 });
});

test('half of the year', () => {
  const { totals } = ohio({
    residency: [
      { state: 'OH', to: '2024-07-01' },
      { state: 'TX', from: '2024-07-02' },
    ],
    interest: [{ interest: 40_000 }],
  });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(339);
});

test('credit for another state’s tax up to Ohio’s on that income', () => {
  const { totals } = ohio({
    ...wages(40_000),
    otherStateTaxes: [{ state: 'MO', income: 10_000, taxAfterCredits: 500 }],
  });
  // A quarter of 678.
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(678 - 170);
});

test('a school district with a rate is taxed, one without is asked for', () => {
  const district = (more: Record<string, unknown>) =>
    ohio({ ...wages(40_000), states: { OH: { schoolDistrictNumber: '2101', ...more } } });
  expect(district({ schoolDistrictRate: 1.25 }).totals.localTax).toBe(470);
  expect(district({ schoolDistrictRate: 1.25, schoolDistrictBase: 'earned' }).totals.localTax).toBe(500);
  expect(district({}).problems.map(({ path }) => path)).toEqual(['states.OH.schoolDistrictRate']);
});

import { bornIn, calculateState, wageOf } from '../shared/test-state';
import { countyRate } from './county';
import { indiana2024 } from './law';

const home = [{ state: 'IN', county: 'Marion' }];
const indiana = (input: Record<string, unknown>) =>
  calculateState('IN', { taxpayer: bornIn(1980), residency: home, ...input });

test('a renter pays 3.05% to the state and the county’s rate on the same income', () => {
  const { totals, lines } = indiana({
    w2s: [wageOf(54_000, { IN: 54_000 }, 1_700)],
    homes: [{ state: 'IN', use: 'rent', rent: 9_600 }],
  });
  // 54,000 less 3,000 rent and 1,000 exemption: 50,000.
  expect(totals).toMatchObject({
    stateTaxableIncome: 50_000,
    stateTaxBeforeCredits: 1_525,
    localTax: 1_010,
    withheld: 1_700,
    owed: 835,
  });
  expect(lines['in-it-40']).toMatchObject({ '4': 3_000, '6': 1_000, '7': 50_000, '8': 1_525, '9': 1_010 });
});

test('children count twice, one born in the year a third time', () => {
  const { lines } = indiana({
    filingStatus: 'hoh',
    w2s: [wageOf(60_000, { IN: 60_000 })],
    dependents: [
      { ...bornIn(2015), relationship: 'child', monthsInHome: 12 },
      { ...bornIn(2024), relationship: 'child', monthsInHome: 12 },
    ],
  });
  // 1,000 + 2 × 1,000 + 2 × 1,500 + 1,500.
  expect(lines['in-schedule-3']).toMatchObject({ '1': 1_000, '2': 2_000, '3': 4_500 });
});

test.each([
  [39_999, 500],
  [40_000, undefined],
])('the low-income exemption of people over 65 ends at 40,000: %d', (pension, exemption) => {
  const { lines } = indiana({
    taxpayer: bornIn(1950),
    retirement: [{ grossDistribution: pension, taxableAmount: pension, code: '7' }],
  });
  expect((lines['in-schedule-3'] as Record<string, number>)['5']).toBe(exemption);
});

test.each([
  [999, 100],
  [1_000, 50],
  [2_999, 50],
  [3_000, 40],
  [9_999, 40],
  [10_000, 0],
])('the unified credit for the elderly by income %d', (interest, credit) => {
  const { totals } = indiana({ taxpayer: bornIn(1950), interest: [{ interest }] });
  expect(totals.stateRefundableCredits).toBe(credit);
});

test('Social Security and interest of the United States are not taxed', () => {
  const { totals } = indiana({
    taxpayer: bornIn(1950),
    retirement: [{ grossDistribution: 60_000, taxableAmount: 60_000, code: '7' }],
    socialSecurity: [{ netBenefits: 20_000 }],
    interest: [{ treasuryInterest: 1_000 }],
  });
  // 60,000 pension less exemptions of 1,000 + 1,000.
  expect(totals.stateTaxableIncome).toBe(58_000);
});

test('half of the year: income at home, exemption in proportion', () => {
  const { totals, lines, kind } = indiana({
    residency: [
      { state: 'IN', county: 'Lake', to: '2024-06-30' },
      { state: 'TX', from: '2024-07-01' },
    ],
    w2s: [wageOf(40_000, { IN: 20_000 })],
  });
  expect(kind).toBe('partYear');
  // The row of Indiana; the rest of the year's pay is that of the days in Texas.
  const here = 20_000;
  const share = Math.round((here / 40_000) * 1000) / 1000;
  expect(lines['in-it-40']).toMatchObject({ '1': here, '6': Math.round(1_000 * share) });
  expect(totals.localTax).toBe(Math.round((here - Math.round(1_000 * share)) * 0.015));
});

test('a nonresident of Ohio owes nothing to the state on wages, but the county where the job is', () => {
  const { totals, kind } = indiana({
    residency: [{ state: 'OH', schoolDistrict: 'none' }],
    states: { IN: { countyOfWorkJan1: 'Wayne' } },
    w2s: [wageOf(50_000, { IN: 50_000 }, 1_500)],
  });
  expect(kind).toBe('nonresident');
  // Wages of 50,000 less an exemption of nothing: no income taxed by Indiana.
  expect(totals).toMatchObject({ stateTaxBeforeCredits: 0, localTax: 625, refund: 875 });
});

test('credit for another state’s tax is at most 3.05% of that income', () => {
  const { totals } = indiana({
    w2s: [wageOf(51_000, { IN: 51_000 })],
    otherStateTaxes: [{ state: 'MO', income: 10_000, taxAfterCredits: 400 }],
  });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_525 - 305);
});

test('a county that isn’t said is asked for, not guessed', () => {
  const { problems } = indiana({ residency: [{ state: 'IN' }], w2s: [wageOf(51_000, { IN: 51_000 })] });
  expect(problems.map(({ path }) => path)).toEqual(['states.IN.countyOfResidenceJan1']);
});

test('counties are found however they are written', () => {
  const { rates } = indiana2024.county;
  expect(countyRate(rates, 'St. Joseph County')).toBe(0.0175);
  expect(countyRate(rates, 'LaPorte')).toBe(0.0145);
  expect(countyRate(rates, 'Cook')).toBeNull();
});

test('each child at a private school or taught at home takes 1,000, whatever it cost', () => {
  const pupil = (more: Record<string, unknown>) => ({
    ...bornIn(2012),
    relationship: 'child',
    monthsInHome: 12,
    ...more,
  });
  const lines = (...dependents: Record<string, unknown>[]) =>
    indiana({ filingStatus: 'hoh', w2s: [wageOf(60_000, { IN: 60_000 })], dependents }).lines;
  const taught = { state: { k12: { grade: '7-8', tuition: 45 } } };
  // A grandchild has to be in the filer's custody, and supplies of a public school don't count.
  expect(
    lines(
      pupil(taught),
      pupil({ state: { k12: { grade: '9-12', tuition: 8_000 } } }),
      pupil({ ...taught, relationship: 'grandchild' }),
      pupil({ state: { k12: { supplies: 200 } } }),
    )['in-schedule-2'],
  ).toEqual({ '11a': 2_000 });
  expect(
    lines(pupil({ state: { k12: { tuition: 900, schoolState: 'OH' } } }))['in-schedule-2'],
  ).toBeUndefined();
});

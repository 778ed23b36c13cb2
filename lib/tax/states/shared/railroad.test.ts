import { allStates } from '../all-states';
import { calculateForTest, movedInJuly, wagesIn } from './calculate-for-test';

const factsOf = (state: string) =>
  state === 'IN'
    ? { states: { IN: { countyOfResidenceJan1: 'Marion', countyOfWorkJan1: 'Marion' } } }
    : state === 'OH'
      ? { states: { OH: { schoolDistrictRate: 0 } } }
      : state === 'IA'
        ? { states: { IA: { surtaxRate: 0 } } }
        : {};
const homeIn = (state: string) => [{ state, county: state === 'MD' ? 'Howard' : '' }];
const form = (planKind: string) => ({
  payer: 'Railroad Retirement Board',
  grossDistribution: 20_000,
  taxableAmount: 20_000,
  code: '7',
  planKind,
});
const incomeWith = (state: string, more: object, born = '1965-06-15') =>
  calculateForTest(state, {
    taxpayer: { dateOfBirth: born },
    residency: homeIn(state),
    w2s: [wagesIn(state, 30_000)],
    ...factsOf(state),
    ...more,
  }).totals.stateTaxableIncome;

// Kentucky refuses them by name; New Mexico's exemption of people with low income goes by federal income.
const taxing = allStates.map(({ code }) => code).filter((code) => code !== 'KY' && code !== 'NM');

test.each(taxing)('railroad retirement stays untaxed in %s', (state) => {
  const without = incomeWith(state, {});
  expect(incomeWith(state, { retirement: [form('railroad')] })).toBeLessThanOrEqual(without ?? 0);
});

test('is no part of the income of movers', () => {
  const taxed = (retirement: object[]) =>
    calculateForTest('NC', {
      residency: movedInJuly('NC', 'TX'),
      w2s: [wagesIn('NC', 30_000, { lastDay: '2024-06-30' })],
      retirement,
    }).lines['nc-schedule-pn'];
  expect(taxed([form('railroad')])).toMatchObject({ 22: 30_000 });
  expect(taxed([form('privateEmployer')])).toMatchObject({ 22: 39_945 });
});

test('military retirement is untaxed at any age in Iowa and Indiana, and to $30,000 in Virginia', () => {
  for (const state of ['IA', 'IN', 'VA'])
    expect([state, incomeWith(state, { retirement: [form('military')] }, '1980-06-15')]).toEqual([
      state,
      incomeWith(state, {}, '1980-06-15'),
    ]);
});

test('Indiana takes up to $16,000 of a civil service annuity off from 62 on, less Social Security', () => {
  const civil = (born: string, more: object = {}) =>
    (incomeWith('IN', { retirement: [form('federalCivil')], ...more }, born) ?? 0) -
    (incomeWith('IN', more, born) ?? 0);
  expect(civil('1965-06-15')).toBe(20_000);
  expect(civil('1961-06-15')).toBe(4_000);
  expect(civil('1961-06-15', { socialSecurity: [{ netBenefits: 10_000 }] })).toBe(14_000);
});

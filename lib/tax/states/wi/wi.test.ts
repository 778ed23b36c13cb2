import { bornIn, calculateState, wageOf } from '../shared/test-state';

const wisconsin = (input: Record<string, unknown>) =>
  calculateState('WI', { taxpayer: bornIn(1980), residency: [{ state: 'WI' }], ...input });
const wages = (amount: number) => ({ w2s: [wageOf(amount, { WI: amount })] });
const form1 = (input: Record<string, unknown>) => wisconsin(input).lines['wi-1'] as Record<string, number>;

test.each([
  [19_070, 13_230],
  // 100 over the limit takes 12.
  [19_170, 13_218],
  [129_321, 0],
])('the standard deduction of a single person sinks with income: %d', (amount, deduction) => {
  expect(form1(wages(amount))['8']).toBe(deduction);
});

test('tax below 100,000 is that of the middle of a row of 100', () => {
  // 40,000 − (13,230 − 12% × 20,930) − 700 = 28,582: 28,550 is taxed 501.20 + 14,230 × 4.4%.
  expect(form1(wages(40_000))).toMatchObject({ '11': 28_582, '12': 1_127 });
});

test('30% of a long-term gain is left out', () => {
  const { lines } = wisconsin({
    ...wages(50_000),
    sales: [
      {
        description: 'Lot',
        acquired: '2020-01-02',
        sold: '2024-05-06',
        term: 'long',
        proceeds: 11_000,
        basis: 1_000,
      },
    ],
  });
  expect(lines['wi-schedule-sb']).toMatchObject({ '5': 3_000 });
});

test.each([
  [14_999, 5_000],
  [15_000, undefined],
])('pensions of people of 65 with a federal income of %d', (pension, left) => {
  const { lines } = wisconsin({
    taxpayer: bornIn(1955),
    retirement: [{ grossDistribution: pension, taxableAmount: pension, code: '7' }],
  });
  expect((lines['wi-schedule-sb'] as Record<string, number> | undefined)?.['16']).toBe(left);
});

test('property tax and rent count by 12%, up to 300', () => {
  const home = (one: Record<string, unknown>) =>
    form1({ ...wages(50_000), homes: [{ state: 'WI', ...one }] })['16'];
  expect(home({ use: 'own', propertyTax: 1_000 })).toBe(120);
  expect(home({ use: 'own', propertyTax: 2_501 })).toBe(300);
  expect(home({ use: 'rent', rent: 8_000 })).toBe(240);
  expect(home({ use: 'rent', rent: 8_000, heatIncluded: true })).toBe(192);
});

test('a couple has 3% of the smaller earnings, up to 480', () => {
  const couple = (second: number) =>
    form1({
      filingStatus: 'mfj',
      spouse: bornIn(1981),
      w2s: [wageOf(80_000, { WI: 80_000 }), wageOf(second, { WI: second }, 0, 'spouse')],
    })['18'];
  expect(couple(10_000)).toBe(300);
  expect(couple(16_001)).toBe(480);
});

test('the homestead credit of a renter with little income', () => {
  const { lines, totals } = wisconsin({
    ...wages(10_060),
    homes: [{ state: 'WI', use: 'rent', rent: 4_000 }],
  });
  // 25% of 4,000 less 8.785% of 2,000, times 80%.
  expect(lines['wi-schedule-h']).toMatchObject({ '12': 10_060, '19': 659 });
  expect(totals.stateRefundableCredits).toBe(659);
});

test('a nonresident pays the share of the tax that falls on Wisconsin', () => {
  const { totals } = wisconsin({ residency: [{ state: 'TX' }], w2s: [wageOf(40_000, { WI: 20_000 })] });
  expect(totals.stateTaxBeforeCredits).toBe(564);
});

test('half of the year', () => {
  const { totals, kind } = wisconsin({
    residency: [
      { state: 'WI', to: '2024-07-01' },
      { state: 'TX', from: '2024-07-02' },
    ],
    interest: [{ interest: 40_000 }],
  });
  expect(kind).toBe('partYear');
  expect(totals.stateTaxBeforeCredits).toBe(564);
});

test('wages of somebody who lives in Illinois are left to Illinois', () => {
  const { totals } = wisconsin({
    residency: [{ state: 'IL' }],
    w2s: [wageOf(40_000, { WI: 40_000 }, 1_000)],
  });
  expect(totals).toMatchObject({ stateTaxBeforeCredits: 0, refund: 1_000 });
});

test('credit for another state’s tax', () => {
  const { totals } = wisconsin({
    ...wages(40_000),
    otherStateTaxes: [{ state: 'MO', income: 10_000, taxAfterCredits: 400 }],
  });
  // A quarter of 1,127.
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_127 - 282);
});

test.each([
  ['K-6', 3_900, 3_900],
  ['7-8', 4_800, 4_000],
  ['9-12', 9_800, 9_800],
  ['11', 12_000, 10_000],
  ['', 6_000, 4_000],
])('tuition of a private school is subtracted up to a limit by grade: %s', (grade, tuition, subtracted) => {
  const { lines } = wisconsin({
    ...wages(80_000),
    filingStatus: 'hoh',
    dependents: [
      { ...bornIn(2010), relationship: 'child', monthsInHome: 12, state: { k12: { grade, tuition } } },
    ],
  });
  expect(lines['wi-schedule-sb']).toMatchObject({ '9': subtracted });
  expect(lines['wi-1']).toMatchObject({ '7': 80_000 - subtracted });
});

test('amounts stand on the lines of Form 1 of 2024', () => {
  const lines = form1({
    filingStatus: 'mfj',
    spouse: bornIn(1981),
    w2s: [wageOf(60_000, { WI: 60_000 }, 3_000), wageOf(20_000, { WI: 20_000 }, 400, 'spouse')],
    homes: [{ state: 'WI', use: 'own', propertyTax: 1_000 }],
    statePayments: [{ state: 'WI', estimated: [{ date: '2024-06-17', amount: 500 }] }],
    stateRefund: [{ state: 'WI', donateToFunds: [{ fund: 'Endangered resources', amount: 25 }] }],
  });
  expect(lines).toMatchObject({ '1': 80_000, '3': 80_000, '5': 80_000, '7': 80_000, '10c': 1_400 });
  expect(lines).toMatchObject({
    '16': 120,
    '18': 480,
    '21': 600,
    '24': 25,
    '28': 3_400,
    '29': 500,
    '39': 3_900,
  });
  expect(lines['22']).toBe((lines['12'] ?? 0) - 600);
  expect(lines['27']).toBe((lines['22'] ?? 0) + 25);
  expect(lines['40']).toBe(3_900 - (lines['27'] ?? 0));
  expect(lines['41']).toBe(lines['40']);
});

import { bornIn, calculateState, wageOf } from '../shared/test-state';

const kentucky = (input: Record<string, unknown>) =>
  calculateState('KY', { taxpayer: bornIn(1980), residency: [{ state: 'KY' }], ...input });

test('4% of income over the standard deduction', () => {
  const { totals, lines } = kentucky({ w2s: [wageOf(28_160, { KY: 28_160 }, 900)] });
  expect(totals).toMatchObject({ stateTaxableIncome: 25_000, stateTaxBeforeCredits: 1_000, owed: 100 });
  expect(lines['ky-740']).toMatchObject({ '5': 28_160, '9': 28_160, '10': 3_160, '11': 25_000, '12': 1_000 });
});

test.each([
  // (15,060 − 3,160) × 4% is 476, and all of it goes; a dollar more leaves a tenth.
  [15_060, 0],
  [15_061, 476 - 428],
  // 133% of 15,060 is 20,029.80; (20,030 − 3,160) × 4% is 675.
  [20_030, 675 - 68],
  [20_031, 675],
])('the family size credit of one person with %d', (wages, left) => {
  const { totals } = kentucky({ w2s: [wageOf(wages, { KY: wages })] });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(left);
});

const couple = {
  filingStatus: 'mfj',
  spouse: bornIn(1982),
  w2s: [wageOf(60_000, { KY: 60_000 }), wageOf(40_000, { KY: 40_000 }, 0, 'spouse')],
};

test('a couple takes two columns where that costs less', () => {
  const { totals, lines } = kentucky(couple);
  // 56,840 and 36,840, each taxed and rounded.
  expect(totals.stateTaxBeforeCredits).toBe(2_274 + 1_474);
  expect(lines['ky-740']).toMatchObject({ '2': true, '10': 6_320, '11': 93_680 });
});

test('a couple that wants one column has one deduction', () => {
  const { totals } = kentucky({ ...couple, stateFiling: [{ state: 'KY', separateOnSameReturn: false }] });
  expect(totals.stateTaxBeforeCredits).toBe(3_874);
});

test('a pension up to 31,110 is left out, and 65 gives a credit of 40', () => {
  const { totals } = kentucky({
    taxpayer: bornIn(1955),
    retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, code: '7' }],
    socialSecurity: [{ netBenefits: 10_000 }],
  });
  // 8,890 less 3,160 is 5,730.
  expect(totals).toMatchObject({ stateAgi: 8_890, stateTaxBeforeCredits: 229 });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(189);
});

test('mortgage interest and gifts are kept of Schedule A, taxes are not', () => {
  const { totals } = kentucky({
    w2s: [wageOf(80_000, { KY: 80_000 })],
    itemized: {
      realEstateTax: 5_000,
      mortgages: [{ interest: 9_000, balance: 200_000, originated: '2020-01-01' }],
      charityCash: 3_000,
    },
  });
  expect(totals.stateTaxableIncome).toBe(68_000);
});

test('half of the year: half of the income and of the deduction', () => {
  const { totals } = kentucky({
    residency: [
      { state: 'KY', to: '2024-07-01' },
      { state: 'TX', from: '2024-07-02' },
    ],
    interest: [{ interest: 36_600 }],
  });
  expect(totals.stateTaxableIncome).toBe(18_300 - 1_580);
});

test('a nonresident: the wages of Kentucky, the deduction in proportion', () => {
  const { totals } = kentucky({ residency: [{ state: 'TX' }], w2s: [wageOf(40_000, { KY: 20_000 })] });
  expect(totals.stateTaxBeforeCredits).toBe(737);
});

test('credit for another state’s tax up to Kentucky’s on that income', () => {
  const { totals } = kentucky({
    w2s: [wageOf(28_160, { KY: 28_160 })],
    otherStateTaxes: [{ state: 'MO', income: 10_000, taxAfterCredits: 500 }],
  });
  // 1,000 × 10,000 ÷ 28,160 is 355.11.
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(645);
});

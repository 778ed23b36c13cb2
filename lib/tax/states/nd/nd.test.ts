import { bornIn, calculateState, wageOf } from '../shared/test-state';

const northDakota = (input: Record<string, unknown>) =>
  calculateState('ND', { taxpayer: bornIn(1980), residency: [{ state: 'ND' }], ...input });
const wages = (amount: number) => ({ w2s: [wageOf(amount, { ND: amount })] });

test.each([
  // Taxable income is 14,600 less.
  ['the end of the zero rate', 61_750, 0],
  ['the last row of the table: 99,975', 114_599, 1_030],
  ['the first amount of the schedule: 100,000', 114_600, 1_031],
  ['the second step: 238,200 and 1,000 more', 253_800, Math.round(191_050 * 0.0195 + 1_000 * 0.025)],
])('tax at %s', (_, amount, tax) => {
  expect(northDakota(wages(amount)).totals.stateTaxBeforeCredits).toBe(tax);
});

test('40% of long-term gains and qualified dividends, and all of Social Security, are left out', () => {
  const { lines, totals } = northDakota({
    taxpayer: bornIn(1950),
    ...wages(100_000),
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
    dividends: [{ ordinary: 6_000, qualified: 5_000 }],
    socialSecurity: [{ netBenefits: 20_000 }],
  });
  expect(lines['nd-1']).toMatchObject({ '6': 4_000, '15': 17_000, '13': 2_000 });
  // 100,000 + 10,000 + 6,000 less the deduction of 16,550 and less 4,000 and 2,000.
  expect(totals.stateTaxableIncome).toBe(93_450);
});

test.each([
  // 170,800 jointly is taxed 1,794, twice 85,400 as single people 746 each.
  [100_000, 100_000, 302],
  [150_000, 46_275, undefined],
])('the marriage penalty credit of %d and %d', (first, second, credit) => {
  const { lines } = northDakota({
    filingStatus: 'mfj',
    spouse: bornIn(1981),
    w2s: [wageOf(first, { ND: first }), wageOf(second, { ND: second }, 0, 'spouse')],
  });
  expect((lines['nd-1'] as Record<string, number>)['22']).toBe(credit);
});

test('a nonresident pays the share of the tax that falls on North Dakota', () => {
  const { totals } = northDakota({ residency: [{ state: 'TX' }], w2s: [wageOf(114_600, { ND: 28_650 })] });
  // 1,031 × 0.25 is 257.75.
  expect(totals.stateTaxBeforeCredits).toBe(258);
});

test('half of the year', () => {
  const { totals, kind } = northDakota({
    residency: [
      { state: 'ND', to: '2024-07-01' },
      { state: 'TX', from: '2024-07-02' },
    ],
    interest: [{ interest: 114_600 }],
  });
  expect(kind).toBe('partYear');
  expect(totals.stateTaxBeforeCredits).toBe(516);
});

test('wages of somebody who lives in Minnesota are left to Minnesota', () => {
  const { totals } = northDakota({
    residency: [{ state: 'MN' }],
    w2s: [wageOf(90_000, { ND: 90_000 }, 900)],
  });
  expect(totals).toMatchObject({ stateTaxBeforeCredits: 0, refund: 900 });
});

test('credit for another state’s tax', () => {
  const { totals } = northDakota({
    ...wages(114_600),
    otherStateTaxes: [{ state: 'CO', income: 11_460, taxAfterCredits: 500 }],
  });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_031 - 103);
});

import { localSalesTax, stateSalesTax } from '../law/2024/sales-tax-tables';
import { law2024 } from '../law/2024';

const { salesTax } = law2024;
const all = [...Object.entries(stateSalesTax), ...Object.entries(localSalesTax)];

/** Typed a second time, from another extraction of the same pages: the last row of each table. */
const lastRows: readonly [state: string, amounts: readonly number[]][] = [
  ['AL', [1036, 1246, 1394, 1511, 1610, 1752]],
  ['CA', [1594, 1838, 2003, 2131, 2237, 2386]],
  ['FL', [1558, 1782, 1931, 2046, 2141, 2274]],
  ['MS', [2171, 2612, 2919, 3163, 3368, 3661]],
  ['NV', [1526, 1759, 1917, 2040, 2142, 2285]],
  ['TX', [1571, 1826, 1999, 2134, 2246, 2403]],
  ['WA', [1763, 2018, 2188, 2320, 2428, 2579]],
  ['WY', [1031, 1175, 1270, 1344, 1404, 1488]],
];

test('each table has six family sizes and nineteen steps of income, and rises with both', () => {
  expect(Object.keys(stateSalesTax)).toHaveLength(46);
  for (const [name, table] of all) {
    const rows = table.map((row) => row.split(' ').map(Number));
    expect([name, rows.map((row) => row.length)]).toEqual([name, [19, 19, 19, 19, 19, 19]]);
    for (const [size, row] of rows.entries())
      for (const [step, amount] of row.entries()) {
        expect(amount).toBeGreaterThan(row[step - 1] ?? 0);
        expect(amount).toBeGreaterThan(rows[size - 1]?.[step] ?? 0);
      }
  }
});

test('every state with a table has a rate', () => {
  for (const state of Object.keys(stateSalesTax)) expect(salesTax.stateRate(state)).toBeGreaterThan(0);
  expect(salesTax.stateRate('OR')).toBeNull();
});

test('Local Table D is a quarter of New York’s table', () => {
  const quarter = stateSalesTax['NY']?.map((row) =>
    row
      .split(' ')
      .map((amount) => Math.floor(Number(amount) / 4 + 0.5))
      .join(' '),
  );
  expect(localSalesTax.D).toEqual(quarter);
});

test.each(lastRows)('%s at $300,000 or more', (state, amounts) => {
  expect([1, 2, 3, 4, 5, 9].map((size) => salesTax.stateAmount(state, size, 300_000))).toEqual(amounts);
});

test('a row starts at its lowest income', () => {
  expect(salesTax.stateAmount('TX', 1, 59_999)).toBe(710);
  expect(salesTax.stateAmount('TX', 1, 60_000)).toBe(756);
  expect(salesTax.stateAmount('TX', 1, -500)).toBe(382);
  expect(salesTax.localAmount('A', 1, 40_000)).toBe(94);
});

import { createHash } from 'node:crypto';
import { law2024 } from '../law/2024';
import * as tables2024 from '../law/2024/sales-tax-tables';
import { law2025 } from '../law/2025';
import * as tables2025 from '../law/2025/sales-tax-tables';

const years = [
  { year: 2024, ...tables2024, law: law2024.salesTax },
  { year: 2025, ...tables2025, law: law2025.salesTax },
];

/** The rows of a table as it is printed: by income, then by family size. */
function printedRows(table: readonly string[]): number[][] {
  const columns = table.map((column) => column.split(' ').map(Number));
  return (columns[0] ?? []).map((_, step) => columns.map((column) => column[step] ?? 0));
}

/** SHA-256 of the tables by name, each as its rows. */
function digest(tables: Readonly<Record<string, readonly string[]>>): string {
  const names = Object.keys(tables).sort();
  const rows = Object.fromEntries(names.map((name) => [name, printedRows(tables[name] ?? [])]));
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

/** Of three other readings of the IRS’s files, which agree: those that TheAxiomFoundation/axiom-corpus publishes. */
const digests: Readonly<Record<number, readonly [state: string, local: string]>> = {
  2024: [
    'd813fc0994bcf9526f1ae5f89a41b1b45574544283e994d288e4ed201cd7af97',
    'ff5b20883b01935dc791aeabc920d4a27604158bfac0688d30525cabf05e9d3c',
  ],
  2025: [
    '6bc1842f95b2d1e73685a55260062cd375474faf52ae3fc93b11a5359f62163a',
    '914f91958ffe3f0e7c323674b6606aa0b2101df5724d5b2d1469da85ba910ff4',
  ],
};

/** Typed a second time, from another extraction of the same pages: the last row of each table of 2024. */
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

test.each(years)('the tables of $year are those that others read', (tables) => {
  expect([digest(tables.stateSalesTax), digest(tables.localSalesTax)]).toEqual(digests[tables.year]);
});

test.each(years)('$year: each table rises with the size of the family and with income', (tables) => {
  expect(Object.keys(tables.stateSalesTax)).toHaveLength(46);
  for (const [name, table] of [
    ...Object.entries(tables.stateSalesTax),
    ...Object.entries(tables.localSalesTax),
  ]) {
    const rows = table.map((row) => row.split(' ').map(Number));
    expect([name, rows.map((row) => row.length)]).toEqual([name, [19, 19, 19, 19, 19, 19]]);
    for (const [size, row] of rows.entries())
      for (const [step, amount] of row.entries()) {
        expect(amount).toBeGreaterThan(row[step - 1] ?? 0);
        expect(amount).toBeGreaterThan(rows[size - 1]?.[step] ?? 0);
      }
  }
});

test.each(years)('$year: every state with a table has a rate', ({ stateSalesTax, law }) => {
  for (const state of Object.keys(stateSalesTax)) expect(law.stateRate(state)).toBeGreaterThan(0);
  expect(law.stateRate('OR')).toBeNull();
});

test('Louisiana’s rate is the one of the year', () => {
  expect([law2024.salesTax.stateRate('LA'), law2025.salesTax.stateRate('LA')]).toEqual([4.45, 5]);
});

test.each(years)('$year: Local Table D is a quarter of New York’s table', (tables) => {
  const quarter = printedRows(tables.stateSalesTax['NY'] ?? []).map((row) => row.map((amount) => amount / 4));
  for (const [step, row] of printedRows(tables.localSalesTax.D).entries())
    for (const [size, amount] of row.entries())
      expect(Math.abs(amount - (quarter[step]?.[size] ?? 0))).toBeLessThanOrEqual(1);
});

test.each(lastRows)('%s at $300,000 or more', (state, amounts) => {
  const { salesTax } = law2024;
  expect([1, 2, 3, 4, 5, 9].map((size) => salesTax.stateAmount(state, size, 300_000))).toEqual(amounts);
});

test('a row starts at its lowest income', () => {
  const { salesTax } = law2024;
  expect(salesTax.stateAmount('TX', 1, 59_999)).toBe(710);
  expect(salesTax.stateAmount('TX', 1, 60_000)).toBe(756);
  expect(salesTax.stateAmount('TX', 1, -500)).toBe(382);
  expect(salesTax.localAmount('A', 1, 40_000)).toBe(94);
});

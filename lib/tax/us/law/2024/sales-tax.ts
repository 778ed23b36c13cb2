import { type SalesTaxLaw } from '../sales-tax';
import { localSalesTax, stateSalesTax } from './sales-tax-tables';

/** Lowest income of each row of the tables. */
const incomeSteps = [
  0, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 140_000, 160_000,
  180_000, 200_000, 225_000, 250_000, 275_000, 300_000,
];

/** Percent, as printed in the heading of each state's table. */
const stateRates: Readonly<Record<string, number>> = {
  AL: 4,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 4.45,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.88,
  MS: 7,
  MO: 4.23,
  NE: 5.5,
  NV: 6.85,
  NJ: 6.63,
  NM: 4.88,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 4.85,
  VT: 6,
  VA: 4.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
};

/** The last column is for families of more than five. */
const largestFamily = 6;

const amountAt = (table: readonly string[] | undefined, familySize: number, income: number): number => {
  const row = table?.[Math.min(familySize, largestFamily) - 1]?.split(' ') ?? [];
  const step = Math.max(
    0,
    incomeSteps.findLastIndex((from) => from <= income),
  );
  return Number(row[step] ?? 0);
};

export const salesTax: SalesTaxLaw = {
  source:
    'Instructions for Schedule A (2024), line 5a: State and Local General Sales Tax Deduction Worksheet, and the 2024 Optional State and Local Sales Tax Tables',
  hasTables: true,
  days: 366,
  withoutLocalTax: ['CT', 'DC', 'IN', 'KY', 'ME', 'MD', 'MA', 'MI', 'NJ', 'RI'],
  localTables: {
    AL: ['B'],
    AK: ['C'],
    AZ: ['B'],
    AR: ['B'],
    CO: ['A', 'B'],
    GA: ['A', 'B'],
    IL: ['A', 'B'],
    KS: ['B'],
    LA: ['A', 'B', 'C'],
    MS: ['A', 'C'],
    MO: ['B'],
    NY: ['A', 'B', 'D'],
    NC: ['B'],
    SC: ['A', 'B', 'C'],
    TN: ['B'],
    UT: ['B'],
    VA: ['A'],
  },
  stateRate: (state) => stateRates[state] ?? null,
  stateAmount: (state, familySize, income) => amountAt(stateSalesTax[state], familySize, income),
  localAmount: (table, familySize, income) => amountAt(localSalesTax[table], familySize, income),
};

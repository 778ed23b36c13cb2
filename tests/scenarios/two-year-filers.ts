import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, wages } from './scenario';

/** A filer of both years: the facts of 2024, and those of 2025 without what 2024 hands on. */
export interface TwoYearFiler {
  name: string;
  first: ReturnInputJson;
  second: ReturnInputJson;
  /** What 2024 hands on besides last year's income, by its place in the facts. */
  carried: Record<string, number>;
  /** Lines of 2025. */
  expect: Record<string, Record<string, number>>;
}

const single = { filingStatus: 'single' as const, taxpayer: person('1988-02-11') };
const couple = {
  filingStatus: 'mfj' as const,
  taxpayer: person('1986-05-02'),
  spouse: person('1987-09-30'),
};
const children = [
  { dateOfBirth: '2015-03-04', relationship: 'child' as const },
  { dateOfBirth: '2018-08-21', relationship: 'child' as const },
];
const retired = {
  filingStatus: 'mfj' as const,
  taxpayer: person('1955-01-20'),
  spouse: person('1957-06-14'),
};
const house = (rents: number, repairs: number) => [
  {
    id: 'house',
    address: '1 Elm Street',
    kind: 'Single Family Residence',
    fairRentalDays: 365,
    rents,
    expenses: { repairs },
  },
];

/** Six people who file 2024 and then 2025. */
export const twoYearFilers: readonly TwoYearFiler[] = [
  {
    name: 'one W-2',
    first: { taxYear: 2024, ...single, w2s: [wages(50_000)] },
    second: { taxYear: 2025, ...single, w2s: [wages(52_000)] },
    carried: {},
    // Rev. Proc. 2024-40 as changed by P.L. 119-21: 15,750.
    expect: { '1040': { '11a': 52_000, '12e': 15_750, '15': 36_250 } },
  },
  {
    name: 'a family with tips and overtime',
    first: {
      taxYear: 2024,
      ...couple,
      dependents: children,
      w2s: [wages(58_000), { ...wages(50_000), owner: 'spouse' }],
    },
    second: {
      taxYear: 2025,
      ...couple,
      dependents: children,
      w2s: [
        { ...wages(60_000), qualifiedTips: 4_000, tippedOccupation: '102' },
        { ...wages(50_000), owner: 'spouse', qualifiedOvertime: 2_500 },
      ],
    },
    carried: {},
    // 4,000 of tips and 2,500 of overtime below 300,000 of income; two children of 2,200 each.
    expect: {
      'schedule-1-a': { '13': 4_000, '21': 2_500, '38': 6_500 },
      '1040': { '11a': 110_000, '12e': 31_500, '13b': 6_500, '15': 72_000, '19': 4_400 },
    },
  },
  {
    name: 'a retired couple',
    first: {
      taxYear: 2024,
      ...retired,
      socialSecurity: [{ netBenefits: 18_000 }, { owner: 'spouse', netBenefits: 12_000 }],
      retirement: [{ payer: 'Pension', code: '7', grossDistribution: 20_000, taxableAmount: 20_000 }],
    },
    second: {
      taxYear: 2025,
      ...retired,
      socialSecurity: [{ netBenefits: 18_500 }, { owner: 'spouse', netBenefits: 12_300 }],
      retirement: [{ payer: 'Pension', code: '7', grossDistribution: 40_000, taxableAmount: 40_000 }],
    },
    carried: {},
    // Two people of 65, below 150,000: 6,000 each; 31,500 and twice 1,600.
    expect: { 'schedule-1-a': { '36a': 6_000, '36b': 6_000 }, '1040': { '12e': 34_700, '13b': 12_000 } },
  },
  {
    name: 'a freelancer after a year of loss',
    first: {
      taxYear: 2024,
      ...single,
      w2s: [{ ...wages(30_000), federalWithholding: 3_000 }],
      businesses: [
        { id: 'studio', name: 'Studio', income: { form1099Nec: 20_000 }, expenses: { supplies: 26_000 } },
      ],
      refund: { applyToNextYear: 300 },
    },
    second: {
      taxYear: 2025,
      ...single,
      businesses: [{ id: 'studio', name: 'Studio', income: { form1099Nec: 40_000 } }],
    },
    carried: { qbiCarryforward: 6_000, 'payments.priorYearOverpayment': 300 },
    // 40,000 x 92.35% x 15.3% = 5,652; half of it is 2,826.
    expect: { '1040': { '26': 300 }, 'schedule-1': { '3': 40_000, '15': 2_826 }, '8995': { '3': -6_000 } },
  },
  {
    name: 'a landlord with losses that wait',
    first: { taxYear: 2024, ...single, w2s: [wages(80_000)], rentals: house(12_000, 45_000) },
    second: { taxYear: 2025, ...single, w2s: [wages(80_000)], rentals: house(30_000, 15_000) },
    // 33,000 of loss, of which 25,000 count below 100,000 of income (IRC 469(i)).
    carried: { 'rentals.0.priorUnallowedLoss': 8_000 },
    expect: { 'schedule-1': { '5': 7_000 }, '1040': { '11a': 87_000 } },
  },
  {
    name: 'an investor with a capital loss',
    first: {
      taxYear: 2024,
      ...single,
      w2s: [wages(60_000)],
      sales: [{ acquired: '2020-01-10', sold: '2024-03-01', proceeds: 5_000, basis: 15_000 }],
    },
    second: {
      taxYear: 2025,
      ...single,
      w2s: [wages(60_000)],
      sales: [{ acquired: '2020-01-10', sold: '2025-03-01', proceeds: 4_000, basis: 2_000 }],
    },
    // 3,000 of 10,000 count in a year (IRC 1211(b)).
    carried: { 'capitalLossCarryover.longTerm': 7_000 },
    expect: { 'schedule-d': { '14': 7_000, '16': -5_000 }, '1040': { '7a': -3_000, '11a': 57_000 } },
  },
];

/** The facts with a value at a path. */
export function put(tree: unknown, path: string, value: unknown): void {
  const parts = path.split('.');
  let at = tree as Record<string, unknown>;
  for (const part of parts.slice(0, -1)) {
    at[part] ??= {};
    at = at[part] as Record<string, unknown>;
  }
  at[parts.at(-1) ?? ''] = value;
}

import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

interface Sourced {
  readonly source: string;
}

interface Tier {
  readonly over: number;
  readonly amount: number;
}

/** Amounts of Hawaii for one year. */
export interface HawaiiLaw {
  readonly tax: Sourced & {
    readonly rates: ByStatus<readonly Step[]>;
    readonly tableRow: number;
    readonly tableBelow: number;
    readonly gainRate: number;
    /** Taxable income up to which gains have the rates of other income. */
    readonly gainFrom: ByStatus<number>;
  };
  readonly standardDeduction: Sourced & {
    readonly amount: ByStatus<number>;
    readonly dependentLeast: number;
  };
  readonly itemized: Sourced & {
    readonly limitStart: ByStatus<number>;
    readonly incomeShare: number;
    readonly deductionShare: number;
    /** Federal adjusted gross income from which on state taxes are not deducted. */
    readonly stateTaxBelow: ByStatus<number>;
  };
  readonly exemptions: Sourced & { readonly each: number; readonly age: number; readonly disabled: number };
  readonly foodCredit: Sourced & { readonly tiers: ByStatus<readonly Tier[]>; readonly days: number };
  readonly renterCredit: Sourced & {
    readonly each: number;
    readonly incomeLimit: number;
    readonly rentOver: number;
    readonly age: number;
  };
  readonly careCredit: Sourced & {
    readonly one: number;
    readonly more: number;
    readonly tiers: readonly { readonly over: number; readonly share: number }[];
  };
  readonly earnedIncomeCredit: Sourced & { readonly share: number };
}

const rates = [0.014, 0.032, 0.055, 0.064, 0.068, 0.072, 0.076, 0.079, 0.0825, 0.09, 0.1, 0.11];
const steps = (...overs: readonly number[]): readonly Step[] =>
  [0, ...overs].map((over, i) => ({ over, rate: rates[i] ?? 0 }));
const single = steps(2_400, 4_800, 9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 150_000, 175_000, 200_000);
const joint = steps(4_800, 9_600, 19_200, 28_800, 38_400, 48_000, 72_000, 96_000, 300_000, 350_000, 400_000);
const head = steps(3_600, 7_200, 14_400, 21_600, 28_800, 36_000, 54_000, 72_000, 225_000, 262_500, 300_000);
const singleTiers: readonly Tier[] = [
  { over: -Infinity, amount: 220 },
  { over: 15_000, amount: 200 },
  { over: 20_000, amount: 170 },
  { over: 25_000, amount: 140 },
  { over: 30_000, amount: 110 },
  { over: 40_000, amount: 0 },
];
const familyTiers: readonly Tier[] = [
  ...singleTiers.slice(0, 5),
  { over: 40_000, amount: 90 },
  { over: 50_000, amount: 70 },
  { over: 60_000, amount: 0 },
];

export const hawaii2024: HawaiiLaw = {
  tax: {
    source:
      'HRS 235-51 (Act 46, SLH 2024: House Bill 2404); N-11 Instructions (2024), tax table and capital gains worksheet',
    rates: singleAndJoint(single, joint, head),
    tableRow: 50,
    tableBelow: 100_000,
    gainRate: 0.0725,
    gainFrom: singleAndJoint(24_000, 48_000, 36_000),
  },
  standardDeduction: {
    source: 'HRS 235-2.4; N-11 Instructions (2024), line 23',
    amount: singleAndJoint(4_400, 8_800, 6_424),
    dependentLeast: 500,
  },
  itemized: {
    source: 'HRS 235-2.4; Act 97, SLH 2011; N-11 Instructions (2024), pages 19 and 20',
    limitStart: { single: 166_800, mfj: 166_800, hoh: 166_800, qss: 166_800, mfs: 83_400 },
    incomeShare: 0.03,
    deductionShare: 0.8,
    stateTaxBelow: singleAndJoint(100_000, 200_000, 150_000),
  },
  exemptions: {
    source: 'HRS 235-54; N-11 Instructions (2024), line 25',
    each: 1_144,
    age: 65,
    disabled: 7_000,
  },
  foodCredit: {
    source: 'HRS 235-55.85; Form N-311 (2024)',
    tiers: { single: singleTiers, mfs: familyTiers, mfj: familyTiers, hoh: familyTiers, qss: familyTiers },
    days: 275,
  },
  renterCredit: {
    source: 'HRS 235-55.7; Schedule X (2024), Part I',
    each: 50,
    incomeLimit: 30_000,
    rentOver: 1_000,
    age: 65,
  },
  careCredit: {
    source: 'HRS 235-55.6; Schedule X (2024), Part II',
    one: 10_000,
    more: 20_000,
    tiers: [
      { over: -Infinity, share: 0.25 },
      { over: 25_000, share: 0.24 },
      { over: 30_000, share: 0.23 },
      { over: 35_000, share: 0.22 },
      { over: 40_000, share: 0.21 },
      { over: 45_000, share: 0.2 },
      { over: 50_000, share: 0.15 },
    ],
  },
  earnedIncomeCredit: { source: 'HRS 235-55.75 (Act 163, SLH 2023); Form N-356 (2024)', share: 0.4 },
};

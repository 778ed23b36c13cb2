import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';
import { careShares } from './care-table';

interface Sourced {
  readonly source: string;
}

export type LocalTax = Sourced & {
  readonly steps: readonly { readonly over: ByStatus<number>; readonly rate: number }[];
};

/** Amounts of Oregon for one year. */
export interface OregonLaw {
  readonly tax: Sourced & {
    readonly rates: ByStatus<readonly Step[]>;
    readonly tableRow: number;
    readonly tableBelow: number;
  };
  readonly federalTax: Sourced & {
    /** Most that is subtracted, from an income on. */
    readonly limits: ByStatus<readonly { readonly over: number; readonly amount: number }[]>;
  };
  readonly standardDeduction: Sourced & {
    readonly amount: ByStatus<number>;
    readonly agedOrBlind: ByStatus<number>;
    readonly age: number;
    readonly dependentLeast: number;
    readonly dependentPlus: number;
  };
  readonly medicalSubtraction: Sourced & { readonly age: number };
  readonly taxesItemized: Sourced & { readonly most: ByStatus<number> };
  readonly exemptionCredit: Sourced & {
    readonly amount: number;
    readonly incomeLimit: ByStatus<number>;
    readonly disabledIncomeLimit: number;
  };
  readonly retirementCredit: Sourced & {
    readonly age: number;
    readonly rate: number;
    readonly base: ByStatus<number>;
    readonly incomeStart: ByStatus<number>;
  };
  readonly earnedIncomeCredit: Sourced & {
    readonly share: number;
    readonly youngShare: number;
    readonly underAge: number;
  };
  readonly kidsCredit: Sourced & {
    readonly amount: number;
    readonly children: number;
    readonly underAge: number;
    readonly start: number;
    readonly width: number;
  };
  /** Contributions to Oregon's savings plans for school: a share by income, up to the most of the year. */
  readonly savingsCredit: Sourced & {
    readonly most: ByStatus<number>;
    readonly shares: readonly { readonly over: number; readonly share: number }[];
  };
  /** Metro's and Multnomah County's own taxes: each rate on Oregon taxable income over its limit. */
  readonly metro: LocalTax;
  readonly multnomah: LocalTax;
  readonly careCredit: Sourced & {
    readonly shares: readonly (readonly number[])[];
    readonly most: number;
    readonly people: number;
    readonly povertyFirst: number;
    readonly povertyMore: number;
    readonly povertyTimes: number;
  };
}

const steps = (second: number, third: number, fourth: number): readonly Step[] => [
  { over: 0, rate: 0.0475 },
  { over: second, rate: 0.0675 },
  { over: third, rate: 0.0875 },
  { over: fourth, rate: 0.099 },
];
const single = steps(4_300, 10_750, 125_000);
const joint = steps(8_600, 21_500, 250_000);
const couples = (others: number, joint: number): ByStatus<number> => ({
  single: others,
  mfs: others,
  mfj: joint,
  hoh: joint,
  qss: joint,
});
const limits = (start: number, step: number, amounts: readonly number[]) => [
  { over: -Infinity, amount: amounts[0] ?? 0 },
  ...amounts.slice(1).map((amount, i) => ({ over: start + i * step, amount })),
];

export const oregon2024: OregonLaw = {
  tax: {
    source: 'ORS 316.037; OR-40 Instructions (2024), tax tables and rate charts',
    rates: singleAndJoint(single, joint, joint),
    tableRow: 100,
    tableBelow: 50_000,
  },
  federalTax: {
    source: 'ORS 316.680, 316.695; OR-40 Instructions (2024), line 10, federal tax liability table',
    limits: {
      single: limits(125_000, 5_000, [8_250, 6_600, 5_000, 3_300, 1_650, 0]),
      mfs: limits(125_000, 5_000, [4_125, 3_300, 2_500, 1_650, 825, 0]),
      mfj: limits(250_000, 10_000, [8_250, 6_600, 5_000, 3_300, 1_650, 0]),
      hoh: limits(250_000, 10_000, [8_250, 6_600, 5_000, 3_300, 1_650, 0]),
      qss: limits(250_000, 10_000, [8_250, 6_600, 5_000, 3_300, 1_650, 0]),
    },
  },
  standardDeduction: {
    source: 'ORS 316.695; OR-40 Instructions (2024), line 17',
    amount: singleAndJoint(2_745, 5_495, 4_420),
    agedOrBlind: { single: 1_200, hoh: 1_200, mfj: 1_000, mfs: 1_000, qss: 1_000 },
    age: 65,
    dependentLeast: 1_300,
    dependentPlus: 450,
  },
  medicalSubtraction: { source: 'ORS 316.693; Publication OR-17 (2024), special Oregon medical', age: 66 },
  taxesItemized: {
    source: 'ORS 316.695; Schedule OR-A (2024); IRC 164(b)(6)',
    most: { single: 10_000, mfj: 10_000, hoh: 10_000, qss: 10_000, mfs: 5_000 },
  },
  exemptionCredit: {
    source: 'ORS 316.085; OR-40 Instructions (2024), line 23',
    amount: 249,
    incomeLimit: singleAndJoint(100_000, 200_000, 200_000),
    disabledIncomeLimit: 100_000,
  },
  retirementCredit: {
    source: 'ORS 316.157; Publication OR-17 (2024), retirement income credit',
    age: 62,
    rate: 0.09,
    base: { single: 7_500, hoh: 7_500, qss: 7_500, mfs: 7_500, mfj: 15_000 },
    incomeStart: { single: 15_000, hoh: 15_000, qss: 15_000, mfs: 15_000, mfj: 30_000 },
  },
  earnedIncomeCredit: {
    source: 'ORS 315.266; OR-40 Instructions (2024), earned income credit',
    share: 0.09,
    youngShare: 0.12,
    underAge: 3,
  },
  kidsCredit: {
    source: 'ORS 315.273; OR-40 Instructions (2024), Oregon Kids Credit',
    amount: 1_000,
    children: 5,
    underAge: 6,
    start: 25_750,
    width: 5_000,
  },
  savingsCredit: {
    source:
      'ORS 315.643(2) and (3); Schedule OR-529 (2024): up to $180, or $360 on a joint return (TaxSlayer, What’s new in 2024 for Oregon; oregonablesavings.com, for the twin credit of ORS 315.650)',
    most: { single: 180, mfs: 180, hoh: 180, qss: 180, mfj: 360 },
    shares: [
      { over: -Infinity, share: 1 },
      { over: 30_000, share: 0.5 },
      { over: 70_000, share: 0.25 },
      { over: 100_000, share: 0.1 },
      { over: 250_000, share: 0.05 },
    ],
  },
  metro: {
    source:
      'Form MET-40 instructions; City of Portland, Personal Income Tax Filing and Payment Information (2024): 1% over $125,000, or $200,000 for joint filers, heads of household, and qualifying surviving spouses',
    steps: [{ over: couples(125_000, 200_000), rate: 0.01 }],
  },
  multnomah: {
    source:
      'Form MC-40 instructions; City of Portland, Personal Income Tax Filing and Payment Information (2024): 1.5% over the same limits as Metro, and another 1.5% over $250,000 or $400,000',
    steps: [
      { over: couples(125_000, 200_000), rate: 0.015 },
      { over: couples(250_000, 400_000), rate: 0.015 },
    ],
  },
  careCredit: {
    source: 'ORS 315.264; Schedule OR-WFHDC (2024); 89 FR 2961 (2024 poverty guidelines)',
    shares: careShares,
    most: 12_000,
    people: 2,
    povertyFirst: 15_060,
    povertyMore: 5_380,
    povertyTimes: 3,
  },
};

import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

interface Sourced {
  readonly source: string;
}

/** A value from an amount on. */
interface From {
  readonly over: number;
  readonly share: number;
}

/** Amounts of Montana for one year. */
export interface MontanaLaw {
  readonly tax: Sourced & { readonly rates: ByStatus<readonly Step[]> };
  readonly gains: Sourced & {
    readonly threshold: ByStatus<number>;
    readonly low: number;
    readonly high: number;
  };
  readonly aged: Sourced & { readonly age: number; readonly amount: number };
  readonly collegeSavings: Sourced & { readonly each: number };
  readonly earnedIncomeCredit: Sourced & { readonly share: number };
  readonly elderlyCredit: Sourced & {
    readonly age: number;
    readonly most: number;
    readonly exclusion: number;
    readonly rentShare: number;
    readonly reductions: readonly From[];
    readonly multipliers: readonly From[];
  };
}

const steps = (second: number): readonly Step[] => [
  { over: 0, rate: 0.047 },
  { over: second, rate: 0.059 },
];

export const montana2024: MontanaLaw = {
  tax: {
    source: 'MCA 15-30-2103; 2024 Montana individual income tax tables',
    rates: singleAndJoint(steps(20_500), steps(41_000), steps(30_750)),
  },
  gains: {
    source: 'MCA 15-30-2103; Form 2 Instructions (2024), net long-term capital gains tax worksheet',
    threshold: singleAndJoint(20_500, 41_000, 30_750),
    low: 0.03,
    high: 0.041,
  },
  aged: { source: 'MCA 15-30-2120; Form 2 Instructions (2024), subtraction at 65', age: 65, amount: 5_500 },
  collegeSavings: { source: 'MCA 15-30-2120(5)(a); Schedule I (2024), Part II', each: 3_000 },
  earnedIncomeCredit: { source: 'MCA 15-30-2318; Form 2 Instructions (2024)', share: 0.1 },
  elderlyCredit: {
    source: 'MCA 15-30-2337 to 15-30-2341; Form 2 (2024), Schedule 2EC',
    age: 62,
    most: 1_150,
    exclusion: 12_600,
    rentShare: 0.15,
    reductions: [
      { over: -Infinity, share: 0 },
      { over: 2_000, share: 0.006 },
      { over: 3_000, share: 0.016 },
      { over: 4_000, share: 0.024 },
      { over: 5_000, share: 0.028 },
      { over: 6_000, share: 0.032 },
      { over: 7_000, share: 0.035 },
      { over: 8_000, share: 0.039 },
      { over: 9_000, share: 0.042 },
      { over: 10_000, share: 0.045 },
      { over: 11_000, share: 0.048 },
      { over: 12_000, share: 0.05 },
    ],
    multipliers: [
      { over: -Infinity, share: 1 },
      { over: 35_000, share: 0.4 },
      { over: 37_501, share: 0.3 },
      { over: 40_001, share: 0.2 },
      { over: 42_501, share: 0.1 },
      { over: 45_000, share: 0 },
    ],
  },
};

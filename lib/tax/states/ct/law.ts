import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

interface Row {
  readonly over: number;
  readonly amount: number;
}
/** An amount that is added by steps of income over a start, up to a maximum. */
export interface Climb {
  readonly over: number;
  readonly per: number;
  readonly by: number;
  readonly most: number;
}

/** Amounts of Connecticut for one year. */
export interface ConnecticutLaw {
  readonly rates: { readonly source: string; readonly steps: ByStatus<readonly Step[]> };
  /** Table A: the personal exemption goes down by $1,000 for each $1,000 over a start. */
  readonly exemption: {
    readonly source: string;
    readonly most: ByStatus<number>;
    readonly over: ByStatus<number>;
    readonly per: number;
  };
  /** Table C: the lowest rate is taken back. */
  readonly addBack: { readonly source: string; readonly climb: ByStatus<Climb> };
  /** Table D: the benefit of lower rates is recaptured, in three climbs. */
  readonly recapture: { readonly source: string; readonly climbs: ByStatus<readonly Climb[]> };
  /** Table E: personal tax credit as a decimal of the tax. */
  readonly personalCredit: { readonly source: string; readonly rows: ByStatus<readonly Row[]> };
  readonly benefits: { readonly source: string; readonly limit: ByStatus<number>; readonly share: number };
  readonly pensions: {
    readonly source: string;
    readonly single: readonly Row[];
    readonly joint: readonly Row[];
    readonly iraShare: number;
    readonly teacherShare: number;
  };
  readonly savings: { readonly source: string; readonly most: ByStatus<number> };
  readonly propertyCredit: {
    readonly source: string;
    readonly most: number;
    readonly over: ByStatus<number>;
    readonly per: ByStatus<number>;
    readonly lessPer: number;
  };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly stillbirthCredit: { readonly source: string; readonly each: number };
  readonly useTax: { readonly source: string; readonly rate: number };
}

const steps = (...from: readonly number[]): readonly Step[] =>
  [0.02, 0.045, 0.055, 0.06, 0.065, 0.069, 0.0699].map((rate, i) => ({ over: from[i] ?? 0, rate }));
const decimals = [
  0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.14, 0.13, 0.12, 0.11, 0.1, 0.09,
  0.08, 0.07, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01, 0,
];
/** Decimals of table E by the incomes over which they begin; below the first the whole tax is credited. */
const credit = (...from: readonly number[]): readonly Row[] => [
  { over: -Infinity, amount: 1 },
  ...from.map((over, i) => ({ over, amount: decimals[i] ?? 0 })),
];
const joint = {
  credit: credit(
    24_000,
    30_000,
    30_500,
    31_000,
    31_500,
    32_000,
    32_500,
    33_000,
    33_500,
    40_000,
    40_500,
    41_000,
    41_500,
    50_000,
    50_500,
    51_000,
    51_500,
    52_000,
    96_000,
    96_500,
    97_000,
    97_500,
    98_000,
    98_500,
    99_000,
    99_500,
    100_000,
    100_500,
  ),
  addBack: { over: 100_500, per: 5_000, by: 50, most: 500 },
  recapture: [
    { over: 210_000, per: 10_000, by: 50, most: 500 },
    { over: 400_000, per: 10_000, by: 180, most: 5_400 },
    { over: 1_000_000, per: 10_000, by: 100, most: 900 },
  ],
};
const single = {
  recapture: [
    { over: 105_000, per: 5_000, by: 25, most: 250 },
    { over: 200_000, per: 5_000, by: 90, most: 2_700 },
    { over: 500_000, per: 5_000, by: 50, most: 450 },
  ],
};
const head = [
  { over: 168_000, per: 8_000, by: 40, most: 400 },
  { over: 320_000, per: 8_000, by: 140, most: 4_200 },
  { over: 800_000, per: 8_000, by: 80, most: 720 },
];
const singleSteps = steps(0, 10_000, 50_000, 100_000, 200_000, 250_000, 500_000);
const shares = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1, 0.05, 0.025, 0];
const pensionRows = (...from: readonly number[]): readonly Row[] =>
  shares.map((amount, i) => ({ over: i === 0 ? -Infinity : (from[i - 1] ?? 0), amount }));

export const connecticut2024: ConnecticutLaw = {
  rates: {
    source: 'Conn. Gen. Stat. 12-700(a)(10); CT-1040 Instructions (2024), Tax Calculation Schedule, Table B',
    steps: singleAndJoint(
      singleSteps,
      steps(0, 20_000, 100_000, 200_000, 400_000, 500_000, 1_000_000),
      steps(0, 16_000, 80_000, 160_000, 320_000, 400_000, 800_000),
    ),
  },
  exemption: {
    source: 'Conn. Gen. Stat. 12-702; CT-1040 Instructions (2024), Table A',
    most: { single: 15_000, mfs: 12_000, mfj: 24_000, qss: 24_000, hoh: 19_000 },
    over: { single: 30_000, mfs: 24_000, mfj: 48_000, qss: 48_000, hoh: 38_000 },
    per: 1_000,
  },
  addBack: {
    source: 'Conn. Gen. Stat. 12-700(b); CT-1040 Instructions (2024), Table C',
    climb: {
      single: { over: 56_500, per: 5_000, by: 25, most: 250 },
      mfs: { over: 50_250, per: 2_500, by: 25, most: 250 },
      hoh: { over: 78_500, per: 4_000, by: 40, most: 400 },
      mfj: joint.addBack,
      qss: joint.addBack,
    },
  },
  recapture: {
    source: 'Conn. Gen. Stat. 12-700(c); CT-1040 Instructions (2024), Table D',
    climbs: {
      single: single.recapture,
      mfs: single.recapture,
      hoh: head,
      mfj: joint.recapture,
      qss: joint.recapture,
    },
  },
  personalCredit: {
    source: 'Conn. Gen. Stat. 12-703; CT-1040 Instructions (2024), Table E',
    rows: {
      single: credit(
        15_000,
        18_800,
        19_300,
        19_800,
        20_300,
        20_800,
        21_300,
        21_800,
        22_300,
        25_000,
        25_500,
        26_000,
        26_500,
        31_300,
        31_800,
        32_300,
        32_800,
        33_300,
        60_000,
        60_500,
        61_000,
        61_500,
        62_000,
        62_500,
        63_000,
        63_500,
        64_000,
        64_500,
      ),
      mfs: credit(
        12_000,
        15_000,
        15_500,
        16_000,
        16_500,
        17_000,
        17_500,
        18_000,
        18_500,
        20_000,
        20_500,
        21_000,
        21_500,
        25_000,
        25_500,
        26_000,
        26_500,
        27_000,
        48_000,
        48_500,
        49_000,
        49_500,
        50_000,
        50_500,
        51_000,
        51_500,
        52_000,
        52_500,
      ),
      hoh: credit(
        19_000,
        24_000,
        24_500,
        25_000,
        25_500,
        26_000,
        26_500,
        27_000,
        27_500,
        34_000,
        34_500,
        35_000,
        35_500,
        44_000,
        44_500,
        45_000,
        45_500,
        46_000,
        74_000,
        74_500,
        75_000,
        75_500,
        76_000,
        76_500,
        77_000,
        77_500,
        78_000,
        78_500,
      ),
      mfj: joint.credit,
      qss: joint.credit,
    },
  },
  benefits: {
    source:
      'Conn. Gen. Stat. 12-701(a)(20)(B)(x); CT-1040 Instructions (2024), Social Security Benefit Adjustment Worksheet',
    limit: { single: 75_000, mfs: 75_000, mfj: 100_000, hoh: 100_000, qss: 100_000 },
    share: 0.25,
  },
  pensions: {
    source:
      'Conn. Gen. Stat. 12-701(a)(20)(B)(xx) to (xxii); CT-1040 Instructions (2024), Schedule 1, lines 45, 48a, and 48b',
    single: pensionRows(75_000, 77_500, 80_000, 82_500, 85_000, 87_500, 90_000, 95_000, 100_000),
    joint: pensionRows(100_000, 105_000, 110_000, 115_000, 120_000, 125_000, 130_000, 140_000, 150_000),
    iraShare: 0.5,
    teacherShare: 0.5,
  },
  savings: {
    source:
      'Conn. Gen. Stat. 12-701a; CT-1040 Instructions (2024), Schedule 1, CHET contributions; (2025), line 48, for a surviving spouse',
    most: singleAndJoint(5_000, 10_000),
  },
  propertyCredit: {
    source: 'Conn. Gen. Stat. 12-704c; CT-1040 (2024), Schedule 3, lines 60 to 68',
    most: 300,
    over: { single: 49_500, mfs: 35_250, mfj: 70_500, qss: 70_500, hoh: 54_500 },
    per: { single: 10_000, mfs: 5_000, mfj: 10_000, qss: 10_000, hoh: 10_000 },
    lessPer: 0.15,
  },
  earnedIncomeCredit: { source: 'Conn. Gen. Stat. 12-704e; Schedule CT-EITC (2024)', share: 0.4 },
  stillbirthCredit: { source: 'Conn. Gen. Stat. 12-704i; CT-1040 (2024), line 20d', each: 2_500 },
  useTax: { source: 'Conn. Gen. Stat. 12-411; CT-1040 (2024), Schedule 4', rate: 0.0635 },
};

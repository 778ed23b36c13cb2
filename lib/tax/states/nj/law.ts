import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

interface Row {
  readonly over: number;
  readonly amount: number;
}

/** Amounts of New Jersey for one year. */
export interface NewJerseyLaw {
  readonly rates: { readonly source: string; readonly steps: ByStatus<readonly Step[]> };
  readonly table: { readonly source: string; readonly row: number; readonly below: number };
  readonly threshold: { readonly source: string; readonly income: ByStatus<number> };
  readonly exemptions: {
    readonly source: string;
    readonly person: number;
    readonly age: number;
    readonly veteran: number;
    readonly dependent: number;
    readonly student: number;
    readonly studentUnder: number;
  };
  readonly retirement: {
    readonly source: string;
    readonly age: number;
    readonly most: ByStatus<number>;
    /** Share of the income that may be left out, by total income. */
    readonly share: ByStatus<readonly Row[]>;
    readonly earnedLimit: number;
  };
  readonly medical: { readonly source: string; readonly floor: number };
  readonly savings: { readonly source: string; readonly most: number; readonly incomeLimit: number };
  readonly businessLoss: { readonly source: string; readonly share: number };
  readonly propertyTax: {
    readonly source: string;
    readonly most: number;
    readonly rentShare: number;
    readonly credit: number;
    readonly age: number;
  };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number; readonly age: number };
  readonly careCredit: { readonly source: string; readonly share: readonly Row[] };
  readonly childCredit: { readonly source: string; readonly underAge: number; readonly each: readonly Row[] };
  readonly excess: { readonly source: string; readonly unemployment: number; readonly familyLeave: number };
  readonly useTax: { readonly source: string; readonly rate: number };
}

const singleSteps: readonly Step[] = [
  { over: 0, rate: 0.014 },
  { over: 20_000, rate: 0.0175 },
  { over: 35_000, rate: 0.035 },
  { over: 40_000, rate: 0.05525 },
  { over: 75_000, rate: 0.0637 },
  { over: 500_000, rate: 0.0897 },
  { over: 1_000_000, rate: 0.1075 },
];
const jointSteps: readonly Step[] = [
  { over: 0, rate: 0.014 },
  { over: 20_000, rate: 0.0175 },
  { over: 50_000, rate: 0.0245 },
  { over: 70_000, rate: 0.035 },
  { over: 80_000, rate: 0.05525 },
  { over: 150_000, rate: 0.0637 },
  { over: 500_000, rate: 0.0897 },
  { over: 1_000_000, rate: 0.1075 },
];
const exclusionShare = (first: number): readonly Row[] => [
  { over: -Infinity, amount: 1 },
  { over: 100_000, amount: first },
  { over: 125_000, amount: first / 2 },
  { over: 150_000, amount: 0 },
];

export const newJersey2024: NewJerseyLaw = {
  rates: {
    source: 'N.J.S.A. 54A:2-1; NJ-1040 Instructions (2024), Tax Rate Schedules',
    steps: singleAndJoint(singleSteps, jointSteps, jointSteps),
  },
  table: {
    source: 'NJ-1040 Instructions (2024), Tax Table: rows of $50 below $100,000',
    row: 50,
    below: 100_000,
  },
  threshold: {
    source: 'N.J.S.A. 54A:2-4; NJ-1040 Instructions (2024), filing requirements',
    income: singleAndJoint(10_000, 20_000, 20_000),
  },
  exemptions: {
    source: 'N.J.S.A. 54A:3-1; Form NJ-1040 (2024), lines 6 to 12',
    person: 1_000,
    age: 65,
    veteran: 6_000,
    dependent: 1_500,
    student: 1_000,
    studentUnder: 22,
  },
  retirement: {
    source: 'N.J.S.A. 54A:6-10, 54A:6-15; NJ-1040 Instructions (2024), lines 28a and 28b, Worksheet D',
    age: 62,
    most: { single: 75_000, hoh: 75_000, qss: 75_000, mfj: 100_000, mfs: 50_000 },
    share: {
      single: exclusionShare(0.375),
      hoh: exclusionShare(0.375),
      qss: exclusionShare(0.375),
      mfj: exclusionShare(0.5),
      mfs: exclusionShare(0.25),
    },
    earnedLimit: 3_000,
  },
  medical: { source: 'N.J.S.A. 54A:3-3; NJ-1040 Instructions (2024), Worksheet F', floor: 0.02 },
  savings: {
    source: 'N.J.S.A. 54A:3-12; NJ-1040 Instructions (2024), line 37a',
    most: 10_000,
    incomeLimit: 200_000,
  },
  businessLoss: { source: 'N.J.S.A. 54A:5-15; Schedule NJ-BUS-2 (2024), lines 10 and 11', share: 0.5 },
  propertyTax: {
    source: 'N.J.S.A. 54A:3A-17, 3A-20; NJ-1040 Instructions (2024), lines 40a, 41, and 56, Worksheet H',
    most: 15_000,
    rentShare: 0.18,
    credit: 50,
    age: 65,
  },
  earnedIncomeCredit: {
    source: 'N.J.S.A. 54A:4-7; NJ-1040 Instructions (2024), line 58',
    share: 0.4,
    age: 18,
  },
  careCredit: {
    source: 'N.J.S.A. 54A:4-17; NJ-1040 Instructions (2024), line 64',
    share: [
      { over: -Infinity, amount: 0.5 },
      { over: 30_000, amount: 0.4 },
      { over: 60_000, amount: 0.3 },
      { over: 90_000, amount: 0.2 },
      { over: 120_000, amount: 0.1 },
      { over: 150_000, amount: 0 },
    ],
  },
  childCredit: {
    source: 'N.J.S.A. 54A:4-17.1; NJ-1040 Instructions (2024), line 65',
    underAge: 6,
    each: [
      { over: -Infinity, amount: 1_000 },
      { over: 30_000, amount: 800 },
      { over: 40_000, amount: 600 },
      { over: 50_000, amount: 400 },
      { over: 60_000, amount: 200 },
      { over: 80_000, amount: 0 },
    ],
  },
  excess: { source: 'Form NJ-2450 (2024), line 3', unemployment: 179.78, familyLeave: 145.26 },
  useTax: { source: 'N.J.S.A. 54:32B-6; NJ-1040 Instructions (2024), line 51', rate: 0.06625 },
};

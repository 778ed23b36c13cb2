import { type ByStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of Iowa for one year. */
export interface IowaLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly lowIncome: {
    readonly source: string;
    readonly age: number;
    /** Net income up to which there is no tax: single people, and all others; each also from the age on. */
    readonly single: number;
    readonly singleAged: number;
    readonly others: number;
    readonly othersAged: number;
    readonly alternateRate: number;
  };
  readonly retirement: { readonly source: string; readonly age: number };
  readonly healthInsurance: { readonly source: string; readonly age: number; readonly incomeBelow: number };
  readonly savings: { readonly source: string; readonly mostEach: number };
  readonly exemptionCredits: {
    readonly source: string;
    readonly each: number;
    readonly agedOrBlind: number;
    readonly age: number;
  };
  readonly tuitionCredit: { readonly source: string; readonly rate: number; readonly mostEach: number };
  readonly volunteerCredit: { readonly source: string; readonly each: number };
  readonly careCredit: {
    readonly source: string;
    /** Share of the federal credit by net income below each limit. */
    readonly rows: readonly { readonly below: number; readonly share: number }[];
  };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
}

const steps = (second: number, third: number): readonly Step[] => [
  { over: 0, rate: 0.044 },
  { over: second, rate: 0.0482 },
  { over: third, rate: 0.057 },
];

export const iowa2024: IowaLaw = {
  tax: {
    source: 'Iowa Code 422.5A (2024); IA 1040 tax tables (2024)',
    steps: singleAndJoint(steps(6_210, 31_050), steps(12_420, 62_100)),
    table: { row: 50, below: 100_000 },
  },
  lowIncome: {
    source: 'Iowa Code 422.5(3) and (3B); IA 1040 expanded instructions (2024), lines 1 and 5',
    age: 65,
    single: 9_000,
    singleAged: 24_000,
    others: 13_500,
    othersAged: 32_000,
    alternateRate: 0.057,
  },
  retirement: { source: 'Iowa Code 422.7(31); IA 1040, Schedule 1 (2024)', age: 55 },
  healthInsurance: {
    source:
      'Iowa Code 422.7(29); IA 1040 expanded instructions (2025), Schedule 1, line 15, which is line 14 of 2024',
    age: 65,
    incomeBelow: 100_000,
  },
  savings: { source: 'Iowa Code 422.7(32); IA 1040, Schedule 1 (2024)', mostEach: 5_500 },
  exemptionCredits: {
    source: 'Iowa Code 422.12(2); IA 1040 (2024), Step 3 and line 8',
    each: 40,
    agedOrBlind: 20,
    age: 65,
  },
  tuitionCredit: { source: 'Iowa Code 422.12(2)(b); IA 1040 (2024), line 9', rate: 0.25, mostEach: 2_000 },
  volunteerCredit: { source: 'Iowa Code 422.12(2)(c); IA 1040 (2024), line 10', each: 250 },
  careCredit: {
    source: 'Iowa Code 422.12C; IA 1040 expanded instructions (2024), line 24',
    rows: [
      { below: 10_000, share: 0.75 },
      { below: 20_000, share: 0.65 },
      { below: 25_000, share: 0.55 },
      { below: 35_000, share: 0.5 },
      { below: 40_000, share: 0.4 },
      { below: 90_000, share: 0.3 },
    ],
  },
  earnedIncomeCredit: { source: 'Iowa Code 422.12B; IA 1040 (2024), line 26', share: 0.15 },
};

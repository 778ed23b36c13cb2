import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of Delaware for one year. */
export interface DelawareLaw {
  readonly rates: { readonly source: string; readonly steps: readonly Step[] };
  readonly table: { readonly source: string; readonly row: number; readonly below: number };
  readonly pensions: {
    readonly source: string;
    readonly age: number;
    readonly most: number;
    readonly mostYounger: number;
  };
  readonly exclusion: {
    readonly source: string;
    readonly age: number;
    readonly each: number;
    readonly earnedBelow: number;
    readonly incomeLimit: number;
  };
  readonly savings: {
    readonly source: string;
    readonly most: ByStatus<number>;
    readonly incomeLimit: ByStatus<number>;
    /** For contributions to an ABLE plan, of each person; without a limit of income. */
    readonly mostAble: number;
  };
  readonly deduction: {
    readonly source: string;
    readonly standard: ByStatus<number>;
    readonly additional: number;
    readonly age: number;
    readonly taxLimit: ByStatus<number>;
  };
  readonly credits: { readonly source: string; readonly each: number; readonly age: number };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly earnedIncomeCredit: {
    readonly source: string;
    readonly refundable: number;
    readonly nonrefundable: number;
  };
}

export const delaware2024: DelawareLaw = {
  rates: {
    source: '30 Del. C. 1102(a)(14); PIT-RES Instructions (2024), tax rate table',
    steps: [
      { over: 0, rate: 0 },
      { over: 2_000, rate: 0.022 },
      { over: 5_000, rate: 0.039 },
      { over: 10_000, rate: 0.048 },
      { over: 20_000, rate: 0.052 },
      { over: 25_000, rate: 0.0555 },
      { over: 60_000, rate: 0.066 },
    ],
  },
  table: { source: 'PIT-RES Instructions (2024), income tax table: below $60,000', row: 50, below: 60_000 },
  pensions: {
    source: '30 Del. C. 1106(b)(3); PIT-RES Instructions (2024), line 6',
    age: 60,
    most: 12_500,
    mostYounger: 2_000,
  },
  exclusion: {
    source: '30 Del. C. 1106(b)(2); PIT-RES Instructions (2024), line 11',
    age: 60,
    each: 2_000,
    earnedBelow: 2_500,
    incomeLimit: 10_000,
  },
  savings: {
    source:
      '30 Del. C. 1106(b)(10); House Bill 145 (2022); PIT-RES Instructions (2024), line 8b, and (2025), page 7: $5,000 to an ABLE plan; all but joint filers below $100,000',
    most: singleAndJoint(1_000, 2_000, 1_000),
    incomeLimit: singleAndJoint(100_000, 200_000, 100_000),
    mostAble: 5_000,
  },
  deduction: {
    source:
      '30 Del. C. 1108, 1109; PIT-RES Instructions (2024), standard and itemized deductions; IRC 164(b)(6)',
    standard: { single: 3_250, mfs: 3_250, hoh: 3_250, qss: 3_250, mfj: 6_500 },
    additional: 2_500,
    age: 65,
    taxLimit: { single: 10_000, mfj: 10_000, hoh: 10_000, qss: 10_000, mfs: 5_000 },
  },
  credits: {
    source:
      '30 Del. C. 1110(b): for each personal exemption, of which a dependent of somebody else has none; PIT-RES (2024), lines 27a and 27b',
    each: 110,
    age: 60,
  },
  careCredit: { source: '30 Del. C. 1114; PIT-RES (2024), line 31', share: 0.5 },
  earnedIncomeCredit: {
    source: '30 Del. C. 1117; PIT-RES (2024), line 34, and PIT-RSS, Schedule II',
    refundable: 0.045,
    nonrefundable: 0.2,
  },
};

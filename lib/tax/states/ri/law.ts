import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

interface Row {
  readonly over: number;
  readonly rate: number;
}

/** Amounts of Rhode Island for one year. */
export interface RhodeIslandLaw {
  readonly rates: { readonly source: string; readonly steps: readonly Step[] };
  readonly table: { readonly source: string; readonly row: number; readonly below: number };
  readonly deduction: {
    readonly source: string;
    readonly standard: ByStatus<number>;
    readonly exemption: number;
  };
  /** Income over which deduction and exemptions go down, by a fifth for each step or part of one. */
  readonly phaseOut: {
    readonly source: string;
    readonly over: number;
    readonly per: number;
    readonly lessPer: number;
  };
  readonly retirement: {
    readonly source: string;
    /** Last day of birth of those who reached full retirement age by the end of the year. */
    readonly bornBy: string;
    readonly incomeLimit: ByStatus<number>;
    readonly most: number;
  };
  readonly savings: { readonly source: string; readonly most: ByStatus<number> };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly propertyRelief: {
    readonly source: string;
    readonly age: number;
    readonly incomeLimit: number;
    readonly most: number;
    readonly rentShare: number;
    readonly one: readonly Row[];
    readonly more: readonly Row[];
  };
  readonly useTax: { readonly source: string; readonly rate: number };
}

export const rhodeIsland2024: RhodeIslandLaw = {
  rates: {
    source: 'R.I. Gen. Laws 44-30-2.6(c)(3); Rhode Island Tax Rate Schedule 2024',
    steps: [
      { over: 0, rate: 0.0375 },
      { over: 77_450, rate: 0.0475 },
      { over: 176_050, rate: 0.0599 },
    ],
  },
  table: { source: 'Rhode Island Tax Table 2024: rows of $50 below $100,000', row: 50, below: 100_000 },
  deduction: {
    source: 'R.I. Gen. Laws 44-30-2.6(c)(3)(C); RI-1040 (2024), lines 4 and 6',
    standard: { single: 10_550, mfj: 21_150, qss: 21_150, mfs: 10_575, hoh: 15_850 },
    exemption: 4_950,
  },
  phaseOut: {
    source: 'Rhode Island Tax Rate Schedule and Worksheets 2024: standard deduction and exemption worksheets',
    over: 246_450,
    per: 7_050,
    lessPer: 0.2,
  },
  retirement: {
    source:
      'R.I. Gen. Laws 44-30-12(c)(8), (9); RI Schedule M (2024), worksheets for Social Security and pensions; 20 CFR 404.409: 66 years and 8 months for people born in 1958',
    bornBy: '1958-05-01',
    incomeLimit: { ...singleAndJoint(104_200, 130_250), mfs: 104_225 },
    most: 20_000,
  },
  savings: {
    source: 'R.I. Gen. Laws 44-30-12(c)(4); RI Schedule M (2024)',
    most: singleAndJoint(500, 1_000),
  },
  careCredit: { source: 'RI-1040 (2024), RI Schedule I, line 21', share: 0.25 },
  earnedIncomeCredit: { source: 'R.I. Gen. Laws 44-30-2.6(c)(2)(N); RI-1040 (2024), line 40', share: 0.16 },
  propertyRelief: {
    source: 'R.I. Gen. Laws 44-33-3 to 44-33-9; Form RI-1040H (2024), table 1 and line 12',
    age: 65,
    incomeLimit: 39_275,
    most: 675,
    rentShare: 0.2,
    one: [
      { over: -Infinity, rate: 0.03 },
      { over: 6_740, rate: 0.04 },
      { over: 10_105, rate: 0.05 },
      { over: 13_470, rate: 0.06 },
    ],
    more: [
      { over: -Infinity, rate: 0.03 },
      { over: 6_740, rate: 0.04 },
      { over: 10_105, rate: 0.05 },
      { over: 16_835, rate: 0.06 },
    ],
  },
  useTax: { source: 'R.I. Gen. Laws 44-18-18, 44-18-20; RI-1040 (2024), line 12a', rate: 0.07 },
};

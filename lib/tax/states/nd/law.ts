import { type ByStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of North Dakota for one year. */
export interface NorthDakotaLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly exclusions: { readonly source: string; readonly share: number };
  readonly savings: { readonly source: string; readonly most: ByStatus<number> };
  readonly marriageCredit: {
    readonly source: string;
    /** Joint taxable income up to which there is none. */
    readonly taxableOver: number;
    /** Qualified income of the spouse with less of it, up to which there is none. */
    readonly incomeOver: number;
    readonly deduction: number;
    readonly most: number;
  };
}

const steps = (second: number, third: number): readonly Step[] => [
  { over: 0, rate: 0 },
  { over: second, rate: 0.0195 },
  { over: third, rate: 0.025 },
];

export const northDakota2024: NorthDakotaLaw = {
  tax: {
    source: 'N.D.C.C. 57-38-30.3(1); Form ND-1 booklet (2024), Tax Table and Tax Rate Schedules',
    steps: {
      single: steps(47_150, 238_200),
      mfj: steps(78_775, 289_975),
      mfs: steps(39_375, 144_975),
      hoh: steps(63_175, 264_100),
      qss: steps(78_775, 289_975),
    },
    table: { row: 50, below: 100_000 },
  },
  exclusions: {
    source: 'N.D.C.C. 57-38-30.3(2); Form ND-1 (2024), long-term gain and qualified dividends',
    share: 0.4,
  },
  savings: {
    source: 'N.D.C.C. 57-38-30.3(2)(p); Schedule ND-1SA (2024)',
    most: singleAndJoint(5_000, 10_000, 5_000),
  },
  marriageCredit: {
    source: 'N.D.C.C. 57-38-01.28; Form ND-1 booklet (2024), Marriage Penalty Credit Worksheet',
    taxableOver: 78_836,
    incomeOver: 46_275,
    deduction: 14_600,
    most: 303,
  },
};

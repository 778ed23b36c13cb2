import { type ByStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of Kansas for one year. */
export interface KansasLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly standardDeduction: {
    readonly source: string;
    readonly base: ByStatus<number>;
    /** For each filer who is 65 or older, and for each who is blind. */
    readonly agedOrBlind: ByStatus<number>;
    readonly age: number;
    /** Of somebody who can be claimed as a dependent and earned less. */
    readonly dependentLeast: number;
  };
  readonly exemption: {
    readonly source: string;
    readonly base: ByStatus<number>;
    readonly headOfHousehold: number;
    readonly dependent: number;
    readonly disabledVeteran: number;
  };
  /** Contributions to a 529 or ABLE program that come off, for each beneficiary. */
  readonly collegeSavings: { readonly source: string; readonly each: ByStatus<number> };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly foodCredit: {
    readonly source: string;
    readonly incomeLimit: number;
    readonly each: number;
    readonly childAge: number;
    readonly age: number;
  };
  readonly homestead: {
    readonly source: string;
    readonly age: number;
    readonly childAge: number;
    readonly valueLimit: number;
    readonly mostTax: number;
    /** Percent of the tax that is not refunded, by household income: a base, and more for each thousand over a limit. */
    readonly table: readonly {
      readonly upTo: number;
      readonly over: number;
      readonly base: number;
      readonly perThousand: number;
    }[];
  };
  readonly seniorRelief: {
    readonly source: string;
    readonly age: number;
    readonly incomeLimit: number;
    readonly share: number;
  };
  readonly propertyTaxFreeze: { readonly source: string; readonly age: number; readonly incomeLimit: number };
}

const single: readonly Step[] = [
  { over: 0, rate: 0.052 },
  { over: 23_000, rate: 0.0558 },
];
const joint: readonly Step[] = [
  { over: 0, rate: 0.052 },
  { over: 46_000, rate: 0.0558 },
];

/** A surviving spouse checks the box of a head of household (Form K-40 Instructions, filing status). */
export const kansas2024: KansasLaw = {
  tax: {
    source:
      'K.S.A. 79-32,110 (2024 Special Session, SB 1); Form K-40 Instructions (2024), Tax Table and Tax Computation Worksheet, page 34',
    steps: { single, mfs: single, hoh: single, qss: single, mfj: joint },
    table: { row: 50, below: 100_001, from: 1 },
  },
  standardDeduction: {
    source:
      'K.S.A. 79-32,119; Form K-40 Instructions (2024), line 4, pages 2 and 7, Standard Deduction for Dependents',
    base: { single: 3_605, mfj: 8_240, mfs: 4_120, hoh: 6_180, qss: 6_180 },
    agedOrBlind: { single: 850, mfj: 700, mfs: 700, hoh: 850, qss: 850 },
    age: 65,
    dependentLeast: 500,
  },
  exemption: {
    source:
      'K.S.A. 79-32,121b (2024 Special Session, SB 1); Form K-40 (2024), page 1, and Instructions, page 6',
    base: { single: 9_160, mfj: 18_320, mfs: 9_160, hoh: 9_160, qss: 9_160 },
    headOfHousehold: 2_320,
    dependent: 2_320,
    disabledVeteran: 2_250,
  },
  collegeSavings: {
    source: 'K.S.A. 79-32,117(c)(xv); Schedule S (2024), Part A, learning quest subtraction',
    each: singleAndJoint(3_000, 6_000),
  },
  careCredit: {
    source: 'K.S.A. 79-32,111c; Form K-40 Instructions (2024), line 14, page 8',
    share: 0.5,
  },
  earnedIncomeCredit: {
    source: 'K.S.A. 79-32,205; Form K-40 Instructions (2024), line 17, page 8',
    share: 0.17,
  },
  foodCredit: {
    source: 'K.S.A. 79-32,271; Form K-40 (2024), page 1, lines A to H; Instructions, page 5',
    incomeLimit: 30_615,
    each: 125,
    childAge: 18,
    age: 55,
  },
  homestead: {
    source:
      'K.S.A. 79-4502, 79-4508, and 79-4509; Department of Revenue, Homestead Refund Program (2024): household income of $42,600 or less, home of $350,000 or less',
    age: 55,
    childAge: 18,
    valueLimit: 350_000,
    mostTax: 700,
    table: [
      { upTo: 6_000, over: 6_000, base: 0, perThousand: 0 },
      { upTo: 7_000, over: 7_000, base: 4, perThousand: 0 },
      { upTo: 16_000, over: 7_000, base: 4, perThousand: 4 },
      { upTo: 27_000, over: 16_000, base: 40, perThousand: 5 },
      { upTo: 42_600, over: 42_600, base: 95, perThousand: 0 },
    ],
  },
  seniorRelief: {
    source:
      'K.S.A. 79-32,263; Department of Revenue, Property Tax Relief for Low Income Seniors (2024): household income of $24,500 or less with all of Social Security',
    age: 65,
    incomeLimit: 24_500,
    share: 0.75,
  },
  propertyTaxFreeze: {
    source:
      'K.S.A. 79-4508a; Department of Revenue, Property Tax Relief for Seniors and Disabled Veterans (2024): household income of $56,450 or less',
    age: 65,
    incomeLimit: 56_450,
  },
};

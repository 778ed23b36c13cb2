import { type PrintedTable, type Step } from '../shared/rates';

/** Amounts of South Carolina for one year. */
export interface SouthCarolinaLaw {
  readonly tax: { readonly source: string; readonly steps: readonly Step[]; readonly table: PrintedTable };
  readonly gains: { readonly source: string; readonly share: number };
  readonly dependents: {
    readonly source: string;
    readonly each: number;
    readonly young: number;
    readonly belowAge: number;
  };
  readonly retirement: {
    readonly source: string;
    readonly age: number;
    readonly most: number;
    readonly mostYounger: number;
  };
  readonly aged: { readonly source: string; readonly age: number; readonly most: number };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly twoEarners: { readonly source: string; readonly share: number; readonly earningsUpTo: number };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
}

export const southCarolina2024: SouthCarolinaLaw = {
  tax: {
    source: 'S.C. Code 12-6-510; SC1040TT (2024) and its rate schedule',
    steps: [
      { over: 0, rate: 0 },
      { over: 3_460, rate: 0.03 },
      { over: 17_330, rate: 0.062 },
    ],
    table: { row: 100, below: 100_000 },
  },
  gains: { source: 'S.C. Code 12-6-1150(A); SC1040 (2024), line i', share: 0.44 },
  dependents: {
    source: 'S.C. Code 12-6-1140, 12-6-1160; SC1040 (2024), lines t and w',
    each: 4_790,
    young: 4_790,
    belowAge: 6,
  },
  retirement: {
    source: 'S.C. Code 12-6-1170(A), (C); SC1040 (2024), lines p-1 to p-6',
    age: 65,
    most: 10_000,
    mostYounger: 3_000,
  },
  aged: { source: 'S.C. Code 12-6-1170(B); SC1040 (2024), lines q-1 and q-2', age: 65, most: 15_000 },
  careCredit: { source: 'S.C. Code 12-6-3380; SC1040 (2024), line 11', share: 0.07 },
  twoEarners: { source: 'S.C. Code 12-6-3330; SC1040 (2024), line 12', share: 0.007, earningsUpTo: 50_000 },
  earnedIncomeCredit: { source: 'S.C. Code 12-6-3632; Schedule TC-60', share: 1.25 },
};

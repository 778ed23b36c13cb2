import { type ByStatus } from '../shared/rates';

/** Amounts of Georgia for one year. */
export interface GeorgiaLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly standardDeduction: { readonly source: string; readonly amount: ByStatus<number> };
  readonly dependents: { readonly source: string; readonly each: number };
  readonly retirement: {
    readonly source: string;
    readonly age: number;
    readonly fullAge: number;
    readonly most: number;
    readonly mostFullAge: number;
    readonly earnedIncome: number;
  };
  readonly military: {
    readonly source: string;
    readonly belowAge: number;
    readonly most: number;
    /** The same again with this much earned income. */
    readonly earnedIncome: number;
  };
  /** For each beneficiary. */
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly lowIncomeCredit: {
    readonly source: string;
    readonly age: number;
    readonly amounts: readonly { readonly over: number; readonly each: number }[];
  };
  readonly itemizerCredit: { readonly source: string; readonly each: number };
  readonly careCredit: { readonly source: string; readonly share: number };
  /** Wages of a nonresident up to which no return may be needed. */
  readonly smallWages: { readonly source: string; readonly most: number };
}

export const georgia2024: GeorgiaLaw = {
  tax: { source: 'O.C.G.A. 48-7-20(a.1), HB 1015 (2024); Form 500 (2024), line 16', rate: 0.0539 },
  standardDeduction: {
    source: 'O.C.G.A. 48-7-27(a)(1)(B); 2024 IT-511, page 16, line 11',
    amount: { single: 12_000, mfj: 24_000, mfs: 12_000, hoh: 12_000, qss: 12_000 },
  },
  dependents: { source: 'O.C.G.A. 48-7-26(b)(4), HB 1021 (2024); Form 500 (2024), line 14', each: 4_000 },
  retirement: {
    source: 'O.C.G.A. 48-7-27(a)(5)(E); 2024 IT-511, Subtractions, line 1; Form 500, Schedule 1, page 2',
    age: 62,
    fullAge: 65,
    most: 35_000,
    mostFullAge: 65_000,
    earnedIncome: 5_000,
  },
  military: {
    source: 'O.C.G.A. 48-7-27(a)(5.1); 2024 IT-511, Subtractions, line 1',
    belowAge: 62,
    most: 17_500,
    earnedIncome: 17_500,
  },
  collegeSavings: {
    source:
      'O.C.G.A. 48-7-27(a)(11); dor.georgia.gov, Information About The Georgia Higher Education Savings Plan; Schedule 1, line 9',
    most: { single: 4_000, mfj: 8_000, mfs: 4_000, hoh: 4_000, qss: 4_000 },
  },
  lowIncomeCredit: {
    source: 'O.C.G.A. 48-7A-3(b); IT-511, Low Income Tax Credit Worksheet',
    age: 65,
    amounts: [
      { over: -Infinity, each: 26 },
      { over: 6_000, each: 20 },
      { over: 8_000, each: 14 },
      { over: 10_000, each: 8 },
      { over: 15_000, each: 5 },
      { over: 20_000, each: 0 },
    ],
  },
  itemizerCredit: { source: 'O.C.G.A. 48-7-27.1; 2024 IT-511, page 17, line 19', each: 300 },
  careCredit: { source: 'O.C.G.A. 48-7-29.10; Form IND-CR, credit code 202', share: 0.3 },
  smallWages: { source: 'O.C.G.A. 48-7-1(11)(C); IT-511, Filing Requirements', most: 5_000 },
};

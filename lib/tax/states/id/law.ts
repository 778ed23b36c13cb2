import { type ByStatus, singleAndJoint } from '../shared/rates';

interface Sourced {
  readonly source: string;
}

/** Amounts of Idaho for one year. */
export interface IdahoLaw {
  readonly tax: Sourced & { readonly rate: number; readonly untaxed: ByStatus<number> };
  readonly care: Sourced & { readonly most: number };
  readonly retirement: Sourced & {
    readonly age: number;
    readonly disabledAge: number;
    readonly most: ByStatus<number>;
  };
  readonly collegeSavings: Sourced & { readonly most: ByStatus<number> };
  readonly childCredit: Sourced & { readonly amount: number; readonly perMonth: number };
  readonly groceryCredit: Sourced & {
    readonly perMonth: number;
    readonly aged: number;
    readonly age: number;
  };
  readonly familyCredit: Sourced & { readonly amount: number; readonly people: number };
  readonly buildingFund: Sourced & { readonly amount: number; readonly nonresidentIncome: number };
  readonly useTax: { readonly source: string; readonly rate: number };
}

export const idaho2024: IdahoLaw = {
  tax: {
    source: 'Idaho Code 63-3024 (House Bill 521 of 2024); Form 40 Instructions (2024), page 9',
    rate: 0.05695,
    untaxed: singleAndJoint(4_673, 9_346, 9_346),
  },
  care: { source: 'Idaho Code 63-3022D; Form 39R Instructions (2024), page 30', most: 12_000 },
  retirement: {
    source: 'Idaho Code 63-3022A; Form 39R (2024), Part B, line 8',
    age: 65,
    disabledAge: 62,
    most: { single: 45_864, hoh: 45_864, qss: 45_864, mfj: 68_796, mfs: 0 },
  },
  collegeSavings: {
    source: 'Idaho Code 63-3022(n); Idaho State Tax Commission, IDeal College Savings Program (2024)',
    most: singleAndJoint(6_000, 12_000),
  },
  childCredit: {
    source: 'Idaho Code 63-3029L; Form 40 Instructions (2024), line 25; Form 43, line 45',
    amount: 205,
    perMonth: 17.08,
  },
  groceryCredit: {
    source: 'Idaho Code 63-3024A; Form 40 Instructions (2024), page 12',
    perMonth: 10,
    aged: 20,
    age: 65,
  },
  familyCredit: {
    source: 'Idaho Code 63-3025D; Form 39R (2024), Part E',
    amount: 100,
    people: 3,
  },
  buildingFund: {
    source: 'Idaho Code 63-3082, 63-3030; Form 40 (2024), line 32',
    amount: 10,
    nonresidentIncome: 2_500,
  },
  useTax: { source: 'Idaho Code 63-3621; Form 40 (2024), line 29', rate: 0.06 },
};

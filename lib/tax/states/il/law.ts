import { type ByStatus, singleAndJoint } from '../shared/rates';

/** Amounts of Illinois for one year. */
export interface IllinoisLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly exemption: {
    readonly source: string;
    readonly each: number;
    readonly agedOrBlind: number;
    readonly age: number;
    /** Federal adjusted gross income above which there is none. */
    readonly incomeLimit: ByStatus<number>;
  };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly useTax: {
    readonly source: string;
    readonly rate: number;
  };
  readonly propertyTaxCredit: { readonly source: string; readonly rate: number };
  readonly k12Credit: {
    readonly source: string;
    readonly rate: number;
    readonly floor: number;
    readonly most: number;
  };
  readonly earnedIncomeCredit: {
    readonly source: string;
    readonly share: number;
    /** Ages between which people without a child may claim it; the law has no upper one. */
    readonly minimumAge: number;
    readonly maximumAge: number;
  };
  readonly childCredit: { readonly source: string; readonly share: number; readonly underAge: number };
}

export const illinois2024: IllinoisLaw = {
  tax: { source: '35 ILCS 5/201(b)(5.4); Form IL-1040 (2024), line 12', rate: 0.0495 },
  exemption: {
    source: '35 ILCS 5/204(b), (d), (g); Form IL-1040 (2024), line 10, and its instructions, Step 4',
    each: 2_775,
    agedOrBlind: 1_000,
    age: 65,
    incomeLimit: singleAndJoint(250_000, 500_000, 250_000),
  },
  collegeSavings: {
    source: '35 ILCS 5/203(a)(2)(Y); Schedule M (2024), line 13',
    most: singleAndJoint(10_000, 20_000),
  },
  useTax: { source: '35 ILCS 105/3-10; Form IL-1040 Instructions (2024), Line 21', rate: 0.0625 },
  propertyTaxCredit: { source: '35 ILCS 5/208; Schedule ICR (2024), line 4f', rate: 0.05 },
  k12Credit: {
    source: '35 ILCS 5/201(m); Schedule ICR (2024), lines 7a to 7g',
    rate: 0.25,
    floor: 250,
    most: 750,
  },
  earnedIncomeCredit: {
    source: '35 ILCS 5/212; Schedule IL-E/EITC (2024), Step 4 and Illinois Expanded EITC Worksheet',
    share: 0.2,
    minimumAge: 18,
    maximumAge: 150,
  },
  childCredit: { source: '35 ILCS 5/244; Schedule IL-E/EITC (2024), Step 5', share: 0.2, underAge: 12 },
};

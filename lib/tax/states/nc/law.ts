import { type ByStatus, singleAndJoint } from '../shared/rates';

/** Amounts of North Carolina for one year. */
export interface NorthCarolinaLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly standardDeduction: { readonly source: string; readonly amount: ByStatus<number> };
  readonly childDeduction: {
    readonly source: string;
    /** Amount for each child, by federal adjusted gross income over a limit. */
    readonly amounts: ByStatus<readonly { readonly over: number; readonly each: number }[]>;
  };
  readonly itemized: { readonly source: string; readonly mostInterestAndTax: number };
  readonly propertyTax: { readonly source: string; readonly most: ByStatus<number> };
  readonly bailey: { readonly source: string; readonly vestedBy: string };
}

const childRows = (first: number, step: number) =>
  [3_000, 2_500, 2_000, 1_500, 1_000, 500, 0].map((each, i) => ({
    over: i === 0 ? -Infinity : first + (i - 1) * step,
    each,
  }));

export const northCarolina2024: NorthCarolinaLaw = {
  tax: { source: 'G.S. 105-153.7(a); Form D-400 (2024), line 15', rate: 0.045 },
  standardDeduction: {
    source: 'G.S. 105-153.5(a)(1); 2024 Form D-401, line 11',
    amount: singleAndJoint(12_750, 25_500, 19_125),
  },
  childDeduction: {
    source: 'G.S. 105-153.5(a1); 2024 Form D-401, line 10',
    amounts: singleAndJoint(childRows(20_000, 10_000), childRows(40_000, 20_000), childRows(30_000, 15_000)),
  },
  itemized: {
    source: 'G.S. 105-153.5(a)(2)b; 2024 Form D-401, Schedule A, line 4',
    mostInterestAndTax: 20_000,
  },
  propertyTax: {
    source:
      'G.S. 105-153.5(a)(2)b (taxes allowed under section 164 of the Code); 26 U.S.C. 164(b)(6); 2024 Form D-401, Schedule A, line 2',
    most: { ...singleAndJoint(10_000, 10_000, 10_000), mfs: 5_000 },
  },
  bailey: {
    source: 'Bailey v. State, 348 N.C. 130; 2024 Form D-401, Schedule S, line 20',
    vestedBy: '1989-08-12',
  },
};

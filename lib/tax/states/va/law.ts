import { type ByStatus, type Step } from '../shared/rates';
import { povertyGuidelines2024, type PovertyGuidelines } from '../shared/poverty';

/** Amounts of Virginia for one year. */
export interface VirginiaLaw {
  readonly tax: { readonly source: string; readonly steps: readonly Step[] };
  readonly filing: { readonly source: string; readonly threshold: ByStatus<number> };
  readonly standardDeduction: { readonly source: string; readonly amount: ByStatus<number> };
  readonly itemized: {
    readonly source: string;
    readonly limitFrom: ByStatus<number>;
    readonly ofExcess: number;
    readonly ofDeductions: number;
  };
  readonly exemptions: {
    readonly source: string;
    readonly each: number;
    readonly agedOrBlind: number;
    readonly age: number;
  };
  readonly ageDeduction: {
    readonly source: string;
    readonly age: number;
    /** Whoever was born up to this day has the whole deduction, whatever the income. */
    readonly fullIfBornBy: string;
    readonly amount: number;
    readonly income: ByStatus<number>;
  };
  readonly disability: { readonly source: string; readonly most: number };
  /** At any age from 2024 on. */
  readonly military: { readonly source: string; readonly most: number };
  readonly lowPay: { readonly source: string; readonly most: number };
  readonly collegeSavings: {
    readonly source: string;
    readonly mostEach: number;
    readonly noLimitAge: number;
  };
  readonly schoolSupplies: { readonly source: string; readonly most: number };
  readonly spouseAdjustment: { readonly source: string; readonly most: number };
  readonly lowIncomeCredit: {
    readonly source: string;
    readonly each: number;
    readonly poverty: PovertyGuidelines;
  };
  readonly earnedIncomeCredit: {
    readonly source: string;
    readonly refundableShare: number;
    readonly nonrefundableShare: number;
  };
}

export const virginia2024: VirginiaLaw = {
  tax: {
    source: 'Va. Code 58.1-320; 2024 Form 760 Instructions, page 41, Tax Rate Schedule',
    steps: [
      { over: 0, rate: 0.02 },
      { over: 3_000, rate: 0.03 },
      { over: 5_000, rate: 0.05 },
      { over: 17_000, rate: 0.0575 },
    ],
  },
  filing: {
    source: 'Va. Code 58.1-321(A); 2024 Form 760 Instructions, page 9',
    threshold: { single: 11_950, mfj: 23_900, mfs: 11_950, hoh: 11_950, qss: 11_950 },
  },
  standardDeduction: {
    source: 'Va. Code 58.1-322.03(1)(b); 2024 Form 760 Instructions, page 17',
    amount: { single: 8_500, mfj: 17_000, mfs: 8_500, hoh: 8_500, qss: 8_500 },
  },
  itemized: {
    source:
      'Va. Code 58.1-301 and 58.1-322.03(1)(a); 2024 Virginia Schedule A, line 17; IRC 68 as in effect for 2017',
    limitFrom: { single: 323_650, mfj: 388_400, mfs: 194_200, hoh: 356_000, qss: 388_400 },
    ofExcess: 0.03,
    ofDeductions: 0.8,
  },
  exemptions: {
    source: 'Va. Code 58.1-322.03(2); 2024 Form 760 Instructions, page 15',
    each: 930,
    agedOrBlind: 800,
    age: 65,
  },
  ageDeduction: {
    source: 'Va. Code 58.1-322.03(5); 2024 Form 760 Instructions, pages 15 and 16',
    age: 65,
    fullIfBornBy: '1939-01-01',
    amount: 12_000,
    income: { single: 50_000, mfj: 75_000, mfs: 75_000, hoh: 50_000, qss: 50_000 },
  },
  disability: { source: 'Va. Code 58.1-322.02(4); 2024 Form 760 Instructions, page 25', most: 20_000 },
  military: {
    source: 'Va. Code 58.1-322.02(18); 2024 Form 760 Instructions, page 27',
    most: 30_000,
  },
  lowPay: { source: 'Va. Code 58.1-322.02(16); 2024 Form 760 Instructions, page 26', most: 15_000 },
  collegeSavings: {
    source: 'Va. Code 58.1-322.03(7); 2024 Form 760 Instructions',
    mostEach: 4_000,
    noLimitAge: 70,
  },
  schoolSupplies: { source: 'Va. Code 58.1-322.03(18)', most: 500 },
  spouseAdjustment: {
    source: '2024 Form 760 Instructions, pages 18 and 19, Spouse Tax Adjustment',
    most: 259,
  },
  lowIncomeCredit: {
    source: 'Va. Code 58.1-339.8(B)(1); 2024 Form 760 Instructions, page 31',
    each: 300,
    poverty: povertyGuidelines2024,
  },
  earnedIncomeCredit: {
    source: 'Va. Code 58.1-339.8(B)(2), (3); 2024 Form 760 Instructions, page 31',
    refundableShare: 0.15,
    nonrefundableShare: 0.2,
  },
};

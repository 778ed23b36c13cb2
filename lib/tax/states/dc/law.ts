import { type ByStatus, type PrintedTable, type Step } from '../shared/rates';

/** Amounts of the District of Columbia for one year. */
export interface DistrictLaw {
  readonly tax: { readonly source: string; readonly steps: readonly Step[]; readonly table: PrintedTable };
  readonly itemized: {
    readonly source: string;
    readonly limitFrom: ByStatus<number>;
    readonly ofExcess: number;
  };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly earnedIncomeCredit: {
    readonly source: string;
    readonly withChild: number;
    readonly alone: {
      readonly source: string;
      readonly rate: number;
      readonly most: number;
      readonly phaseOutFrom: number;
      readonly phaseOutRate: number;
      readonly investmentLimit: number;
    };
  };
  readonly propertyCredit: {
    readonly source: string;
    readonly age: number;
    readonly claimedFromAge: number;
    readonly limit: number;
    readonly limitAged: number;
    readonly shareAged: number;
    readonly shares: readonly { readonly over: number; readonly share: number }[];
    readonly ofRent: number;
    readonly most: number;
  };
  readonly childCareCredit: {
    readonly source: string;
    readonly each: number;
    readonly belowAge: number;
    readonly incomeLimit: ByStatus<number>;
  };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly survivors: { readonly source: string; readonly age: number };
}

export const district2024: DistrictLaw = {
  tax: {
    source: 'D.C. Code 47-1806.03(a)(11); 2024 Form D-40 Booklet, Tax Rate Schedule and Tax Tables',
    steps: [
      { over: 0, rate: 0.04 },
      { over: 10_000, rate: 0.06 },
      { over: 40_000, rate: 0.065 },
      { over: 60_000, rate: 0.085 },
      { over: 250_000, rate: 0.0925 },
      { over: 500_000, rate: 0.0975 },
      { over: 1_000_000, rate: 0.1075 },
    ],
    table: { row: 50, below: 100_000 },
  },
  itemized: {
    source: '2024 Form D-40 Booklet, Calculation F, lines F and L',
    limitFrom: { single: 200_000, mfj: 200_000, mfs: 100_000, hoh: 200_000, qss: 200_000 },
    ofExcess: 0.05,
  },
  careCredit: { source: 'D.C. Code 47-1806.04(c); 2024 Form D-40 Booklet, page 34, line 21', share: 0.32 },
  earnedIncomeCredit: {
    source: 'D.C. Code 47-1806.04(f)(1)(B); 2024 Form D-40 Booklet, page 34, line 27c',
    withChild: 0.7,
    alone: {
      source:
        'D.C. Code 47-1806.04(f)(1)(C); 2024 Form D-40 Booklet, page 23; Rev. Proc. 2023-34, section 3.06 (632, 11,600)',
      rate: 0.0765,
      most: 632,
      phaseOutFrom: 22_566,
      phaseOutRate: 0.0848,
      investmentLimit: 11_600,
    },
  },
  propertyCredit: {
    source: 'D.C. Code 47-1806.06; 2024 Form D-40 Booklet, page 47, Schedule H',
    age: 70,
    claimedFromAge: 65,
    limit: 63_900,
    limitAged: 87_100,
    shareAged: 0.03,
    shares: [
      { over: -Infinity, share: 0.03 },
      { over: 25_000, share: 0.04 },
      { over: 52_000, share: 0.05 },
    ],
    ofRent: 0.2,
    most: 1_375,
  },
  childCareCredit: {
    source: 'D.C. Code 47-1806.15; 2024 Form D-40 Booklet, page 60, Schedule ELC',
    each: 1_160,
    belowAge: 4,
    incomeLimit: { single: 174_300, mfj: 174_300, mfs: 87_100, hoh: 174_300, qss: 174_300 },
  },
  collegeSavings: {
    source:
      'D.C. Code 47-4509; Form D-40 (2024), Calculation B; TaxSlayer Pro, Contributions to a DC 529 College Savings Plan',
    most: { single: 4_000, mfj: 8_000, mfs: 4_000, hoh: 4_000, qss: 4_000 },
  },
  survivors: { source: 'D.C. Code 47-1803.02(a)(2)(N); 2024 Form D-40, line 12', age: 62 },
};

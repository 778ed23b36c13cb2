import { type ByStatus, everyStatus, singleAndJoint } from '../shared/rates';

interface Sourced {
  readonly source: string;
}

/** Amounts of Arizona for one year. Surviving spouses file as heads of household. */
export interface ArizonaLaw {
  readonly tax: Sourced & { readonly rate: number };
  readonly subtractions: Sourced & {
    readonly gainShare: number;
    readonly gainFrom: string;
    readonly pensionMost: number;
    readonly collegeSavings: ByStatus<number>;
  };
  readonly exemptions: Sourced & {
    readonly age: number;
    readonly aged: number;
    readonly blind: number;
    readonly parent: number;
  };
  readonly deductions: Sourced & { readonly standard: ByStatus<number>; readonly giftShare: number };
  readonly dependentCredit: Sourced & {
    readonly young: number;
    readonly older: number;
    readonly underAge: number;
    readonly start: ByStatus<number>;
    readonly step: number;
    readonly reduction: number;
  };
  readonly familyCredit: Sourced & {
    readonly each: number;
    readonly most: ByStatus<number>;
    /** Income limit by the number of dependents; the last one holds for more. */
    readonly limits: ByStatus<readonly number[]>;
  };
  readonly giftCredits: Sourced & {
    readonly charity: ByStatus<number>;
    readonly fosterCare: ByStatus<number>;
  };
  readonly exciseCredit: Sourced & {
    readonly each: number;
    readonly most: number;
    readonly incomeLimit: ByStatus<number>;
  };
  readonly propertyTaxCredit: Sourced & {
    readonly age: number;
    /** Credits of the tables, row by row. */
    readonly amounts: readonly number[];
    /** Where the first row ends, and the width of each further one. */
    readonly alone: { readonly first: number; readonly row: number };
    readonly withOthers: { readonly first: number; readonly row: number };
    /** Part of the rent that stands for property tax. */
    readonly rentShare: number;
  };
}

const headLimits: readonly number[] = [20_000, 20_000, 20_135, 23_800, 25_200, 26_575];

export const arizona2024: ArizonaLaw = {
  tax: { source: 'A.R.S. 43-1011; Form 140 (2024), line 46', rate: 0.025 },
  subtractions: {
    source: 'A.R.S. 43-1022; Form 140 (2024), lines 23, 24, 29a, and 34, and its instructions',
    gainShare: 0.25,
    gainFrom: '2012-01-01',
    pensionMost: 2_500,
    collegeSavings: singleAndJoint(2_000, 4_000, 2_000),
  },
  exemptions: {
    source: 'A.R.S. 43-1023; Form 140 (2024), lines 38, 39, and 41',
    age: 65,
    aged: 2_100,
    blind: 1_500,
    parent: 10_000,
  },
  deductions: {
    source: 'A.R.S. 43-1041; Form 140 (2024), lines 43 and 44, and page 3',
    standard: { ...singleAndJoint(14_600, 29_200, 21_900), qss: 21_900 },
    giftShare: 0.33,
  },
  dependentCredit: {
    source: 'A.R.S. 43-1073.01; Form 140 Booklet (2024), line 49',
    young: 100,
    older: 25,
    underAge: 17,
    start: { ...everyStatus(200_000), mfj: 400_000 },
    step: 1_000,
    reduction: 0.05,
  },
  familyCredit: {
    source: 'A.R.S. 43-1073; Form 140 Booklet (2024), line 50',
    each: 40,
    most: { single: 120, mfs: 120, mfj: 240, hoh: 240, qss: 240 },
    limits: {
      single: [10_000],
      mfs: [10_000],
      mfj: [20_000, 20_000, 23_600, 27_300, 31_000],
      hoh: headLimits,
      qss: headLimits,
    },
  },
  giftCredits: {
    source: 'A.R.S. 43-1088; Forms 321 and 352 (2024)',
    charity: { ...everyStatus(470), mfj: 938 },
    fosterCare: { ...everyStatus(587), mfj: 1_173 },
  },
  exciseCredit: {
    source: 'A.R.S. 43-1072.01; Form 140 Booklet (2024), line 56',
    each: 25,
    most: 100,
    incomeLimit: { single: 12_500, mfs: 12_500, mfj: 25_000, hoh: 25_000, qss: 25_000 },
  },
  propertyTaxCredit: {
    source: 'A.R.S. 43-1072; Form 140PTC (2024), Tables I and II',
    age: 65,
    amounts: [
      502, 479, 457, 435, 412, 390, 368, 345, 323, 301, 279, 256, 234, 212, 189, 167, 145, 123, 100, 78, 56,
    ],
    alone: { first: 1_750, row: 100 },
    withOthers: { first: 2_500, row: 150 },
    rentShare: 0.15,
  },
};

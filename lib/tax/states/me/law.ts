import { type ByStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

/** A phase-out: none up to `from`, all over `from` plus `width`. */
interface PhaseOut {
  readonly source: string;
  readonly from: ByStatus<number>;
  readonly width: ByStatus<number>;
}

/** Amounts of Maine for one year. */
export interface MaineLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly pensions: { readonly source: string; readonly most: number };
  readonly collegeSavings: {
    readonly source: string;
    readonly mostEach: number;
    readonly incomeLimit: ByStatus<number>;
  };
  readonly deductions: { readonly source: string; readonly itemizedCap: number };
  readonly deductionPhaseOut: PhaseOut;
  readonly exemptions: { readonly source: string; readonly each: number };
  readonly exemptionPhaseOut: PhaseOut;
  readonly careCredit: {
    readonly source: string;
    readonly share: number;
    readonly qualityShare: number;
    readonly mostRefundable: number;
    /** Rating of a program from which it counts as quality child care. */
    readonly qualityFrom: number;
  };
  readonly earnedIncomeCredit: {
    readonly source: string;
    readonly withChild: number;
    readonly alone: number;
    readonly age: number;
    readonly federalAge: number;
  };
  readonly dependentCredit: {
    readonly source: string;
    readonly each: number;
    readonly from: ByStatus<number>;
    readonly per: number;
    readonly less: number;
  };
  readonly propertyCredit: {
    readonly source: string;
    readonly baseSingle: number;
    readonly baseMiddle: number;
    readonly baseLarge: number;
    readonly baseAged: number;
    readonly age: number;
    readonly ofRent: number;
    readonly ofIncome: number;
    readonly most: number;
    readonly mostAged: number;
  };
  readonly salesCredit: {
    readonly source: string;
    readonly base: ByStatus<number>;
    readonly perDependent: number;
    readonly dependentsThatCount: number;
    readonly from: ByStatus<number>;
    readonly per: ByStatus<number>;
    readonly less: ByStatus<number>;
  };
  readonly useTax: { readonly source: string; readonly rate: number };
}

const steps = (second: number, third: number): readonly Step[] => [
  { over: 0, rate: 0.058 },
  { over: second, rate: 0.0675 },
  { over: third, rate: 0.0715 },
];

export const maine2024: MaineLaw = {
  tax: {
    source: '36 M.R.S. 5111; Maine 2024 Individual Income Tax Rate Schedules and tax table',
    steps: singleAndJoint(steps(26_050, 61_600), steps(52_100, 123_250), steps(39_050, 92_450)),
    table: { row: 100, below: 100_000 },
  },
  pensions: {
    source:
      '36 M.R.S. 5122(2)(M-2) and (LL); Form 1040ME (2024), Schedule 1S, Worksheet for Pension Income Deduction',
    most: 45_864,
  },
  collegeSavings: {
    source: '36 M.R.S. 5122(2)(Y); P.L. 2021, c. 398',
    mostEach: 1_000,
    incomeLimit: { single: 100_000, mfs: 100_000, hoh: 200_000, mfj: 200_000, qss: 200_000 },
  },
  deductions: {
    source: '36 M.R.S. 5124-C, 5125(4); Form 1040ME (2024), Schedule 2, line 5',
    itemizedCap: 35_250,
  },
  deductionPhaseOut: {
    source: '36 M.R.S. 5124-C(2), 5125(6); 2024 Instructions, Worksheet for Standard/Itemized Deductions',
    from: singleAndJoint(97_150, 194_300, 145_750),
    width: singleAndJoint(75_000, 150_000, 112_500),
  },
  exemptions: { source: '36 M.R.S. 5126-A(1); Form 1040ME (2024), line 18', each: 5_000 },
  exemptionPhaseOut: {
    source: '36 M.R.S. 5126-A(2); 2024 Instructions, Worksheet for Phaseout of Personal Exemption Deduction',
    from: { single: 323_900, mfs: 194_325, hoh: 356_300, mfj: 388_650, qss: 388_650 },
    width: { single: 125_000, mfs: 62_500, hoh: 125_000, mfj: 125_000, qss: 125_000 },
  },
  careCredit: {
    source: '36 M.R.S. 5218; Form 1040ME (2024), Schedule A, Child Care Credit Worksheet',
    share: 0.25,
    qualityShare: 0.5,
    mostRefundable: 500,
    qualityFrom: 4,
  },
  earnedIncomeCredit: {
    source: '36 M.R.S. 5219-S; 2024 Maine Earned Income Tax Credit Worksheet, lines 2 and 3',
    withChild: 0.25,
    alone: 0.5,
    age: 18,
    federalAge: 25,
  },
  dependentCredit: {
    source: '36 M.R.S. 5219-SS; Form 1040ME (2024), Schedule A, Worksheet for Dependent Exemption Tax Credit',
    each: 300,
    from: { single: 200_000, mfs: 200_000, hoh: 200_000, qss: 200_000, mfj: 400_000 },
    per: 1_000,
    less: 7.5,
  },
  propertyCredit: {
    source: '36 M.R.S. 5219-KK; 2024 Schedule PTFC/STFC, lines 2 to 8',
    baseSingle: 2_450,
    baseMiddle: 3_200,
    baseLarge: 3_900,
    baseAged: 4_000,
    age: 65,
    ofRent: 0.15,
    ofIncome: 0.04,
    most: 1_000,
    mostAged: 2_000,
  },
  salesCredit: {
    source: '36 M.R.S. 5213-A; 2024 Schedule PTFC/STFC, tables for line 9',
    base: { single: 150, mfj: 210, hoh: 210, qss: 210, mfs: 0 },
    perDependent: 30,
    dependentsThatCount: 2,
    from: { single: 24_750, hoh: 37_100, mfj: 49_500, qss: 49_500, mfs: 0 },
    per: { single: 500, hoh: 750, mfj: 1_000, qss: 1_000, mfs: 1_000 },
    less: { single: 10, hoh: 15, mfj: 20, qss: 20, mfs: 20 },
  },
  useTax: { source: '36 M.R.S. 1811, 1861; Form 1040ME (2024), line 29', rate: 0.055 },
};

import { type ByStatus, everyStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';
import {
  homesteadRefund2024,
  type HomesteadRefundLaw,
  rentersCredit2024,
  type RentersCreditLaw,
} from './law-of-homes';

/** Amounts of Minnesota for one year. */
export interface MinnesotaLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly deduction: {
    readonly source: string;
    readonly standard: ByStatus<number>;
    /** For each filer of 65 or older, and again for blindness. */
    readonly extra: ByStatus<number>;
    /** Whoever can be claimed as a dependent has the larger of the least amount and earned income plus an amount. */
    readonly dependentLeast: number;
    readonly dependentPlus: number;
    readonly age: number;
    readonly taxesMost: ByStatus<number>;
    readonly reductionFrom: ByStatus<number>;
    readonly reductionRate: number;
    readonly secondFrom: ByStatus<number>;
    readonly secondRate: number;
    readonly mostReduction: number;
    readonly fullFrom: number;
  };
  readonly exemption: {
    readonly source: string;
    readonly each: number;
    readonly over: ByStatus<number>;
    readonly step: ByStatus<number>;
    readonly rate: number;
  };
  readonly socialSecurity: {
    readonly source: string;
    readonly over: ByStatus<number>;
    readonly step: ByStatus<number>;
    readonly rate: number;
    readonly alternateMost: ByStatus<number>;
    readonly alternateOver: ByStatus<number>;
    readonly alternateRate: number;
  };
  readonly elderly: {
    readonly source: string;
    readonly age: number;
    readonly base: { readonly both: number; readonly one: number; readonly apart: number };
    readonly offset: { readonly both: number; readonly one: number; readonly apart: number };
    readonly rate: number;
  };
  readonly publicPension: {
    readonly source: string;
    readonly most: ByStatus<number>;
    readonly over: ByStatus<number>;
    readonly step: number;
    readonly rate: number;
  };
  readonly charity: { readonly source: string; readonly floor: number; readonly share: number };
  readonly alternativeTax: {
    readonly source: string;
    readonly exemption: ByStatus<number>;
    readonly over: ByStatus<number>;
    readonly reduction: number;
    readonly rate: number;
  };
  readonly investmentTax: { readonly source: string; readonly over: number; readonly rate: number };
  readonly marriageCredit: {
    readonly source: string;
    readonly incomeOver: number;
    readonly taxableFrom: number;
    readonly deduction: number;
    readonly most: number;
  };
  readonly familyCredits: {
    readonly source: string;
    readonly child: number;
    readonly childUnder: number;
    readonly rate: number;
    readonly earningsMost: number;
    readonly older: readonly number[];
    readonly minimumAge: number;
    readonly maximumAge: number;
    readonly over: number;
    readonly overJoint: number;
    readonly reduction: number;
    readonly reductionOlder: number;
  };
  readonly rentersCredit: RentersCreditLaw;
  readonly homesteadRefund: HomesteadRefundLaw;
  readonly schoolCredit: {
    readonly source: string;
    /** Share of the expenses, and most for each child. */
    readonly share: number;
    readonly each: number;
    /** Income from which the limit sinks: at one rate with one child, at another with more. */
    readonly over: number;
    readonly reductionOne: number;
    readonly reductionMore: number;
    /** Income from which there is none, with this many children or fewer, and what each further child adds. */
    readonly incomeBelow: number;
    readonly incomeChildren: number;
    readonly incomeEachMore: number;
  };
  readonly schoolSubtraction: {
    readonly source: string;
    readonly toSixth: number;
    readonly fromSeventh: number;
  };
  readonly careCredit: {
    readonly source: string;
    /** Share of the expenses at the lowest income; it sinks by a hundredth for each step of income. */
    readonly mostRate: number;
    readonly leastRate: number;
    readonly start: number;
    readonly step: number;
    readonly over: number;
    readonly reduction: number;
    readonly baseEach: number;
    readonly people: number;
  };
}

const steps = (second: number, third: number, fourth: number): readonly Step[] => [
  { over: 0, rate: 0.0535 },
  { over: second, rate: 0.068 },
  { over: third, rate: 0.0785 },
  { over: fourth, rate: 0.0985 },
];
const alone = steps(31_690, 104_090, 193_240);
const together = steps(46_330, 184_040, 321_450);
const deductionReduction = { ...everyStatus(232_500), mfs: 116_250 };
const secondReduction = { ...everyStatus(321_350), mfs: 160_675 };

export const minnesota2024: MinnesotaLaw = {
  tax: {
    source:
      'Minn. Stat. 290.06, subd. 2c; Form M1 instructions (2024), Tax Table and Tax Rate Schedules; Department of Revenue, announcement of the 2024 brackets',
    steps: {
      single: alone,
      mfj: together,
      qss: together,
      mfs: steps(23_165, 92_020, 160_725),
      hoh: steps(39_010, 156_760, 256_880),
    },
    table: { row: 100, below: 90_000 },
  },
  deduction: {
    source:
      'Minn. Stat. 290.0122 and 290.0123; Form M1 instructions (2024), line 4; Schedule M1SA (2024); Department of Revenue, Minnesota Standard Deduction (2024)',
    standard: singleAndJoint(14_575, 29_150, 21_900),
    extra: { single: 1_950, hoh: 1_950, mfj: 1_550, qss: 1_550, mfs: 1_550 },
    dependentLeast: 1_300,
    dependentPlus: 400,
    age: 65,
    taxesMost: { ...everyStatus(10_000), mfs: 5_000 },
    reductionFrom: deductionReduction,
    reductionRate: 0.03,
    secondFrom: secondReduction,
    secondRate: 0.1,
    mostReduction: 0.8,
    fullFrom: 1_053_750,
  },
  exemption: {
    source: 'Minn. Stat. 290.0121; Form M1 instructions (2024), line 5',
    each: 5_050,
    over: { single: 232_550, mfj: 348_850, qss: 348_850, hoh: 290_700, mfs: 174_425 },
    step: { ...everyStatus(2_500), mfs: 1_250 },
    rate: 0.02,
  },
  socialSecurity: {
    source: 'Minn. Stat. 290.0132, subd. 26; Schedule M1M (2024), worksheet for Social Security benefits',
    over: { single: 82_190, hoh: 82_190, mfj: 105_380, qss: 105_380, mfs: 52_690 },
    step: { ...everyStatus(4_000), mfs: 2_000 },
    rate: 0.1,
    alternateMost: { single: 4_560, hoh: 4_560, mfj: 5_840, qss: 5_840, mfs: 2_920 },
    alternateOver: { single: 69_250, hoh: 69_250, mfj: 88_630, qss: 88_630, mfs: 44_315 },
    alternateRate: 0.2,
  },
  elderly: {
    source: 'Minn. Stat. 290.0802; Schedule M1R (2024)',
    age: 65,
    base: { both: 12_000, one: 9_600, apart: 6_000 },
    offset: { both: 18_000, one: 14_500, apart: 9_000 },
    rate: 0.5,
  },
  publicPension: {
    source: 'Minn. Stat. 290.0132, subd. 34; Schedule M1QPEN (2024)',
    most: { single: 13_170, hoh: 13_170, mfj: 26_340, qss: 26_340, mfs: 13_170 },
    over: { single: 82_190, hoh: 82_190, mfj: 105_380, qss: 105_380, mfs: 52_690 },
    step: 2_000,
    rate: 0.1,
  },
  charity: { source: 'Minn. Stat. 290.0132, subd. 7; Schedule M1M (2024)', floor: 500, share: 0.5 },
  alternativeTax: {
    source: 'Minn. Stat. 290.091; Schedule M1MT (2024), lines 21 to 23',
    exemption: { single: 69_530, hoh: 69_530, mfj: 92_710, qss: 92_710, mfs: 46_360 },
    over: { single: 112_500, hoh: 112_500, mfj: 150_000, qss: 150_000, mfs: 75_000 },
    reduction: 0.25,
    rate: 0.0675,
  },
  investmentTax: { source: 'Minn. Stat. 290.033; Form M1 (2024)', over: 1_000_000, rate: 0.01 },
  marriageCredit: {
    source: 'Minn. Stat. 290.0675; Schedule M1MA (2024), lines 6 to 19',
    incomeOver: 30_000,
    taxableFrom: 47_000,
    deduction: 14_575,
    most: 1_801,
  },
  familyCredits: {
    source: 'Minn. Stat. 290.0661 and 290.0671; Schedule M1CWFC (2024)',
    child: 1_750,
    childUnder: 18,
    rate: 0.04,
    earningsMost: 9_220,
    older: [0, 970, 2_210, 2_630],
    minimumAge: 19,
    maximumAge: 64,
    over: 31_090,
    overJoint: 36_880,
    reduction: 0.12,
    reductionOlder: 0.09,
  },
  rentersCredit: rentersCredit2024,
  homesteadRefund: homesteadRefund2024,
  schoolCredit: {
    source:
      'Minn. Stat. 290.0674, subd. 1 and 2; Schedule M1ED (2024), lines 1 to 13 and worksheet for line 12',
    share: 0.75,
    each: 1_500,
    over: 73_890,
    reductionOne: 0.25,
    reductionMore: 0.5,
    incomeBelow: 79_760,
    incomeChildren: 2,
    incomeEachMore: 3_000,
  },
  schoolSubtraction: {
    source: 'Minn. Stat. 290.0132, subd. 9; Schedule M1M instructions (2024), line 13',
    toSixth: 1_625,
    fromSeventh: 2_500,
  },
  careCredit: {
    source: 'Minn. Stat. 290.067; Schedule M1CD (2024)',
    mostRate: 0.35,
    leastRate: 0.2,
    start: 15_000,
    step: 2_000,
    over: 62_410,
    reduction: 0.05,
    baseEach: 600,
    people: 2,
  },
};

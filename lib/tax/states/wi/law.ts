import { type ByStatus, everyStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

/** A standard deduction that sinks with income: `most`, less each rate on what is over its limit; never below 0. */
export interface SlidingDeduction {
  readonly most: number;
  readonly over: number;
  readonly rate: number;
}

/** Amounts of Wisconsin for one year. */
export interface WisconsinLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly standardDeduction: {
    readonly source: string;
    readonly byStatus: ByStatus<SlidingDeduction>;
    readonly dependentFloor: number;
    readonly dependentExtra: number;
  };
  readonly exemption: {
    readonly source: string;
    readonly each: number;
    readonly aged: number;
    readonly age: number;
  };
  readonly gains: { readonly source: string; readonly share: number };
  readonly retirement: {
    readonly source: string;
    readonly age: number;
    readonly mostEach: number;
    readonly incomeBelow: ByStatus<number>;
  };
  readonly unemployment: {
    readonly source: string;
    readonly base: { readonly single: number; readonly joint: number };
    readonly share: number;
  };
  readonly schoolTuition: { readonly source: string; readonly toEighth: number; readonly fromNinth: number };
  readonly savings: { readonly source: string; readonly mostEach: ByStatus<number> };
  readonly itemizedCredit: { readonly source: string; readonly rate: number };
  readonly propertyTaxCredit: {
    readonly source: string;
    readonly rate: number;
    readonly most: ByStatus<number>;
    readonly rentShare: number;
    readonly rentShareWithHeat: number;
  };
  readonly marriedCredit: { readonly source: string; readonly rate: number; readonly most: number };
  readonly careCredit: { readonly source: string; readonly one: number; readonly more: number };
  readonly earnedIncomeCredit: { readonly source: string; readonly byChildren: readonly number[] };
  readonly homestead: {
    readonly source: string;
    readonly incomeLimit: number;
    readonly dependent: number;
    readonly reductionStart: number;
    readonly reductionRate: number;
    readonly mostTax: number;
    readonly rate: number;
    readonly age: number;
    readonly adult: number;
  };
}

const steps = (second: number, third: number, fourth: number): readonly Step[] => [
  { over: 0, rate: 0.035 },
  { over: second, rate: 0.044 },
  { over: third, rate: 0.053 },
  { over: fourth, rate: 0.0765 },
];
const alone = steps(14_320, 28_640, 315_310);
const together = steps(19_090, 38_190, 420_420);
const single: SlidingDeduction = { most: 13_230, over: 19_070, rate: 0.12 };
const joint: SlidingDeduction = { most: 24_490, over: 27_520, rate: 0.19778 };

export const wisconsin2024: WisconsinLaw = {
  tax: {
    source:
      'Wis. Stat. 71.06(1q) and (2); Form 1 instructions (2024), Tax Table and Tax Computation Worksheet',
    steps: { single: alone, hoh: alone, mfj: together, qss: together, mfs: steps(9_550, 19_090, 210_210) },
    table: { row: 100, below: 100_000 },
  },
  standardDeduction: {
    source: 'Wis. Stat. 71.05(22); Form 1 instructions (2024), Standard Deduction Table',
    byStatus: {
      single,
      mfj: joint,
      qss: joint,
      mfs: { most: 11_630, over: 13_060, rate: 0.19778 },
      hoh: { most: 17_090, over: 19_070, rate: 0.22515 },
    },
    dependentFloor: 1_300,
    dependentExtra: 450,
  },
  exemption: { source: 'Wis. Stat. 71.05(23); Form 1 (2024), line 8', each: 700, aged: 250, age: 65 },
  gains: { source: 'Wis. Stat. 71.05(6)(b)9; Schedule WD (2024), line 25', share: 0.3 },
  retirement: {
    source: 'Wis. Stat. 71.05(6)(b)54m; Schedule SB (2024), retirement income subtraction',
    age: 65,
    mostEach: 5_000,
    incomeBelow: { ...everyStatus(15_000), mfj: 30_000 },
  },
  unemployment: {
    source: 'Wis. Stat. 71.05(6)(b)8; Schedule SB (2024), Unemployment Compensation Worksheet',
    base: { single: 12_000, joint: 18_000 },
    share: 0.5,
  },
  schoolTuition: {
    source: 'Wis. Stat. 71.05(6)(b)49; Schedule PS (2024), line 3',
    toEighth: 4_000,
    fromNinth: 10_000,
  },
  savings: {
    source: 'Wis. Stat. 71.05(6)(b)32; Schedule CS (2024)',
    mostEach: { ...everyStatus(5_000), mfs: 2_500 },
  },
  itemizedCredit: { source: 'Wis. Stat. 71.07(5); Form 1, Schedule 1 (2024)', rate: 0.05 },
  propertyTaxCredit: {
    source: 'Wis. Stat. 71.07(9); Form 1 instructions (2024), School Property Tax Credit Tables',
    rate: 0.12,
    most: { ...singleAndJoint(300, 300), mfs: 150 },
    rentShare: 0.25,
    rentShareWithHeat: 0.2,
  },
  marriedCredit: { source: 'Wis. Stat. 71.07(6); Form 1, Schedule 2 (2024)', rate: 0.03, most: 480 },
  careCredit: { source: 'Wis. Stat. 71.07(9g); Schedule WI-2441 (2024)', one: 10_000, more: 20_000 },
  earnedIncomeCredit: { source: 'Wis. Stat. 71.07(9e); Form 1 (2024)', byChildren: [0, 0.04, 0.11, 0.34] },
  homestead: {
    source: 'Wis. Stat. 71.54; Schedule H and its instructions (2024), Tables A and B',
    incomeLimit: 24_680,
    dependent: 500,
    reductionStart: 8_060,
    reductionRate: 0.08785,
    mostTax: 1_460,
    rate: 0.8,
    age: 62,
    adult: 18,
  },
};

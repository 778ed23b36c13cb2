import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of Nebraska for one year. */
export interface NebraskaLaw {
  readonly tax: { readonly source: string; readonly steps: ByStatus<readonly Step[]> };
  readonly standardDeduction: {
    readonly source: string;
    readonly base: ByStatus<number>;
    readonly agedOrBlind: ByStatus<number>;
  };
  readonly otherTax: { readonly source: string; readonly share: number };
  readonly exemptionCredit: { readonly source: string; readonly each: number };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly careCredit: {
    readonly source: string;
    readonly refundableLimit: number;
    readonly reductionStart: number;
    readonly reductionStep: number;
    readonly reductionBy: number;
    readonly share: number;
  };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  /** Net additions below which the tax is limited to the federal tax. */
  readonly federalLimit: { readonly source: string; readonly additions: number };
}

const single: readonly Step[] = [
  { over: 0, rate: 0.0246 },
  { over: 3_900, rate: 0.0351 },
  { over: 23_370, rate: 0.0501 },
  { over: 37_670, rate: 0.0584 },
];
const joint: readonly Step[] = [
  { over: 0, rate: 0.0246 },
  { over: 7_790, rate: 0.0351 },
  { over: 46_760, rate: 0.0501 },
  { over: 75_340, rate: 0.0584 },
];
const head: readonly Step[] = [
  { over: 0, rate: 0.0246 },
  { over: 7_270, rate: 0.0351 },
  { over: 37_400, rate: 0.0501 },
  { over: 55_850, rate: 0.0584 },
];

export const nebraska2024: NebraskaLaw = {
  tax: {
    source:
      'Neb. Rev. Stat. 77-2715.03; 2024 Nebraska Individual Income Tax Booklet, Tax Calculation Schedule',
    steps: singleAndJoint(single, joint, head),
  },
  standardDeduction: {
    source: 'Neb. Rev. Stat. 77-2716.01; 2024 Nebraska Individual Income Tax Booklet, line 6',
    base: singleAndJoint(8_350, 16_700, 12_250),
    agedOrBlind: { single: 1_950, mfj: 1_600, mfs: 1_600, hoh: 1_950, qss: 1_600 },
  },
  otherTax: {
    source:
      'Neb. Rev. Stat. 77-2715(2)(b) and 77-2715.03(6), since 2013; Form 1040N, line 16: federal tax on early distributions',
    share: 0.296,
  },
  exemptionCredit: {
    source: 'Neb. Rev. Stat. 77-2716.01(1); 2024 Nebraska Individual Income Tax Booklet, line 18',
    each: 166,
  },
  collegeSavings: {
    source: 'Neb. Rev. Stat. 77-2716(8); Form 1040N (2024), Schedule I',
    most: { single: 10_000, mfj: 10_000, mfs: 5_000, hoh: 10_000, qss: 10_000 },
  },
  careCredit: {
    source:
      'Neb. Rev. Stat. 77-2715.07; Form 2441N (2024); 2024 Nebraska Individual Income Tax Booklet, line 23',
    refundableLimit: 29_000,
    reductionStart: 22_000,
    reductionStep: 1_000,
    reductionBy: 0.1,
    share: 0.25,
  },
  earnedIncomeCredit: {
    source: 'Neb. Rev. Stat. 77-2715.07(2)(e); 2024 Nebraska Individual Income Tax Booklet, line 42',
    share: 0.1,
  },
  federalLimit: {
    source: '2024 Nebraska Individual Income Tax Booklet, Federal Tax Liability Worksheet, page 7',
    additions: 5_000,
  },
};

import { type ByStatus, singleAndJoint } from '../shared/rates';

/** A value for amounts over a limit, up to the next row. */
interface Row {
  readonly over: number;
  readonly rate: number;
}

/** Amounts of Michigan for one year. */
export interface MichiganLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly exemption: {
    readonly source: string;
    readonly each: number;
    readonly special: number;
    readonly disabledVeteran: number;
    readonly claimedByAnother: number;
    /** Totally disabled people count up to this age. */
    readonly disabledUnder: number;
  };
  readonly savings: { readonly source: string; readonly most: ByStatus<number> };
  readonly retirement: {
    readonly source: string;
    /** Most that people born before the first year subtract; it bounds what private plans pay. */
    readonly most: ByStatus<number>;
    readonly beforeTiers: number;
    /** Standard deduction against all income, by the year of birth of the older one. */
    readonly standard: ByStatus<number>;
    readonly standardFirstYear: number;
    readonly exemptionsCountFrom: number;
    readonly standardLastYear: number;
    /** Share of the most for people born in the years of the phase-in. */
    readonly phasedShare: number;
    readonly phasedLastYear: number;
  };
  readonly seniorInvestment: { readonly source: string; readonly most: ByStatus<number> };
  readonly useTax: { readonly source: string; readonly rate: number };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly homestead: {
    readonly source: string;
    readonly rentShare: number;
    readonly resourcesLimit: number;
    readonly valueLimit: number;
    readonly most: number;
    readonly notRefundable: number;
    readonly seniorNotRefundable: readonly Row[];
    readonly seniorAge: number;
    readonly seniorShare: readonly Row[];
    readonly otherShare: number;
    readonly seniorRentShare: number;
    readonly reductionStart: number;
    readonly reductionStep: number;
    readonly reductionRate: number;
  };
  readonly heating: {
    readonly source: string;
    /** Standard allowance by exemptions: one to six, then for each further one. */
    readonly allowance: readonly number[];
    readonly furtherAllowance: number;
    readonly reductionRate: number;
    readonly share: number;
    readonly includedShare: number;
    readonly costLimit: number;
    readonly costReduction: number;
    readonly costShare: number;
    readonly costResources: readonly number[];
  };
}

export const michigan2024: MichiganLaw = {
  tax: { source: 'MCL 206.51(1); MI-1040 (2024), line 17', rate: 0.0425 },
  exemption: {
    source: 'MCL 206.30(2) and (7); MI-1040 instructions (2024), lines 9a to 9e',
    each: 5_600,
    special: 3_300,
    disabledVeteran: 500,
    claimedByAnother: 1_500,
    disabledUnder: 67,
  },
  savings: {
    source: 'MCL 206.30f; Schedule 1 (2024), Michigan Education Savings Program',
    most: singleAndJoint(5_000, 10_000),
  },
  retirement: {
    source: 'MCL 206.30(1)(f), (9), and (10) as amended by 2023 PA 4; Form 4884 and its instructions (2024)',
    most: { ...singleAndJoint(64_040, 128_080), qss: 64_040 },
    beforeTiers: 1_946,
    standard: { ...singleAndJoint(20_000, 40_000), qss: 20_000 },
    standardFirstYear: 1_946,
    exemptionsCountFrom: 1_953,
    standardLastYear: 1_957,
    phasedShare: 0.5,
    phasedLastYear: 1_962,
  },
  seniorInvestment: {
    source: 'MCL 206.30(1)(p); Schedule 1 (2024), dividends, interest, and capital gains of seniors',
    most: { ...singleAndJoint(14_274, 28_548), qss: 14_274 },
  },
  useTax: { source: 'MCL 205.93; MI-1040 instructions (2024), Worksheet 1', rate: 0.06 },
  earnedIncomeCredit: { source: 'MCL 206.272; MI-1040 (2024), line 27', share: 0.3 },
  homestead: {
    source: 'MCL 206.508, 206.520, and 206.522; Form MI-1040CR (2024), lines 9 to 44, Tables 2, A, and B',
    rentShare: 0.23,
    resourcesLimit: 69_700,
    valueLimit: 160_700,
    most: 1_800,
    notRefundable: 0.032,
    seniorNotRefundable: [
      { over: 0, rate: 0 },
      { over: 3_000, rate: 0.01 },
      { over: 4_000, rate: 0.02 },
      { over: 5_000, rate: 0.03 },
      { over: 6_000, rate: 0.032 },
    ],
    seniorAge: 65,
    seniorShare: [
      { over: 0, rate: 1 },
      { over: 21_000, rate: 0.96 },
      { over: 22_000, rate: 0.92 },
      { over: 23_000, rate: 0.88 },
      { over: 24_000, rate: 0.84 },
      { over: 25_000, rate: 0.8 },
      { over: 26_000, rate: 0.76 },
      { over: 27_000, rate: 0.72 },
      { over: 28_000, rate: 0.68 },
      { over: 29_000, rate: 0.64 },
      { over: 30_000, rate: 0.6 },
    ],
    otherShare: 0.6,
    seniorRentShare: 0.4,
    reductionStart: 60_700,
    reductionStep: 1_000,
    reductionRate: 0.1,
  },
  heating: {
    source: 'MCL 206.527a; Form MI-1040CR-7 (2024), lines 38 to 47, Tables A and B of its booklet',
    allowance: [581, 788, 995, 1_202, 1_409, 1_616],
    furtherAllowance: 208,
    reductionRate: 0.035,
    share: 0.52,
    includedShare: 0.5,
    costLimit: 3_606,
    costReduction: 0.11,
    costShare: 0.7,
    costResources: [18_111, 24_371, 30_636, 32_782],
  },
};

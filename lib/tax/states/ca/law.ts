import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

interface Sourced {
  readonly source: string;
}

/** Amounts of California for one year. */
export interface CaliforniaLaw {
  readonly tax: Sourced & {
    readonly rates: ByStatus<readonly Step[]>;
    /** The printed table: rows of $100 that begin with $51, up to $100,000. */
    readonly tableRow: number;
    readonly tableBelow: number;
    readonly mentalHealthOver: number;
    readonly mentalHealthRate: number;
  };
  readonly minimumTax: Sourced & {
    readonly rate: number;
    readonly exemption: ByStatus<number>;
    readonly phaseOutStart: ByStatus<number>;
    readonly phaseOutRate: number;
  };
  readonly earlyDistribution: Sourced & {
    readonly rate: number;
    readonly simpleRate: number;
  };
  readonly standardDeduction: Sourced & {
    readonly amount: ByStatus<number>;
    readonly dependentLeast: number;
    readonly dependentPlus: number;
  };
  readonly itemized: Sourced & {
    /** Gifts of cash up to this share of federal income. */
    readonly cashGiftShare: number;
    readonly limitStart: ByStatus<number>;
    readonly incomeShare: number;
    readonly deductionShare: number;
    readonly mortgageLimit: ByStatus<number>;
  };
  readonly exemptions: Sourced & {
    readonly personal: number;
    readonly dependent: number;
    readonly age: number;
    readonly phaseOutStart: ByStatus<number>;
    readonly phaseOutStep: ByStatus<number>;
    readonly phaseOutEach: number;
  };
  readonly careCredit: Sourced & { readonly tiers: readonly { over: number; share: number }[] };
  readonly rentersCredit: Sourced & {
    readonly amount: ByStatus<number>;
    readonly incomeLimit: ByStatus<number>;
    readonly months: number;
  };
  readonly earnedIncomeCredit: Sourced & {
    readonly factor: number;
    readonly rates: readonly number[];
    readonly earnedIncome: readonly number[];
    /** Credit from which on a second phase-out runs to the income limit. */
    readonly lastPhaseOut: readonly number[];
    readonly incomeLimit: number;
    readonly investmentLimit: number;
    readonly minimumAge: number;
    readonly days: number;
  };
  readonly youngChildCredit: Sourced & {
    readonly amount: number;
    readonly underAge: number;
    readonly start: number;
    readonly per: number;
    readonly reduction: number;
  };
}

const steps = (...overs: readonly number[]): readonly Step[] => {
  const rates = [0.01, 0.02, 0.04, 0.06, 0.08, 0.093, 0.103, 0.113, 0.123];
  return [0, ...overs].map((over, i) => ({ over, rate: rates[i] ?? 0 }));
};
const single = steps(10_756, 25_499, 40_245, 55_866, 70_606, 360_659, 432_787, 721_314);
const joint = steps(21_512, 50_998, 80_490, 111_732, 141_212, 721_318, 865_574, 1_442_628);
const head = steps(21_527, 51_000, 65_744, 81_364, 96_107, 490_493, 588_593, 980_987);

export const california2024: CaliforniaLaw = {
  tax: {
    source: 'R&TC 17041, 17043; 2024 California Tax Rate Schedules and Tax Table (Form 540 Booklet)',
    rates: singleAndJoint(single, joint, head),
    tableRow: 100,
    tableBelow: 100_000,
    mentalHealthOver: 1_000_000,
    mentalHealthRate: 0.01,
  },
  minimumTax: {
    source: 'R&TC 17062; Schedule P (540) (2024), lines 21 to 24',
    rate: 0.07,
    exemption: { ...singleAndJoint(90_048, 120_065), mfs: 60_029 },
    phaseOutStart: { ...singleAndJoint(337_678, 450_238), mfs: 225_115 },
    phaseOutRate: 0.25,
  },
  earlyDistribution: {
    source: 'R&TC 17085(c); FTB 3805P (2024), Part I, line 4; Form 540 (2024), line 63',
    rate: 0.025,
    simpleRate: 0.06,
  },
  standardDeduction: {
    source: 'R&TC 17073.5; Form 540 (2024), line 18; IRC 63(c)(5)',
    amount: singleAndJoint(5_540, 11_080, 11_080),
    dependentLeast: 1_300,
    dependentPlus: 450,
  },
  itemized: {
    source: 'R&TC 17077, 17201, 17220; Schedule CA (540) Instructions (2024), Part II, lines 8, 11 and 29',
    cashGiftShare: 0.5,
    limitStart: singleAndJoint(244_857, 489_719, 367_291),
    incomeShare: 0.06,
    deductionShare: 0.8,
    mortgageLimit: { single: 1_000_000, mfj: 1_000_000, hoh: 1_000_000, qss: 1_000_000, mfs: 500_000 },
  },
  exemptions: {
    source: 'R&TC 17054; Form 540 (2024), lines 7 to 10 and 32, AGI Limitation Worksheet',
    personal: 149,
    dependent: 461,
    age: 65,
    phaseOutStart: singleAndJoint(244_857, 489_719, 367_291),
    phaseOutStep: { single: 2_500, mfj: 2_500, hoh: 2_500, qss: 2_500, mfs: 1_250 },
    phaseOutEach: 6,
  },
  careCredit: {
    source: 'R&TC 17052.6(b); FTB 3506 (2024), line 10',
    tiers: [
      { over: -Infinity, share: 0.5 },
      { over: 40_000, share: 0.43 },
      { over: 70_000, share: 0.34 },
      { over: 100_000, share: 0 },
    ],
  },
  rentersCredit: {
    source: 'R&TC 17053.5; Form 540 Instructions (2024), line 46',
    amount: singleAndJoint(60, 120, 120),
    incomeLimit: singleAndJoint(52_421, 104_842, 104_842),
    months: 6,
  },
  earnedIncomeCredit: {
    source: 'R&TC 17052; FTB 3514 and the California Earned Income Tax Credit Booklet (2024)',
    factor: 0.85,
    rates: [0.0765, 0.34, 0.4, 0.45],
    earnedIncome: [4_525, 6_794, 9_537, 9_537],
    lastPhaseOut: [200, 505, 505, 505],
    incomeLimit: 31_950,
    investmentLimit: 4_674,
    minimumAge: 18,
    days: 184,
  },
  youngChildCredit: {
    source: 'R&TC 17052.1; FTB 3514 (2024), Part VII',
    amount: 1_154,
    underAge: 6,
    start: 26_626,
    per: 100,
    reduction: 21.67,
  },
};

import { type EarnedIncomeLaw } from '../../us/law/law';
import { type ByStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of Oklahoma for one year. */
export interface OklahomaLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly deduction: {
    readonly source: string;
    readonly standard: ByStatus<number>;
    readonly itemizedMost: number;
  };
  readonly exemption: {
    readonly source: string;
    readonly each: number;
    readonly age: number;
    /** Federal adjusted gross income up to which people of that age have another exemption. */
    readonly ageLimit: ByStatus<number>;
  };
  readonly retirement: { readonly source: string; readonly most: number };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly childCredit: {
    readonly source: string;
    readonly incomeLimit: number;
    readonly careShare: number;
    readonly childShare: number;
  };
  readonly earnedIncomeCredit: {
    readonly source: string;
    readonly share: number;
    readonly federal: EarnedIncomeLaw;
  };
  /** Tax on withdrawals from a health savings account for other costs, over the federal additional tax on them. */
  readonly savingsWithdrawals: { readonly source: string; readonly ofFederal: number };
  readonly propertyTaxRelief: {
    readonly source: string;
    readonly age: number;
    readonly incomeLimit: number;
    /** Property tax over this share of gross household income comes back. */
    readonly ofIncome: number;
    readonly most: number;
  };
  readonly salesTaxRelief: {
    readonly source: string;
    readonly each: number;
    readonly incomeLimit: number;
    /** With dependents, or for people of the age, or disabled. */
    readonly higherLimit: number;
    readonly age: number;
  };
}

const single: readonly Step[] = [
  { over: 0, rate: 0.0025 },
  { over: 1_000, rate: 0.0075 },
  { over: 2_500, rate: 0.0175 },
  { over: 3_750, rate: 0.0275 },
  { over: 4_900, rate: 0.0375 },
  { over: 7_200, rate: 0.0475 },
];
const joint: readonly Step[] = [
  { over: 0, rate: 0.0025 },
  { over: 2_000, rate: 0.0075 },
  { over: 5_000, rate: 0.0175 },
  { over: 7_500, rate: 0.0275 },
  { over: 9_800, rate: 0.0375 },
  { over: 14_400, rate: 0.0475 },
];

export const oklahoma2024: OklahomaLaw = {
  tax: {
    source: '68 O.S. 2355; Form 511 Packet (2024), tax tables, page 38',
    steps: singleAndJoint(single, joint, joint),
    table: { row: 50, below: 100_000 },
  },
  deduction: {
    source: '68 O.S. 2358(D), (E); Form 511 Packet (2024), line 10, page 10, and Schedule 511-D',
    standard: singleAndJoint(6_350, 12_700, 9_350),
    itemizedMost: 17_000,
  },
  exemption: {
    source: '68 O.S. 2358(D)(1); Form 511 Packet (2024), exemptions, page 9',
    each: 1_000,
    age: 65,
    ageLimit: { single: 15_000, mfj: 25_000, mfs: 12_500, hoh: 19_000, qss: 25_000 },
  },
  retirement: {
    source: '68 O.S. 2358(D)(8), (13); Form 511 Packet (2024), Schedule 511-A, lines 3 and 6, page 17',
    most: 10_000,
  },
  collegeSavings: {
    source: '68 O.S. 2358(D)(23); Form 511, Schedule 511-C, line 3',
    most: singleAndJoint(10_000, 20_000),
  },
  childCredit: {
    source: '68 O.S. 2357(B)(2); Form 511 Packet (2024), line 15, page 11',
    incomeLimit: 100_000,
    careShare: 0.2,
    childShare: 0.05,
  },
  earnedIncomeCredit: {
    source: '68 O.S. 2357.43; Form 511 Packet (2024), Schedule 511-G',
    share: 0.05,
    federal: {
      source:
        'IRC 32 as in effect for 2020; Rev. Proc. 2019-44, section 3.06; IRS Publication 4012 changes for 2020',
      noChild: {
        rate: 0.0765,
        earnedIncomeAmount: 7_030,
        maximum: 538,
        phaseOutRate: 0.0765,
        phaseOutStart: 8_790,
        phaseOutStartJoint: 14_680,
        incomeLimit: 15_820,
        incomeLimitJoint: 21_710,
      },
      oneChild: {
        rate: 0.34,
        earnedIncomeAmount: 10_540,
        maximum: 3_584,
        phaseOutRate: 0.1598,
        phaseOutStart: 19_330,
        phaseOutStartJoint: 25_220,
        incomeLimit: 41_756,
        incomeLimitJoint: 47_646,
      },
      twoChildren: {
        rate: 0.4,
        earnedIncomeAmount: 14_800,
        maximum: 5_920,
        phaseOutRate: 0.2106,
        phaseOutStart: 19_330,
        phaseOutStartJoint: 25_220,
        incomeLimit: 47_440,
        incomeLimitJoint: 53_330,
      },
      threeChildren: {
        rate: 0.45,
        earnedIncomeAmount: 14_800,
        maximum: 6_660,
        phaseOutRate: 0.2106,
        phaseOutStart: 19_330,
        phaseOutStartJoint: 25_220,
        incomeLimit: 50_954,
        incomeLimitJoint: 56_844,
      },
      tableRow: 50,
      investmentIncomeLimit: 3_650,
      minimumAge: 25,
      maximumAge: 64,
    },
  },
  savingsWithdrawals: {
    source:
      '36 O.S. 6060.17; Form 511 (2025), line 14b: 10% of the withdrawals on which federal Form 8889, line 17b, takes 20%',
    ofFederal: 0.5,
  },
  propertyTaxRelief: {
    source: '68 O.S. 2904 to 2907; Form 538-H (2025): amounts unchanged since before 2021',
    age: 65,
    incomeLimit: 12_000,
    ofIncome: 0.01,
    most: 200,
  },
  salesTaxRelief: {
    source: '68 O.S. 5011; Form 538-S (2024); Form 511 Packet (2024), page 15',
    each: 40,
    incomeLimit: 20_000,
    higherLimit: 50_000,
    age: 65,
  },
};

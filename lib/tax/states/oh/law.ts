import { type ByStatus, everyStatus } from '../shared/rates';

/** What holds for amounts over a limit, up to the next row. */
interface Row {
  readonly over: number;
  readonly amount: number;
}

/** Amounts of Ohio for one year. */
export interface OhioLaw {
  readonly tax: {
    readonly source: string;
    /** Up to this much there is no tax; over it, the amount and the rate on the rest, to the second step. */
    readonly start: number;
    readonly base: number;
    readonly rate: number;
    readonly secondStart: number;
    readonly secondBase: number;
    readonly secondRate: number;
  };
  readonly business: {
    readonly source: string;
    readonly deduction: ByStatus<number>;
    readonly rate: number;
  };
  readonly exemption: { readonly source: string; readonly rows: readonly Row[] };
  readonly savings: { readonly source: string; readonly mostEach: number };
  readonly medical: { readonly source: string; readonly floor: number };
  readonly credits: {
    readonly source: string;
    /** Income less exemptions below which retirement and senior credits are given. */
    readonly seniorIncomeBelow: number;
    readonly retirement: readonly Row[];
    readonly senior: number;
    readonly seniorAge: number;
    readonly careFullBelow: number;
    readonly careBelow: number;
    readonly careShare: number;
    readonly campaignEach: number;
    readonly exemptionBelow: number;
    readonly exemptionEach: number;
    readonly jointQualifying: number;
    readonly joint: readonly Row[];
    readonly jointMost: number;
    readonly earnedShare: number;
    readonly homeSchooling: number;
  };
  readonly schoolDistrict: { readonly source: string; readonly seniorCredit: number };
}

export const ohio2024: OhioLaw = {
  tax: {
    source: 'R.C. 5747.02(A)(3); IT 1040 instructions (2024), Income Tax Brackets',
    start: 26_050,
    base: 360.69,
    rate: 0.0275,
    secondStart: 100_000,
    secondBase: 2_394.32,
    secondRate: 0.035,
  },
  business: {
    source: 'R.C. 5747.01(A)(28) and 5747.02(A)(4); Schedule IT BUS (2024)',
    deduction: { ...everyStatus(250_000), mfs: 125_000 },
    rate: 0.03,
  },
  exemption: {
    source: 'R.C. 5747.025; IT 1040 instructions (2024), line 4',
    rows: [
      { over: -1e12, amount: 2_400 },
      { over: 40_000, amount: 2_150 },
      { over: 80_000, amount: 1_900 },
    ],
  },
  savings: {
    source: 'R.C. 5747.70; Schedule of Adjustments (2024), Ohio 529 contributions',
    mostEach: 4_000,
  },
  medical: {
    source: 'R.C. 5747.01(A)(10); Unreimbursed Medical Care Expenses Worksheet (2024)',
    floor: 0.075,
  },
  credits: {
    source:
      'R.C. 5747.022, .05, .054, .055, .29, .71, and .72; Schedule of Credits and its instructions (2024)',
    seniorIncomeBelow: 100_000,
    retirement: [
      { over: 0, amount: 0 },
      { over: 500, amount: 25 },
      { over: 1_500, amount: 50 },
      { over: 3_000, amount: 80 },
      { over: 5_000, amount: 130 },
      { over: 8_000, amount: 200 },
    ],
    senior: 50,
    seniorAge: 65,
    careFullBelow: 20_000,
    careBelow: 40_000,
    careShare: 0.25,
    campaignEach: 50,
    exemptionBelow: 30_000,
    exemptionEach: 20,
    jointQualifying: 500,
    joint: [
      { over: -1e12, amount: 0.2 },
      { over: 25_000, amount: 0.15 },
      { over: 50_000, amount: 0.1 },
      { over: 75_000, amount: 0.05 },
    ],
    jointMost: 650,
    earnedShare: 0.3,
    homeSchooling: 250,
  },
  schoolDistrict: { source: 'R.C. 5748.01 and 5748.06; Form SD 100 (2024)', seniorCredit: 50 },
};

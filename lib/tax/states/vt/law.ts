import { type ByStatus, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of Vermont for one year. */
export interface VermontLaw {
  readonly rates: { readonly source: string; readonly steps: ByStatus<readonly Step[]> };
  readonly table: { readonly source: string; readonly row: number; readonly below: number };
  readonly minimum: { readonly source: string; readonly over: number; readonly rate: number };
  readonly deduction: {
    readonly source: string;
    readonly standard: ByStatus<number>;
    readonly additional: number;
    readonly age: number;
    readonly exemption: number;
  };
  readonly gains: {
    readonly source: string;
    readonly most: number;
    readonly incomeShare: number;
    /** Share that may be left out instead, of property held three years. */
    readonly share: number;
  };
  readonly retirement: {
    readonly source: string;
    readonly most: number;
    readonly from: ByStatus<number>;
    readonly over: number;
  };
  /** Federal adjusted gross income up to which student loan interest that the federal return doesn’t deduct comes off. */
  readonly studentLoans: { readonly source: string; readonly incomeLimit: ByStatus<number> };
  readonly charity: { readonly source: string; readonly rate: number; readonly most: number };
  readonly savings: { readonly source: string; readonly rate: number; readonly perBeneficiary: number };
  /** Share of federal taxes and credits that Schedule IN-119, Part I, adds and subtracts. */
  readonly adjustments: { readonly source: string; readonly share: number };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly childCredit: {
    readonly source: string;
    readonly each: number;
    readonly underAge: number;
    readonly over: number;
    readonly per: number;
    readonly lessPer: number;
  };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly childCareContribution: {
    readonly source: string;
    readonly rate: number;
    readonly partOfYear: number;
  };
  readonly useTax: { readonly source: string; readonly rate: number };
}

const steps = (second: number, third: number, fourth: number): readonly Step[] => [
  { over: 0, rate: 0.0335 },
  { over: second, rate: 0.066 },
  { over: third, rate: 0.076 },
  { over: fourth, rate: 0.0875 },
];

export const vermont2024: VermontLaw = {
  rates: {
    source: '32 V.S.A. 5822(a); Vermont Income Tax Return Booklet 2024, tax rate schedules',
    steps: {
      ...singleAndJoint(
        steps(47_900, 116_000, 242_000),
        steps(79_950, 193_300, 294_600),
        steps(64_200, 165_700, 268_300),
      ),
      mfs: steps(39_975, 96_650, 147_300),
    },
  },
  table: {
    source: 'Vermont Income Tax Return Booklet 2024, tax tables: below $75,000',
    row: 50,
    below: 75_000,
  },
  minimum: { source: '32 V.S.A. 5822(a)(6); IN-111 (2024), line 8', over: 150_000, rate: 0.03 },
  deduction: {
    source: '32 V.S.A. 5811(21)(C); Form IN-111 (2024), lines 4 and 5, and its instructions',
    standard: { single: 7_400, mfs: 7_400, mfj: 14_850, qss: 14_850, hoh: 11_100 },
    additional: 1_200,
    age: 65,
    exemption: 5_100,
  },
  gains: {
    source: '32 V.S.A. 5811(21)(B)(ii); Schedule IN-153 (2024)',
    most: 5_000,
    incomeShare: 0.4,
    share: 0.4,
  },
  retirement: {
    source: '32 V.S.A. 5830e; Schedule IN-112 (2024), Retirement Income Exemption Worksheet',
    most: 10_000,
    from: { ...singleAndJoint(50_000, 65_000), qss: 50_000 },
    over: 10_000,
  },
  studentLoans: {
    source:
      '32 V.S.A. 5811(21)(B)(vi) (Act 138 of 2022); Schedule IN-112 Instructions (2025), lines 16a to 16c: only a joint return has the higher limit',
    incomeLimit: { single: 120_000, mfs: 120_000, hoh: 120_000, qss: 120_000, mfj: 200_000 },
  },
  charity: { source: '32 V.S.A. 5822(d)(3); Form IN-111 (2024), lines 11 to 13', rate: 0.05, most: 20_000 },
  savings: { source: '32 V.S.A. 5825a; Schedule IN-119 (2024)', rate: 0.1, perBeneficiary: 2_500 },
  adjustments: {
    source:
      '32 V.S.A. 5822(b) and (d)(1); Schedule IN-119 (2023), Part I, lines 1 to 15; Form IN-111 Instructions (2025), line 9: tax on qualified plans, IRAs, HSAs, and MSAs, less the credit for the elderly or the disabled',
    share: 0.24,
  },
  careCredit: { source: '32 V.S.A. 5828c; Schedule IN-112 (2024), Part II', share: 0.72 },
  childCredit: {
    source: '32 V.S.A. 5830f; Schedule IN-112 (2024), Part II',
    each: 1_000,
    underAge: 6,
    over: 125_000,
    per: 1_000,
    lessPer: 20,
  },
  earnedIncomeCredit: { source: '32 V.S.A. 5828b; Schedule IN-112 (2024), Part II', share: 0.38 },
  childCareContribution: {
    source:
      '32 V.S.A. 10551 to 10554; Vermont Income Tax Return Booklet 2024, Child Care Contributions Worksheet',
    rate: 0.0011,
    partOfYear: 0.5,
  },
  useTax: { source: '32 V.S.A. 9773; Form IN-111 (2024), use tax', rate: 0.06 },
};

import { type ByStatus, type PrintedTable, singleAndJoint, type Step } from '../shared/rates';

/** Amounts of Louisiana for one year. */
export interface LouisianaLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  /** They come off the lowest bracket. */
  readonly exemption: {
    readonly source: string;
    readonly personal: ByStatus<number>;
    readonly survivingSpouse: number;
    readonly agedOrBlind: number;
    readonly age: number;
    readonly dependent: number;
  };
  readonly retirement: {
    readonly source: string;
    readonly age: number;
    readonly most: number;
    readonly disabilityMost: number;
  };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly careCredit: {
    readonly source: string;
    /** Federal adjusted gross income up to which the credit is paid out. */
    readonly refundableLimit: number;
    readonly refundableShare: number;
    /** Share of the federal credit, by federal adjusted gross income. */
    readonly shares: readonly { readonly over: number; readonly share: number; readonly most: number }[];
  };
  /** Most for each child, and the part of costs other than private tuition that counts. */
  readonly schoolExpenses: { readonly source: string; readonly most: number; readonly share: number };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly useTax: { readonly source: string; readonly rate: number };
}

const single: readonly Step[] = [
  { over: 0, rate: 0.0185 },
  { over: 12_500, rate: 0.035 },
  { over: 50_000, rate: 0.0425 },
];
const joint: readonly Step[] = [
  { over: 0, rate: 0.0185 },
  { over: 25_000, rate: 0.035 },
  { over: 100_000, rate: 0.0425 },
];

export const louisiana2024: LouisianaLaw = {
  tax: {
    source: 'R.S. 47:32(A), 47:295; Form IT-540 (2024), tax tables',
    steps: singleAndJoint(single, joint),
    table: { row: 250, below: 250_000 },
  },
  exemption: {
    source: 'R.S. 47:294; Form IT-540 (2024), lines 6A to 6D, and tax tables',
    personal: singleAndJoint(4_500, 9_000, 9_000),
    survivingSpouse: 1_000,
    agedOrBlind: 1_000,
    age: 65,
    dependent: 1_000,
  },
  retirement: {
    source: 'R.S. 47:44.1; Form IT-540 (2024), Schedule E, codes 06E and 08E',
    age: 65,
    most: 6_000,
    disabilityMost: 6_000,
  },
  collegeSavings: {
    source: 'R.S. 47:293(9)(a)(xix); Form IT-540 (2024), Schedule E, code 09E',
    most: singleAndJoint(2_400, 4_800),
  },
  careCredit: {
    source: 'R.S. 47:297.4; IT-540i (2024), child care credit worksheets, pages 28 and 30',
    refundableLimit: 25_000,
    refundableShare: 0.5,
    shares: [
      { over: 25_000, share: 0.3, most: Infinity },
      { over: 35_000, share: 0.1, most: Infinity },
      { over: 60_000, share: 0.1, most: 25 },
    ],
  },
  schoolExpenses: {
    source:
      'R.S. 47:297.10, 297.11, and 297.12, as amended by Act 423 of 2023 for amounts paid in 2024 or later',
    most: 6_000,
    share: 0.5,
  },
  earnedIncomeCredit: {
    source: 'R.S. 47:297.8; IT-540i (2024), Louisiana Earned Income Credit Worksheet, page 29',
    share: 0.05,
  },
  useTax: {
    source: 'R.S. 47:302(K); Form IT-540 (2024), line 22B, Consumer Use Tax Worksheet',
    rate: 0.0845,
  },
};

import { povertyGuidelines2024, type PovertyGuidelines } from '../shared/poverty';
import { type ByStatus, type PrintedTable, type Step } from '../shared/rates';

/** Amounts of West Virginia for one year. */
export interface WestVirginiaLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly exemptions: { readonly source: string; readonly each: number; readonly whenNone: number };
  readonly lowIncome: { readonly source: string; readonly most: ByStatus<number> };
  readonly socialSecurity: {
    readonly source: string;
    readonly incomeLimit: ByStatus<number>;
    readonly shareAbove: number;
  };
  readonly publicPensions: { readonly source: string; readonly most: number };
  readonly senior: { readonly source: string; readonly age: number; readonly most: number };
  readonly familyCredit: {
    readonly source: string;
    readonly poverty: PovertyGuidelines;
    readonly mostPeople: number;
    readonly ofPoverty: ByStatus<number>;
    readonly shares: ByStatus<readonly { readonly over: number; readonly share: number }[]>;
  };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly homesteadCredit: {
    readonly source: string;
    readonly ofIncome: number;
    readonly most: number;
    readonly timesPoverty: number;
  };
  readonly seniorCredit: { readonly source: string; readonly timesPoverty: number };
  readonly vehicles: { readonly source: string };
  readonly useTax: { readonly source: string; readonly rate: number };
}

const steps = (width: number): readonly Step[] => [
  { over: 0, rate: 0.0236 },
  { over: width, rate: 0.0315 },
  { over: 2.5 * width, rate: 0.0354 },
  { over: 4 * width, rate: 0.0472 },
  { over: 6 * width, rate: 0.0512 },
];
/** The whole credit up to the guideline, a tenth less for each step of income over it. */
const familyRows = (step: number) => [
  { over: -Infinity, share: 1 },
  ...[0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0].map((share, i) => ({ over: i * step, share })),
];
const all = <T>(value: T, separate: T): ByStatus<T> => ({
  single: value,
  mfj: value,
  hoh: value,
  qss: value,
  mfs: separate,
});

export const westVirginia2024: WestVirginiaLaw = {
  tax: {
    source:
      'W. Va. Code 11-21-4g; Personal Income Tax Forms and Instructions 2024, rate schedules and tax table',
    steps: all(steps(10_000), steps(5_000)),
    table: { row: 100, below: 100_000 },
  },
  exemptions: { source: 'W. Va. Code 11-21-16; Form IT-140 (2024), line 6', each: 2_000, whenNone: 500 },
  lowIncome: { source: 'W. Va. Code 11-21-10; Form IT-140 (2024), line 5', most: all(10_000, 5_000) },
  socialSecurity: {
    source: 'W. Va. Code 11-21-12(c)(8); Schedule M (2024), Social Security benefits',
    incomeLimit: { single: 50_000, mfs: 50_000, hoh: 50_000, qss: 50_000, mfj: 100_000 },
    shareAbove: 0.35,
  },
  publicPensions: { source: 'W. Va. Code 11-21-12(c)(5); Schedule M (2024)', most: 2_000 },
  senior: { source: 'W. Va. Code 11-21-12(c)(9); Schedule M (2024)', age: 65, most: 8_000 },
  familyCredit: {
    source: 'W. Va. Code 11-21-22A and 11-21-22B; Family Tax Credit tables (2024)',
    poverty: povertyGuidelines2024,
    mostPeople: 8,
    ofPoverty: all(1, 0.5),
    shares: all(familyRows(300), familyRows(150)),
  },
  careCredit: { source: 'W. Va. Code 11-21-26; Form IT-140 (2024), credit recap', share: 0.5 },
  homesteadCredit: {
    source: 'W. Va. Code 11-21-23; Schedule HEPTC-1 (2024)',
    ofIncome: 0.04,
    most: 1_000,
    timesPoverty: 3,
  },
  seniorCredit: {
    source:
      'W. Va. Code 11-21-21(b)(1); Personal Income Tax Forms and Instructions 2024, Senior Citizens Tax Credit: 150% of the poverty guideline',
    timesPoverty: 1.5,
  },
  vehicles: { source: 'W. Va. Code 11-13MM-4; Schedule MV-1 (2024): the full tax paid on time' },
  useTax: { source: 'W. Va. Code 11-15A-2; Form IT-140 (2024), line 13, and Schedule UT', rate: 0.06 },
};

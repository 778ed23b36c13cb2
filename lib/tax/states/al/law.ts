import { type ByStatus, type PrintedTable, type Step } from '../shared/rates';

/** Amounts of Alabama for one year. */
export interface AlabamaLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  readonly standardDeduction: {
    readonly source: string;
    readonly most: ByStatus<number>;
    readonly least: ByStatus<number>;
    /** Adjusted gross income from which steps are counted. */
    readonly start: ByStatus<number>;
    readonly step: ByStatus<number>;
    readonly by: ByStatus<number>;
  };
  readonly exemption: {
    readonly source: string;
    readonly personal: ByStatus<number>;
    /** For each dependent, by adjusted gross income. */
    readonly dependent: readonly { readonly over: number; readonly each: number }[];
  };
  readonly retirement: { readonly source: string; readonly age: number; readonly most: number };
  readonly itemized: { readonly source: string; readonly medicalFloor: number };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  /** Federal limit on net capital losses, beyond which Alabama's own rule decides. */
}

const single: readonly Step[] = [
  { over: 0, rate: 0.02 },
  { over: 500, rate: 0.04 },
  { over: 3_000, rate: 0.05 },
];
const joint: readonly Step[] = [
  { over: 0, rate: 0.02 },
  { over: 1_000, rate: 0.04 },
  { over: 6_000, rate: 0.05 },
];

/** Alabama has no surviving spouses: they are heads of a family. */
const byStatus = (one: number, mfj: number, mfs: number, head: number): ByStatus<number> => ({
  single: one,
  mfj,
  mfs,
  hoh: head,
  qss: head,
});

export const alabama2024: AlabamaLaw = {
  tax: {
    source: 'Ala. Code 40-18-5; Form 40 Booklet (2024), tax table, pages 25 to 30',
    steps: { single, mfs: single, hoh: single, qss: single, mfj: joint },
    table: { row: 100, below: 100_000 },
  },
  standardDeduction: {
    source: 'Ala. Code 40-18-15(b); Form 40 Booklet (2024), Standard Deduction Chart, page 9',
    most: byStatus(3_000, 8_500, 4_250, 5_200),
    least: byStatus(2_500, 5_000, 2_500, 2_500),
    start: byStatus(25_500, 25_500, 12_750, 25_500),
    step: byStatus(500, 500, 250, 500),
    by: byStatus(25, 175, 88, 135),
  },
  exemption: {
    source: 'Ala. Code 40-18-19(a)(8), (9); Form 40 (2024), lines 1 to 4, and Booklet, pages 6 and 10',
    personal: byStatus(1_500, 3_000, 1_500, 3_000),
    dependent: [
      { over: 0, each: 1_000 },
      { over: 50_000, each: 500 },
      { over: 100_000, each: 300 },
    ],
  },
  retirement: { source: 'Ala. Code 40-18-19(a)(13); Schedule RS, line 10', age: 65, most: 6_000 },
  itemized: { source: 'Ala. Code 40-18-15(a)(13); Schedule A (Form 40, 2024), line 3', medicalFloor: 0.04 },
  collegeSavings: {
    source: 'Ala. Code 16-33C-16; Form 40 (2024), Part II',
    most: byStatus(5_000, 10_000, 5_000, 5_000),
  },
};

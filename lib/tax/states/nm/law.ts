import { type ByStatus, type PrintedTable, type Step } from '../shared/rates';

/** Amounts of New Mexico for one year. */
export interface NewMexicoLaw {
  readonly tax: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly table: PrintedTable;
  };
  /** For each dependent but the first, on a joint return or of a head of household. */
  readonly dependents: { readonly source: string; readonly each: ByStatus<number> };
  readonly lowIncomeExemption: {
    readonly source: string;
    readonly most: number;
    readonly start: ByStatus<number>;
    readonly rate: ByStatus<number>;
    readonly incomeLimit: ByStatus<number>;
  };
  readonly aged: {
    readonly source: string;
    readonly age: number;
    readonly most: number;
    readonly start: ByStatus<number>;
    readonly step: ByStatus<number>;
    readonly by: number;
    readonly hundred: number;
  };
  readonly socialSecurity: { readonly source: string; readonly incomeLimit: ByStatus<number> };
  readonly military: { readonly source: string; readonly most: number };
  readonly capitalGain: { readonly source: string; readonly share: number; readonly atLeast: number };
  readonly medical: {
    readonly source: string;
    readonly shares: ByStatus<readonly { readonly over: number; readonly share: number }[]>;
    readonly largeExpense: number;
    readonly exemption: number;
    readonly credit: number;
  };
  readonly workingFamilies: { readonly source: string; readonly share: number; readonly minimumAge: number };
  readonly childCredit: {
    readonly source: string;
    readonly amounts: readonly { readonly over: number; readonly each: number }[];
  };
  readonly comprehensiveRebate: {
    readonly source: string;
    readonly incomeLimit: number;
    readonly forAge: number;
    readonly forBlind: number;
    /** By number of exemptions, from 1 to 6 and more: pairs of the modified gross income over which, and the rebate. */
    readonly amounts: readonly (readonly (readonly [over: number, amount: number])[])[];
  };
  readonly propertyTaxRebate: {
    readonly source: string;
    readonly incomeLimit: number;
    readonly rentShare: number;
    readonly most: ByStatus<number>;
    /** Property tax that a person of that modified gross income bears without a rebate. */
    readonly borne: readonly { readonly over: number; readonly tax: number }[];
  };
  readonly dayCare: {
    readonly source: string;
    readonly incomeLimit: number;
    readonly share: number;
    readonly eachMost: number;
    readonly most: number;
    readonly underAge: number;
  };
}

/** Joint filers, surviving spouses and heads of household share one value. */
const byStatus = <T>(single: T, joint: T, separate: T): ByStatus<T> => ({
  single,
  mfj: joint,
  mfs: separate,
  hoh: joint,
  qss: joint,
});

export const newMexico2024: NewMexicoLaw = {
  tax: {
    source: 'NMSA 7-2-7; PIT-1 Instructions (2024), Tax Rate Tables',
    steps: byStatus(
      [
        { over: 0, rate: 0.017 },
        { over: 5_500, rate: 0.032 },
        { over: 11_000, rate: 0.047 },
        { over: 16_000, rate: 0.049 },
        { over: 210_000, rate: 0.059 },
      ],
      [
        { over: 0, rate: 0.017 },
        { over: 8_000, rate: 0.032 },
        { over: 16_000, rate: 0.047 },
        { over: 24_000, rate: 0.049 },
        { over: 315_000, rate: 0.059 },
      ],
      [
        { over: 0, rate: 0.017 },
        { over: 4_000, rate: 0.032 },
        { over: 8_000, rate: 0.047 },
        { over: 12_000, rate: 0.049 },
        { over: 157_500, rate: 0.059 },
      ],
    ),
    table: { row: 100, below: 100_000 },
  },
  dependents: {
    source: 'NMSA 7-2-39; Form PIT-1 (2024), line 13',
    each: { single: 0, mfj: 4_000, mfs: 0, hoh: 4_000, qss: 0 },
  },
  lowIncomeExemption: {
    source: 'NMSA 7-2-5.8; PIT-1 Instructions (2024), line 14, page PIT-1-26',
    most: 2_500,
    start: byStatus(20_000, 30_000, 15_000),
    rate: byStatus(0.15, 0.1, 0.2),
    incomeLimit: byStatus(36_667, 55_000, 27_500),
  },
  aged: {
    source: 'NMSA 7-2-5.2, 7-2-5.7; PIT-ADJ Instructions (2024), line 13, Table 1, page ADJ-5',
    age: 65,
    most: 8_000,
    start: byStatus(18_000, 30_000, 15_000),
    step: byStatus(1_500, 3_000, 1_500),
    by: 1_000,
    hundred: 100,
  },
  socialSecurity: {
    source: 'NMSA 7-2-5.14; PIT-ADJ Instructions (2024)',
    incomeLimit: byStatus(100_000, 150_000, 75_000),
  },
  military: { source: 'NMSA 7-2-5.13; PIT-ADJ Instructions (2024)', most: 30_000 },
  capitalGain: { source: 'NMSA 7-2-34; PIT-ADJ Instructions (2024)', share: 0.4, atLeast: 1_000 },
  medical: {
    source:
      'NMSA 7-2-37, 7-2-5.9, 7-2-18.13; PIT-1 Instructions (2024), line 16; PIT-ADJ, line 18; PIT-RC, line 23',
    shares: {
      single: [
        { over: 0, share: 0.25 },
        { over: 15_000, share: 0.15 },
        { over: 35_000, share: 0.1 },
      ],
      mfj: [
        { over: 0, share: 0.25 },
        { over: 30_000, share: 0.15 },
        { over: 70_000, share: 0.1 },
      ],
      mfs: [
        { over: 0, share: 0.25 },
        { over: 15_000, share: 0.15 },
        { over: 35_000, share: 0.1 },
      ],
      hoh: [
        { over: 0, share: 0.25 },
        { over: 20_000, share: 0.15 },
        { over: 50_000, share: 0.1 },
      ],
      qss: [
        { over: 0, share: 0.25 },
        { over: 30_000, share: 0.15 },
        { over: 70_000, share: 0.1 },
      ],
    },
    largeExpense: 28_000,
    exemption: 3_000,
    credit: 2_800,
  },
  workingFamilies: {
    source: 'NMSA 7-2-18.15; Form PIT-1 (2024), line 25',
    share: 0.25,
    minimumAge: 18,
  },
  childCredit: {
    source: 'NMSA 7-2-18.34; PIT-RC Instructions (2024), page RC-11',
    amounts: [
      { over: 0, each: 622 },
      { over: 25_000, each: 414 },
      { over: 50_000, each: 207 },
      { over: 75_000, each: 103 },
      { over: 100_000, each: 77 },
      { over: 200_000, each: 51 },
      { over: 350_000, each: 25 },
    ],
  },
  comprehensiveRebate: {
    source: 'NMSA 7-2-14; Form PIT-RC (2024), Section II, Table 1, page 82',
    incomeLimit: 36_000,
    forAge: 2,
    forBlind: 1,
    amounts: [
      [
        [0, 218],
        [1_000, 246],
        [7_500, 230],
        [8_000, 207],
        [9_000, 190],
        [10_000, 162],
        [11_500, 145],
        [13_000, 129],
        [14_500, 117],
        [16_500, 112],
        [18_000, 100],
        [19_500, 89],
        [23_000, 84],
        [24_500, 72],
        [26_000, 61],
        [27_500, 56],
        [29_500, 44],
        [31_000, 39],
        [32_500, 28],
        [34_000, 16],
        [36_000, 0],
      ],
      [
        [0, 291],
        [1_000, 353],
        [7_500, 347],
        [8_000, 319],
        [9_000, 280],
        [10_000, 235],
        [11_500, 207],
        [13_000, 190],
        [14_500, 173],
        [16_500, 145],
        [18_000, 129],
        [19_500, 117],
        [23_000, 112],
        [24_500, 100],
        [26_000, 89],
        [27_500, 84],
        [29_500, 61],
        [31_000, 56],
        [32_500, 44],
        [34_000, 39],
        [36_000, 0],
      ],
      [
        [0, 364],
        [1_000, 454],
        [7_500, 437],
        [8_000, 420],
        [9_000, 381],
        [10_000, 308],
        [11_500, 263],
        [13_000, 246],
        [14_500, 207],
        [16_500, 185],
        [18_000, 162],
        [19_500, 157],
        [23_000, 134],
        [24_500, 129],
        [26_000, 117],
        [27_500, 112],
        [29_500, 89],
        [31_000, 72],
        [32_500, 56],
        [34_000, 44],
        [36_000, 0],
      ],
      [
        [0, 437],
        [1_000, 566],
        [7_500, 555],
        [8_000, 538],
        [9_000, 476],
        [10_000, 403],
        [11_500, 331],
        [13_000, 308],
        [14_500, 263],
        [16_500, 235],
        [18_000, 201],
        [19_500, 185],
        [23_000, 162],
        [24_500, 157],
        [26_000, 145],
        [27_500, 129],
        [29_500, 112],
        [31_000, 89],
        [32_500, 72],
        [34_000, 61],
        [36_000, 0],
      ],
      [
        [0, 510],
        [1_000, 639],
        [7_500, 645],
        [8_000, 645],
        [9_000, 572],
        [10_000, 499],
        [11_500, 409],
        [13_000, 353],
        [14_500, 319],
        [16_500, 280],
        [18_000, 246],
        [19_500, 207],
        [23_000, 190],
        [24_500, 173],
        [26_000, 157],
        [27_500, 145],
        [29_500, 129],
        [31_000, 112],
        [32_500, 89],
        [34_000, 72],
        [36_000, 0],
      ],
      [
        [0, 583],
        [1_000, 757],
        [1_500, 791],
        [2_500, 819],
        [8_000, 785],
        [9_000, 746],
        [10_000, 673],
        [11_500, 538],
        [13_000, 437],
        [14_500, 375],
        [16_500, 336],
        [18_000, 291],
        [19_500, 258],
        [23_000, 218],
        [24_500, 201],
        [26_000, 190],
        [27_500, 173],
        [29_500, 145],
        [31_000, 117],
        [32_500, 100],
        [34_000, 84],
        [36_000, 0],
      ],
    ],
  },
  propertyTaxRebate: {
    source: 'NMSA 7-2-18; Form PIT-RC (2024), Section III, Table 2, page RC-6',
    incomeLimit: 16_000,
    rentShare: 0.06,
    most: byStatus(250, 250, 125),
    borne: [
      { over: 0, tax: 20 },
      { over: 1_000, tax: 25 },
      { over: 2_000, tax: 30 },
      { over: 3_000, tax: 35 },
      { over: 4_000, tax: 40 },
      { over: 5_000, tax: 45 },
      { over: 6_000, tax: 50 },
      { over: 7_000, tax: 55 },
      { over: 8_000, tax: 60 },
      { over: 9_000, tax: 75 },
      { over: 10_000, tax: 90 },
      { over: 11_000, tax: 105 },
      { over: 12_000, tax: 120 },
      { over: 13_000, tax: 135 },
      { over: 14_000, tax: 150 },
      { over: 15_000, tax: 180 },
    ],
  },
  dayCare: {
    source:
      'NMSA 7-2-18.1: twice the yearly pay of 40 hours a week at the minimum wage of 29 U.S.C. 206(a)(1), $7.25; Form PIT-RC (2024), line 22, page RC-9',
    incomeLimit: 30_160,
    share: 0.4,
    eachMost: 480,
    most: 1_200,
    underAge: 15,
  },
};

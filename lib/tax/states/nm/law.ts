import { type ByStatus, type PrintedTable, type Step } from '../shared/rates';
import { comprehensiveRebates, type RebateRow } from './comprehensive-rebate';

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
    readonly amounts: readonly (readonly RebateRow[])[];
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
    amounts: comprehensiveRebates,
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
      'NMSA 7-2-18.1: twice the annual pay for 40 hours a week at the federal minimum wage ($7.25, 29 U.S.C. 206(a)(1)); Form PIT-RC (2024), line 22, page RC-9',
    incomeLimit: 30_160,
    share: 0.4,
    eachMost: 480,
    most: 1_200,
    underAge: 15,
  },
};

import { type ByStatus } from '../shared/rates';
import {
  headTable,
  headTwoTable,
  jointTable,
  jointTwoTable,
  singleTable,
  type LowIncomeTable,
} from './low-income-tables';

/** Amounts of Arkansas for one year. */
export interface ArkansasLaw {
  readonly tax: {
    readonly source: string;
    readonly rates: readonly { readonly from: number; readonly rate: number }[];
    /** What comes off net taxable income times the rate. */
    readonly reductions: readonly { readonly from: number; readonly less: number }[];
    readonly row: number;
    readonly tableBelow: number;
  };
  readonly lowIncome: {
    readonly source: string;
    readonly upToOne: ByStatus<LowIncomeTable | null>;
    readonly twoOrMore: ByStatus<LowIncomeTable | null>;
    readonly lastRow: number;
  };
  readonly standardDeduction: { readonly source: string; readonly each: number };
  readonly retirement: { readonly source: string; readonly most: number; readonly iraAge: number };
  readonly earlyDistribution: { readonly source: string; readonly share: number };
  readonly capitalGain: {
    readonly source: string;
    readonly exemptShare: number;
    readonly most: number;
    /** Most of a capital loss in one column, where spouses file apart. */
    readonly lossApart: number;
  };
  readonly personalCredit: {
    readonly source: string;
    readonly each: number;
    readonly age: number;
    readonly disabledDependent: number;
  };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly additionalCredit: {
    readonly source: string;
    readonly most: number;
    readonly start: number;
    readonly step: number;
    readonly by: number;
  };
}

export const arkansas2024: ArkansasLaw = {
  tax: {
    source:
      'Ark. Code 26-51-201; 2024 Indexed Tax Brackets, Arkansas Department of Finance and Administration',
    rates: [
      { from: 0, rate: 0 },
      { from: 5_500, rate: 0.02 },
      { from: 10_900, rate: 0.03 },
      { from: 15_600, rate: 0.034 },
      { from: 25_700, rate: 0.039 },
    ],
    reductions: [
      { from: 0, less: 0 },
      { from: 5_500, less: 109.98 },
      { from: 10_900, less: 218.97 },
      { from: 15_600, less: 281.37 },
      { from: 25_700, less: 409.86 },
      { from: 92_301, less: 397.4 },
      { from: 92_401, less: 387.4 },
      { from: 92_501, less: 377.4 },
      { from: 92_601, less: 367.4 },
      { from: 92_701, less: 357.4 },
      { from: 92_801, less: 347.4 },
      { from: 92_901, less: 337.4 },
      { from: 93_001, less: 327.4 },
      { from: 93_101, less: 317.4 },
      { from: 93_201, less: 307.4 },
      { from: 93_301, less: 297.4 },
      { from: 93_401, less: 287.4 },
      { from: 93_501, less: 277.4 },
      { from: 93_601, less: 267.4 },
      { from: 93_701, less: 257.4 },
      { from: 93_801, less: 247.4 },
      { from: 93_901, less: 237.4 },
      { from: 94_001, less: 227.4 },
      { from: 94_101, less: 217.4 },
      { from: 94_201, less: 207.4 },
      { from: 94_301, less: 197.4 },
      { from: 94_401, less: 187.4 },
      { from: 94_501, less: 177.4 },
      { from: 94_601, less: 167.4 },
      { from: 94_701, less: 157.4 },
      { from: 94_801, less: 147.4 },
      { from: 94_901, less: 137.4 },
      { from: 95_001, less: 127.4 },
      { from: 95_101, less: 117.4 },
      { from: 95_201, less: 107.4 },
      { from: 95_301, less: 97.4 },
      { from: 95_401, less: 87.4 },
      { from: 95_501, less: 87.4 },
    ],
    row: 100,
    tableBelow: 92_301,
  },
  lowIncome: {
    source:
      'Ark. Code 26-51-301; AR1000F and AR1000NR Instructions (2024), Low Income Tax Tables, pages 24 and 25',
    upToOne: { single: singleTable, mfj: jointTable, mfs: null, hoh: headTable, qss: headTable },
    twoOrMore: { single: singleTable, mfj: jointTwoTable, mfs: null, hoh: headTwoTable, qss: headTwoTable },
    lastRow: 100,
  },
  standardDeduction: {
    source: 'Ark. Code 26-51-430; AR1000F and AR1000NR Instructions (2024), line 27',
    each: 2_410,
  },
  retirement: {
    source:
      'Ark. Code 26-51-307; AR1000F and AR1000NR Instructions (2024), lines 16 to 18; (2025), lines 17, 18A, and 18B, for early distributions of an employer’s plan and military retirement',
    most: 6_000,
    iraAge: 59,
  },
  earlyDistribution: {
    source: 'AR1000F and AR1000NR Instructions (2025), lines 16 and 32: 10% of federal Form 5329, Part I',
    share: 0.1,
  },
  capitalGain: {
    source: 'Ark. Code 26-51-815; Form AR1000D (2024)',
    exemptShare: 0.5,
    most: 10_000_000,
    lossApart: 1_500,
  },
  personalCredit: {
    source: 'Ark. Code 26-51-501; Form AR1000F (2024), lines 7A to 7D',
    each: 29,
    age: 65,
    disabledDependent: 500,
  },
  careCredit: { source: 'Ark. Code 26-51-502; Form AR2441 (2024), line 10', share: 0.2 },
  additionalCredit: {
    source:
      '2024 Additional Tax Credit for Qualified Individuals Worksheet, AR1000F and AR1000NR Instructions',
    most: 60,
    start: 25_800,
    step: 100,
    by: 5,
  },
};

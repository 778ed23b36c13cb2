import { type ByStatus, type PrintedTable } from '../shared/rates';

/** Amounts of Massachusetts for one year. */
export interface MassachusettsLaw {
  readonly tax: {
    readonly source: string;
    readonly rate: number;
    readonly shortTermRate: number;
    readonly table: PrintedTable;
    readonly surtaxRate: number;
    readonly surtaxOver: number;
  };
  readonly exemptions: {
    readonly source: string;
    readonly personal: ByStatus<number>;
    readonly dependent: number;
    readonly aged: number;
    readonly age: number;
    readonly blind: number;
  };
  readonly contributions: { readonly source: string; readonly mostEach: number };
  readonly rent: { readonly source: string; readonly share: number; readonly most: ByStatus<number> };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly losses: { readonly source: string; readonly mostAgainstInterest: number };
  readonly noTax: {
    readonly source: string;
    /** Limit of income; null: not for this status. */
    readonly base: ByStatus<number | null>;
    readonly addsExemption: ByStatus<boolean>;
    readonly dependent: number;
    readonly creditLimit: number;
    readonly creditShare: number;
  };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly familyCredit: {
    readonly source: string;
    readonly each: number;
    readonly belowAge: number;
    readonly fromAge: number;
  };
  readonly circuitBreaker: {
    readonly source: string;
    readonly age: number;
    readonly incomeLimit: ByStatus<number>;
    readonly valueLimit: number;
    readonly ofRent: number;
    readonly ofIncome: number;
    readonly ofWater: number;
    readonly most: number;
  };
  readonly useTax: { readonly source: string; readonly rate: number };
}

/** A surviving spouse files as head of household: Massachusetts has no status of its own for that. */
export const massachusetts2024: MassachusettsLaw = {
  tax: {
    source: 'M.G.L. c. 62, s. 4; Form 1 (2024), lines 22 to 28b and tax table',
    rate: 0.05,
    shortTermRate: 0.085,
    table: { row: 50, below: 24_000 },
    surtaxRate: 0.04,
    surtaxOver: 1_053_750,
  },
  exemptions: {
    source: 'M.G.L. c. 62, s. 3(B)(b); Form 1 (2024), lines 2a to 2d',
    personal: { single: 4_400, mfs: 4_400, hoh: 6_800, qss: 6_800, mfj: 8_800 },
    dependent: 1_000,
    aged: 700,
    age: 65,
    blind: 2_200,
  },
  contributions: { source: 'M.G.L. c. 62, s. 3(B)(a)(3), (4); Form 1 (2024), line 11', mostEach: 2_000 },
  rent: {
    source: 'M.G.L. c. 62, s. 3(B)(a)(9); Form 1 (2024), line 14',
    share: 0.5,
    most: { single: 4_000, qss: 4_000, mfj: 4_000, hoh: 4_000, mfs: 2_000 },
  },
  collegeSavings: {
    source: 'M.G.L. c. 62, s. 3(B)(a)(19); Schedule Y (2024)',
    most: { mfj: 2_000, single: 1_000, hoh: 1_000, qss: 1_000, mfs: 1_000 },
  },
  losses: {
    source: 'M.G.L. c. 62, s. 2(c); Schedule B (2024), line 20, and worksheet for Schedule B, line 32',
    mostAgainstInterest: 2_000,
  },
  noTax: {
    source: 'M.G.L. c. 62, s. 5; Form 1 (2024), lines 27 and 29 and their worksheets',
    base: { single: 8_000, mfs: null, mfj: 7_600, hoh: 7_600, qss: 7_600 },
    addsExemption: { single: false, mfs: false, mfj: true, hoh: true, qss: true },
    dependent: 1_000,
    creditLimit: 1.75,
    creditShare: 0.1,
  },
  earnedIncomeCredit: { source: 'M.G.L. c. 62, s. 6(h); Form 1 (2024), line 43', share: 0.4 },
  familyCredit: {
    source: 'M.G.L. c. 62, s. 6(y); Form 1 (2024), line 46',
    each: 440,
    belowAge: 13,
    fromAge: 65,
  },
  circuitBreaker: {
    source: 'M.G.L. c. 62, s. 6(k); Schedule CB (2024) and the annual update of its limits',
    age: 65,
    incomeLimit: { single: 72_000, mfs: 72_000, hoh: 91_000, qss: 91_000, mfj: 109_000 },
    valueLimit: 1_172_000,
    ofRent: 0.25,
    ofIncome: 0.1,
    ofWater: 0.5,
    most: 2_730,
  },
  useTax: { source: 'M.G.L. c. 64I, section 2; Form 1 (2024), line 34', rate: 0.0625 },
};

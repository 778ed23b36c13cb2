import { type ByStatus } from '../shared/rates';

/** Amounts of Mississippi for one year. */
export interface MississippiLaw {
  readonly tax: { readonly source: string; readonly zeroBracket: number; readonly rate: number };
  readonly standardDeduction: { readonly source: string; readonly most: ByStatus<number> };
  readonly exemption: {
    readonly source: string;
    readonly base: ByStatus<number>;
    /** For each dependent, each filer of 65 or more, and each who is blind. */
    readonly each: number;
    readonly age: number;
  };
  readonly itemized: { readonly source: string; readonly taxesMost: ByStatus<number> };
  readonly adjustments: {
    readonly source: string;
    readonly selfEmploymentShare: number;
    readonly guardPayMost: number;
    readonly collegeSavings: ByStatus<number>;
  };
  readonly careCredit: { readonly source: string; readonly incomeLimit: number; readonly share: number };
  readonly useTax: { readonly source: string; readonly rate: number };
}

/** A surviving spouse files as head of family: Mississippi has no such status after the year of death. */
const byStatus = (single: number, mfj: number, mfs: number, head: number): ByStatus<number> => ({
  single,
  mfj,
  mfs,
  hoh: head,
  qss: head,
});

export const mississippi2024: MississippiLaw = {
  tax: {
    source: 'Miss. Code 27-7-5; Form 80-100 (2024), Schedule of Tax Computation',
    zeroBracket: 10_000,
    rate: 0.047,
  },
  standardDeduction: {
    source: 'Miss. Code 27-7-17(3); Form 80-100 (2024), line 14',
    most: byStatus(2_300, 4_600, 2_300, 3_400),
  },
  exemption: {
    source: 'Miss. Code 27-7-21; Form 80-105 (2024), lines 1 to 12',
    base: byStatus(6_000, 12_000, 6_000, 8_000),
    each: 1_500,
    age: 65,
  },
  itemized: {
    source: 'Miss. Code 27-7-17(3); Form 80-108 (2024), Schedule A; IRC 164(b)(6)',
    taxesMost: byStatus(10_000, 10_000, 5_000, 10_000),
  },
  adjustments: {
    source: 'Miss. Code 27-7-18; Form 80-105 (2024), page 2, adjustments',
    selfEmploymentShare: 0.5,
    guardPayMost: 15_000,
    collegeSavings: byStatus(10_000, 20_000, 10_000, 10_000),
  },
  careCredit: {
    source: 'Form 80-100 (2024), Form 80-401, child and dependent care credit, page 19',
    incomeLimit: 50_000,
    share: 0.25,
  },
  useTax: { source: 'Miss. Code 27-67-5; Form 80-105 (2024), line 21', rate: 0.07 },
};

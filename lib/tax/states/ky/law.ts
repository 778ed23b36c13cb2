/** Amounts of Kentucky for one year. */
export interface KentuckyLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly deduction: { readonly source: string; readonly standard: number };
  readonly pension: { readonly source: string; readonly most: number };
  readonly personalCredits: {
    readonly source: string;
    readonly agedOrBlind: number;
    readonly age: number;
    readonly nationalGuard: number;
  };
  readonly familySize: {
    readonly source: string;
    /** Income up to which a family of one, two, three, four or more pays nothing. */
    readonly thresholds: readonly number[];
    /** Credit by modified gross income over the threshold: up to so many times it. */
    readonly rows: readonly { readonly upTo: number; readonly share: number }[];
  };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly useTax: { readonly source: string; readonly rate: number };
}

export const kentucky2024: KentuckyLaw = {
  tax: { source: 'KRS 141.020(2); Form 740 (2024), line 12', rate: 0.04 },
  deduction: { source: 'KRS 141.081; Form 740 (2024), line 10', standard: 3_160 },
  pension: { source: 'KRS 141.019(1); Schedule P (2024)', most: 31_110 },
  personalCredits: {
    source: 'KRS 141.020(3); Schedule ITC (2024), Section B',
    agedOrBlind: 40,
    age: 65,
    nationalGuard: 20,
  },
  familySize: {
    source: 'KRS 141.066; Schedule ITC (2024), Section C; HHS poverty guidelines, 89 FR 2961',
    thresholds: [15_060, 20_440, 25_820, 31_200],
    rows: [
      { upTo: 1, share: 1 },
      { upTo: 1.04, share: 0.9 },
      { upTo: 1.08, share: 0.8 },
      { upTo: 1.12, share: 0.7 },
      { upTo: 1.16, share: 0.6 },
      { upTo: 1.2, share: 0.5 },
      { upTo: 1.24, share: 0.4 },
      { upTo: 1.27, share: 0.3 },
      { upTo: 1.3, share: 0.2 },
      { upTo: 1.33, share: 0.1 },
    ],
  },
  careCredit: { source: 'KRS 141.067; Form 740 (2024), line 25', share: 0.2 },
  useTax: { source: 'KRS 139.310; Form 740 (2024), line 27', rate: 0.06 },
};

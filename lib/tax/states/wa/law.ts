interface Sourced {
  readonly source: string;
}

/** Amounts of Washington’s excise tax on capital gains for one year. */
export interface WashingtonLaw {
  readonly tax: Sourced & { readonly rate: number };
  /** One for a couple, jointly or apart. */
  readonly standardDeduction: Sourced & { readonly amount: number };
  readonly charity: Sourced & { readonly floor: number; readonly most: number };
}

export const washington2024: WashingtonLaw = {
  tax: { source: 'RCW 82.87.040(1)', rate: 0.07 },
  standardDeduction: {
    source: 'RCW 82.87.060(1); Department of Revenue, capital gains excise tax (2024)',
    amount: 270_000,
  },
  charity: { source: 'RCW 82.87.080(1) and (2)', floor: 270_000, most: 108_000 },
};

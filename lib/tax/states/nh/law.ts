import { type ByStatus, singleAndJoint } from '../shared/rates';

/** Amounts of New Hampshire's tax on interest and dividends, in its last year. */
export interface NewHampshireLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly exemption: {
    readonly source: string;
    readonly base: ByStatus<number>;
    /** For each filer who is 65 or older, who is blind, and who is under 65 and disabled. */
    readonly additional: number;
    readonly age: number;
  };
}

export const newHampshire2024: NewHampshireLaw = {
  tax: { source: 'RSA 77:1; DP-10 Instructions (2024), line 10', rate: 0.03 },
  exemption: {
    source: 'RSA 77:5; Form DP-10 (2024), lines 6 and 8',
    // A surviving spouse files alone here.
    base: { ...singleAndJoint(2_400, 4_800, 2_400), qss: 2_400 },
    additional: 1_200,
    age: 65,
  },
};

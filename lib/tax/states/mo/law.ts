import { type ByStatus } from '../shared/rates';

interface Bracket {
  readonly over: number;
  /** Tax on `over`, in whole dollars as the chart prints it. */
  readonly base: number;
  readonly rate: number;
}

/** Amounts of Missouri for one year. */
export interface MissouriLaw {
  readonly tax: { readonly source: string; readonly chart: readonly Bracket[] };
  readonly federalTax: {
    readonly source: string;
    /** Share of the federal tax that is deducted, by Missouri adjusted gross income. */
    readonly shares: readonly { readonly over: number; readonly share: number }[];
    readonly most: ByStatus<number>;
  };
  readonly exemption: { readonly source: string; readonly headOfHousehold: number };
  readonly pension: {
    readonly source: string;
    /** Most of a public pension, by person. */
    readonly publicMost: number;
    /** Most of a private pension, by person. */
    readonly privateMost: number;
    readonly privateIncomeLimit: ByStatus<number>;
    readonly socialSecurityAge: number;
  };
  readonly itemized: { readonly source: string; readonly stateTaxLimit: ByStatus<number> };
  readonly business: { readonly source: string; readonly share: number };
  readonly collegeSavings: { readonly source: string; readonly most: ByStatus<number> };
  readonly workingFamily: {
    readonly source: string;
    readonly share: number;
    readonly investmentLimit: number;
  };
  readonly propertyTax: {
    readonly source: string;
    readonly age: number;
    readonly survivorAge: number;
    readonly ownerMost: number;
    readonly renterMost: number;
    readonly rentShare: number;
    readonly base: number;
    readonly step: number;
    readonly rateByStep: number;
    readonly taxStep: number;
    readonly ownerLimit: number;
    readonly renterLimit: number;
    readonly jointOwnerOffset: number;
    readonly jointRenterOffset: number;
  };
}

const byStatus = (single: number, joint: number, separate: number, head = single): ByStatus<number> => ({
  single,
  mfj: joint,
  mfs: separate,
  hoh: head,
  qss: head,
});

export const missouri2024: MissouriLaw = {
  tax: {
    source:
      'RSMo 143.011; 2024 Tax Chart, MO-1040 Instructions (2024), page 26; TaxSlayer, What’s new in 2024 for Missouri',
    chart: [
      { over: 0, base: 0, rate: 0 },
      { over: 1_273, base: 0, rate: 0.02 },
      { over: 2_546, base: 25, rate: 0.025 },
      { over: 3_819, base: 57, rate: 0.03 },
      { over: 5_092, base: 95, rate: 0.035 },
      { over: 6_365, base: 140, rate: 0.04 },
      { over: 7_638, base: 191, rate: 0.045 },
      { over: 8_911, base: 248, rate: 0.048 },
    ],
  },
  federalTax: {
    source: 'RSMo 143.171; MO-1040 Instructions (2024), lines 12 and 13, page 8',
    shares: [
      { over: 0, share: 0.35 },
      { over: 25_000, share: 0.25 },
      { over: 50_000, share: 0.15 },
      { over: 100_000, share: 0.05 },
      { over: 125_000, share: 0 },
    ],
    most: byStatus(5_000, 10_000, 5_000),
  },
  exemption: {
    source: 'RSMo 143.161(2); MO-1040 Instructions (2024), line 15, page 8',
    headOfHousehold: 1_400,
  },
  pension: {
    source: 'RSMo 143.124, 143.125 (2023 SB 190); Form MO-A (2024), Part 3, Sections A to D',
    publicMost: 46_381,
    privateMost: 6_000,
    privateIncomeLimit: byStatus(25_000, 32_000, 16_000),
    socialSecurityAge: 62,
  },
  itemized: {
    source: 'RSMo 143.141; Form MO-A (2024), Part 2, and worksheet for line 11; IRC 164(b)(6)',
    stateTaxLimit: byStatus(10_000, 10_000, 5_000),
  },
  business: { source: 'RSMo 143.022; MO-1040 Instructions (2024), Form MO-A, line 17, page 16', share: 0.2 },
  collegeSavings: {
    source: 'RSMo 143.121.2(4); Form MO-A (2024), Part 1',
    most: byStatus(8_000, 16_000, 8_000),
  },
  workingFamily: {
    source: 'RSMo 143.177; Form MO-WFTC (2024)',
    share: 0.2,
    investmentLimit: 4_300,
  },
  propertyTax: {
    source: 'RSMo 135.010 to 135.030; Form MO-PTS (2024), lines 9 to 14, and Property Tax Credit Chart',
    age: 65,
    survivorAge: 60,
    ownerMost: 1_100,
    renterMost: 750,
    rentShare: 0.2,
    base: 14_300,
    step: 300,
    rateByStep: 0.000625,
    taxStep: 25,
    ownerLimit: 30_000,
    renterLimit: 27_500,
    jointOwnerOffset: 4_000,
    jointRenterOffset: 2_000,
  },
};

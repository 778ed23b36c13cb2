import { type ByStatus, everyStatus, singleAndJoint } from '../shared/rates';

interface Sourced {
  readonly source: string;
}

/** Amount from an income over `over` on. */
interface Tier {
  readonly over: number;
  readonly amount: number;
}

/** Amounts of Colorado for one year. */
export interface ColoradoLaw {
  readonly tax: Sourced & { readonly rate: number; readonly minimumTaxRate: number };
  readonly deductionAddback: Sourced & { readonly income: number; readonly allowed: ByStatus<number> };
  readonly businessAddback: Sourced & { readonly income: ByStatus<number> };
  readonly retirement: Sourced & {
    readonly age: number;
    readonly fullAge: number;
    readonly most: number;
    readonly fullMost: number;
  };
  readonly military: Sourced & { readonly underAge: number; readonly most: number };
  readonly gifts: Sourced & { readonly floor: number };
  readonly collegeSavings: Sourced & { readonly most: ByStatus<number> };
  readonly childTaxCredit: Sourced & { readonly underAge: number; readonly tiers: ByStatus<readonly Tier[]> };
  readonly familyCredit: Sourced & {
    readonly amount: number;
    readonly youngAge: number;
    readonly underAge: number;
    readonly olderShare: number;
    readonly start: ByStatus<number>;
    readonly step: number;
    readonly reduction: number;
  };
  readonly earnedIncome: Sourced & { readonly share: number; readonly minimumAge: number };
  readonly care: Sourced & {
    readonly share: number;
    readonly income: number;
    readonly lowIncome: number;
    readonly lowShare: number;
    readonly lowMost: readonly [one: number, more: number];
    readonly underAge: number;
  };
  readonly seniorHousing: Sourced & {
    readonly age: number;
    readonly incomeLimit: number;
    readonly most: ByStatus<number>;
    readonly start: number;
    readonly step: number;
    readonly reduction: ByStatus<number>;
  };
  readonly salesTaxRefund: Sourced & { readonly age: number; readonly tiers: readonly Tier[] };
}

const singleTiers: readonly Tier[] = [
  { over: 0, amount: 1_200 },
  { over: 25_000, amount: 600 },
  { over: 50_000, amount: 200 },
  { over: 75_000, amount: 0 },
];
const jointTiers: readonly Tier[] = [
  { over: 0, amount: 1_200 },
  { over: 35_000, amount: 600 },
  { over: 60_000, amount: 200 },
  { over: 85_000, amount: 0 },
];

export const colorado2024: ColoradoLaw = {
  tax: {
    source: 'C.R.S. 39-22-104(1.7), 39-22-627; 104 Book (2024), line 12; C.R.S. 39-22-105 (DR 0104AMT)',
    rate: 0.0425,
    minimumTaxRate: 0.0347,
  },
  deductionAddback: {
    source: 'C.R.S. 39-22-104(3)(p.5); 104 Book (2024), Additions, line 4',
    income: 300_000,
    allowed: { ...everyStatus(12_000), mfj: 16_000 },
  },
  businessAddback: {
    source: 'C.R.S. 39-22-104(3)(o); 104 Book (2024), Additions, line 3',
    income: { ...everyStatus(500_000), mfj: 1_000_000 },
  },
  retirement: {
    source: 'C.R.S. 39-22-104(4)(f)(III); 104 Book (2024), DR 0104AD, lines 3 to 6',
    age: 55,
    fullAge: 65,
    most: 20_000,
    fullMost: 24_000,
  },
  military: {
    source: 'C.R.S. 39-22-104(4)(y); 104 Book (2024), DR 0104AD, line 7',
    underAge: 55,
    most: 15_000,
  },
  gifts: {
    source: 'C.R.S. 39-22-104(4)(m); 104 Book (2024), DR 0104AD, line 12',
    floor: 500,
  },
  collegeSavings: {
    source: 'C.R.S. 39-22-104(4)(i); 104 Book (2024), DR 0104AD, line 10',
    most: { ...everyStatus(22_700), mfj: 34_000 },
  },
  childTaxCredit: {
    source: 'C.R.S. 39-22-129; DR 0104CN (2024), Section B',
    underAge: 6,
    tiers: { ...everyStatus(singleTiers), mfj: jointTiers },
  },
  familyCredit: {
    source: 'C.R.S. 39-22-130; DR 0104CN (2024), Section C',
    amount: 3_200,
    youngAge: 6,
    underAge: 17,
    olderShare: 0.75,
    start: { ...everyStatus(15_000), mfj: 25_000 },
    step: 5_000,
    reduction: 0.06875,
  },
  earnedIncome: {
    source: 'C.R.S. 39-22-123.5; 104 Book (2024), Instructions for Select Credits from the DR 0104CR',
    share: 0.5,
    minimumAge: 19,
  },
  care: {
    source: 'C.R.S. 39-22-119(1.7), 39-22-119.5(3); 104 Book (2024), DR 0347, Parts III and IV, Table A',
    share: 0.5,
    income: 60_000,
    lowIncome: 25_000,
    lowShare: 0.25,
    lowMost: [500, 1_000],
    underAge: 13,
  },
  seniorHousing: {
    source: 'C.R.S. 39-22-549; 104 Book (2024), Income-Qualified Senior Housing credit',
    age: 65,
    incomeLimit: 125_000,
    most: { ...everyStatus(800), mfs: 400 },
    start: 25_000,
    step: 500,
    // Separate filers go down by as much as joint ones.
    reduction: { ...singleAndJoint(8, 4), mfs: 4 },
  },
  salesTaxRefund: {
    source: 'C.R.S. 39-22-2003; 104 Book (2024), State Sales Tax Refund, line 34',
    age: 18,
    tiers: [
      { over: 0, amount: 177 },
      { over: 53_000, amount: 240 },
      { over: 105_000, amount: 277 },
      { over: 166_000, amount: 323 },
      { over: 233_000, amount: 350 },
      { over: 302_000, amount: 565 },
    ],
  },
};

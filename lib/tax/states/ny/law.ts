import { type ByStatus, everyStatus, singleAndJoint, type Step } from '../shared/rates';

/** A row of a table: the amount from an income on (over it, where the form says "over"). */
export interface Row {
  readonly over: number;
  readonly amount: number;
}
/** Tax recapture above a taxable income: base, and the benefit phased in over $50,000 of income above `over`. */
export interface Recapture {
  readonly over: number;
  readonly base: number;
  readonly benefit: number;
}

/** Amounts of New York State, New York City and Yonkers for one year. */
export interface NewYorkLaw {
  readonly rates: { readonly source: string; readonly steps: ByStatus<readonly Step[]> };
  readonly table: { readonly source: string; readonly row: number; readonly below: number };
  readonly recapture: {
    readonly source: string;
    readonly over: number;
    readonly phaseIn: number;
    /** Rate on the whole taxable income up to the first step below. */
    readonly flatRate: ByStatus<number>;
    readonly steps: ByStatus<readonly Recapture[]>;
    readonly top: { readonly over: number; readonly rate: number };
  };
  readonly deduction: {
    readonly source: string;
    readonly standard: ByStatus<number>;
    readonly claimedByOthers: number;
    readonly dependent: number;
  };
  readonly itemized: {
    readonly source: string;
    readonly medicalFloor: number;
    readonly cashGiftShare: number;
    readonly mortgageLimit: ByStatus<number>;
    /** Federal adjusted gross income over which 3 percent of the excess is lost, up to 80 percent. */
    readonly limitFrom: ByStatus<number>;
    readonly limitRate: number;
    readonly limitMost: number;
    /** New York income over which a quarter is lost, and then another. */
    readonly quarterFrom: ByStatus<number>;
    readonly secondQuarterFrom: number;
    readonly quarter: number;
    readonly per: number;
    readonly charityOnly: readonly { readonly over: number; readonly share: number }[];
  };
  readonly retirement: { readonly source: string; readonly most: number; readonly halfYearAfter: number };
  readonly savings: { readonly source: string; readonly most: ByStatus<number> };
  readonly householdCredit: {
    readonly source: string;
    readonly single: readonly Row[];
    readonly family: readonly Row[];
    readonly perPerson: readonly Row[];
  };
  readonly childCredit: {
    readonly source: string;
    readonly share: number;
    readonly least: number;
    readonly underAge: number;
    readonly full: number;
    readonly limit: ByStatus<number>;
    readonly per: number;
    readonly lessPer: number;
    readonly earnedOver: number;
    readonly earnedShare: number;
  };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly careCredit: {
    readonly source: string;
    /** Most expenses by number of persons; the last one for more. */
    readonly most: readonly number[];
    readonly multiplier: readonly Row[];
  };
  readonly propertyCredit: {
    readonly source: string;
    readonly incomeLimit: number;
    readonly homeValueLimit: number;
    readonly rentLimit: number;
    readonly rentShare: number;
    readonly rate: number;
    readonly age: number;
    readonly excess: readonly Row[];
    readonly most: number;
    readonly lessPerThousand: number;
    readonly mostAged: number;
    readonly lessPerThousandAged: number;
  };
  readonly tuitionCredit: {
    readonly source: string;
    readonly most: number;
    readonly rate: number;
    readonly smallAmount: number;
  };
  readonly useTax: {
    readonly source: string;
    /** Where the county is not known. */
    readonly stateRate: number;
    readonly city: number;
    readonly yonkers: number;
    /** With the local part, by county; `elsewhere` in counties that are not named. */
    readonly counties: Readonly<Record<string, number>>;
    readonly elsewhere: number;
  };
  readonly city: {
    readonly source: string;
    readonly steps: ByStatus<readonly Step[]>;
    readonly householdSingle: readonly Row[];
    readonly householdFamily: readonly Row[];
    readonly schoolAmount: ByStatus<number>;
    readonly schoolLimit: number;
    readonly reduction: ByStatus<readonly Step[]>;
    readonly reductionLimit: number;
    readonly earnedIncome: readonly Row[];
    /** Income from which the share falls, by this much for each dollar, down to the next row. */
    readonly earnedIncomeFallsOver: number;
    readonly earnedIncomeFall: number;
    readonly careIncomeLimit: number;
    readonly careUnderAge: number;
  };
  readonly yonkers: {
    readonly source: string;
    readonly surcharge: number;
    /** Of people who work there and live elsewhere. */
    readonly earningsRate: number;
    readonly exclusions: readonly Row[];
  };
  readonly mobilityTax: {
    readonly source: string;
    readonly over: number;
    readonly city: number;
    readonly suburbs: number;
  };
}

const top = [
  { over: 5_000_000, rate: 0.103 },
  { over: 25_000_000, rate: 0.109 },
];
const singleSteps: readonly Step[] = [
  { over: 0, rate: 0.04 },
  { over: 8_500, rate: 0.045 },
  { over: 11_700, rate: 0.0525 },
  { over: 13_900, rate: 0.055 },
  { over: 80_650, rate: 0.06 },
  { over: 215_400, rate: 0.0685 },
  { over: 1_077_550, rate: 0.0965 },
  ...top,
];
const jointSteps: readonly Step[] = [
  { over: 0, rate: 0.04 },
  { over: 17_150, rate: 0.045 },
  { over: 23_600, rate: 0.0525 },
  { over: 27_900, rate: 0.055 },
  { over: 161_550, rate: 0.06 },
  { over: 323_200, rate: 0.0685 },
  { over: 2_155_350, rate: 0.0965 },
  ...top,
];
const headSteps: readonly Step[] = [
  { over: 0, rate: 0.04 },
  { over: 12_800, rate: 0.045 },
  { over: 17_650, rate: 0.0525 },
  { over: 20_900, rate: 0.055 },
  { over: 107_650, rate: 0.06 },
  { over: 269_300, rate: 0.0685 },
  { over: 1_616_450, rate: 0.0965 },
  ...top,
];
const citySteps = (second: number): readonly Step[] => [
  { over: 0, rate: 0.03078 },
  { over: second, rate: 0.03762 },
  { over: (second * 25) / 12, rate: 0.03819 },
  { over: (second * 50) / 12, rate: 0.03876 },
];
const reduction = (second: number): readonly Step[] => [
  { over: 0, rate: 0.00171 },
  { over: second, rate: 0.00228 },
];

export const newYork2024: NewYorkLaw = {
  rates: {
    source: 'Tax Law 601(a) to (c); IT-201 Instructions (2024), New York State tax rate schedule',
    steps: singleAndJoint(singleSteps, jointSteps, headSteps),
  },
  table: {
    source: 'IT-201 Instructions (2024), tax tables: rows of $50 below $65,000',
    row: 50,
    below: 65_000,
  },
  recapture: {
    source: 'Tax Law 601(d-4); IT-201 Instructions (2024), Tax computation worksheets 1 to 18',
    over: 107_650,
    phaseIn: 50_000,
    flatRate: singleAndJoint(0.06, 0.055, 0.06),
    steps: singleAndJoint<readonly Recapture[]>(
      [
        { over: 215_400, base: 568, benefit: 1_831 },
        { over: 1_077_550, base: 2_399, benefit: 30_172 },
        { over: 5_000_000, base: 32_571, benefit: 32_500 },
      ],
      [
        { over: 161_550, base: 333, benefit: 807 },
        { over: 323_200, base: 1_140, benefit: 2_747 },
        { over: 2_155_350, base: 3_887, benefit: 60_350 },
        { over: 5_000_000, base: 64_237, benefit: 32_500 },
      ],
      [
        { over: 269_300, base: 787, benefit: 2_289 },
        { over: 1_616_450, base: 3_076, benefit: 45_261 },
        { over: 5_000_000, base: 48_337, benefit: 32_500 },
      ],
    ),
    top: { over: 25_000_000, rate: 0.109 },
  },
  deduction: {
    source: 'Tax Law 614, 616; IT-201 Instructions (2024), lines 34 and 36',
    standard: singleAndJoint(8_000, 16_050, 11_200),
    claimedByOthers: 3_100,
    dependent: 1_000,
  },
  itemized: {
    source:
      'Tax Law 615; Form IT-196 (2024), lines 3, 8, 40, and 46, and its instructions; IRC 163(h)(3), 170(b)(1), and 213 as in effect for 2017',
    medicalFloor: 0.1,
    cashGiftShare: 0.5,
    mortgageLimit: { ...everyStatus(1_000_000), mfs: 500_000 },
    limitFrom: { single: 330_200, mfj: 396_250, qss: 396_250, mfs: 198_100, hoh: 363_250 },
    limitRate: 0.03,
    limitMost: 0.8,
    quarterFrom: singleAndJoint(100_000, 200_000, 150_000),
    secondQuarterFrom: 475_000,
    quarter: 0.25,
    per: 50_000,
    charityOnly: [
      { over: 1_000_000, share: 0.5 },
      { over: 10_000_000, share: 0.25 },
    ],
  },
  retirement: {
    source: 'Tax Law 612(c)(3), (3-a); IT-201 Instructions (2024), lines 26 and 29',
    most: 20_000,
    halfYearAfter: 59,
  },
  savings: {
    source: 'Tax Law 612(c)(32); IT-201 Instructions (2024), line 30',
    most: singleAndJoint(5_000, 10_000, 5_000),
  },
  householdCredit: {
    source: 'Tax Law 606(b); IT-201 Instructions (2024), line 40, tables 1 to 3',
    single: [
      { over: -Infinity, amount: 75 },
      { over: 5_000, amount: 60 },
      { over: 6_000, amount: 50 },
      { over: 7_000, amount: 45 },
      { over: 20_000, amount: 40 },
      { over: 25_000, amount: 20 },
      { over: 28_000, amount: 0 },
    ],
    family: [
      { over: -Infinity, amount: 90 },
      { over: 5_000, amount: 75 },
      { over: 6_000, amount: 65 },
      { over: 7_000, amount: 60 },
      { over: 22_000, amount: 50 },
      { over: 25_000, amount: 40 },
      { over: 28_000, amount: 20 },
      { over: 32_000, amount: 0 },
    ],
    perPerson: [
      { over: -Infinity, amount: 15 },
      { over: 20_000, amount: 10 },
      { over: 25_000, amount: 5 },
      { over: 32_000, amount: 0 },
    ],
  },
  childCredit: {
    source: 'Tax Law 606(c-1); Form IT-213 (2024), worksheets A to C; IRC 24 as in effect for 2017',
    share: 0.33,
    least: 100,
    underAge: 17,
    full: 1_000,
    limit: { single: 75_000, hoh: 75_000, qss: 75_000, mfj: 110_000, mfs: 55_000 },
    per: 1_000,
    lessPer: 50,
    earnedOver: 3_000,
    earnedShare: 0.15,
  },
  earnedIncomeCredit: { source: 'Tax Law 606(d); Form IT-215 (2024)', share: 0.3 },
  careCredit: {
    source: 'Tax Law 606(c); Form IT-216 (2024) and its instructions, line 14 table',
    most: [3_000, 6_000, 7_500, 8_500, 9_000],
    multiplier: [
      { over: -Infinity, amount: 1 },
      { over: 50_000, amount: 1.1682 },
      { over: 55_000, amount: 1.2733 },
      { over: 60_000, amount: 2.322 },
      { over: 65_000, amount: 3 },
      { over: 150_000, amount: 1 },
    ],
  },
  propertyCredit: {
    source: 'Tax Law 606(e); Form IT-214 (2024), tables 1 and 2',
    incomeLimit: 18_000,
    homeValueLimit: 85_000,
    rentLimit: 5_400,
    rentShare: 0.25,
    rate: 0.5,
    age: 65,
    excess: [
      { over: -Infinity, amount: 0.035 },
      { over: 3_000, amount: 0.04 },
      { over: 5_000, amount: 0.045 },
      { over: 7_000, amount: 0.05 },
      { over: 9_000, amount: 0.055 },
      { over: 11_000, amount: 0.06 },
      { over: 14_000, amount: 0.065 },
    ],
    most: 75,
    lessPerThousand: 2,
    mostAged: 375,
    lessPerThousandAged: 17,
  },
  tuitionCredit: {
    source: 'Tax Law 606(t) and 615(d)(4); Form IT-272 (2024); Form IT-196 (2024), line 48',
    most: 10_000,
    rate: 0.04,
    smallAmount: 200,
  },
  useTax: {
    source:
      'Tax Law 1105, 1107, 1109, 1110, 1210; Publication 718 (2024); IT-201 Instructions (2024), line 59',
    stateRate: 0.04,
    city: 0.08875,
    yonkers: 0.08875,
    counties: {
      allegany: 0.085,
      dutchess: 0.08125,
      erie: 0.0875,
      herkimer: 0.0825,
      nassau: 0.08625,
      oneida: 0.0875,
      ontario: 0.075,
      orange: 0.08125,
      putnam: 0.08375,
      rockland: 0.08375,
      saratoga: 0.07,
      suffolk: 0.08625,
      warren: 0.07,
      washington: 0.07,
      westchester: 0.08375,
    },
    elsewhere: 0.08,
  },
  city: {
    source:
      'NYC Administrative Code 11-1701, 11-1706; IT-201 Instructions (2024), lines 47a, 48, 69, 69a, 70; IT-216',
    steps: singleAndJoint(citySteps(12_000), citySteps(21_600), citySteps(14_400)),
    householdSingle: [
      { over: -Infinity, amount: 15 },
      { over: 10_000, amount: 10 },
      { over: 12_500, amount: 0 },
    ],
    householdFamily: [
      { over: -Infinity, amount: 30 },
      { over: 15_000, amount: 25 },
      { over: 17_500, amount: 15 },
      { over: 20_000, amount: 10 },
      { over: 22_500, amount: 0 },
    ],
    schoolAmount: singleAndJoint(63, 125),
    schoolLimit: 250_000,
    reduction: singleAndJoint(reduction(12_000), reduction(21_600), reduction(14_400)),
    reductionLimit: 500_000,
    earnedIncome: [
      { over: 5_000, amount: 0.3 },
      { over: 15_000, amount: 0.25 },
      { over: 20_000, amount: 0.2 },
      { over: 40_000, amount: 0.15 },
    ],
    earnedIncomeFallsOver: 2_500,
    earnedIncomeFall: 0.00002,
    careIncomeLimit: 30_000,
    careUnderAge: 4,
  },
  yonkers: {
    source: 'Tax Law 1321, 1340; IT-201 Instructions (2024), line 55 worksheet; Form Y-203 (2024)',
    surcharge: 0.1675,
    earningsRate: 0.005,
    exclusions: [
      { over: -Infinity, amount: 3_000 },
      { over: 10_000, amount: 2_000 },
      { over: 20_000, amount: 1_000 },
      { over: 30_000, amount: 0 },
    ],
  },
  mobilityTax: {
    source: 'Tax Law 801(a)(2); IT-201 Instructions (2024), lines 54a to 54e',
    over: 50_000,
    city: 0.006,
    suburbs: 0.0034,
  },
};

import { type ByStatus, singleAndJoint } from '../shared/rates';

/** Amounts of Indiana for one year. */
export interface IndianaLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly deductions: {
    readonly source: string;
    readonly rent: ByStatus<number>;
    readonly propertyTax: ByStatus<number>;
    /** Federal adjusted gross income up to which no unemployment compensation is taxed; 0 for couples apart. */
    readonly unemploymentBase: { readonly single: number; readonly joint: number };
    readonly unemploymentShare: number;
    /** Of a civil service annuity: age, and most of it, less Social Security and railroad benefits. */
    readonly civilServiceAge: number;
    readonly civilServiceMost: number;
    /** For each dependent child at a private school or taught at home. */
    readonly privateSchool: number;
  };
  readonly exemption: {
    readonly source: string;
    readonly each: number;
    readonly child: number;
    readonly firstYearChild: number;
    readonly childUnder: number;
    readonly studentUnder: number;
    readonly agedOrBlind: number;
    readonly age: number;
    readonly agedLowIncome: number;
    readonly lowIncomeBelow: ByStatus<number>;
  };
  readonly useTax: { readonly source: string; readonly rate: number };
  readonly elderlyCredit: {
    readonly source: string;
    readonly age: number;
    /** Credit by federal adjusted gross income: below each limit, for one and for two people. */
    readonly rows: readonly { readonly below: number; readonly one: number; readonly two: number }[];
  };
  /** Of residents of Lake County who pay property tax: Indiana income below which there is one. */
  readonly lakeCredit: { readonly source: string; readonly incomeBelow: ByStatus<number> };
  readonly earnedIncomeCredit: { readonly source: string; readonly share: number };
  readonly collegeCredit: { readonly source: string; readonly rate: number; readonly most: ByStatus<number> };
  readonly savingsCredit: { readonly source: string; readonly rate: number; readonly most: ByStatus<number> };
  readonly county: { readonly source: string; readonly rates: Readonly<Record<string, number>> };
}

export const indiana2024: IndianaLaw = {
  tax: { source: 'IC 6-3-2-1(a)(3); Form IT-40 (2024), line 8', rate: 0.0305 },
  deductions: {
    source:
      'IC 6-3-2-3.7, 6-3-2-4, 6-3-2-22; Form IT-40, Schedule 2, lines 1, 2, 6, 10, and 11; IT-40 Instruction Booklet (2024), pages 16 to 19',
    rent: { ...singleAndJoint(3_000, 3_000), mfs: 1_500 },
    propertyTax: { ...singleAndJoint(2_500, 2_500), mfs: 1_250 },
    unemploymentBase: { single: 12_000, joint: 18_000 },
    unemploymentShare: 0.5,
    civilServiceAge: 62,
    civilServiceMost: 16_000,
    privateSchool: 1_000,
  },
  exemption: {
    source:
      'IC 6-3-1-3.5(a); Form IT-40, Schedule 3 (2024), lines 1 to 5, and Schedule IN-DEP, boxes 1E and 1F',
    each: 1_000,
    child: 1_500,
    firstYearChild: 1_500,
    childUnder: 19,
    studentUnder: 24,
    agedOrBlind: 1_000,
    age: 65,
    agedLowIncome: 500,
    lowIncomeBelow: { ...singleAndJoint(40_000, 40_000), mfs: 20_000 },
  },
  useTax: { source: 'IC 6-2.5-2-2; Form IT-40, Schedule 4, line 1', rate: 0.07 },
  elderlyCredit: {
    source: 'IC 6-3-3-9; IT-40 Instruction Booklet (2024), page 30, Tables A and B',
    age: 65,
    rows: [
      { below: 1_000, one: 100, two: 140 },
      { below: 3_000, one: 50, two: 90 },
      { below: 10_000, one: 40, two: 80 },
    ],
  },
  lakeCredit: {
    source: 'IC 6-3.1-20; IT-40 Booklet (2025), Schedule 5, line 7',
    incomeBelow: { ...singleAndJoint(18_600, 18_600), mfs: 9_300 },
  },
  earnedIncomeCredit: { source: 'IC 6-3.1-21; Schedule IN-EIC (2024), line A-3', share: 0.1 },
  collegeCredit: { source: 'IC 6-3-3-5; Schedule CC-40', rate: 0.5, most: singleAndJoint(100, 200, 100) },
  savingsCredit: {
    source: 'IC 6-3-3-12; Schedule IN-529 (2024)',
    rate: 0.2,
    most: { ...singleAndJoint(1_500, 1_500), mfs: 750 },
  },
  county: {
    source:
      'Schedule CT-40 (2024), table of rates; changes on January 1 and October 1, 2024, in Departmental Notice #1 (a rate that changed in October counts for one quarter of the year)',
    rates: {
      Adams: 0.016,
      Allen: 0.0159,
      Bartholomew: 0.0175,
      Benton: 0.0179,
      Blackford: 0.025,
      Boone: 0.017,
      Brown: 0.025234,
      Carroll: 0.022733,
      Cass: 0.0295,
      Clark: 0.02,
      Clay: 0.0235,
      Clinton: 0.0265,
      Crawford: 0.0165,
      Daviess: 0.015,
      Dearborn: 0.014,
      Decatur: 0.024875,
      Dekalb: 0.0213,
      Delaware: 0.015,
      Dubois: 0.012,
      Elkhart: 0.02,
      Fayette: 0.026325,
      Floyd: 0.0139,
      Fountain: 0.021,
      Franklin: 0.017,
      Fulton: 0.0273,
      Gibson: 0.009,
      Grant: 0.0255,
      Greene: 0.0215,
      Hamilton: 0.011,
      Hancock: 0.0194,
      Harrison: 0.01,
      Hendricks: 0.017,
      Henry: 0.01855,
      Howard: 0.0195,
      Huntington: 0.0195,
      Jackson: 0.021,
      Jasper: 0.02864,
      Jay: 0.0245,
      Jefferson: 0.0103,
      Jennings: 0.025,
      Johnson: 0.014,
      Knox: 0.017,
      Kosciusko: 0.01,
      Lagrange: 0.0165,
      Lake: 0.015,
      Laporte: 0.0145,
      Lawrence: 0.0175,
      Madison: 0.0225,
      Marion: 0.0202,
      Marshall: 0.0125,
      Martin: 0.025,
      Miami: 0.0254,
      Monroe: 0.02035,
      Montgomery: 0.0265,
      Morgan: 0.0272,
      Newton: 0.01,
      Noble: 0.0175,
      Ohio: 0.02,
      Orange: 0.0175,
      Owen: 0.025,
      Parke: 0.0265,
      Perry: 0.014,
      Pike: 0.012,
      Porter: 0.005,
      Posey: 0.0145,
      Pulaski: 0.0285,
      Putnam: 0.023,
      Randolph: 0.03,
      Ripley: 0.0238,
      Rush: 0.021,
      'St Joseph': 0.0175,
      Scott: 0.0216,
      Shelby: 0.016,
      Spencer: 0.008,
      Starke: 0.0171,
      Steuben: 0.0199,
      Sullivan: 0.017,
      Switzerland: 0.0125,
      Tippecanoe: 0.0128,
      Tipton: 0.026,
      Union: 0.02,
      Vanderburgh: 0.0125,
      Vermillion: 0.015,
      Vigo: 0.02,
      Wabash: 0.029,
      Warren: 0.0212,
      Warrick: 0.01,
      Washington: 0.02,
      Wayne: 0.0125,
      Wells: 0.021,
      White: 0.0232,
      Whitley: 0.016829,
    },
  },
};

/** Amounts of Pennsylvania for one year. */
export interface PennsylvaniaLaw {
  readonly tax: { readonly source: string; readonly rate: number };
  readonly savings: { readonly source: string; readonly mostPerBeneficiary: number };
  readonly forgiveness: {
    readonly source: string;
    /** Eligibility income of one filer up to which the whole tax is forgiven; double for a couple. */
    readonly base: number;
    readonly perChild: number;
    readonly step: number;
    readonly lessPerStep: number;
  };
  readonly retirementAge: { readonly source: string; readonly halfYearAfter: number };
  readonly careCredit: { readonly source: string; readonly share: number };
  readonly rebate: {
    readonly source: string;
    readonly age: number;
    readonly widowedAge: number;
    readonly disabledAge: number;
    /** Household income up to each limit, and the most for it. */
    readonly table: readonly { readonly upTo: number; readonly most: number }[];
    /** Share of the rent that stands for property tax. */
    readonly rentShare: number;
  };
  readonly useTax: {
    readonly source: string;
    readonly rate: number;
    readonly allegheny: number;
    readonly philadelphia: number;
  };
}

export const pennsylvania2024: PennsylvaniaLaw = {
  tax: { source: '72 P.S. 7302; PA-40 (2024), line 12', rate: 0.0307 },
  savings: {
    source: '72 P.S. 7303(a.5), (a.6); Schedule O (2024): the federal annual gift exclusion',
    mostPerBeneficiary: 18_000,
  },
  forgiveness: {
    source: '72 P.S. 7304; PA-40 Instructions (2024), Schedule SP, Eligibility Income Tables 1 and 2',
    base: 6_500,
    perChild: 9_500,
    step: 250,
    lessPerStep: 0.1,
  },
  retirementAge: {
    source: 'PA Personal Income Tax Guide, Gross Compensation: IRA distributions at age 59½ or older',
    halfYearAfter: 59,
  },
  careCredit: { source: '72 P.S. 7316.1-B; Schedule DC (2024)', share: 1 },
  rebate: {
    source:
      '53 P.S. 6926.1303 and 6926.1304; 54 Pa.B. 4550 (August 3, 2024): income limits and maximum rebates for claim year 2024; Form PA-1000 (2024), Tables A and B and line 17',
    age: 65,
    widowedAge: 50,
    disabledAge: 18,
    table: [
      { upTo: 8_270, most: 1_000 },
      { upTo: 15_510, most: 770 },
      { upTo: 18_610, most: 460 },
      { upTo: 46_520, most: 380 },
    ],
    rentShare: 0.2,
  },
  useTax: {
    source: '72 P.S. 7202; 61 Pa. Code 60.16; PA-40 Instructions (2024), line 25',
    rate: 0.06,
    allegheny: 0.07,
    philadelphia: 0.08,
  },
};

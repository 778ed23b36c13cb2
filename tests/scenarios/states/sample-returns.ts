import { type ReturnInputJson } from '@/lib/tax/facts/return-input';

/** Facts of people who might live anywhere; `place` says where they do. */
export interface Sample {
  readonly name: string;
  /** A return of people who live in `home` all year and earn their wages in `work`. */
  readonly build: (home: string, work: string) => ReturnInputJson;
}

const wages = (
  state: string,
  amount: number,
  withheld: number,
  owner: 'taxpayer' | 'spouse' = 'taxpayer',
) => ({
  owner,
  wages: amount,
  federalWithholding: Math.round(amount * 0.12),
  socialSecurityWages: amount,
  socialSecurityWithholding: Math.round(amount * 6.2) / 100,
  medicareWages: amount,
  medicareWithholding: Math.round(amount * 1.45) / 100,
  states: [{ state, wages: amount, withholding: withheld }],
});

/** Where states ask for a county, city or district, one that exists. */
const counties: Partial<Record<string, object>> = {
  MD: { county: 'Montgomery' },
  IN: { county: 'Marion' },
};

export const livedIn = (state: string, from = '2024-01-01', to = '2024-12-31', owner = 'both' as const) => ({
  owner,
  state,
  from,
  to,
  ...counties[state],
});

export const samples: readonly Sample[] = [
  {
    name: 'a single wage earner',
    build: (home, work) => ({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1990-03-04' },
      w2s: [wages(work, 62_000, 2_500)],
      residency: [livedIn(home)],
    }),
  },
  {
    name: 'a couple with two jobs and two children',
    build: (home, work) => ({
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: { dateOfBirth: '1985-03-04' },
      spouse: { dateOfBirth: '1987-09-10' },
      dependents: [
        { dateOfBirth: '2015-02-03', relationship: 'child', monthsInHome: 12 },
        { dateOfBirth: '2021-05-06', relationship: 'child', monthsInHome: 12 },
      ],
      w2s: [wages(work, 71_000, 3_000), wages(work, 38_000, 1_200, 'spouse')],
      residency: [livedIn(home)],
    }),
  },
  {
    name: 'a head of household with little income',
    build: (home, work) => ({
      taxYear: 2024,
      filingStatus: 'hoh',
      taxpayer: { dateOfBirth: '1993-03-04' },
      dependents: [{ dateOfBirth: '2019-02-03', relationship: 'child', monthsInHome: 12 }],
      w2s: [wages(work, 24_000, 300)],
      residency: [livedIn(home)],
    }),
  },
  {
    name: 'a high earner',
    build: (home, work) => ({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1975-03-04' },
      w2s: [wages(work, 640_000, 40_000)],
      residency: [livedIn(home)],
    }),
  },
];

/** The same return with a change at the top level. */
export const withFacts = (facts: ReturnInputJson, change: Partial<ReturnInputJson>): ReturnInputJson => ({
  ...facts,
  ...change,
});

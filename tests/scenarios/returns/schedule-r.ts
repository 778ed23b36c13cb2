import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1950-01-01') };
const byHand = 'Schedule R (2024), worked by hand';

export const elderlyOrDisabled: Scenario[] = [
  {
    name: 'joint-one-old-one-disabled',
    source: `${byHand}; tax on 14,900`,
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: { ...person('1970-01-01'), taxableDisabilityIncome: 3_000, nontaxablePensions: 500 },
      w2s: [wages(12_000), { ...wages(3_000), owner: 'spouse' }],
      itemized: { force: true, charityCash: 100 },
    },
    expect: {
      'schedule-r': {
        box: 6,
        '10': 7_500,
        '11': 8_000,
        '12': 7_500,
        '13a': null,
        '13b': 500,
        '13c': 500,
        '14': 15_000,
        '15': 10_000,
        '16': 5_000,
        '17': 2_500,
        '18': 3_000,
        '19': 4_500,
        '20': 675,
        '21': 1_493,
        '22': 675,
      },
      'schedule-3': { '6d': 675, '7': 675 },
    },
  },
  {
    name: 'separate-and-apart-all-year',
    source: `${byHand}; 15% of 750`,
    input: {
      ...single,
      filingStatus: 'mfs',
      livedApartAllYear: true,
      w2s: [wages(11_000)],
      itemized: { force: true, charityCash: 100 },
    },
    expect: {
      'schedule-r': { box: 8, '10': 3_750, '15': 5_000, '17': 3_000, '19': 750, '20': 113, '22': 113 },
    },
  },
  {
    name: 'single-retired-on-disability',
    source: `${byHand}; 4,000 - 3,750, tax on 400 is 41`,
    input: {
      ...single,
      taxpayer: { ...person('1980-01-01'), taxableDisabilityIncome: 4_000 },
      w2s: [wages(15_000)],
    },
    expect: {
      'schedule-r': { box: 2, '10': 5_000, '11': 4_000, '12': 4_000, '19': 250, '20': 38, '22': 38 },
    },
  },
  {
    name: 'social-security-takes-the-credit-away',
    source: `${byHand}; 5,000 less nontaxable benefits 4,000 less half of 500`,
    input: {
      ...single,
      w2s: [wages(8_000)],
      socialSecurity: [{ netBenefits: 4_000 }],
      itemized: { force: true, charityCash: 100 },
    },
    expect: { 'schedule-r': { '13a': 4_000, '13c': 4_000, '17': 250, '18': 4_250, '19': 750, '20': 113 } },
  },
];

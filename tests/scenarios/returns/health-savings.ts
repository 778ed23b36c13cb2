import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const };
const joint = { taxYear: 2024 as const, filingStatus: 'mfj' as const };
const source = 'Form 8889 (2024) and its instructions, worked by hand';

export const healthSavings: Scenario[] = [
  {
    // 4,150 less the employer's 1,000 leaves 3,150. 2,500 taken out less 2,000 of doctor's bills: 500, and 20% of it.
    // 60,000 + 500 - 3,000 = 57,500; less 14,600 = 42,900; table: 1,160 + 12% of (42,925 - 11,600) = 4,919.
    name: 'hsa-self-only-with-taxable-distribution',
    source,
    input: {
      ...single,
      taxpayer: person('1979-05-01'),
      w2s: [{ ...wages(60_000), box12: [{ code: 'W', amount: 1_000 }] }],
      adjustments: { hsa: [{ contributed: 3_000 }] },
      hsaDistributions: [{ distributed: 2_500, qualifiedMedical: 2_000 }],
    },
    expect: {
      '8889': {
        '1': 'Self-only',
        '2': 3_000,
        '3': 4_150,
        '5': 4_150,
        '6': 4_150,
        '7': null,
        '8': 4_150,
        '9': 1_000,
        '11': 1_000,
        '12': 3_150,
        '13': 3_000,
        '14a': 2_500,
        '14b': 0,
        '14c': 2_500,
        '15': 2_000,
        '16': 500,
        '17a': null,
        '17b': 100,
      },
      'schedule-1': { '8f': 500, '13': 3_000 },
      'schedule-2': { '17c': 100, '18': 100 },
      '1040': { '11': 57_500, '16': 4_919, '24': 5_019 },
    },
  },
  {
    // Each has half of 8,300 and 1,000 for age 55. 100,000 - 10,300 - 29,200 = 60,500;
    // table: 2,320 + 12% of (60,525 - 23,200) = 6,799.
    name: 'hsa-two-spouses-family-both-55',
    source,
    input: {
      ...joint,
      taxpayer: person('1968-05-01'),
      spouse: person('1969-12-31'),
      w2s: [wages(100_000)],
      adjustments: {
        hsa: [
          { owner: 'taxpayer', coverage: 'family', contributed: 5_150 },
          { owner: 'spouse', coverage: 'family', contributed: 5_150 },
        ],
      },
    },
    expect: {
      '8889': { '1': 'Family', '3': 8_300, '6': 4_150, '7': 1_000, '8': 5_150, '12': 5_150, '13': 5_150 },
      'schedule-1': { '13': 10_300 },
      '1040': { '11': 89_700, '15': 60_500, '16': 6_799 },
    },
  },
  {
    // One half, 4,150, is too little for the first; the other uses 2,300 only, so 6,000 and 2,300 is what they agree on.
    name: 'hsa-two-spouses-divide-as-they-agree',
    source: 'Instructions for Form 8889 (2024), line 6',
    input: {
      ...joint,
      taxpayer: person('1980-05-01'),
      spouse: person('1981-05-01'),
      w2s: [wages(90_000)],
      adjustments: {
        hsa: [
          { owner: 'taxpayer', coverage: 'family', contributed: 6_000 },
          { owner: 'spouse', coverage: 'family', contributed: 2_300 },
        ],
      },
    },
    expect: { '8889': { '6': 6_000, '13': 6_000 }, 'schedule-1': { '13': 8_300 } },
  },
  {
    // Six months: (4,150 + 1,000) x 6 / 12 = 2,575.
    name: 'hsa-55-and-half-a-year',
    source: 'Instructions for Form 8889 (2024), Line 3 Limitation Chart and Worksheet',
    input: {
      ...single,
      taxpayer: person('1969-12-31'),
      w2s: [wages(50_000)],
      adjustments: { hsa: [{ months: 6, contributed: 2_575 }] },
    },
    expect: { '8889': { '3': 2_575, '7': null, '13': 2_575 } },
  },
  {
    // Eight months self-only, four months family: (8 x 4,150 + 4 x 8,300) / 12 = 5,533.33.
    name: 'hsa-coverage-changes',
    source: 'Instructions for Form 8889 (2024), Line 3 Limitation Chart and Worksheet',
    input: {
      ...single,
      taxpayer: person('1985-12-31'),
      w2s: [wages(50_000)],
      adjustments: {
        hsa: [
          { months: 8, contributed: 3_000 },
          { coverage: 'family', months: 4, contributed: 1_000 },
        ],
      },
    },
    expect: { '8889': { '1': 'Family', '2': 4_000, '3': 5_533, '13': 4_000 } },
  },
  {
    name: 'hsa-distribution-at-65',
    source: 'Instructions for Form 8889 (2024), line 17a',
    input: {
      ...single,
      taxpayer: person('1957-05-01'),
      w2s: [wages(30_000)],
      hsaDistributions: [{ distributed: 1_500, rolledOver: 500 }],
    },
    expect: {
      '8889': { '2': null, '3': null, '14b': 500, '14c': 1_000, '16': 1_000, '17a': true, '17b': null },
      'schedule-1': { '8f': 1_000 },
      '1040': { '11': 31_000, '23': null },
    },
  },
  {
    // 16,000 of payments, of which the employer figured 20%.
    name: 'golden-parachute-tax-of-the-employer',
    source: 'Instructions for Schedule 2 (2024), line 17k',
    input: {
      ...single,
      taxpayer: person('1980-05-01'),
      w2s: [{ ...wages(80_000), box12: [{ code: 'K', amount: 3_200 }] }],
    },
    expect: { 'schedule-2': { '17k': 3_200, '18': 3_200, '21': 3_200 } },
  },
];

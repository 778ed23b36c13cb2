import { person, type Scenario, wages } from '../scenario';

const single = {
  taxYear: 2024 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1980-01-01'),
  w2s: [wages(60_000)],
};

/** Form 5329, Parts III, IV and VII: 6% a year on what was paid in beyond the limits. */
export const excessContributions: Scenario[] = [
  {
    name: 'too-much-in-both-kinds-of-ira',
    source: 'Form 5329 (2024): 7,500 - 7,000 = 500; nothing is left for a Roth IRA; 6% of 500 and of 1,000',
    input: { ...single, adjustments: { ira: [{ traditional: 7_500, roth: 1_000 }] } },
    expect: {
      'schedule-1': { '20': 7_000 },
      '5329': { '9': null, '14': null, '15': 500, '16': 500, '17': 30, '23': 1_000, '24': 1_000, '25': 60 },
      'schedule-2': { '8': 90 },
    },
  },
  {
    name: 'earlier-roth-excess-that-shrinks',
    source: 'Form 5329 (2024), lines 18 to 25: 9,000 less the unused 7,000 and 1,500 taken out; 6% of 500',
    input: {
      ...single,
      retirement: [{ grossDistribution: 1_500, code: 'J' }],
      iraBasis: { taxpayer: { rothContributionBasis: 5_000 } },
      excessContributions: { taxpayer: { roth: 9_000 } },
    },
    expect: {
      '5329': {
        '18': 9_000,
        '19': 7_000,
        '20': 1_500,
        '21': 8_500,
        '22': 500,
        '23': null,
        '24': 500,
        '25': 30,
      },
      'schedule-2': { '8': 30 },
    },
  },
  {
    name: 'earlier-excess-in-a-traditional-ira-of-less-value',
    source: 'Form 5329 (2024), lines 9 to 17: 2,000 - 500 withdrawn = 1,500; 6% of the value of 1,000',
    input: {
      ...single,
      adjustments: { ira: [{ traditional: 7_000 }] },
      excessContributions: {
        taxpayer: { traditional: 2_000, traditionalWithdrawn: 500, traditionalValue: 1_000 },
      },
    },
    expect: {
      '5329': {
        '9': 2_000,
        '10': 0,
        '11': 0,
        '12': 500,
        '13': 500,
        '14': 1_500,
        '15': null,
        '16': 1_500,
        '17': 60,
      },
      'schedule-2': { '8': 60 },
    },
  },
  {
    name: 'earlier-excess-less-a-taxed-distribution',
    source: 'Form 5329 (2024), lines 9 to 17: 2,000 - 1,200 = 800; 6% of 800',
    input: {
      ...single,
      taxpayer: person('1960-01-01'),
      retirement: [{ ira: true, grossDistribution: 1_200, taxableAmount: 1_200 }],
      adjustments: { ira: [{ traditional: 8_000 }] },
      excessContributions: { taxpayer: { traditional: 2_000 } },
    },
    expect: {
      '5329': { '9': 2_000, '10': 0, '11': 1_200, '12': 0, '13': 1_200, '14': 800, '16': 800, '17': 48 },
      'schedule-2': { '8': 48 },
    },
  },
  {
    name: 'excess-in-an-hsa',
    source:
      'Form 5329 (2024), lines 42 to 49: 300 - 100 taxed = 200, and 5,000 - 4,150 = 850; 6% of 1,050; Form 8889, line 17b: 20% of 100',
    input: {
      ...single,
      adjustments: { hsa: [{ contributed: 5_000 }] },
      hsaDistributions: [{ distributed: 100 }],
      excessContributions: { taxpayer: { hsa: 300 } },
    },
    expect: {
      '8889': { '2': 5_000, '13': 4_150, '16': 100 },
      '5329': { '42': 300, '43': 0, '44': 100, '45': 100, '46': 200, '47': 850, '48': 1_050, '49': 63 },
      'schedule-2': { '8': 63, '17c': 20 },
    },
  },
  {
    name: 'earlier-excess-in-an-hsa-deducted-this-year',
    source:
      'Publication 969 (2024), Excess contributions: the smaller of 4,150 - 3,000 = 1,150 and of 800; Form 5329 (2024), lines 42 to 49: nothing is left of 800',
    input: {
      ...single,
      adjustments: { hsa: [{ contributed: 3_000 }] },
      excessContributions: { taxpayer: { hsa: 800 } },
    },
    expect: {
      '8889': { '2': 3_000, '12': 4_150, '13': 3_800 },
      '5329': { '42': 800, '43': 1_150, '46': 0, '47': null, '48': 0, '49': 0 },
      'schedule-1': { '13': 3_800 },
      '1040': { '11': 56_200 },
    },
  },
  {
    name: 'earlier-excess-in-an-hsa-of-which-a-part-fits',
    source:
      'Publication 969 (2024), Excess contributions: the smaller of 4,150 - 4,000 = 150 and of 800; Form 5329 (2024), lines 46 to 49: 6% of 650',
    input: {
      ...single,
      adjustments: { hsa: [{ contributed: 4_000 }] },
      excessContributions: { taxpayer: { hsa: 800 } },
    },
    expect: {
      '8889': { '13': 4_150 },
      '5329': { '42': 800, '43': 150, '44': 0, '46': 650, '48': 650, '49': 39 },
      'schedule-1': { '13': 4_150 },
      'schedule-2': { '8': 39 },
    },
  },
  {
    // 2025: 4,300 - 1,000 from the employer - 1,300 = 2,000 of room for 500.
    name: 'earlier-excess-in-an-hsa-beside-an-employer-in-2025',
    source: 'Publication 969, Excess contributions; Rev. Proc. 2024-25: $4,300 for self-only coverage',
    input: {
      ...single,
      taxYear: 2025,
      adjustments: { hsa: [{ contributed: 1_300, employerContributed: 1_000 }] },
      excessContributions: { taxpayer: { hsa: 500 } },
    },
    expect: {
      '8889': { '2': 1_300, '9': 1_000, '12': 3_300, '13': 1_800 },
      '5329': { '42': 500, '43': 2_000, '46': 0, '49': 0 },
      'schedule-1': { '13': 1_800 },
      '1040': { '11a': 58_200 },
    },
  },
  {
    name: 'earlier-excess-in-a-traditional-ira-deducted-this-year',
    source:
      'Instructions for Form 5329, line 10, and IRC 219(f)(6): the smaller of 7,000 and of 2,000; nothing is left of 2,000',
    input: { ...single, excessContributions: { taxpayer: { traditional: 2_000 } } },
    expect: {
      '5329': { '9': 2_000, '10': 7_000, '11': 0, '13': 7_000, '14': 0, '15': null, '16': 0, '17': 0 },
      'ira-deduction-worksheet': { '11a': 2_000, '12a': 2_000 },
      'schedule-1': { '20': 2_000 },
      'schedule-2': { '8': null },
      '1040': { '11': 58_000 },
    },
  },
  {
    name: 'earlier-excess-in-a-traditional-ira-of-which-a-part-fits',
    source:
      'Instructions for Form 5329, line 10: the smaller of 7,000 - 5,500 - 500 = 1,000 and of 2,000 - 300; 2,000 - 1,300 = 700; 6% of 700',
    input: {
      ...single,
      adjustments: { ira: [{ traditional: 5_500, roth: 500 }] },
      excessContributions: { taxpayer: { traditional: 2_000, traditionalWithdrawn: 300 } },
    },
    expect: {
      '5329': { '9': 2_000, '10': 1_000, '12': 300, '13': 1_300, '14': 700, '16': 700, '17': 42 },
      'schedule-1': { '20': 6_500 },
      'schedule-2': { '8': 42 },
    },
  },
  {
    // Teri of the publication: 1,500 of pay, 1,100 paid in, 400 too much before.
    name: 'earlier-excess-of-the-example-in-publication-590-a',
    source: 'Publication 590-A, Worksheet 1-5, Example',
    input: {
      ...single,
      w2s: [wages(1_500)],
      adjustments: { ira: [{ traditional: 1_100 }] },
      excessContributions: { taxpayer: { traditional: 400 } },
    },
    expect: { '5329': { '10': 400, '14': 0, '17': 0 }, 'schedule-1': { '20': 1_500 } },
  },
  {
    // 2025: the spouse is 55 and may put in 8,000.
    name: 'earlier-excess-in-a-spouse-s-traditional-ira-in-2025',
    source:
      'Instructions for Form 5329, line 10, and IRC 219(f)(6); Notice 2024-80: $7,000, and $1,000 from age 50',
    input: {
      ...single,
      taxYear: 2025,
      filingStatus: 'mfj',
      spouse: person('1970-01-01'),
      adjustments: { ira: [{ owner: 'spouse', traditional: 7_600 }] },
      excessContributions: { spouse: { traditional: 600 } },
    },
    expect: {
      'ira-deduction-worksheet': { '11a': 0, '11b': 8_000 },
      'schedule-1': { '20': 8_000 },
      'schedule-2': { '8': 12 },
    },
  },
];

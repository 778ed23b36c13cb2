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
];

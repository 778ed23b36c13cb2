import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1990-01-01') };
const saver = (amount: number, saved: number) => ({
  ...wages(amount),
  box12: [{ code: 'D', amount: saved }],
});

export const savers: Scenario[] = [
  {
    name: 'savings-less-a-distribution-at-20-percent',
    source: 'Form 8880 (2024), by hand: 1,000 + 1,500 - 700; tax on 10,400',
    input: {
      ...single,
      w2s: [saver(24_300, 1_500)],
      adjustments: { ira: [{ roth: 1_000 }] },
      retirement: [{ grossDistribution: 700, taxableAmount: 700 }],
    },
    expect: {
      '8880': {
        '1a': 1_000,
        '2a': 1_500,
        '3a': 2_500,
        '4a': 700,
        '5a': 1_800,
        '6a': 1_800,
        '7': 1_800,
        '8': 25_000,
        '9': 0.2,
        '10': 360,
        '11': 1_043,
        '12': 360,
      },
      'schedule-3': { '4': 360 },
    },
  },
  {
    name: 'both-spouses-at-50-percent',
    source: 'Form 8880 (2024), by hand: 2,000 + 500; tax on 16,800',
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1991-01-01'),
      w2s: [saver(46_000, 3_000)],
      adjustments: { ira: [{ owner: 'spouse', roth: 500 }] },
    },
    expect: {
      '8880': {
        '1b': 500,
        '2a': 3_000,
        '3b': 500,
        '4b': null,
        '5b': 500,
        '6a': 2_000,
        '6b': 500,
        '7': 2_500,
        '9': 0.5,
        '10': 1_250,
        '11': 1_683,
        '12': 1_250,
      },
    },
  },
  {
    name: 'limited-by-the-tax',
    source: 'Form 8880, line 11: tax on 400 is 41',
    input: { ...single, w2s: [saver(15_000, 1_000)] },
    expect: { '8880': { '10': 500, '11': 41, '12': 41 }, '1040': { '22': 0 } },
  },
];

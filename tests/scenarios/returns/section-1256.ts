import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-04-02') };

export const section1256: Scenario[] = [
  {
    // 9,001 - 2,000 = 7,001. 40%: 2,800.40; the rest, 4,201, is long-term.
    name: 'section-1256-gain-60-40',
    source: 'IRC 1256(a)(3); Form 6781 (2024), Part I',
    input: {
      ...single,
      w2s: [wages(60_000)],
      section1256: [
        { account: 'Lake Futures 4471', profit: 9_001 },
        { account: 'Option House', profit: -2_000 },
      ],
    },
    expect: {
      '6781': {
        '2(b)': 2_000,
        '2(c)': 9_001,
        '3': 7_001,
        '4': null,
        '5': 7_001,
        '7': 7_001,
        '8': 2_800,
        '9': 4_201,
      },
      '6781-line-1': { '1(a)': 'Lake Futures 4471', '1(b)': null, '1(c)': 9_001 },
      'schedule-d': { '4': 2_800, '7': 2_800, '11': 4_201, '15': 4_201, '16': 7_001 },
      '1040': { '7': 7_001, '11': 67_001 },
    },
  },
  {
    // -12,000 + 2,000 = -10,000: -4,000 and -6,000. 3,000 are allowed this year.
    name: 'section-1256-loss-with-an-adjustment',
    source: 'Form 6781 (2024), lines 4 to 9; IRC 1211(b) and 1212(b)',
    input: {
      ...single,
      w2s: [wages(60_000)],
      section1256: [{ account: 'Lake Futures 4471', profit: -12_000, adjustment: 2_000 }],
    },
    expect: {
      '6781': { '2(b)': 12_000, '2(c)': 0, '3': -12_000, '4': 2_000, '5': -10_000, '8': -4_000, '9': -6_000 },
      '6781-line-1': { '1(b)': 12_000, '1(c)': null },
      'schedule-d': { '4': -4_000, '11': -6_000, '16': -10_000, '21': 3_000 },
      'capital-loss-carryover': { '8': 1_000, '13': 6_000 },
      '1040': { '7': -3_000 },
    },
  },
  {
    name: '2025-section-1256-gain',
    source: 'IRC 1256(a)(3); Form 6781 (2025), Part I',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(60_000)],
      section1256: [{ account: 'Lake Futures 4471', profit: 10_000 }],
    },
    expect: {
      '6781': { '8': 4_000, '9': 6_000 },
      '6781-line-1': { '1(a)': 'Lake Futures 4471', '1(c)': 10_000 },
      '1040': { '7a': 10_000 },
    },
  },
];

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
  {
    // 10,000 of the share and -2,000 of the account: 8,000, at 40% and 60%.
    name: 'section-1256-contracts-of-a-partnership',
    source: 'Partner’s Instructions for Schedule K-1 (Form 1065) (2024), box 11, code C: Form 6781, line 1',
    input: {
      ...single,
      w2s: [wages(60_000)],
      section1256: [{ account: 'Lake Futures 4471', profit: -2_000 }],
      k1s: [
        {
          entity: 'partnership',
          name: 'Grain Fund LP',
          ein: '12-3456789',
          passive: true,
          section1256: 10_000,
        },
      ],
    },
    expect: {
      '6781': { '2(b)': 2_000, '2(c)': 10_000, '3': 8_000, '8': 3_200, '9': 4_800 },
      'schedule-d': { '4': 3_200, '11': 4_800, '16': 8_000 },
      '1040': { '7': 8_000, '11': 68_000 },
    },
  },
  {
    // At risk 9,000 - 5,000 = 4,000 of -7,000 + 2,000: IRC 465(d) lets 2,000 + 4,000 of the loss count.
    name: 'section-1256-gain-of-a-partnership-with-a-nonrecourse-debt',
    source: 'Form 6198 (Rev. November 2024), line 2c; IRC 465(d)',
    input: {
      ...single,
      w2s: [wages(60_000)],
      k1s: [
        {
          entity: 'partnership',
          name: 'Grain Fund LP',
          ein: '12-3456789',
          ordinaryIncome: -7_000,
          section1256: 2_000,
          basis: { beginning: 9_000, notAtRisk: 5_000 },
        },
      ],
    },
    expect: {
      '6198': { '1': -7_000, '2c': 2_000, '5': -5_000, '20': 4_000, '21': 4_000 },
      'schedule-e-line-28': { '28(i)': 6_000 },
      '1040': { '7': 2_000, '8': -6_000, '11': 56_000 },
    },
  },
  {
    // Stock 500 and loans 6,000 bear 2,000 + 4,000. Stock: 500 by weight, 167 and 333; the loans the rest.
    name: 'section-1256-loss-of-an-s-corporation',
    source: 'Form 7203 (Rev. December 2022), lines 35 and 40; Reg. 1.1367-2(b)(1)',
    input: {
      ...single,
      w2s: [wages(60_000)],
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Kiln Inc',
          ein: '12-3456789',
          ordinaryIncome: -2_000,
          section1256: -4_000,
          basis: { beginning: 500, stockAcquired: 'original', debtBeginning: 6_000, debtKind: 'note' },
        },
      ],
    },
    expect: {
      '7203': { '35(c)': 167, '40(a)': 4_000, '40(c)': 333, '40(d)': 3_667, '47(a)': 6_000 },
      '6781': { '2(b)': 4_000, '8': -1_600, '9': -2_400 },
      '1040': { '7': -3_000, '8': -2_000 },
    },
  },
  {
    // 1,000 + 9,000 + 2,000 = 12,000 before 11,500 are taken out.
    name: 'section-1256-gain-raises-the-basis-of-stock',
    source: 'Form 7203 (Rev. December 2022), line 3i',
    input: {
      ...single,
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Kiln Inc',
          ein: '12-3456789',
          ordinaryIncome: 9_000,
          section1256: 2_000,
          basis: { beginning: 1_000, stockAcquired: 'original', distributions: 11_500 },
        },
      ],
    },
    expect: {
      '7203': { '3a': 9_000, '3i': 2_000, '4': 11_000, '5': 12_000, '6': 11_500 },
      '1040': { '7': 2_000, '8': 9_000, '11': 11_000 },
    },
  },
];

import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const practice = (profit: number, qbi: object = {}) => ({ id: 'practice', income: { other: profit }, qbi });

export const qualifiedBusiness: Scenario[] = [
  {
    name: 'reit-dividends-only',
    source: 'Form 8995 (2024), lines 6 to 15, by hand',
    input: {
      ...single,
      w2s: [wages(50_000)],
      dividends: [{ ordinary: 1_000, qualified: 300, section199A: 700 }],
    },
    expect: {
      '8995': {
        '2': 0,
        '6': 700,
        '8': 700,
        '9': 140,
        '10': 140,
        '11': 36_400,
        '12': 300,
        '13': 36_100,
        '15': 140,
      },
      '1040': { '13': 140, '15': 36_260 },
    },
  },
  {
    name: 'loss-carried-forward',
    source: 'Form 8995: 10,000 less 707, less 4,000; 20% of 5,293',
    input: { ...single, w2s: [wages(50_000)], businesses: [practice(10_000)], qbiCarryforward: 4_000 },
    expect: { '8995': { '2': 9_293, '3': -4_000, '4': 5_293, '5': 1_059, '15': 1_059, '16': 0 } },
  },
  {
    name: 'loss-carried-on',
    source: 'Form 8995, line 16: 9,293 less 20,000',
    input: { ...single, w2s: [wages(50_000)], businesses: [practice(10_000)], qbiCarryforward: 20_000 },
    expect: { '8995': { '4': 0, '15': 0, '16': -10_707 }, '1040': { '13': 0 } },
  },
  {
    // 240,000: self-employment tax 27,334, half 13,667. Income before: 226,333 - 14,600 = 211,733, which is 19,783
    // of 50,000 into the range. 20%: 45,267; half of wages: 30,000; 15,267 x 0.39566 = 6,041 lost.
    name: 'wages-phased-in',
    source: 'Form 8995-A (2024), parts II to IV, by hand',
    input: { ...single, businesses: [practice(240_000, { w2Wages: 60_000 })] },
    expect: {
      '8995-a-businesses': {
        '1(b)': null,
        '2': 226_333,
        '3': 45_267,
        '4': 60_000,
        '5': 30_000,
        '6': 15_000,
        '10': 30_000,
        '11': 30_000,
        '12': 39_226,
        '13': 39_226,
        '19': 15_267,
        '20': 211_733,
        '21': 191_950,
        '22': 19_783,
        '23': 50_000,
        '24': 0.39566,
        '25': 6_041,
        '26': 39_226,
      },
      '8995-a': { '16': 39_226, '33': 211_733, '36': 42_347, '39': 39_226 },
      '8995': { '15': null },
      '1040': { '13': 39_226, '15': 172_507 },
    },
  },
  {
    // As above; 60.434% counts: 136,782 of income, 36,260 of wages, half of them 18,130.
    name: 'service-business-in-the-range',
    source: 'Form 8995-A, Schedule A, by hand',
    input: { ...single, businesses: [practice(240_000, { specifiedService: true, w2Wages: 60_000 })] },
    expect: {
      '8995-a-schedule-a': { '7': 19_783, '8': 50_000, '11': 136_782, '12': 36_260 },
      '8995-a-businesses': {
        '1(b)': true,
        '2': 136_782,
        '3': 27_356,
        '10': 18_130,
        '25': 3_650,
        '26': 23_706,
      },
      '1040': { '13': 23_706 },
    },
  },
  {
    name: 'service-business-above-the-range',
    source: 'Instructions for Form 8995-A: income before of 270,930 is more than 241,950',
    input: { ...single, businesses: [practice(300_000, { specifiedService: true, w2Wages: 500_000 })] },
    expect: { '8995-a': { '16': 0, '33': 270_930, '39': 0 }, '1040': { '13': 0 } },
  },
  {
    // 25% of 40,000 + 2.5% of 800,000 = 30,000, more than half of wages; above the range nothing is phased in.
    name: 'property-counts-with-wages',
    source: 'Form 8995-A, lines 4 to 11',
    input: {
      ...single,
      businesses: [practice(300_000, { w2Wages: 40_000, propertyBasis: 800_000 })],
    },
    expect: {
      '8995-a-businesses': {
        '5': 20_000,
        '6': 10_000,
        '7': 800_000,
        '8': 20_000,
        '9': 30_000,
        '11': 30_000,
        '12': null,
      },
      '1040': { '13': 30_000 },
    },
  },
  {
    // Together 250,000: tax 27,601, half 13,801, all to the one with a profit: 286,199 less 50,000 = 236,199.
    name: 'loss-netting-above-the-threshold',
    source: 'Form 8995-A, Schedule C; 20% of 221,599 is the limit',
    input: {
      ...single,
      businesses: [practice(300_000, { w2Wages: 200_000 }), { id: 'b', expenses: { repairs: 50_000 } }],
    },
    expect: {
      '8995-a-schedule-c': { '3': -50_000, '4': 286_199, '5': 50_000, '6': 0 },
      '8995-a-schedule-c-line-1': { '1(b)': 286_199, '1(c)': -50_000, '1(d)': 236_199 },
      '8995-a-businesses': { '2': 236_199, '3': 47_240, '15': 47_240 },
      '8995-a': { '36': 44_320, '39': 44_320 },
    },
  },
  {
    name: 'reit-dividends-above-the-threshold',
    source: 'Form 8995-A, lines 28 to 31',
    input: { ...single, w2s: [wages(300_000)], dividends: [{ ordinary: 1_000, section199A: 1_000 }] },
    expect: {
      '8995-a': { '28': 1_000, '30': 1_000, '31': 200, '32': 200, '39': 200 },
      '1040': { '13': 200 },
    },
  },
];

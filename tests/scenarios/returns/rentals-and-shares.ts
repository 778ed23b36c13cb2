import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-03-09') };
const source = 'Schedule E and Form 8582 (2024) with their instructions, worked by hand';
const rental = (id: string, rents: number, repairs: number) => ({
  id,
  fairRentalDays: 365,
  rents,
  expenses: { repairs },
});

export const rentalsAndShares: Scenario[] = [
  {
    // Publication 946, Table A-6, July, year 10: 3.636% of 275,000 = 9,999. 12,000 - 8,000 - 3,000 - 2,000 - 9,999.
    name: 'rental-loss-small-landlord',
    source,
    input: {
      ...single,
      w2s: [wages(60_000)],
      rentals: [
        {
          id: 'a',
          address: '1 Elm Street',
          kind: 'Single Family Residence',
          fairRentalDays: 365,
          rents: 12_000,
          expenses: { mortgageInterest: 8_000, taxes: 3_000, repairs: 2_000 },
          assets: [{ description: 'House', placedInService: '2015-07-10', cost: 275_000, class: '27.5' }],
        },
      ],
    },
    expect: {
      'schedule-e-properties': {
        '1a': '1 Elm Street',
        '1b': 'Single Family Residence',
        '2': 365,
        '2 personal': 0,
        '3': 12_000,
        '12': 8_000,
        '14': 2_000,
        '16': 3_000,
        '18': 9_999,
        '20': 22_999,
        '21': -10_999,
        '22': -10_999,
      },
      'schedule-e': {
        '23a': 12_000,
        '23c': 8_000,
        '23d': 9_999,
        '23e': 22_999,
        '24': 0,
        '25': -10_999,
        '26': -10_999,
        '41': -10_999,
      },
      'schedule-1': { '5': -10_999 },
      '8582': { '3': null },
      '1040': { '11': 49_001 },
    },
  },
  {
    // 150,000 - 130,000 = 20,000; half of it is 10,000 of the loss of 20,000.
    name: 'rental-loss-in-the-phase-out',
    source,
    input: { ...single, w2s: [wages(130_000)], rentals: [rental('a', 10_000, 30_000)] },
    expect: {
      '8582': {
        '1a': null,
        '1b': -20_000,
        '1d': -20_000,
        '3': -20_000,
        '4': 20_000,
        '5': 150_000,
        '6': 130_000,
        '7': 20_000,
        '8': 10_000,
        '9': 10_000,
        '10': 0,
        '11': 10_000,
      },
      'schedule-e-properties': { '21': -20_000, '22': -10_000 },
      '1040': { '11': 120_000 },
    },
  },
  {
    // 15,001 lost, 5,000 allowed; 10,001 x 6,000 / 15,001 = 4,000 of the first is not.
    name: 'rental-losses-divided',
    source,
    input: {
      ...single,
      w2s: [wages(140_000)],
      rentals: [rental('a', 4_000, 10_000), rental('b', 1_000, 10_001)],
    },
    expect: {
      '8582': { '9': 5_000, '11': 5_000 },
      'schedule-e-properties': { '22': -2_000 },
      'schedule-e': { '25': -5_000 },
    },
  },
  {
    // One gains 5,000, one loses 30,000: 25,000 is left for the allowance, all 30,000 count.
    name: 'rental-gain-and-loss',
    source,
    input: {
      ...single,
      w2s: [wages(90_000)],
      rentals: [rental('a', 15_000, 10_000), rental('b', 0, 30_000)],
    },
    expect: {
      '8582': {
        '1a': 5_000,
        '1b': -30_000,
        '1d': -25_000,
        '4': 25_000,
        '8': 25_000,
        '9': 25_000,
        '11': 30_000,
      },
      'schedule-e': { '24': 5_000, '25': -30_000, '26': -25_000 },
      '1040': { '11': 65_000 },
    },
  },
  {
    name: 'rental-with-loss-of-earlier-years',
    source,
    input: {
      ...single,
      w2s: [wages(160_000)],
      rentals: [{ ...rental('a', 18_000, 10_000), priorUnallowedLoss: 3_000 }],
    },
    expect: {
      '8582': {
        '1a': 8_000,
        '1b': null,
        '1c': -3_000,
        '1d': 5_000,
        '3': 5_000,
        '4': null,
        '10': 8_000,
        '11': 3_000,
      },
      'schedule-e-properties': { '21': 8_000, '22': -3_000 },
      'schedule-e': { '24': 8_000, '25': -3_000, '26': 5_000 },
    },
  },
  {
    name: 'rental-married-separate-lived-together',
    source: 'Instructions for Form 8582 (2024), Special allowance: married filing separately',
    input: {
      ...single,
      filingStatus: 'mfs',
      w2s: [wages(40_000)],
      rentals: [rental('a', 5_000, 10_000)],
    },
    expect: {
      '8582': { '3': -5_000, '4': null, '9': null, '11': 0 },
      'schedule-e': { '25': null, '26': 0 },
      '1040': { '11': 40_000 },
    },
  },
  {
    // 75,000 - 60,000 = 15,000; half is 7,500.
    name: 'rental-married-separate-apart',
    source: 'Form 8582 (2024), lines 5 and 8: married filing separately',
    input: {
      ...single,
      filingStatus: 'mfs',
      livedApartAllYear: true,
      w2s: [wages(60_000)],
      rentals: [rental('a', 0, 9_000)],
    },
    expect: {
      '8582': { '5': 75_000, '7': 15_000, '8': 7_500, '9': 7_500, '11': 7_500 },
      '1040': { '11': 52_500 },
    },
  },
  {
    name: 'royalties-and-a-fortnight-of-rent',
    source: 'Schedule E (2024), line 4; IRC 280A(g)',
    input: {
      ...single,
      w2s: [wages(40_000)],
      rentals: [
        { id: 'a', kind: 'Royalties', fairRentalDays: 0, royalties: 4_000, expenses: { legal: 500 } },
        { id: 'b', fairRentalDays: 14, personalUseDays: 300, rents: 9_000, expenses: { cleaning: 700 } },
      ],
    },
    expect: {
      'schedule-e-properties': { '2': null, '4': 4_000, '10': 500, '20': 500, '21': 3_500, '22': null },
      'schedule-e': { '23a': null, '23b': 4_000, '24': 3_500, '26': 3_500, EIC: 3_500 },
      '1040': { '11': 43_500 },
    },
  },
  {
    name: 'royalties-on-two-schedules-k1',
    source: 'Schedule E (2024), lines 4 and 19; Schedule K-1 (Form 1065), box 7 and box 13, code I',
    input: {
      ...single,
      w2s: [wages(40_000)],
      k1s: [
        { entity: 'partnership', name: 'Wells', ein: '98-7000321', royalties: 800, royaltyDeductions: 120 },
        { entity: 'partnership', name: 'Songs', ein: '98-7000322', royalties: 200 },
      ],
    },
    expect: {
      'schedule-e-properties': {
        '1b': '6',
        '2': null,
        '3': null,
        '4': 1_000,
        '19': 120,
        '20': 120,
        '21': 880,
        '22': null,
      },
      'schedule-e': { '23b': 1_000, '23e': 120, '24': 880, '25': null, '26': 880, '41': 880 },
      '1040': { '11': 40_880 },
    },
  },
  {
    // A royalty loss isn’t passive: it counts in full, from line 21.
    name: 'royalty-costs-of-a-schedule-k1-without-royalties',
    source: 'Schedule E (2024), lines 19, 21, and 25',
    input: {
      ...single,
      w2s: [wages(40_000)],
      k1s: [{ entity: 'partnership', name: 'Wells', ein: '98-7000321', royaltyDeductions: 300 }],
    },
    expect: {
      'schedule-e-properties': { '4': null, '19': 300, '21': -300, '22': null },
      'schedule-e': { '23b': null, '23e': 300, '24': 0, '25': -300, '26': -300 },
      '1040': { '11': 39_700 },
    },
  },
  {
    // No active participation: the loss of 6,000 counts up to the passive income of 5,000.
    name: 'passive-share-takes-up-a-rental-loss',
    source,
    input: {
      ...single,
      w2s: [wages(40_000)],
      rentals: [{ ...rental('a', 0, 6_000), activeParticipation: false }],
      k1s: [
        { entity: 'sCorporation', name: 'Alpha', passive: true, ordinaryIncome: 5_000, royalties: 100 },
        { entity: 'estate', ordinaryIncome: 1_000, interest: 50 },
      ],
    },
    expect: {
      '8582': {
        '1d': 0,
        '2a': 5_000,
        '2b': -6_000,
        '2d': -1_000,
        '3': -1_000,
        '9': null,
        '10': 5_000,
        '11': 5_000,
      },
      'schedule-e': {
        '23b': 100,
        '24': 100,
        '25': -5_000,
        '26': -4_900,
        '29a h': 5_000,
        '29a k': null,
        '30': 5_000,
        '32': 5_000,
        '35': 1_000,
        '37': 1_000,
        '41': 1_100,
      },
      '1040': { '2b': 50, '11': 41_150 },
    },
  },
  {
    // Schedule SE: 20,000 x 0.9235 = 18,470; 15.3% is 2,826; half is 1,413.
    name: 'partner-with-self-employment-earnings',
    source: 'Schedule E (2024), line 28; Schedule SE (2024), worked by hand',
    input: {
      ...single,
      k1s: [{ entity: 'partnership', name: 'Beta', ordinaryIncome: 20_000, selfEmploymentEarnings: 20_000 }],
    },
    expect: {
      'schedule-e': { '29a k': 20_000, '32': 20_000, '41': 20_000 },
      'schedule-2': { '4': 2_826 },
      'schedule-1': { '5': 20_000, '15': 1_413 },
      '1040': { '11': 18_587 },
    },
  },
];

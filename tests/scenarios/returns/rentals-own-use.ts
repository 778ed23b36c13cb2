import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-03-09') };
const source = 'Publication 527 (2024), Worksheet 5-1 and chapter 5, worked by hand; IRC 280A';

/** Rentals with days of own use, short stays, and rentals that are no passive activity. */
export const rentalsOfOwnUse: Scenario[] = [
  {
    // 90 of 120 days: 0.75. Interest 3,000, tax 1,500 and ads 100 first: 5,400 of 10,000 is left. Repairs 2,250,
    // utilities 1,500 and 500 of 2023 are 4,250; 1,150 is left for 3.636% of 100,000 x 0.75 = 2,727 and 300 of 2023.
    name: 'vacation-home-with-depreciation-carried-over',
    source,
    input: {
      ...single,
      w2s: [wages(60_000)],
      rentals: [
        {
          id: 'lake',
          address: '9 Lake Road',
          kind: 'Single Family Residence',
          fairRentalDays: 90,
          personalUseDays: 30,
          rents: 10_000,
          expenses: {
            advertising: 100,
            mortgageInterest: 4_000,
            taxes: 2_000,
            repairs: 3_000,
            utilities: 2_000,
          },
          assets: [{ description: 'House', placedInService: '2015-07-10', cost: 100_000, class: '27.5' }],
          homeCarryover: { operating: 500, depreciation: 300 },
        },
      ],
    },
    expect: {
      'rental-home': {
        D: 0.75,
        '1': 10_000,
        '2a': 3_000,
        '2c': 1_500,
        '2e': 100,
        '2f': 4_600,
        '3': 5_400,
        '4a': 3_750,
        '4c': 500,
        '4d': 4_250,
        '5': 4_250,
        '6': 1_150,
        '7b': 2_727,
        '7c': 300,
        '7d': 3_027,
        '8': 1_150,
        '9a': 0,
        '9b': 1_877,
      },
      'schedule-e-properties': {
        '2': 90,
        '2 personal': 30,
        '3': 10_000,
        '5': 100,
        '12': 3_000,
        '14': 2_250,
        '16': 1_500,
        '17': 1_500,
        '18': 1_150,
        '19': 500,
        '20': 10_000,
        '21': 0,
        '22': null,
      },
      '1040': { '11': 60_000 },
    },
  },
  {
    // 100 of 200 days: tax 1,500 first, 500 is left for repairs of 2,000; 1,500 is carried over. 1,500 of tax stays.
    name: 'vacation-home-with-operating-costs-carried-over',
    source,
    input: {
      ...single,
      w2s: [wages(60_000)],
      rentals: [
        {
          id: 'cabin',
          fairRentalDays: 100,
          personalUseDays: 100,
          rents: 2_000,
          expenses: { taxes: 3_000, repairs: 4_000 },
        },
      ],
      itemized: { force: true },
    },
    expect: {
      'rental-home': { D: 0.5, '2f': 1_500, '3': 500, '4d': 2_000, '5': 500, '9a': 1_500, '9b': 0 },
      'schedule-e-properties': { '14': 500, '16': 1_500, '20': 2_000, '21': 0 },
      'schedule-a': { '5b': 1_500 },
      '1040': { '11': 60_000 },
    },
  },
  {
    // 200 of 250 days: 0.8; the rent of 20,000 less 8,000 of interest, 800 of ads and 4,000 of insurance.
    name: 'vacation-home-with-a-profit',
    source,
    input: {
      ...single,
      w2s: [wages(60_000)],
      rentals: [
        {
          id: 'beach',
          fairRentalDays: 200,
          personalUseDays: 50,
          rents: 20_000,
          expenses: { mortgageInterest: 10_000, advertising: 800, insurance: 5_000 },
        },
      ],
    },
    expect: {
      'rental-home': {
        D: 0.8,
        '2a': 8_000,
        '2e': 800,
        '2f': 8_800,
        '3': 11_200,
        '4a': 4_000,
        '5': 4_000,
        '6': 7_200,
      },
      'schedule-e-properties': { '9': 4_000, '12': 8_000, '21': 7_200 },
      '8582': { '3': null },
      '1040': { '11': 67_200 },
    },
  },
  {
    // 60 of 100 days: 0.6. Interest 9,000 and tax 3,000 are more than 8,000 of rent, with ads of 200: a loss of 4,200 that no
    // limit of Form 8582 takes (IRC 469(j)(10)), and nothing for repairs of 1,200 or 3.636% of 100,000 x 0.6 = 2,182.
    // Schedule A keeps 2,000 of tax; 5,000 + 2,000 + 3,000 reaches no more than 10,000, and the loan of 300,000 no limit.
    name: 'vacation-home-whose-interest-and-tax-are-more-than-its-rent',
    source:
      'Publication 527 (2024), Worksheet 5-1, line 2f: lines 2a to 2e are deducted even if they are more than the rent; IRC 280A(c)(5)(B)(i) and 469(j)(10)',
    input: {
      ...single,
      w2s: [wages(200_000)],
      rentals: [
        {
          id: 'lake',
          fairRentalDays: 60,
          personalUseDays: 40,
          rents: 8_000,
          expenses: { advertising: 200, mortgageInterest: 15_000, taxes: 5_000, repairs: 2_000 },
          assets: [{ description: 'House', placedInService: '2015-07-10', cost: 100_000, class: '27.5' }],
        },
      ],
      itemized: {
        mortgages: [{ interest: 12_000, balance: 300_000 }],
        stateIncomeTaxPaid: 5_000,
        charityCash: 1_000,
      },
    },
    expect: {
      'rental-home': {
        D: 0.6,
        '2a': 9_000,
        '2c': 3_000,
        '2e': 200,
        '2f': 12_200,
        '3': 0,
        '4d': 1_200,
        '5': 0,
        '7d': 2_182,
        '8': 0,
        '9a': 1_200,
        '9b': 2_182,
      },
      'schedule-e-properties': {
        '12': 9_000,
        '14': null,
        '16': 3_000,
        '18': null,
        '20': 12_200,
        '21': -4_200,
        '22': -4_200,
      },
      'schedule-e': { '26': -4_200 },
      '8582': { '3': null },
      'schedule-a': { '5b': 2_000, '5e': 7_000, '17': 20_000 },
      '1040': { '8': -4_200, '11': 195_800, '12': 20_000 },
    },
  },
  {
    // Interest and tax are nil: 900 for ads and 700 for a manager against 1,000 of rent, whoever takes the standard deduction.
    name: 'vacation-home-whose-direct-costs-are-more-than-its-rent',
    source:
      'Publication 527 (2025), Worksheet 5-1: direct rental expenses are deducted even if they are more than the rent',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(60_000)],
      rentals: [
        {
          id: 'lake',
          fairRentalDays: 20,
          personalUseDays: 60,
          rents: 1_000,
          expenses: { advertising: 900, managementFees: 700, utilities: 800 },
        },
      ],
    },
    expect: {
      'rental-home': { D: 0.25, '2f': 1_600, '3': 0, '4d': 200, '5': 0, '9a': 200 },
      'schedule-e-properties': { '5': 900, '11': 700, '17': null, '21': -600, '22': -600 },
      '1040': { '11a': 59_400 },
    },
  },
  {
    // 10 days are no more than 14: no limit but the passive one. 190 of 200 days are 0.95: 19,000 less 10,000 of rent.
    name: 'rental-with-few-days-of-own-use',
    source,
    input: {
      ...single,
      w2s: [wages(60_000)],
      rentals: [
        { id: 'a', fairRentalDays: 190, personalUseDays: 10, rents: 10_000, expenses: { repairs: 20_000 } },
      ],
    },
    expect: {
      'rental-home': { '1': null },
      'schedule-e-properties': { '14': 19_000, '21': -9_000, '22': -9_000 },
      '1040': { '11': 51_000 },
    },
  },
  {
    // Guests of 4 days on average: no rental activity. With material participation the loss is not passive.
    name: 'short-stays-that-the-filer-runs',
    source: 'Reg. 1.469-1T(e)(3)(ii)(A); Instructions for Form 8582 (2024), Rental Activities',
    input: {
      ...single,
      w2s: [wages(200_000)],
      rentals: [
        {
          id: 'a',
          kind: '3',
          fairRentalDays: 200,
          averageStayDays: 4,
          materialParticipation: true,
          rents: 20_000,
          expenses: { repairs: 45_000 },
        },
      ],
    },
    expect: {
      '8582': { '3': null },
      'schedule-e-properties': { '21': -25_000, '22': -25_000 },
      '1040': { '11': 175_000 },
    },
  },
  {
    // The same without material participation: passive, and never with the allowance of $25,000.
    name: 'short-stays-that-others-run',
    source: 'Reg. 1.469-1T(e)(3)(ii)(A); Form 8582 (2024), lines 2b and 3',
    input: {
      ...single,
      w2s: [wages(90_000)],
      rentals: [
        {
          id: 'a',
          kind: '3',
          fairRentalDays: 200,
          averageStayDays: 4,
          rents: 20_000,
          expenses: { repairs: 25_000 },
        },
      ],
    },
    expect: {
      '8582': { '1b': null, '2b': -5_000, '3': -5_000, '4': null, '11': 0 },
      'schedule-e-properties': { '21': -5_000, '22': null },
      '1040': { '11': 90_000 },
    },
  },
  {
    // 750 hours, and all rentals as one with material participation: the loss of 40,000 counts in full. Investment income:
    // 30,000 of interest; 4a is -40,000 and 4b takes it out again.
    name: 'real-estate-professional',
    source: 'IRC 469(c)(7); Reg. 1.469-9(g) and 1.1411-4(g)(7); Form 8960 (2024), line 4b',
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1981-01-01'),
      w2s: [wages(300_000)],
      interest: [{ interest: 30_000 }],
      realEstate: { professional: { spouse: true }, aggregate: true, materialTogether: true },
      rentals: [
        { id: 'a', fairRentalDays: 365, rents: 10_000, expenses: { repairs: 45_000 } },
        { id: 'b', fairRentalDays: 365, rents: 10_000, expenses: { repairs: 15_000 } },
      ],
    },
    expect: {
      '8582': { '3': null },
      'schedule-e': { '25': -40_000, '26': -40_000 },
      '8960': { '4a': -40_000, '4b': 40_000, '4c': 0, '8': 30_000, '15': 40_000, '17': 1_140 },
      '1040': { '11': 290_000 },
    },
  },
  {
    // What the filer's own business pays is no passive income: the other rental's loss is not lowered by it.
    name: 'self-rental-income-beside-a-passive-loss',
    source: 'Reg. 1.469-2(f)(6); Form 8582 (2024), lines 1a to 9',
    input: {
      ...single,
      w2s: [wages(160_000)],
      rentals: [
        { id: 'shop', kind: '7', fairRentalDays: 365, rents: 24_000, expenses: { repairs: 4_000 } },
        { id: 'flat', kind: '1', fairRentalDays: 365, rents: 5_000, expenses: { repairs: 12_000 } },
      ],
    },
    expect: {
      '8582': { '1a': null, '1b': -7_000, '3': -7_000, '6': 180_000, '9': 0, '11': 0 },
      'schedule-e': { '24': 20_000, '25': null, '26': 20_000 },
      '1040': { '11': 180_000 },
    },
  },
  {
    // Held out for rent all year: costs count, with the allowance of active participation.
    name: 'vacant-rental',
    source: 'Publication 527 (2024), chapter 1, Vacant rental property',
    input: {
      ...single,
      w2s: [wages(60_000)],
      rentals: [
        { id: 'a', fairRentalDays: 0, heldForRent: true, expenses: { insurance: 900, taxes: 2_100 } },
      ],
    },
    expect: {
      'schedule-e-properties': { '2': 0, '20': 3_000, '21': -3_000, '22': -3_000 },
      '1040': { '11': 57_000 },
    },
  },
];

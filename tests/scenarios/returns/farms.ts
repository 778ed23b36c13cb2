import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const source = 'Schedule F, Schedule SE and Form 4562 (2024) with instructions, worked by hand';

export const farms: Scenario[] = [
  {
    // Self-employment tax: 12.4% of 80,326 = 9,960; 2.9% = 2,329.
    // Income: 2,500 + 84,000 + 1,000 + 3,500 + 800 + 300 + 6,000 + 2,000 + 3,200 + 450 = 103,750.
    // Costs: 100 + 110 + ... + 310 = 4,510; other 90; 1,000 miles 670; depreciation 20% of 50,000 = 10,000: 15,270.
    name: 'every-line-of-schedule-f',
    source,
    input: {
      ...single,
      socialSecurity: [{ netBenefits: 9_000 }],
      farms: [
        {
          id: 'farm',
          product: 'Grain',
          activityCode: '111100',
          ein: '12-3456789',
          income: {
            resaleSales: 9_000,
            resaleCost: 6_500,
            raisedSales: 84_000,
            cooperativeDistributions: 1_300,
            cooperativeTaxable: 1_000,
            programPayments: 4_000,
            programTaxable: 3_500,
            cccLoansElected: 800,
            cccLoansForfeited: 900,
            cccForfeitedTaxable: 300,
            cropInsurance: 7_000,
            cropInsuranceTaxable: 6_000,
            cropInsuranceDeferred2023: 2_000,
            customHireIncome: 3_200,
            otherIncome: 450,
          },
          defersCropInsurance: true,
          conservationReserve: 1_500,
          expenses: {
            chemicals: 100,
            conservation: 110,
            customHire: 120,
            employeeBenefits: 130,
            feed: 140,
            fertilizers: 150,
            freight: 160,
            fuel: 170,
            insurance: 180,
            mortgageInterest: 190,
            otherInterest: 200,
            labor: 210,
            pensionPlans: 220,
            rentVehicles: 230,
            rentLand: 240,
            repairs: 250,
            seeds: 260,
            storage: 270,
            supplies: 280,
            taxes: 290,
            utilities: 300,
            veterinary: 310,
            other: [{ description: 'Dues', amount: 90 }],
          },
          vehicle: {
            businessMiles: 1_000,
            otherMiles: 500,
            placedInService: '2023-01-01',
            firstYearMethod: 'mileage',
          },
          assets: [{ description: 'Tractor', placedInService: '2024-05-01', cost: 50_000, class: '5' }],
        },
      ],
    },
    expect: {
      'schedule-f': {
        A: 'Grain',
        B: '111100',
        C: 'Cash',
        E: true,
        '1a': 9_000,
        '1b': 6_500,
        '1c': 2_500,
        '3a': 1_300,
        '3b': 1_000,
        '4a': 4_000,
        '4b': 3_500,
        '5a': 800,
        '5b': 900,
        '5c': 300,
        '6a': 7_000,
        '6b': 6_000,
        '6c': true,
        '6d': 2_000,
        '9': 103_750,
        '10': 670,
        '11': 100,
        '14': 10_000,
        '31': 310,
        '32': 90,
        '33': 15_270,
        '34': 88_480,
        '36a': null,
      },
      '4562': { '19b(g)': 10_000, '22': 10_000 },
      'schedule-se': { '1a': 88_480, '1b': -1_500, '2': null, '3': 86_980, '4a': 80_326, '12': 12_289 },
      'schedule-1': { '3': null, '6': 88_480, '10': 88_480 },
    },
  },
  {
    // Gross 9,000 is not more than 10,380: two-thirds, 6,000. 12.4% is 744, 2.9% is 174.
    name: 'farm-optional-method-in-a-year-of-loss',
    source: `${source}; IRC 1402(a), flush language`,
    input: {
      ...single,
      w2s: [wages(30_000)],
      farms: [
        {
          id: 'farm',
          income: { raisedSales: 9_000 },
          expenses: { feed: 11_000 },
          optionalMethod: true,
        },
      ],
    },
    expect: {
      'schedule-f': { '34': -2_000, '36a': true },
      'schedule-se': { '1a': null, '3': null, '4b': 6_000, '4c': 6_000, '14': 6_920, '15': 6_000, '12': 918 },
      'schedule-1': { '6': -2_000, '15': 459 },
      '1040': { '11': 27_541 },
    },
  },
  {
    // Gross 60,000, but the net of 5,000 is below 7,493: 6,920 at most. QBI: 5,000 less half of 1,059.
    name: 'farm-optional-method-with-a-small-profit',
    source: `${source}; Form 8995: 20% of 4,470`,
    input: {
      ...single,
      w2s: [wages(40_000)],
      farms: [
        { id: 'farm', income: { raisedSales: 60_000 }, expenses: { feed: 55_000 }, optionalMethod: true },
      ],
    },
    expect: {
      'schedule-f': { '9': 60_000, '34': 5_000 },
      'schedule-se': { '15': 6_920, '12': 1_059, '13': 530 },
      '8995': { '2': 4_470, '5': 894 },
    },
  },
  {
    // Profit of the farm before section 179: 20,000; the shop's 1,000 counts, too. 25,000 elected: 4,000 are carried.
    name: 'farm-with-section-179-beside-a-shop',
    source: `${source}; Reg. 1.179-2(c)`,
    input: {
      ...single,
      businesses: [{ id: 'shop', income: { other: 1_000 } }],
      farms: [
        {
          id: 'farm',
          income: { raisedSales: 20_000 },
          assets: [{ placedInService: '2024-05-01', cost: 25_000, class: '7', section179: 25_000 }],
        },
      ],
    },
    expect: {
      '4562-part-1': { '8': 25_000, '11': 21_000, '12': 21_000, '13': 4_000 },
      'schedule-f': { '14': 21_000, '34': -1_000 },
      'schedule-1': { '3': 1_000, '6': -1_000 },
    },
  },
];

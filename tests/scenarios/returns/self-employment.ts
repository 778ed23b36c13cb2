import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const joint = {
  taxYear: 2024 as const,
  filingStatus: 'mfj' as const,
  taxpayer: person('1980-01-01'),
  spouse: person('1981-01-01'),
};
const shop = (profit: number) => ({ id: 'shop', income: { other: profit } });

export const selfEmployment: Scenario[] = [
  {
    // Receipts 95,001 less 1,001, 14,000; plus 500. Expenses: 100 + 110 + ... + 260 = 3,060; meals half of 501;
    // 280 + 290 + 300; other 100.50; 1,000 miles at 67 cents = 670. Together 4,952.
    // Tax: 10,936 is 20% of 54,681; table row at 43,725: 1,160 + 12% of 32,125 = 5,015; with 10,534: 15,549.
    name: 'every-line-of-schedule-c',
    source: 'Schedule C, Schedule SE and Form 8995 (2024), worked by hand',
    input: {
      ...single,
      businesses: [
        {
          id: 'shop',
          name: 'Shop',
          product: 'Bicycles',
          principalCode: '459110',
          startedThisYear: true,
          income: { form1099Nec: 80_000.4, form1099K: 10_000.3, other: 5_000.3 },
          federalWithholding: 549,
          returns: 1_001,
          costOfGoodsSold: 14_000,
          otherIncome: 500,
          expenses: {
            advertising: 100,
            commissions: 110,
            contractLabor: 120,
            depletion: 130,
            employeeBenefits: 140,
            insurance: 150,
            mortgageInterest: 160,
            otherInterest: 170,
            legal: 180,
            office: 190,
            pensionPlans: 200,
            rentVehicles: 210,
            rentProperty: 220,
            repairs: 230,
            supplies: 240,
            taxesLicenses: 250,
            travel: 260,
            meals: 501,
            utilities: 280,
            wages: 290,
            energyEfficientBuildings: 300,
            other: [
              { description: 'Bank', amount: 50.25 },
              { description: 'Dues', amount: 50.25 },
            ],
          },
          vehicle: {
            businessMiles: 1_000,
            commutingMiles: 200,
            otherMiles: 300,
            placedInService: '2022-05-01',
          },
          homeOffice: { squareFeet: 200 },
        },
      ],
    },
    expect: {
      'schedule-c': {
        '1': 95_001,
        '2': 1_001,
        '3': 94_000,
        '4': 14_000,
        '5': 80_000,
        '6': 500,
        '7': 80_500,
        '8': 100,
        '9': 670,
        '13': null,
        '24a': 260,
        '24b': 251,
        '26': 290,
        '27a': 101,
        '27b': 300,
        '28': 4_952,
        '29': 75_548,
        '30': 1_000,
        '31': 74_548,
        '32a': null,
        '43': '2022-05-01',
        '44a': 1_000,
        '44b': 200,
        '44c': 300,
        A: 'Bicycles',
        B: '459110',
        C: 'Shop',
        F: 'Cash',
        G: true,
        H: true,
      },
      'simplified-home-office': { '2': 200, '4': 1_000, '5': 1_000 },
      'schedule-se': {
        '2': 74_548,
        '4a': 68_845,
        '6': 68_845,
        '8a': null,
        '9': 168_600,
        '10': 8_537,
        '11': 1_997,
        '12': 10_534,
        '13': 5_267,
      },
      'schedule-1': { '3': 74_548, '15': 5_267 },
      'schedule-2': { '4': 10_534 },
      '8995': { '2': 69_281, '5': 13_856, '11': 54_681, '14': 10_936, '15': 10_936 },
      '1040': { '11': 69_281, '13': 10_936, '15': 43_745, '16': 5_015, '24': 15_549, '25b': 549 },
    },
  },
  {
    name: 'two-spouses-one-below-400',
    source: 'Schedule SE (2024): 166,230; 12.4% of 148,600 left; 2.9%; the spouse stops at line 4c',
    input: {
      ...joint,
      w2s: [wages(20_000)],
      businesses: [shop(180_000), { id: 'b', owner: 'spouse', income: { form1099Nec: 300 } }],
    },
    expect: {
      'schedule-se': { '6': 166_230, '8d': 20_000, '9': 148_600, '10': 18_426, '11': 4_821, '13': 11_624 },
      'schedule-1': { '3': 180_300, '15': 11_624 },
      'schedule-2': { '4': 23_247 },
    },
  },
  {
    name: 'wages-use-up-the-social-security-base',
    source: 'Schedule SE, line 8a; Form 8959, part II: 16,175 at 0.9% = 145.58',
    input: {
      ...single,
      w2s: [{ ...wages(170_000), socialSecurityWages: 168_600 }],
      businesses: [shop(50_000)],
    },
    expect: {
      'schedule-se': {
        '8a': 168_600,
        '8d': null,
        '9': null,
        '10': null,
        '11': 1_339,
        '12': 1_339,
        '13': 670,
      },
      '8959': { '8': 46_175, '11': 30_000, '12': 16_175, '13': 146 },
    },
  },
  {
    name: 'home-office-not-beyond-profit',
    source: 'Simplified Method Worksheet: 300 of 400 square feet; profit of 700 is the limit',
    input: {
      ...single,
      businesses: [
        {
          ...shop(1_500),
          expenses: { supplies: 800 },
          homeOffice: { squareFeet: 400, totalSquareFeet: 900 },
        },
      ],
    },
    expect: {
      'simplified-home-office': { '1': 700, '2': 300, '4': 1_500, '5': 700 },
      'schedule-c': { '30': 700, '31': 0 },
    },
  },
  {
    name: 'actual-home-office-of-a-renter',
    source: 'Form 8829: 150 of 1,200 square feet = 12.5%; 21,000 x 12.5% = 2,625; profit is 2,000',
    input: {
      ...single,
      businesses: [
        {
          ...shop(2_000),
          homeOffice: {
            squareFeet: 150,
            totalSquareFeet: 1_200,
            simplified: false,
            expenses: { rent: 18_000, utilities: 2_400, insurance: 200, repairs: 300, other: 100 },
          },
        },
      ],
    },
    expect: {
      '8829': {
        '3': 0.125,
        '8': 2_000,
        '18(b)': 200,
        '19(b)': 18_000,
        '20(b)': 300,
        '21(b)': 2_400,
        '22(b)': 100,
        '23(b)': 21_000,
        '24': 2_625,
        '27': 2_000,
        '36': 2_000,
        '43': 625,
      },
      'schedule-c': { '30': 2_000, '31': 0 },
    },
  },
  {
    name: 'actual-vehicle-costs-and-a-loss',
    source: 'Instructions for Schedule C, line 9: half of 12,000 miles are for business',
    input: {
      ...single,
      w2s: [wages(50_000)],
      businesses: [
        {
          ...shop(3_000),
          vehicle: { businessMiles: 6_000, commutingMiles: 2_000, otherMiles: 4_000, actualExpenses: 9_000 },
        },
      ],
    },
    expect: {
      'schedule-c': { '9': 4_500, '31': -1_500, '32a': true },
      'schedule-1': { '3': -1_500, '15': null },
      '8995': { '2': -1_500, '15': 0, '16': -1_500 },
      '1040': { '8': -1_500, '11': 48_500, '13': 0 },
    },
  },
  {
    name: 'statutory-employee',
    source: 'Instructions for Schedule C, line 1: no self-employment tax; Form 8995: 20% of 15,400 = 3,080',
    input: { ...single, w2s: [{ ...wages(30_000), statutoryEmployee: true }] },
    expect: {
      'schedule-c': { '1': 30_000, '1 statutory': true, '31': 30_000 },
      'schedule-2': { '4': null },
      '8995': { '2': 30_000, '15': 3_080 },
      '1040': { '1a': null, '8': 30_000, '11': 30_000, '15': 12_320 },
    },
  },
  {
    // 30,000 less 3,142 of costs on one form; 20% of 26,858 is 5,372, of 12,258 of income before it 2,452.
    name: 'statutory-employee-with-costs',
    source:
      'Instructions for Schedule C (2024), line 1: wages and costs of a statutory employee on one form; no Schedule SE; earned income is line 1',
    input: {
      ...single,
      w2s: [{ ...wages(30_000), statutoryEmployee: true }],
      businesses: [{ id: 'sales', expenses: { travel: 2_000, supplies: 1_142 }, statutoryEmployee: true }],
    },
    expect: {
      'schedule-c': { '1': 30_000, '1 statutory': true, '28': 3_142, '31': 26_858 },
      'schedule-1': { '3': 26_858, '15': null },
      '8995': { '2': 26_858, '15': 2_452 },
      '1040': { '1a': null, '8': 26_858, '11': 26_858 },
    },
  },
  {
    name: 'statutory-employee-beside-a-business',
    source:
      'Instructions for Schedule C (2024), line 1: two forms; Schedule SE: 92.35% of 10,000 = 9,235, 15.3% = 1,413',
    input: {
      ...single,
      w2s: [{ ...wages(30_000), statutoryEmployee: true }],
      businesses: [{ id: 'sales', expenses: { travel: 2_000 } }, shop(10_000)],
    },
    expect: { 'schedule-1': { '3': 38_000, '15': 707 }, 'schedule-se': { '2': 10_000, '12': 1_413 } },
  },
  {
    name: 'retirement-plan-and-health-insurance',
    source: 'Publication 560, Deduction Worksheet: (100,000 - 7,065) x 20% = 18,587; Form 7206',
    input: {
      ...single,
      businesses: [shop(100_000)],
      adjustments: {
        selfEmployedRetirement: { taxpayer: 10_000 },
        selfEmployedHealthInsurance: { taxpayer: 6_000 },
      },
    },
    expect: {
      'self-employed-retirement': {
        'Step 1': 100_000,
        'Step 2': 7_065,
        'Step 3': 92_935,
        'Step 5': 18_587,
        'Step 9': 18_587,
        'Step 21': 10_000,
      },
      '7206': {
        '1': 6_000,
        '4': 100_000,
        '6': 1,
        '7': 7_065,
        '8': 92_935,
        '9': 10_000,
        '13': 82_935,
        '14': 6_000,
      },
      'schedule-1': { '15': 7_065, '16': 10_000, '17': 6_000, '26': 23_065 },
      'qualified-business-income': {
        'self-employment tax': 7_065,
        'retirement plans': 10_000,
        'health insurance': 6_000,
        QBI: 76_935,
      },
      '1040': { '11': 76_935 },
    },
  },
  {
    name: 'health-insurance-beyond-profit',
    source: 'Form 7206: 5,000 less half of 707',
    input: {
      ...single,
      businesses: [shop(5_000)],
      adjustments: { selfEmployedHealthInsurance: { taxpayer: 6_000 } },
    },
    expect: { '7206': { '8': 4_646, '10': 4_646, '14': 4_646 }, 'schedule-1': { '17': 4_646 } },
  },
  {
    name: 'earned-income-credit-of-the-self-employed',
    source: 'Instructions for Form 1040, line 27, Worksheet B: 10,000 less 707',
    input: {
      ...single,
      dependents: [{ dateOfBirth: '2015-01-01', relationship: 'child' }],
      businesses: [shop(10_000)],
    },
    expect: { 'eic-worksheet': { '1': 9_293 }, '1040': { '11': 9_293, '23': 1_413 } },
  },
];

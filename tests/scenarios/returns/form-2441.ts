import { person, type Scenario, wages } from '../scenario';

const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child' as const });
const hoh = { taxYear: 2024 as const, filingStatus: 'hoh' as const, taxpayer: person('1985-01-01') };
const joint = { ...hoh, filingStatus: 'mfj' as const, spouse: person('1986-01-01') };
const byHand = 'Form 2441 (2024) and its instructions, worked by hand';
const forFirst = (expenses: number) => ({ persons: [{ dependentIndex: 0, expenses }] });

export const dependentCare: Scenario[] = [
  {
    name: 'benefits-and-credit-for-two-children',
    source: byHand,
    input: {
      ...joint,
      dependents: [child('2016-05-01'), child('2019-05-01')],
      w2s: [
        { ...wages(30_000), dependentCareBenefits: 3_000 },
        { ...wages(20_000), owner: 'spouse' },
      ],
      childCare: { ...forFirst(7_000), incurredExpenses: 10_000 },
    },
    // Taxable income 20,800, tax 2,083. 20% of 3,000.
    expect: {
      '2441': {
        '3': 3_000,
        '4': 30_000,
        '5': 20_000,
        '6': 3_000,
        '7': 50_000,
        '8': 0.2,
        '9a': 600,
        '9b': 0,
        '9c': 600,
        '10': 2_083,
        '11': 600,
        '12': 3_000,
        '13': null,
        '14': null,
        '15': 3_000,
        '16': 10_000,
        '17': 3_000,
        '18': 30_000,
        '19': 20_000,
        '20': 3_000,
        '21': 5_000,
        '22': 0,
        '23': 3_000,
        '24': 0,
        '25': 3_000,
        '26': 0,
        '27': 6_000,
        '28': 3_000,
        '29': 3_000,
        '30': 7_000,
        '31': 3_000,
      },
      'schedule-3': { '2': 600 },
      '1040': { '19': 1_483, '20': 600, '22': 0 },
    },
  },
  {
    name: 'spouse-studied-nine-months',
    source: 'Instructions for Form 2441, line 5: 9 x $250; 22% of 2,250',
    input: {
      ...joint,
      dependents: [child('2018-05-01')],
      w2s: [wages(40_000)],
      childCare: { ...forFirst(5_000), spouseStudentMonths: 9 },
    },
    expect: { '2441': { '3': 3_000, '4': 40_000, '5': 2_250, '6': 2_250, '8': 0.22, '11': 495 } },
  },
  {
    name: 'taxpayer-studied-nine-months',
    source: 'Instructions for Form 2441, line 4: 9 x $250; 22% of 2,250',
    input: {
      ...joint,
      dependents: [child('2018-05-01')],
      w2s: [{ ...wages(40_000), owner: 'spouse' }],
      childCare: { ...forFirst(5_000), taxpayerStudentMonths: 9 },
    },
    expect: { '2441': { '3': 3_000, '4': 2_250, '5': 40_000, '6': 2_250, '8': 0.22, '11': 495 } },
  },
  {
    name: 'spouse-who-studied-and-worked',
    source:
      'Instructions for Form 2441, line 5: 1,500, of which 300 in 7 months below $250: 1,200 + 7 x $250; 21% of 2,950',
    input: {
      ...joint,
      dependents: [child('2018-05-01')],
      w2s: [wages(40_000), { ...wages(1_500), owner: 'spouse' }],
      childCare: {
        ...forFirst(3_000),
        spouseStudentMonths: 9,
        spouseShortMonths: 7,
        spouseShortPay: 300,
      },
    },
    expect: { '2441': { '4': 40_000, '5': 2_950, '6': 2_950, '8': 0.21, '11': 620 } },
  },
  {
    name: 'taxpayer-who-studied-and-worked-with-two-children',
    source:
      'Instructions for Form 2441, line 4: 3,000, of which 1,000 in 5 months below $500: 2,000 + 5 x $500; 21% of 4,500',
    input: {
      ...joint,
      dependents: [child('2018-05-01'), child('2020-05-01')],
      w2s: [wages(3_000), { ...wages(40_000), owner: 'spouse' }],
      childCare: {
        persons: [
          { dependentIndex: 0, expenses: 3_000 },
          { dependentIndex: 1, expenses: 3_000 },
        ],
        taxpayerStudentMonths: 8,
        taxpayerShortMonths: 5,
        taxpayerShortPay: 1_000,
      },
    },
    expect: { '2441': { '4': 4_500, '5': 40_000, '6': 4_500, '8': 0.21, '11': 945 } },
  },
  {
    name: 'spouse-whose-pay-fell-short-in-every-month-of-study',
    source: 'Instructions for Form 2441, line 5: 9 x $250 replace 800 of pay; 22% of 2,250',
    input: {
      ...joint,
      dependents: [child('2018-05-01')],
      w2s: [wages(40_000), { ...wages(800), owner: 'spouse' }],
      childCare: {
        ...forFirst(3_000),
        spouseStudentMonths: 9,
        spouseShortMonths: 9,
        spouseShortPay: 800,
      },
    },
    expect: { '2441': { '5': 2_250, '6': 2_250, '8': 0.22, '11': 495 } },
  },
  {
    name: 'spouse-who-can-not-care-for-themselves',
    source: 'Instructions for Form 2441, line 5: 12 x $500 with a child; 22% of 6,000, tax 1,083',
    input: {
      ...joint,
      dependents: [child('2018-05-01')],
      w2s: [wages(40_000)],
      childCare: {
        persons: [
          { dependentIndex: 0, expenses: 4_000 },
          { spouse: true, expenses: 2_500 },
        ],
      },
    },
    expect: { '2441': { '3': 6_000, '5': 6_000, '9c': 1_320, '10': 1_083, '11': 1_083 } },
  },
  {
    name: 'benefits-above-the-maximum-of-the-plan',
    source: byHand,
    input: {
      ...hoh,
      dependents: [child('2018-05-01')],
      w2s: [{ ...wages(30_000), dependentCareBenefits: 5_000 }],
      childCare: {
        incurredExpenses: 6_000,
        priorYearCarryover: 500,
        employerBenefitsForfeited: 200,
        planMaximum: 4_000,
      },
    },
    expect: {
      '2441': {
        '3': null,
        '12': 5_000,
        '13': 500,
        '14': 200,
        '15': 5_300,
        '17': 5_300,
        '18': 30_000,
        '21': 4_000,
        '23': 5_300,
        '25': 4_000,
        '26': 1_300,
        '27': null,
      },
      '1040': { '1a': 30_000, '1e': 1_300, '1z': 31_300 },
    },
  },
  {
    name: 'carryover-without-box-10-is-earned-income',
    source:
      'Form 2441 (2024), lines 4, 13, 15 and 26: 1,000 carried over, 400 tax-free by the plan, 600 taxed on line 1e; 2,000 + 600 earned. 26% of 2,600; tax on 10,700: 1,073',
    input: {
      ...hoh,
      dependents: [child('2018-05-01')],
      w2s: [wages(2_000)],
      retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000 }],
      childCare: { ...forFirst(3_000), incurredExpenses: 3_500, priorYearCarryover: 1_000, planMaximum: 400 },
    },
    expect: {
      '2441': {
        '3': 2_600,
        '4': 2_600,
        '5': 2_600,
        '6': 2_600,
        '8': 0.26,
        '9a': 676,
        '11': 676,
        '12': 0,
        '13': 1_000,
        '15': 1_000,
        '18': 2_000,
        '25': 400,
        '26': 600,
        '29': 2_600,
      },
      '1040': { '1e': 600, '1z': 2_600, '11': 32_600, '16': 1_073 },
    },
  },
  {
    name: 'combat-pay-counts-when-elected',
    source: 'Instructions for Form 2441, line 4: 2,000 wages and 3,000 combat pay',
    input: {
      ...hoh,
      dependents: [child('2018-05-01')],
      w2s: [{ ...wages(2_000), box12: [{ code: 'Q', amount: 3_000 }] }],
      retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000 }],
      combatPayElection: { dependentCare: true },
      childCare: forFirst(3_000),
    },
    // Income 32,000: 26% of 3,000 is 780. Tax on 10,100: 1,013.
    expect: { '2441': { '4': 5_000, '6': 3_000, '8': 0.26, '10': 1_013, '11': 780 } },
  },
];

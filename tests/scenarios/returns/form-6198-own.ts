import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const single: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
  w2s: [wages(80_000)],
};
const source = (what: string) =>
  `Form 6198 (Rev. November 2024), Instructions for Form 6198 (line 1: with prior year nondeductible amounts; line 9: withdrawals and nonrecourse loans; line 21), by hand: ${what}`;

const mill = {
  id: 'mill',
  name: 'Film mill',
  income: { form1099Nec: 20_000 },
  expenses: { supplies: 50_000 },
  atRisk: { someNotAtRisk: true, basis: 12_000, increases: 5_000, decreases: 1_000, notAtRisk: 6_000 },
};
const house = {
  id: 'house',
  address: '8 Elm Street',
  kind: '1',
  fairRentalDays: 366,
  rents: 10_000,
  expenses: { repairs: 40_000 },
  atRisk: { someNotAtRisk: true, basis: 20_000, notAtRisk: 8_000 },
};

/** Businesses, farms and rentals of the filer's own with something that is not at risk. */
export const form6198OwnReturns: Scenario[] = [
  {
    name: 'business-with-a-nonrecourse-loan',
    source: source('20,000 - 50,000 = -30,000; at risk 12,000 + 5,000 - 1,000 - 6,000 = 10,000'),
    input: { ...single, businesses: [mill] },
    expect: {
      'schedule-c': { '29': -30_000, '31': -10_000, '32a': null, '32b': true },
      '6198': {
        activity: 'Schedule C, Film mill',
        '1': -30_000,
        '2a': null,
        '2b': null,
        '3': null,
        '4': null,
        '5': -30_000,
        '6': 12_000,
        '7': 5_000,
        '8': 17_000,
        '9': 7_000,
        '10a': 10_000,
        '10b': 10_000,
        '20': 10_000,
        '21': 10_000,
      },
      'schedule-1': { '3': -10_000 },
      '1040': { '8': -10_000, '11': 70_000 },
    },
  },
  {
    name: 'business-loss-within-the-amount-at-risk',
    source: source('-30,000; at risk 40,000 + 5,000 - 1,000 - 6,000 = 38,000: all of the loss'),
    input: { ...single, businesses: [{ ...mill, atRisk: { ...mill.atRisk, basis: 40_000 } }] },
    expect: {
      'schedule-c': { '31': -30_000, '32a': null, '32b': true },
      '6198': { '20': 38_000, '21': 30_000 },
      '1040': { '11': 50_000 },
    },
  },
  {
    name: 'business-profit-takes-up-an-earlier-loss-not-at-risk',
    source: source('30,000 - 8,000 - 5,000 of earlier years = 17,000: a profit, nothing is limited'),
    input: {
      ...single,
      businesses: [
        {
          id: 'mill',
          name: 'Film mill',
          income: { form1099Nec: 30_000 },
          expenses: { supplies: 8_000 },
          atRisk: { someNotAtRisk: true, suspendedLoss: 5_000, notAtRisk: 9_000 },
        },
      ],
    },
    expect: {
      'schedule-c': { '29': 22_000, '31': 17_000, '32a': null, '32b': null },
      '6198': { '1': null },
      'schedule-se': { '2': 17_000 },
    },
  },
  {
    name: 'earlier-loss-of-a-business-that-is-now-at-risk',
    source: source('1,000 - 4,000 - 2,000 of earlier years = -5,000, all at risk: box 32a, no Form 6198'),
    input: {
      ...single,
      businesses: [
        {
          id: 'mill',
          name: 'Film mill',
          income: { other: 1_000 },
          expenses: { supplies: 4_000 },
          atRisk: { suspendedLoss: 2_000 },
        },
      ],
    },
    expect: { 'schedule-c': { '31': -5_000, '32a': true, '32b': null }, '6198': { '1': null } },
  },
  {
    name: 'business-with-nothing-at-risk-that-sold-equipment',
    source: source(
      '-8,000 + 3,000 (Form 4797) = -5,000; at risk 4,000 - 4,000 = 0; IRC 465(d): losses up to the income of 3,000',
    ),
    input: {
      ...single,
      businesses: [
        {
          id: 'mill',
          name: 'Film mill',
          expenses: { supplies: 8_000 },
          propertySales: [
            {
              description: 'Press',
              kind: 'equipment',
              acquired: '2019-03-01',
              sold: '2024-05-01',
              price: 3_000,
              cost: 10_000,
              depreciation: 10_000,
            },
          ],
          atRisk: { someNotAtRisk: true, basis: 4_000, notAtRisk: 4_000 },
        },
      ],
    },
    expect: {
      'schedule-c': { '31': -3_000, '32b': true },
      '6198': { '1': -8_000, '2b': 3_000, '5': -5_000, '10a': 0, '20': 0, '21': 0 },
      'schedule-1': { '3': -3_000, '4': 3_000 },
      '1040': { '11': 80_000 },
    },
  },
  {
    name: 'farm-with-a-lender-who-cannot-ask-the-farmer',
    source: source('2,000 - 11,000 = -9,000; at risk 10,000 - 6,500 = 3,500'),
    input: {
      ...single,
      farms: [
        {
          id: 'f',
          product: 'Hay',
          income: { raisedSales: 2_000 },
          expenses: { feed: 11_000 },
          atRisk: { someNotAtRisk: true, basis: 10_000, notAtRisk: 6_500 },
          form1099Required: true,
          form1099Filed: true,
        },
      ],
    },
    expect: {
      'schedule-f': { '34': -3_500, '36a': null, '36b': true, F: true, G: true },
      '6198': { activity: 'Schedule F, Hay', '1': -9_000, '5': -9_000, '10a': 3_500, '21': 3_500 },
      'schedule-1': { '6': -3_500 },
    },
  },
  {
    name: 'rental-limited-by-risk-before-form-8582',
    source: source(
      '10,000 - 40,000 = -30,000; at risk 20,000 - 8,000 = 12,000 on Schedule E, line 21; IRC 469(i): below 25,000, all of it',
    ),
    input: { ...single, rentals: [house], realEstate: { form1099Required: true, form1099Filed: true } },
    expect: {
      'schedule-e-properties': { '20': 40_000, '21': -12_000, '22': -12_000 },
      '6198': { activity: 'Schedule E, 8 Elm Street', '1': -30_000, '9': 8_000, '20': 12_000, '21': 12_000 },
      'schedule-e': { A: true, B: true, '26': -12_000 },
      '1040': { '11': 68_000 },
    },
  },
  {
    name: 'rental-limited-by-risk-and-by-form-8582',
    source: source('at risk 12,000; Form 8582: income over 150,000, so none of the 12,000 counts'),
    input: { ...single, w2s: [wages(200_000)], rentals: [house] },
    expect: {
      'schedule-e-properties': { '21': -12_000, '22': null },
      '8582': { '1b': -12_000, '11': 0 },
      '1040': { '11': 200_000 },
    },
  },
  {
    name: 'passive-business-limited-by-risk-first',
    source: source('-10,000; at risk 4,000; Form 8582: nothing passive to set the 4,000 off against'),
    input: {
      ...single,
      businesses: [
        {
          id: 'wash',
          name: 'Car wash',
          materialParticipation: false,
          expenses: { supplies: 10_000 },
          atRisk: { someNotAtRisk: true, basis: 9_000, notAtRisk: 5_000 },
          form1099Required: true,
          form1099Filed: false,
        },
      ],
    },
    expect: {
      'schedule-c': { '31': 0, '32b': true, I: true, J: false },
      '6198': { '5': -10_000, '20': 4_000, '21': 4_000 },
      '8582': { '2b': -4_000, '11': 0 },
    },
  },
  {
    name: 'second-business-has-a-loan-beside-a-partnership',
    source: source(
      'share -7,000, at risk 9,000 - 5,000 = 4,000; business -30,000, at risk 10,000; AGI 80,000 - 4,000 + 4,000 - 10,000',
    ),
    input: {
      ...single,
      k1s: [
        {
          entity: 'partnership',
          name: 'Elm Partners',
          ein: '12-3456789',
          passive: false,
          ordinaryIncome: -7_000,
          basis: { beginning: 9_000, notAtRisk: 5_000 },
        },
      ],
      businesses: [{ id: 'first', name: 'Tutoring', income: { other: 4_000 } }, mill],
    },
    expect: {
      '6198': { activity: 'Schedule K-1, Elm Partners', '21': 4_000 },
      'schedule-1': { '3': -6_000, '5': -4_000 },
      '1040': { '11': 70_000 },
    },
  },
  {
    name: '2025-business-with-a-nonrecourse-loan',
    source: source('as in 2024: 10,000 of the loss of 30,000'),
    input: {
      ...single,
      taxYear: 2025,
      businesses: [{ ...mill, form1099Required: true, form1099Filed: true }],
    },
    expect: {
      'schedule-c': { '31': -10_000, '32b': true, I: true, J: true },
      '6198': { '21': 10_000 },
      '1040': { '11a': 70_000 },
    },
  },
];

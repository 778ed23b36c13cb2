import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const single: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
  w2s: [wages(150_000)],
};
const source = (what: string) =>
  `Form 6198 (Rev. November 2024) and its instructions (Rev. December 2024), by hand: ${what}`;

/** Shares with something that is not at risk. */
export const form6198Returns: Scenario[] = [
  {
    // Basis 12,000 + 3,000 + 5,000 + 2,550 - 1,000 - 200 = 21,350 comes first: so much of the loss of 30,000.
    name: 'partner-with-a-nonrecourse-debt',
    source: source(
      '-21,350 + 2,000 + 400 = -18,950; at risk 12,000 + 8,150 - 7,200 = 12,950; 21,350 less 6,000 of the loss counts',
    ),
    input: {
      ...single,
      k1s: [
        {
          entity: 'partnership',
          name: 'Mill Partners',
          ein: '12-3456789',
          passive: false,
          ordinaryIncome: -30_000,
          interest: 400,
          section1231Gain: 2_000,
          taxExemptInterest: 50,
          basis: {
            beginning: 12_000,
            contributions: 3_000,
            distributions: 1_000,
            otherTaxExemptIncome: 100,
            nondeductibleExpenses: 200,
            debtShareBeginning: 4_000,
            debtShareEnd: 9_000,
            notAtRisk: 6_000,
          },
        },
      ],
    },
    expect: {
      '6198': {
        activity: 'Schedule K-1, Mill Partners',
        '1': -21_350,
        '2a': null,
        '2b': 2_000,
        '3': 400,
        '4': null,
        '5': -18_950,
        '6': 12_000,
        '7': 8_150,
        '8': 20_150,
        '9': 7_200,
        '10a': 12_950,
        '10b': 12_950,
        '20': 12_950,
        '21': 12_950,
      },
      'schedule-e-line-28': { '28(e)': null, '28(f)': true, '28(i)': 15_350 },
      '1040': { '7': 2_000, '8': -15_350, '11': 137_050 },
    },
  },
  {
    name: 'loss-up-to-the-income-of-a-share-with-nothing-at-risk',
    source: source(
      '-9,000 + 3,000 = -6,000; at risk 6,000 - 6,000 = 0; IRC 465(d): losses up to the income of 3,000',
    ),
    input: {
      ...single,
      k1s: [
        {
          entity: 'partnership',
          name: 'Film LLC',
          ein: '12-3456789',
          passive: false,
          ordinaryIncome: -10_000,
          interest: 3_000,
          basis: { beginning: 6_000, notAtRisk: 6_000 },
        },
      ],
    },
    expect: {
      '6198': { '1': -9_000, '3': 3_000, '5': -6_000, '10a': 0, '20': 0, '21': 0 },
      'schedule-e-line-28': { '28(i)': 3_000 },
      '1040': { '2b': 3_000, '8': -3_000, '11': 150_000 },
    },
  },
  {
    name: 'shareholder-whose-loss-is-within-the-amount-at-risk',
    source: source('-5,000 + 1,000 - 300 = -4,300; at risk 12,000 + 1,000 - 2,500 = 10,500'),
    input: {
      ...single,
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Kiln Inc',
          ein: '12-3456789',
          ordinaryIncome: -5_000,
          longTermGain: 1_000,
          investmentInterest: 300,
          basis: {
            beginning: 10_000,
            stockAcquired: 'original',
            debtBeginning: 2_000,
            debtAdded: 1_000,
            debtKind: 'note',
            notAtRisk: 2_500,
          },
        },
      ],
    },
    expect: {
      '6198': {
        '1': -5_000,
        '2a': 1_000,
        '4': 300,
        '5': -4_300,
        '6': 12_000,
        '7': 1_000,
        '9': 2_500,
        '21': 4_300,
      },
      '7203': { '11': 5_300, '15': 5_700 },
      'schedule-e-line-28': { '28(e)': true, '28(f)': true, '28(i)': 5_000 },
    },
  },
  {
    name: 'profit-of-a-share-with-something-not-at-risk',
    source: source('a profit on line 5: nothing is limited, and no loss needs the form'),
    input: {
      ...single,
      k1s: [
        {
          entity: 'partnership',
          name: 'Mill Partners',
          ein: '12-3456789',
          passive: false,
          ordinaryIncome: 7_000,
          basis: { beginning: 1_000, notAtRisk: 6_000 },
        },
      ],
    },
    expect: { '6198': { '1': null }, 'schedule-e-line-28': { '28(k)': 7_000 } },
  },
  {
    name: 'fewer-debts-lower-the-amount-at-risk-2025',
    source: source('basis 9,000 - 4,000; at risk 9,000 - 1,000 - 4,000 = 4,000 of the loss of 7,000'),
    input: {
      ...single,
      taxYear: 2025,
      k1s: [
        {
          entity: 'partnership',
          name: 'Mill Partners',
          ein: '12-3456789',
          passive: false,
          ordinaryIncome: -7_000,
          basis: { beginning: 9_000, debtShareBeginning: 5_000, debtShareEnd: 1_000, notAtRisk: 1_000 },
        },
      ],
    },
    expect: {
      '6198': { '1': -5_000, '5': -5_000, '7': 0, '9': 5_000, '10a': 4_000, '21': 4_000 },
      'schedule-e-line-28': { '28(i)': 4_000 },
    },
  },
];

import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const child = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { ...person('2012-03-15'), claimableAsDependent: true },
} as const satisfies ReturnInputJson;
const interest = (amount: number) => [{ payer: 'Bank', interest: amount }];
/** Tax Table row 60,000 to 60,050: 5,426 + 22% of 12,875 = 8,258.50. */
const single = { filingStatus: 'single', taxableIncome: 60_000, tax: 8_259 } as const;

export const childrenWithIncome: Scenario[] = [
  {
    name: 'child-with-interest',
    source:
      'Form 8615 (2024) by hand: table at 65,400: 5,426 + 22% of 18,275 = 9,446.50; table at 1,300: 131.25; at 6,700: 672.50',
    input: { ...child, interest: interest(8_000), parents: single },
    expect: {
      '1040': { '12': 1_300, '15': 6_700, '16': 1_319 },
      '8615': {
        '1': 8_000,
        '2': 2_600,
        '3': 5_400,
        '4': 6_700,
        '5': 5_400,
        '6': 60_000,
        '7': null,
        '8': 65_400,
        '9': 9_447,
        '10': 8_259,
        '11': 1_188,
        '12a': null,
        '12b': null,
        '13': 1_188,
        '14': 1_300,
        '15': 131,
        '16': 1_319,
        '17': 673,
        '18': 1_319,
      },
      '8615-line-5': { '1': null },
    },
  },
  {
    name: 'amanda-black',
    source:
      'Instructions for Form 8615, line 1, example (dividends 1,300, pay 2,100, interest 1,400, tax-exempt interest 100, gains 300, losses 200), with the amounts of 2024. Line 5 Worksheet 1: 0.464 and 0.036 of 2,600. Line 9: 60,100 by the table 8,280.50, 100 at 15%; line 15: 850 by the table 86.25; line 17: 950 by the table 96.25',
    input: {
      ...child,
      w2s: [wages(2_100)],
      interest: [{ payer: 'Bank', interest: 1_400, taxExemptInterest: 100 }],
      dividends: [{ payer: 'Fund', ordinary: 1_300, qualified: 1_300 }],
      sales: [
        { acquired: '2020-01-01', sold: '2024-06-01', proceeds: 1_300, basis: 1_000 },
        { acquired: '2020-01-01', sold: '2024-06-01', proceeds: 800, basis: 1_000 },
      ],
      parents: single,
    },
    expect: {
      '1040': { '9': 4_900, '12': 2_550, '15': 2_350, '16': 123 },
      '8615': {
        '1': 2_800,
        '3': 200,
        '5': 200,
        '8': 60_200,
        '9': 8_296,
        '11': 37,
        '13': 37,
        '14': 2_150,
        '15': 86,
        '16': 123,
        '17': 96,
        '18': 123,
      },
      '8615-line-5': { '1': 1_300, '2': 100, '8': 94, '9': 6 },
    },
  },
  {
    name: 'three-children-share',
    source:
      'Instructions for Form 8615, lines 7 and 12, example (Sharon 3,000, her brothers 2,800 and 3,200; 0.333). Joint rates of 2024: 10,852 + 22% of 55,700 and of 64,700; 1,980 x 0.333 = 659.34',
    input: {
      ...child,
      interest: interest(5_600),
      parents: {
        filingStatus: 'mfj',
        taxableIncome: 150_000,
        tax: 23_106,
        otherChildren: [{ netUnearnedIncome: 2_800 }, { netUnearnedIncome: 3_200 }],
      },
    },
    expect: {
      '1040': { '16': 790 },
      '8615': {
        '5': 3_000,
        '7': 6_000,
        '8': 159_000,
        '9': 25_086,
        '10': 23_106,
        '11': 1_980,
        '12a': 9_000,
        '12b': 0.333,
        '13': 659,
        '14': 1_300,
        '15': 131,
        '16': 790,
        '17': 433,
        '18': 790,
      },
    },
  },
  {
    name: 'taxable-income-limits-line-5',
    source:
      'Line 5 Worksheet 3 by hand: dividends 5,000 less deductions 3,000. Joint rates: 34,337 + 24% of 98,950 = 58,085, and 15% of 2,000',
    input: {
      ...child,
      dividends: [{ payer: 'Fund', ordinary: 5_000, qualified: 5_000 }],
      itemized: { charityCash: 3_000 },
      parents: { filingStatus: 'mfj', taxableIncome: 300_000, tax: 58_085 },
    },
    expect: {
      '1040': { '12': 3_000, '15': 2_000, '16': 300 },
      '8615': {
        '3': 2_400,
        '4': 2_000,
        '5': 2_000,
        '9': 58_385,
        '11': 300,
        '14': 0,
        '15': 0,
        '17': 0,
        '18': 300,
      },
      '8615-line-5': { '8': 2_000, '9': 0 },
    },
  },
  {
    name: 'child-at-higher-own-rates',
    source:
      'Form 8615, line 18: wages of 57,400 put the child higher than parents without income. Table at 48,000: 5,426 + 22% of 875 = 5,618.50; line 9 at 2,600 by the joint table 261.25, less nothing; line 15 at 45,400: 1,160 + 12% of 33,825 = 5,219',
    input: {
      ...child,
      w2s: [wages(57_400)],
      interest: interest(5_200),
      parents: { filingStatus: 'mfj', tax: 0 },
    },
    expect: {
      '1040': { '15': 48_000, '16': 5_619 },
      '8615': {
        '1': 5_200,
        '5': 2_600,
        '6': 0,
        '9': 261,
        '10': 0,
        '13': 261,
        '15': 5_219,
        '16': 5_480,
        '18': 5_619,
      },
    },
  },
  {
    // Interest of 8,000 and 2,000 paid to invest: 1,300 + 2,000 = 3,300. Table at 64,700: 5,426 + 22% of (64,725 - 47,150)
    // = 9,292.50; table at 1,300: 131.25.
    name: 'child-with-interest-paid-to-invest',
    source: 'Instructions for Form 8615, line 2; IRC 1(g)(4)(A)(ii)(II)',
    input: {
      ...child,
      interest: interest(8_000),
      itemized: { investmentInterest: 2_000 },
      parents: { ...single, connectedDeductions: 2_000 },
    },
    expect: {
      '1040': { '12': 2_000, '15': 6_000 },
      '8615': {
        '1': 8_000,
        '2': 3_300,
        '3': 4_700,
        '4': 6_000,
        '5': 4_700,
        '8': 64_700,
        '9': 9_293,
        '14': 1_300,
        '15': 131,
      },
    },
  },
  {
    // Worksheet 2: 2,400 of dividends less 300 connected and 1,350 x 0.300 = 405.
    name: 'child-with-interest-paid-for-dividends-in-2025',
    source: 'Instructions for Form 8615, line 2 and Line 5 Worksheet 2; Rev. Proc. 2024-40: $1,350',
    input: {
      ...child,
      taxYear: 2025,
      interest: interest(5_600),
      dividends: [{ payer: 'Fund', ordinary: 2_400, qualified: 2_400 }],
      itemized: { investmentInterest: 1_700, charityCash: 100 },
      parents: { ...single, connectedDeductions: 1_700, connectedWithGains: 300 },
    },
    expect: {
      '8615': { '1': 8_000, '2': 3_050, '3': 4_950, '4': 6_200, '5': 4_950 },
      '8615-line-5': { '8': 1_695, '9': 0 },
    },
  },
  {
    // Worksheet 3: taxable income is the limit. 5,000 of dividends less 900 connected and 3,000 x 0.833 = 2,499.
    name: 'child-with-interest-and-gifts-over-the-line-5-limit',
    source: 'Instructions for Form 8615, Line 5 Worksheet 3, lines 5 to 17',
    input: {
      ...child,
      interest: interest(1_000),
      dividends: [{ payer: 'Fund', ordinary: 5_000, qualified: 5_000 }],
      itemized: { investmentInterest: 900, charityCash: 3_000 },
      parents: { ...single, connectedDeductions: 900, connectedWithGains: 900 },
    },
    expect: {
      '8615': { '1': 6_000, '2': 2_600, '3': 3_400, '4': 2_100, '5': 2_100 },
      '8615-line-5': { '8': 1_601, '9': 0 },
    },
  },
];

import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

type Office = NonNullable<NonNullable<ReturnInputJson['businesses']>[number]['homeOffice']>;
const writer = (
  profit: number,
  homeOffice: Office,
  more: Partial<ReturnInputJson> = {},
): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
  businesses: [{ id: 'writer', income: { other: profit }, homeOffice: { simplified: false, ...homeOffice } }],
  ...more,
});
const source = 'Form 8829 (2024) and its instructions, Line 11 Worksheet; worked by hand';

export const homeOffices: Scenario[] = [
  {
    // Taxes 9,850 + 7,420 + 310 = 17,580; without the business part of 835 still over 10,000: all 835 on line 17.
    // 11.25% of 14,862 = 1,671.98; of 6,442 = 724.73; 307,900 x 11.25% = 34,638.75 x 2.564% = 888.
    name: 'owner-who-itemizes-over-the-tax-limit',
    source: `${source}; IRC 280A(c)(5)`,
    input: writer(
      3_947,
      {
        squareFeet: 252,
        totalSquareFeet: 2_240,
        expenses: {
          mortgageInterest: 14_862,
          realEstateTaxes: 7_420,
          insurance: 1_986,
          repairs: 642,
          utilities: 3_418,
          other: 396,
        },
        homeBasis: 405_200,
        homeValue: 512_000,
        landValue: 97_300,
        firstUsed: '2021-09-01',
        operatingCarryover: 312,
        depreciationCarryover: 517,
      },
      {
        itemized: {
          stateIncomeTaxPaid: 9_850,
          realEstateTax: 7_420,
          personalPropertyTax: 310,
          mortgages: [{ interest: 14_862, balance: 400_000 }],
        },
      },
    ),
    expect: {
      '8829': {
        '3': 0.1125,
        '7': 0.1125,
        '8': 3_947,
        '10(b)': 14_862,
        '11(a)': null,
        '11(b)': null,
        '12(b)': 14_862,
        '13': 1_672,
        '14': 1_672,
        '15': 2_275,
        '17(a)': 835,
        '23(a)': 835,
        '23(b)': 6_442,
        '24': 725,
        '25': 312,
        '26': 1_872,
        '27': 1_872,
        '28': 403,
        '30': 888,
        '31': 517,
        '32': 1_405,
        '33': 403,
        '34': 3_947,
        '36': 3_947,
        '37': 405_200,
        '38': 97_300,
        '39': 307_900,
        '40': 34_639,
        '41': 0.02564,
        '42': 888,
        '43': 0,
        '44': 1_002,
      },
      'schedule-c': { '30': 3_947, '31': 0 },
      'schedule-a': { '5b': 6_585, '5d': 16_745, '5e': 10_000, '8a': 13_190, '17': 23_190 },
    },
  },
  {
    // 10%: 9,000 gives 900; 480 of the room alone; the lower value without land 200,000: 20,000 x 1.391% from June.
    name: 'owner-with-the-standard-deduction',
    source: `${source}; Publication 946, Table A-7a`,
    input: writer(50_000, {
      squareFeet: 150,
      totalSquareFeet: 1_500,
      expenses: { mortgageInterest: 6_000, realEstateTaxes: 2_000, insurance: 1_000 },
      directExpenses: { repairs: 300, insurance: 50, utilities: 60, other: 70 },
      homeBasis: 300_000,
      homeValue: 280_000,
      landValue: 80_000,
      firstUsed: '2024-06-10',
    }),
    expect: {
      '8829': {
        '10(b)': null,
        '14': null,
        '16(b)': 6_000,
        '17(b)': 2_000,
        '18(a)': 50,
        '20(a)': 300,
        '21(a)': 60,
        '22(a)': 70,
        '23(a)': 480,
        '23(b)': 9_000,
        '26': 1_380,
        '37': 280_000,
        '40': 20_000,
        '41': 0.01391,
        '42': 278,
        '36': 1_658,
        '44': 0,
      },
      'schedule-c': { '31': 48_342 },
      'schedule-a': { '17': null },
    },
  },
  {
    name: 'owner-who-itemizes-below-the-tax-limit',
    source: `${source}: 20% of 20,000`,
    input: writer(
      30_000,
      {
        squareFeet: 300,
        totalSquareFeet: 1_500,
        expenses: { mortgageInterest: 16_000, realEstateTaxes: 4_000 },
      },
      {
        itemized: {
          stateIncomeTaxPaid: 3_000,
          realEstateTax: 4_000,
          mortgages: [{ interest: 16_000, balance: 400_000 }],
        },
      },
    ),
    expect: {
      '8829': { '10(b)': 16_000, '11(b)': 4_000, '12(b)': 20_000, '13': 4_000, '36': 4_000 },
      'schedule-a': { '5b': 3_200, '5e': 6_200, '8a': 12_800, '17': 19_000 },
    },
  },
  {
    // The business part of the taxes is 1,200; personal ones of 9,800 leave 200 of the limit.
    name: 'owner-whose-taxes-fit-in-part',
    source: `${source}, lines 6 to 11`,
    input: writer(
      40_000,
      {
        squareFeet: 300,
        totalSquareFeet: 1_500,
        expenses: { mortgageInterest: 15_000, realEstateTaxes: 6_000 },
      },
      { itemized: { stateIncomeTaxPaid: 5_000 } },
    ),
    expect: {
      '8829': { '11(a)': 200, '13': 3_000, '14': 3_200, '17(a)': 1_000, '23(a)': 1_000, '36': 4_200 },
      'schedule-a': { '5b': 4_800, '5e': 9_800, '8a': 12_000, '17': 21_800 },
    },
  },
  {
    name: 'daycare-at-home',
    source: `${source}: 50% x 2,196 of 8,784 hours; 12.5% of 12,000; a quarter of 400`,
    input: writer(20_000, {
      squareFeet: 500,
      totalSquareFeet: 1_000,
      daycareHours: 2_196,
      expenses: { rent: 12_000 },
      directExpenses: { repairs: 400 },
    }),
    expect: {
      '8829': {
        '3': 0.5,
        '4': 2_196,
        '5': 8_784,
        '6': 0.25,
        '7': 0.125,
        '20(a)': 100,
        '24': 1_500,
        '36': 1_600,
      },
    },
  },
  {
    // Before medical costs, 2,700 + 8,100 + 1,000 is below 14,600; with 6,000 - 7.5% of 36,059 it is 15,096. Itemizing
    // costs 1,781 + 5,482, the standard deduction 1,829 + 5,482.
    name: 'owner-whose-medical-costs-decide-for-itemizing',
    source: `${source}; Schedule A, lines 1 to 4 and 17; both ways figured`,
    input: writer(
      40_000,
      {
        squareFeet: 150,
        totalSquareFeet: 1_500,
        expenses: { mortgageInterest: 9_000, realEstateTaxes: 3_000 },
      },
      {
        itemized: {
          medical: 6_000,
          realEstateTax: 3_000,
          charityCash: 1_000,
          mortgages: [{ interest: 9_000, balance: 100_000 }],
        },
      },
    ),
    expect: {
      '8829': { '10(b)': 9_000, '11(b)': 3_000, '14': 1_200, '16(b)': null, '17(b)': null, '36': 1_200 },
      'schedule-c': { '31': 38_800 },
      'schedule-se': { '12': 5_482 },
      'schedule-a': { '1': 6_000, '3': 2_704, '4': 3_296, '7': 2_700, '10': 8_100, '17': 15_096, '18': null },
      '1040': { '11': 36_059, '12': 15_096, '13': 4_193, '15': 16_770, '16': 1_781 },
    },
  },
  {
    // 20,000 of gifts seem to be enough, but 60% of 10,501 is 6,301: with 1,800 and 4,500 that is 12,601. Nothing is taxable
    // either way, so the standard deduction stays.
    name: 'owner-whose-gifts-are-cut-by-income',
    source: `${source}; IRC 170(b)(1)(G); both ways figured`,
    input: writer(
      12_000,
      {
        squareFeet: 150,
        totalSquareFeet: 1_500,
        expenses: { mortgageInterest: 5_000, realEstateTaxes: 2_000 },
      },
      {
        itemized: {
          realEstateTax: 2_000,
          charityCash: 20_000,
          mortgages: [{ interest: 5_000, balance: 100_000 }],
        },
      },
    ),
    expect: {
      '8829': { '10(b)': null, '11(b)': null, '16(b)': 5_000, '17(b)': 2_000, '24': 700, '36': 700 },
      'schedule-c': { '31': 11_300 },
      '1040': { '11': 10_501, '12': 14_600, '15': 0 },
    },
  },
  {
    // Itemizing, line 14 makes a loss of 1,800: 58,200 - (10,000 - 4,365 + 1,600 + 9,600) = 41,365, tax 4,733. With the
    // standard deduction line 15 allows 1,000: 60,000 - 14,600 = 45,400, tax 5,219.
    name: 'owner-whose-interest-makes-a-loss-only-when-itemized',
    source: `${source}; lines 14, 15 and 36; both ways figured`,
    input: writer(
      1_000,
      {
        squareFeet: 300,
        totalSquareFeet: 1_500,
        expenses: { mortgageInterest: 12_000, realEstateTaxes: 2_000 },
      },
      {
        w2s: [wages(60_000)],
        itemized: {
          medical: 10_000,
          realEstateTax: 2_000,
          mortgages: [{ interest: 12_000, balance: 100_000 }],
        },
      },
    ),
    expect: {
      '8829': { '8': 1_000, '14': 2_800, '15': 0, '36': 2_800 },
      'schedule-c': { '31': -1_800 },
      'schedule-a': { '4': 5_635, '7': 1_600, '10': 9_600, '17': 16_835 },
      '1040': { '11': 58_200, '12': 16_835, '15': 41_365, '16': 4_733 },
    },
  },
];

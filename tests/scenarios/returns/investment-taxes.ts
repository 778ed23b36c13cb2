import { person, type Scenario } from '../scenario';

const single = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-01-01') } as const;
const joint = {
  taxYear: 2024,
  filingStatus: 'mfj',
  taxpayer: person('1980-01-01'),
  spouse: person('1981-01-01'),
} as const;

export const investmentTaxes: Scenario[] = [
  {
    name: 'net-investment-tax-with-annuity-loss-and-penalty',
    source: 'Form 8960 by hand: 5,000 + 8,000 - 3,000 - 200 = 9,800; 3.8% of 253,800 - 250,000',
    input: {
      ...joint,
      w2s: [{ wages: 244_000 }],
      interest: [{ payer: 'Bank', interest: 5_000, earlyWithdrawalPenalty: 200 }],
      retirement: [{ payer: 'Insurer', grossDistribution: 8_000, taxableAmount: 8_000, code: '7D' }],
      capitalLossCarryover: { shortTerm: 10_000 },
    },
    expect: {
      '1040': { '7': -3_000, '11': 253_800 },
      '8960': {
        '1': 5_000,
        '2': null,
        '3': 8_000,
        '5a': -3_000,
        '5d': -3_000,
        '8': 10_000,
        '10': 200,
        '11': 200,
        '12': 9_800,
        '13': 253_800,
        '14': 250_000,
        '15': 3_800,
        '16': 3_800,
        '17': 144,
      },
      'schedule-2': { '12': 144 },
    },
  },
  {
    name: 'net-investment-tax-less-investment-interest',
    source: 'Form 8960, line 9a, by hand: 3.8% of 20,000 - 4,000',
    input: {
      ...joint,
      w2s: [{ wages: 300_000 }],
      interest: [{ payer: 'Broker', interest: 20_000 }],
      itemized: { investmentInterest: 4_000, realEstateTax: 10_000, charityCash: 30_000 },
    },
    expect: {
      '1040': { '11': 320_000, '12': 44_000 },
      '8960': { '8': 20_000, '9a': 4_000, '9d': 4_000, '12': 16_000, '15': 70_000, '17': 608 },
    },
  },
  {
    name: 'minimum-tax-on-stock-options',
    source:
      'Form 6251 by hand: 28% of 264,300 - 4,652 = 69,352; regular tax 17,168.50 + 24% of 34,875 = 25,539',
    input: { ...single, w2s: [{ wages: 150_000 }], amt: { isoSpread: 200_000 } },
    expect: {
      '1040': { '16': 25_539, '17': 43_813, '24': 69_352 },
      '6251': {
        '1': 135_400,
        '2a': 14_600,
        '2b': null,
        '2i': 200_000,
        '4': 350_000,
        '5': 85_700,
        '6': 264_300,
        '7': 69_352,
        '8': null,
        '9': 69_352,
        '10': 25_539,
        '11': 43_813,
        '12': null,
        '40': null,
      },
      'schedule-2': { '2': 43_813, '3': 43_813 },
    },
  },
  {
    name: 'minimum-tax-of-separate-return-with-add-on',
    source:
      'Form 6251, line 4, by hand: 1,200,000 is beyond $1,142,550, so 66,650 is added; 28% of 1,266,650 - 2,326 = 352,336; regular tax 98,334.75 + 37% of 519,800',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      taxpayer: person('1980-01-01'),
      w2s: [{ wages: 900_000 }],
      amt: { isoSpread: 300_000 },
    },
    expect: {
      '1040': { '16': 290_661, '24': 352_336 },
      '6251': { '4': 1_266_650, '5': 0, '7': 352_336, '10': 290_661, '11': 61_675 },
    },
  },
  {
    name: 'minimum-tax-with-dividends-and-every-adjustment',
    source:
      'Form 6251, Parts I to III, by hand: 26% of 117,700 = 30,602; 15% of 27,250 = 4,088; regular tax 8,095 + 4,088',
    input: {
      ...joint,
      w2s: [{ wages: 100_000 }],
      dividends: [
        {
          payer: 'Fund',
          ordinary: 50_000,
          qualified: 50_000,
          exemptInterest: 1_200,
          privateActivityBondInterest: 1_200,
        },
      ],
      interest: [{ payer: 'Town', taxExemptInterest: 500, privateActivityBondInterest: 500 }],
      stateRefundTaxable: 500,
      amt: {
        isoSpread: 149_400,
        privateActivityInterest: 300,
        depreciationAdjustment: -1_000,
        dispositionAdjustment: 600,
      },
    },
    expect: {
      '1040': { '2a': 1_700, '11': 150_500, '15': 121_300, '16': 12_183, '24': 34_690 },
      '6251': {
        '1': 121_300,
        '2a': 29_200,
        '2b': 500,
        '2g': 2_000,
        '2i': 149_400,
        '2k': 600,
        '2l': -1_000,
        '4': 301_000,
        '5': 133_300,
        '6': 167_700,
        '7': 34_690,
        '12': 167_700,
        '13': 50_000,
        '14': null,
        '15': 50_000,
        '16': 50_000,
        '17': 117_700,
        '18': 30_602,
        '19': 94_050,
        '20': 71_300,
        '21': 22_750,
        '22': 50_000,
        '23': 22_750,
        '24': 27_250,
        '26': 22_750,
        '27': 71_300,
        '28': 94_050,
        '29': 489_700,
        '30': 27_250,
        '31': 4_088,
        '32': 50_000,
        '33': 0,
        '34': 0,
        '35': null,
        '38': 34_690,
        '39': 43_602,
        '40': 34_690,
        '11': 22_507,
      },
    },
  },
  {
    name: 'minimum-tax-with-exemption-phased-out-and-taxes-added-back',
    source:
      'Form 6251 by hand: exemption 85,700 - 25% of 310,650 = 8,038; 28% of 911,962 - 4,652 = 250,697; regular tax 183,647.25 + 37% of 160,650',
    input: {
      ...single,
      w2s: [{ wages: 800_000 }],
      itemized: { stateIncomeTaxPaid: 40_000, charityCash: 20_000 },
      amt: { isoSpread: 140_000 },
    },
    expect: {
      '1040': { '12': 30_000, '15': 770_000, '16': 243_088, '17': 7_609 },
      '6251': {
        '1': 770_000,
        '2a': 10_000,
        '4': 920_000,
        '5': 8_038,
        '6': 911_962,
        '7': 250_697,
        '11': 7_609,
      },
    },
  },
  {
    name: 'prior-year-minimum-tax-credit-up-to-tentative-tax',
    source: 'Form 8801, Part II, by hand: 25,539 - 26% of 64,300 = 8,821',
    input: { ...single, w2s: [{ wages: 150_000 }], priorYearMinimumTaxCredit: 10_000 },
    expect: {
      '1040': { '16': 25_539, '17': null, '20': 8_821, '24': 16_718 },
      '6251': { '6': 64_300, '9': 16_718, '11': 0 },
      '8801': {
        '19': 10_000,
        '21': 10_000,
        '22': 25_539,
        '23': 16_718,
        '24': 8_821,
        '25': 8_821,
        '26': 1_179,
      },
      'schedule-3': { '6b': 8_821, '7': 8_821 },
    },
  },
  {
    name: 'prior-year-minimum-tax-credit-used-up',
    source: 'Form 8801, Part II, by hand',
    input: { ...single, w2s: [{ wages: 150_000 }], priorYearMinimumTaxCredit: 500 },
    expect: { '1040': { '24': 25_039 }, '8801': { '24': 8_821, '25': 500, '26': 0 } },
  },
  {
    name: 'prior-year-minimum-tax-credit-after-child-credit',
    source: 'Form 8801, line 22, by hand: tax 2,320 + 12% of 67,625 = 10,435, less 4,000 for the children',
    input: {
      ...joint,
      dependents: [
        { dateOfBirth: '2015-05-01', relationship: 'child' },
        { dateOfBirth: '2017-05-01', relationship: 'child' },
      ],
      w2s: [{ wages: 120_000 }],
      priorYearMinimumTaxCredit: 9_000,
    },
    expect: {
      '1040': { '16': 10_435, '19': 4_000, '20': 6_435, '22': 0 },
      '8801': { '22': 6_435, '23': 0, '25': 6_435, '26': 2_565 },
    },
  },
  {
    name: 'foreign-tax-of-300-without-form-1116',
    source:
      'Instructions for Schedule 3, line 1: 280.40 + 19.60 is not more than $300; Tax Table at $38,500: 1,160 + 12% of 26,925 = 4,391',
    input: {
      ...single,
      w2s: [{ wages: 50_000 }],
      dividends: [{ payer: 'Fund', ordinary: 3_000, foreignTaxPaid: 280.4 }],
      interest: [{ payer: 'Bank abroad', interest: 100, foreignTaxPaid: 19.6 }],
    },
    expect: {
      '1040': { '16': 4_391, '20': 300, '24': 4_091 },
      'foreign-tax-credit': { '1': 300, '2': 4_391, '3': 300 },
      'schedule-3': { '1': 300, '8': 300 },
    },
  },
  {
    name: 'foreign-tax-of-600-limited-by-the-tax',
    source:
      'Instructions for Schedule 3, line 1: the smaller of the foreign tax and the tax; Tax Table at $4,800: 483',
    input: {
      ...joint,
      w2s: [{ wages: 31_000 }],
      dividends: [{ payer: 'Fund', ordinary: 3_000, foreignTaxPaid: 600 }],
    },
    expect: {
      '1040': { '16': 483, '20': 483, '24': 0 },
      'foreign-tax-credit': { '1': 600, '2': 483, '3': 483 },
    },
  },
  {
    name: 'minimum-tax-less-foreign-tax',
    source:
      'Form 6251, lines 8 and 10, by hand: 28% of 267,300 - 4,652 = 70,192; regular tax 17,168.50 + 24% of 37,875 = 26,259',
    input: {
      ...single,
      w2s: [{ wages: 150_000 }],
      dividends: [{ payer: 'Fund', ordinary: 3_000, foreignTaxPaid: 300 }],
      amt: { isoSpread: 200_000 },
    },
    expect: {
      '1040': { '16': 26_259, '24': 69_892 },
      '6251': { '7': 70_192, '8': 300, '9': 69_892, '10': 25_959, '11': 43_933 },
    },
  },
];

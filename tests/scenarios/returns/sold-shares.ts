import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-01-01') } as const;
const limited = {
  entity: 'partnership',
  name: 'Oil LP',
  ein: '12-3456789',
  passive: true,
  basis: { beginning: 100_000 },
} as const;
const units = (proceeds: number) => ({
  description: 'Oil LP',
  acquired: '2015-01-01',
  sold: '2024-06-01',
  proceeds,
  basis: 10_000,
});

/** Section 1231 gain on Schedules K-1, and shares that were sold. */
export const soldShares: Scenario[] = [
  {
    name: 'section-1231-gain-of-an-s-corporation-with-a-building',
    source:
      'Schedule K-1 (Form 1120-S), boxes 9 and 8c; Form 4797 (2024), line 2; Unrecaptured Section 1250 Gain Worksheet, line 5; Form 8960, line 5b: a business in which the shareholder works. Tax by hand: 77,615 on 306,400 + 15% of 18,000 + 25% of 12,000',
    input: {
      ...single,
      w2s: [wages(300_000)],
      interest: [{ payer: 'Bank', interest: 1_000 }],
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Shop Inc',
          ein: '12-3456789',
          ordinaryIncome: 20_000,
          section1231Gain: 30_000,
          unrecaptured1250: 12_000,
        },
      ],
    },
    expect: {
      '1040': { '7': 30_000, '8': 20_000, '11': 351_000, '16': 83_315 },
      '4797': { '7': 30_000, '11': null, '18b': null },
      '4797-line-2': { '2(a)': 'Schedule K-1, Shop Inc', '2(b)': null, '2(g)': 30_000 },
      '8960': { '5a': 30_000, '5b': -30_000, '12': 1_000, '17': 38 },
      'schedule-d': { '11': 30_000, '19': 12_000 },
      'unrecaptured-1250': { '3': null, '5': 12_000, '7': 12_000, '11': 0, '18': 12_000 },
    },
  },
  {
    name: 'section-1231-gain-takes-up-the-passive-loss-of-its-partnership',
    source:
      'Form 8582 (2024), Part V and its instructions, by hand: -20,000 + 8,000; of the loss 8,000 count, 12,000 wait',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [{ ...limited, ordinaryIncome: -20_000, section1231Gain: 8_000 }],
    },
    expect: {
      '1040': { '7': 8_000, '8': -8_000, '11': 100_000 },
      '8582': { '2a': null, '2b': -12_000, '3': -12_000, '11': 0 },
      'schedule-e-line-28': { '28(g)': 8_000, '28(h)': null },
    },
  },
  {
    name: 'section-1231-loss-below-the-income-of-its-partnership',
    source: 'Form 4797 (2024), lines 7 and 11; IRC 1231(a)(2): an ordinary loss of 8,000',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [{ ...limited, ordinaryIncome: 20_000, section1231Gain: -8_000 }],
    },
    expect: {
      '1040': { '7': null, '8': 12_000, '11': 112_000 },
      '4797': { '7': -8_000, '11': -8_000, '18b': -8_000 },
      '8582': { '3': null },
    },
  },
  {
    name: 'distributions-of-an-s-corporation-beyond-its-basis',
    source:
      'IRC 1368(b)(2); Form 7203 (2024), lines 1 to 6: 20,000 less 5,000 + 8,000 is a long-term gain of 7,000',
    input: {
      ...single,
      w2s: [wages(50_000)],
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Shop Inc',
          ein: '12-3456789',
          ordinaryIncome: 8_000,
          basis: { beginning: 5_000, distributions: 20_000 },
        },
      ],
    },
    expect: {
      '1040': { '7': 7_000, '8': 8_000, '11': 65_000 },
      '8949': { Box: 'F', '2(d)': 7_000, '2(e)': 0, '2(h)': 7_000 },
      'schedule-d': { '15': 7_000 },
    },
  },
  {
    name: 'share-sold-with-an-overall-loss',
    source:
      'Instructions for Form 8582 (2024), "Disposition of an Entire Interest", example 2: 2,000 less 3,330 and 1,115; 4,445 in the column for nonpassive losses',
    input: {
      ...single,
      w2s: [wages(100_000)],
      sales: [units(12_000)],
      k1s: [
        {
          ...limited,
          ordinaryIncome: -3_330,
          priorUnallowedLoss: 1_115,
          soldEntirely: true,
          saleResult: 2_000,
        },
      ],
    },
    expect: {
      '1040': { '7': 2_000, '8': -4_445, '11': 97_555 },
      '8582': { '3': null },
      'schedule-e-line-28': { '28(g)': null, '28(i)': 4_445 },
    },
  },
  {
    name: 'overall-gain-of-a-sold-share-takes-up-a-rental-loss',
    source:
      'Instructions for Form 8582 (2024), "Disposition of an Entire Interest", by hand: 9,445 less 3,330 and 1,115 is a gain of 5,000; of the rental loss of 10,000 as much counts, at $200,000 of income no allowance. Gain, loss and losses of earlier years stand in columns (a), (b) and (c), as in example 1',
    input: {
      ...single,
      w2s: [wages(200_000)],
      sales: [units(19_445)],
      k1s: [
        {
          ...limited,
          ordinaryIncome: -3_330,
          priorUnallowedLoss: 1_115,
          soldEntirely: true,
          saleResult: 9_445,
        },
      ],
      rentals: [
        {
          id: 'r1',
          address: '9 Elm Street',
          kind: '1',
          fairRentalDays: 100,
          rents: 5_000,
          expenses: { repairs: 15_000 },
        },
      ],
    },
    expect: {
      '1040': { '7': 9_445, '8': -9_445, '11': 200_000 },
      '8582': {
        '1b': -10_000,
        '2a': 9_445,
        '2b': -3_330,
        '2c': -1_115,
        '2d': 5_000,
        '3': -5_000,
        '6': 200_000,
        '9': 0,
        '10': 9_445,
        '11': 9_445,
      },
      'schedule-e-line-28': { '28(g)': 4_445, '28(i)': null },
      'schedule-e-properties': { '22': -5_000 },
    },
  },
  {
    name: 'traded-partnership-with-section-1231-gain',
    source:
      'Instructions for Form 8582 (2024), Publicly Traded Partnerships: of losses of 500 and 1,000 the gain of 200 takes up 200; the rest waits',
    input: {
      ...single,
      w2s: [wages(100_000)],
      k1s: [
        {
          ...limited,
          publiclyTraded: true,
          ordinaryIncome: -500,
          section1231Gain: 200,
          priorUnallowedLoss: 1_000,
        },
      ],
    },
    expect: {
      '1040': { '7': 200, '8': -200, '11': 100_000 },
      'schedule-e-line-28': { '28(g)': 200, '28(h)': null, '28(i)': null },
    },
  },
  {
    name: 'traded-partnership-whose-units-were-all-sold',
    source:
      'Instructions for Form 8582 (2024), Publicly Traded Partnerships; IRC 469(k)(3): an entire disposition frees what is left, 1,500 less 200',
    input: {
      ...single,
      w2s: [wages(100_000)],
      sales: [units(12_000)],
      k1s: [
        {
          ...limited,
          publiclyTraded: true,
          ordinaryIncome: -500,
          section1231Gain: 200,
          priorUnallowedLoss: 1_000,
          soldEntirely: true,
        },
      ],
    },
    expect: {
      '1040': { '7': 2_200, '8': -1_500, '11': 100_700 },
      'schedule-e-line-28': { '28(g)': 200, '28(i)': 1_300 },
    },
  },
];

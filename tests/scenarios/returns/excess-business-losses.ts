import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-04-02') };
const source = 'Form 461 (2024) by hand; IRC 461(l); threshold: Rev. Proc. 2023-34, section 2.32';

export const excessBusinessLosses: Scenario[] = [
  {
    // -400,000 + 305,000 = -95,000. 500,000 - 400,000 + 95,000 = 195,000.
    name: 'excess-business-loss-of-one-business',
    source,
    input: {
      ...single,
      w2s: [wages(500_000)],
      businesses: [{ id: 'mill', name: 'Mill', expenses: { repairs: 400_000 } }],
    },
    expect: {
      '461': {
        '2': -400_000,
        '3': null,
        '4': null,
        '5': null,
        '6': null,
        '9': -400_000,
        '10': null,
        '11': null,
        '12': 0,
        '13': 0,
        '14': -400_000,
        '15': 305_000,
        '16': -95_000,
        excess: 95_000,
      },
      'schedule-1': { '3': -400_000, '8p': 95_000, '9': 95_000, '10': -305_000 },
      '1040': { '8': -305_000, '11': 195_000 },
    },
  },
  {
    // Joint: -500,000 + 60,000 of the partnership - 250,000 of the farm = -690,000. Royalties of 20,000 stay outside. The saw
    // brings 30,000 of recapture and 10,000 of section 1231 gain, and both count. -690,000 + 40,000 = -650,000; + 610,000 = -40,000.
    name: 'excess-business-loss-with-gains-and-royalties',
    source,
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1981-05-03'),
      w2s: [wages(900_000)],
      businesses: [
        {
          id: 'mill',
          name: 'Mill',
          expenses: { repairs: 500_000 },
          propertySales: [
            {
              kind: 'equipment',
              description: 'Saw',
              acquired: '2020-02-03',
              sold: '2024-05-06',
              price: 90_000,
              cost: 80_000,
              depreciation: 30_000,
            },
          ],
        },
      ],
      farms: [{ id: 'farm', product: 'Corn', expenses: { repairs: 250_000 } }],
      k1s: [{ entity: 'sCorporation', name: 'Acme', ordinaryIncome: 60_000 }],
      rentals: [{ id: 'wells', kind: 'royalty', address: 'Field', fairRentalDays: 0, royalties: 20_000 }],
    },
    expect: {
      '461': {
        '2': -500_000,
        '3': 10_000,
        '4': 30_000,
        '5': 80_000,
        '6': -250_000,
        '9': -630_000,
        '10': 20_000,
        '11': null,
        '12': 20_000,
        '13': -20_000,
        '14': -650_000,
        '15': 610_000,
        '16': -40_000,
      },
      'schedule-1': { '8p': 40_000 },
    },
  },
  {
    // A rental that is no business loses 15,000, all allowed below $100,000: line 11. The business alone is under the limit.
    name: 'business-loss-under-the-limit-beside-a-rental',
    source: 'IRC 461(l)(3)(A): only trades or businesses count',
    input: {
      ...single,
      w2s: [wages(380_000)],
      businesses: [{ id: 'mill', name: 'Mill', expenses: { repairs: 300_000 } }],
      rentals: [
        {
          id: 'flat',
          kind: '1',
          address: '5 Elm Street',
          activeParticipation: true,
          fairRentalDays: 365,
          rents: 10_000,
          expenses: { repairs: 25_000 },
        },
      ],
    },
    expect: { '461': { '16': null }, 'schedule-1': { '3': -300_000, '5': -15_000, '8p': null } },
  },
  {
    // 380,000 - 305,000 = 75,000: the rental may lose 15,000. -415,000 + 15,000 + 305,000 = -95,000.
    name: 'excess-business-loss-beside-a-rental-loss',
    source,
    input: {
      ...single,
      w2s: [wages(380_000)],
      businesses: [{ id: 'mill', name: 'Mill', expenses: { repairs: 400_000 } }],
      rentals: [
        {
          id: 'flat',
          kind: '1',
          address: '5 Elm Street',
          activeParticipation: true,
          fairRentalDays: 365,
          rents: 10_000,
          expenses: { repairs: 25_000 },
        },
      ],
    },
    expect: {
      '461': {
        '2': -400_000,
        '5': -15_000,
        '9': -415_000,
        '10': null,
        '11': 15_000,
        '12': -15_000,
        '13': 15_000,
        '14': -400_000,
        '16': -95_000,
      },
      '1040': { '11': 60_000 },
    },
  },
  {
    // 460,000 of wages and -450,000: the business may lose 305,000, so the income for the rental allowance is 155,000.
    name: 'excess-business-loss-before-the-rental-allowance',
    source: 'IRC 461(l)(6): after section 469; Instructions for Form 8582 (2024), line 6',
    input: {
      ...single,
      w2s: [wages(460_000)],
      businesses: [{ id: 'mill', name: 'Mill', expenses: { repairs: 450_000 } }],
      rentals: [
        {
          id: 'flat',
          kind: '1',
          address: '5 Elm Street',
          activeParticipation: true,
          fairRentalDays: 365,
          rents: 10_000,
          expenses: { repairs: 25_000 },
        },
      ],
    },
    expect: {
      '461': { '11': null, '14': -450_000, '16': -145_000 },
      '1040': { '11': 155_000 },
      '8582': { '6': 155_000 },
    },
  },
  {
    // -400,000 + 313,000 = -87,000.
    name: '2025-excess-business-loss',
    source: 'Rev. Proc. 2024-40, section 2.32; Form 461 (2025)',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(500_000)],
      businesses: [{ id: 'mill', name: 'Mill', expenses: { repairs: 400_000 } }],
    },
    expect: {
      '461': { '15': 313_000, '16': -87_000 },
      'schedule-1': { '8p': 87_000 },
      '1040': { '11a': 187_000 },
    },
  },
];

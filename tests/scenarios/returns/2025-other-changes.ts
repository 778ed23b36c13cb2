import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2025 as const, filingStatus: 'single' as const, taxpayer: person('1985-06-15') };
const child = { ...person('2015-03-04'), relationship: 'child' as const };
const item = (
  kind:
    | 'door'
    | 'window'
    | 'airConditioner'
    | 'waterHeater'
    | 'furnace'
    | 'panel'
    | 'heatPump'
    | 'heatPumpWaterHeater'
    | 'biomass',
  cost: number,
) => ({ kind, cost, manufacturerId: 'A1B2' });

/** What else Pub. L. 119-21 and the amounts of 2025 change. */
export const otherChanges2025: Scenario[] = [
  {
    name: '2025-wages-alone',
    source:
      'Form 1040 (2025): standard deduction 15,750; tax on 44,250 (midpoint 44,275): 1,192.50 + 12% of 32,350 = 5,074.50',
    input: { ...single, w2s: [wages(60_000, 6_000)] },
    expect: { '1040': { '11a': 60_000, '12e': 15_750, '13a': null, '13b': null, '15': 44_250, '16': 5_075 } },
    refund: 925,
  },
  {
    name: '2025-state-taxes-above-the-first-limit',
    source: 'Schedule A (2025), line 5e: 40,000 less 30% of 20,000 above 500,000',
    input: {
      ...single,
      w2s: [wages(520_000)],
      itemized: { stateIncomeTaxPaid: 45_000, paidFamilyLeave: 500 },
    },
    expect: { 'schedule-a': { '5a': 45_500, '5d': 45_500, '5e': 34_000 }, '1040': { '12e': 34_000 } },
  },
  {
    name: '2025-state-taxes-at-the-floor',
    source: 'Schedule A (2025), line 5e: never below 5,000 on a separate return (250,000 + 35,000 / 2 / 30%)',
    input: {
      ...single,
      filingStatus: 'mfs',
      spouseItemizes: true,
      w2s: [wages(400_000)],
      itemized: { realEstateTax: 30_000 },
    },
    expect: { 'schedule-a': { '5d': 30_000, '5e': 5_000 } },
  },
  {
    name: '2025-sales-tax-by-the-tables-for-a-year-in-louisiana',
    source:
      'Instructions for Schedule A (2025), State and Local General Sales Tax Deduction Worksheet: Louisiana, $60,000 to $70,000, two people, 714; Local Table C, two people, 196',
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1986-02-01'),
      w2s: [wages(62_000)],
      itemized: {
        mortgages: [{ interest: 32_000, balance: 300_000 }],
        salesTaxPlaces: [{ state: 'LA', localRate: 4.5, localTable: 'C' }],
      },
    },
    // 196 x 4.5 = 882.
    expect: {
      'sales-tax': { income: 62_000, family: 2, '1': 714, '6': 882, '8': 1_596 },
      'schedule-a': { '5a': 1_596, '5a sales tax': true, '5e': 1_596, '17': 33_596 },
    },
  },
  {
    name: '2025-sales-tax-of-part-of-a-year-by-the-ratio',
    source:
      'The same worksheet: 150 of 365 days in Florida (one person, $60,000 to $70,000: 755) at 1% beside 6%, 215 in Oregon, which has no table',
    input: {
      ...single,
      w2s: [wages(62_000)],
      itemized: {
        mortgages: [{ interest: 32_000, balance: 300_000 }],
        salesTaxPlaces: [
          { state: 'FL', days: 150, localRate: 1 },
          { state: 'OR', days: 215 },
        ],
      },
    },
    // 755 x 150 / 365 = 310.27; 1 / 6 = 0.167, so 310 x 0.167 = 51.77.
    expect: { 'sales-tax': { '1': 310, '6': 52, '8': 362 }, 'schedule-a': { '5a': 362, '17': 32_362 } },
  },
  {
    name: '2025-child-of-a-filer-without-a-number-for-work',
    source:
      'Schedule 8812 (2025), Who can claim: the filer needs a valid SSN; the child is an other dependent then',
    input: {
      ...single,
      filingStatus: 'hoh',
      taxpayer: { ...person('1985-06-15'), idType: 'itin' },
      dependents: [child],
      w2s: [wages(60_000)],
    },
    expect: { '8812': { '4': 0, '6': 1, '7': 500, '14': 500 }, '1040': { '19': 500, '28': null } },
  },
  {
    name: '2025-credits-that-are-not-wanted',
    source: 'Form 1040 (2025), lines 27c and 28: boxes for people who do not want the credits',
    input: {
      ...single,
      filingStatus: 'hoh',
      dependents: [child],
      w2s: [wages(20_000)],
      declineEic: true,
      declineActc: true,
    },
    expect: { '1040': { '15': 0, '19': 0, '27a': null, '28': null } },
  },
  {
    name: '2025-child-who-lived-abroad',
    source: 'Instructions for Form 1040 (2025), line 27a: the child lived with you in the United States',
    input: {
      ...single,
      filingStatus: 'hoh',
      dependents: [{ ...child, livedInUs: false }],
      w2s: [wages(20_000)],
    },
    expect: { '1040': { '27a': null, '28': 1_700 } },
  },
  {
    name: '2025-additional-child-credit',
    source:
      'Schedule 8812 (2025): 2,200 for the child, 1,700 of it refundable; EIC Table at 20,000 with one child: 4,328',
    input: { ...single, filingStatus: 'hoh', dependents: [child], w2s: [wages(20_000)] },
    expect: {
      '8812': { '5': 2_200, '12': 2_200, '16b': 1_700 },
      '1040': { '19': 0, '27a': 4_328, '28': 1_700 },
    },
    refund: 6_028,
  },
  {
    name: '2025-child-credit-with-excluded-income',
    source: 'Schedule 8812 (2025), lines 1 to 11: 195,000 + 6,000 + 2,000 + 1,000; 5% of 4,000',
    input: {
      ...single,
      filingStatus: 'hoh',
      dependents: [child],
      w2s: [wages(195_000)],
      excludedIncome: { puertoRico: 6_000, form2555Line45: 2_000, form4563Line15: 1_000 },
    },
    expect: {
      '8812': { '1': 195_000, '2b': 2_000, '2d': 9_000, '3': 204_000, '10': 4_000, '11': 200, '14': 2_000 },
    },
  },
  {
    name: '2025-bonus-after-january-19',
    source: 'IRC 168(k)(6), Pub. L. 119-21, section 70301: 100% for property acquired after January 19, 2025',
    input: {
      ...single,
      businesses: [
        {
          id: 'shop',
          income: { form1099Nec: 50_000 },
          assets: [{ placedInService: '2025-06-10', cost: 10_000, class: '5', bonus: true }],
        },
      ],
    },
    expect: { 'schedule-c': { '13': 10_000, '31': 40_000 } },
  },
  {
    name: '2025-bonus-for-an-earlier-contract',
    source: 'IRC 168(k)(6): 40% of 10,000 and 20% of the other 6,000',
    input: {
      ...single,
      businesses: [
        {
          id: 'shop',
          income: { form1099Nec: 50_000 },
          assets: [
            { placedInService: '2025-06-10', acquired: '2025-01-10', cost: 10_000, class: '5', bonus: true },
          ],
        },
      ],
    },
    expect: { 'schedule-c': { '13': 5_200 } },
  },
  {
    name: '2025-other-expenses-on-line-27b',
    source: 'Schedule C (2025), lines 27a and 27b, which changed places',
    input: {
      ...single,
      businesses: [
        {
          id: 'shop',
          income: { form1099Nec: 50_000 },
          expenses: { energyEfficientBuildings: 700, other: [{ description: 'Fees', amount: 300 }] },
        },
      ],
    },
    expect: { 'schedule-c': { '27a': 700, '27b': 300, '48': 300, '28': 1_000 } },
  },
  {
    name: '2025-digital-assets',
    source: 'Form 8949 (2025), boxes H and L; Schedule D, lines 2 and 10',
    input: {
      ...single,
      w2s: [wages(50_000)],
      sales: [
        {
          sold: '2025-05-01',
          acquired: '2025-02-01',
          proceeds: 900,
          basis: 400,
          basisReported: false,
          on1099da: true,
        },
        {
          sold: '2025-05-01',
          acquired: '2020-02-01',
          proceeds: 5_000,
          basis: 1_000,
          on1099b: false,
          digitalAsset: true,
        },
        { sold: '2025-05-01', acquired: '2020-02-01', proceeds: 700, basis: 200, on1099b: false },
      ],
    },
    expect: {
      'schedule-d': { '2(d)': 900, '2(h)': 500, '10(d)': 5_700, '10(e)': 1_200, '10(h)': 4_500, '16': 5_000 },
      '1040': { '7a': 5_000 },
    },
  },
  {
    name: '2025-digital-assets-with-basis',
    source: 'Form 8949 (2025), boxes G, I, J and K; Schedule D, lines 1b, 3, 8b and 9',
    input: {
      ...single,
      w2s: [wages(50_000)],
      sales: [
        { sold: '2025-05-01', acquired: '2025-02-01', proceeds: 900, basis: 400, on1099da: true },
        {
          sold: '2025-05-01',
          acquired: '2025-02-01',
          proceeds: 800,
          basis: 300,
          on1099b: false,
          digitalAsset: true,
        },
        { sold: '2025-05-01', acquired: '2020-02-01', proceeds: 700, basis: 100, on1099da: true },
        {
          sold: '2025-05-01',
          acquired: '2020-02-01',
          proceeds: 600,
          basis: 100,
          basisReported: false,
          on1099da: true,
        },
      ],
    },
    expect: {
      '8949': { Box: 'G', '2(d)': 900, '2(h)': 500 },
      'schedule-d': { '1b(h)': 500, '3(h)': 500, '8b(h)': 600, '9(h)': 500, '7': 1_000, '15': 1_100 },
    },
  },
  {
    name: '2025-doors-windows-and-heat-pumps',
    source:
      'Form 5695 (2025), by hand: doors 250 + 480, at most 500, two on line 19d; windows 477, four on line 20a; air conditioners 480; at most 1,200; heat pumps 30% of 6,500',
    input: {
      ...single,
      w2s: [wages(90_000)],
      energy: {
        items: [
          item('door', 800),
          item('door', 900),
          item('door', 700),
          item('door', 100),
          item('window', 1_000),
          item('window', 500),
          item('window', 40),
          item('window', 30),
          item('window', 20),
          item('airConditioner', 1_000),
          item('airConditioner', 600),
          item('heatPump', 3_000),
          item('heatPump', 1_000),
          item('heatPumpWaterHeater', 1_500),
          item('heatPumpWaterHeater', 500),
          item('biomass', 400),
          item('biomass', 100),
        ],
      },
    },
    expect: {
      '5695': {
        '19a': 900,
        '19c': 250,
        '19d': 1_500,
        '19e': 100,
        '19f': 1_600,
        '19g': 480,
        '19h': 500,
        '20a': 1_570,
        '20b': 20,
        '20c': 1_590,
        '20d': 477,
        '22a': 1_000,
        '22b': 600,
        '22c': 1_600,
        '22d': 480,
        '27': 1_457,
        '28': 1_200,
        '29a': 3_000,
        '29b': 1_000,
        '29c': 1_500,
        '29d': 500,
        '29e': 400,
        '29f': 100,
        '29g': 6_500,
        '29h': 1_950,
        '30': 3_150,
        '32': 3_150,
      },
      'schedule-3': { '5b': 3_150 },
    },
  },
  {
    name: '2025-water-heaters-and-furnaces',
    source:
      'Form 5695 (2025), by hand: 270 + 600 + 300, two water heaters on line 23a; a door without an ID has no credit',
    input: {
      ...single,
      w2s: [wages(90_000)],
      energy: {
        items: [
          item('waterHeater', 500),
          item('waterHeater', 300),
          item('waterHeater', 100),
          item('furnace', 2_500),
          item('furnace', 200),
          item('panel', 1_000),
          { kind: 'door', cost: 400 },
        ],
      },
    },
    expect: {
      '5695': {
        '19a': null,
        '23a': 800,
        '23b': 100,
        '23c': 900,
        '23d': 270,
        '24a': 2_500,
        '24b': 200,
        '24c': 2_700,
        '24d': 600,
        '25c': 1_000,
        '25e': 300,
        '27': 1_170,
        '28': 1_170,
      },
    },
  },
  {
    name: '2025-car-after-the-credit-ended',
    source: 'IRC 30D(h), Pub. L. 119-21, section 70502: acquired after September 30, 2025',
    input: {
      ...single,
      w2s: [wages(90_000)],
      cleanVehicles: [
        {
          vin: 'TESTVIN0000000001',
          placedInService: '2025-12-01',
          acquired: '2025-09-20',
          tentativeCredit: 3_000,
        },
        {
          vin: 'TESTVIN0000000002',
          placedInService: '2025-12-01',
          acquired: '2025-10-01',
          tentativeCredit: 4_000,
        },
      ],
    },
    expect: { '8936': { '9': 3_000, '13': 3_000 }, 'schedule-3': { '6f': 3_000 } },
  },
  {
    name: '2025-deferrals-at-sixty-one',
    source: 'Notice 2024-80; IRC 414(v)(2)(E): 23,500 and 11,250 at 60 to 63; one dollar is too much',
    input: {
      ...single,
      taxpayer: person('1964-06-15'),
      w2s: [{ ...wages(150_000), box12: [{ code: 'D', amount: 34_751 }] }],
    },
    expect: { 'excess-deferrals': { '6': 34_750, '7': 1, '13': 1 }, '1040': { '1h': 1 } },
  },
];

import { person, type Scenario, wages } from '../scenario';

const single = {
  taxYear: 2024 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1980-01-01'),
  w2s: [wages(80_000)],
};
const source = 'Form 6252 (2024) and its instructions, by hand; ';
const lot = {
  description: 'Lot',
  use: 'investment' as const,
  acquired: '2015-03-01',
  sold: '2024-05-01',
  price: 200_000,
  cost: 90_000,
  sellingExpenses: 10_000,
};
const home = {
  address: '8 Elm Street',
  acquired: '2010-01-01',
  sold: '2024-07-01',
  price: 600_000,
  basis: 200_000,
  sellingExpenses: 30_000,
  taxpayer: { ownedMonths: 60, livedMonths: 60 },
  installmentSale: true,
};
const rental = {
  id: 'r',
  address: '9 Oak Street',
  kind: '1',
  fairRentalDays: 181,
  rents: 5_000,
  expenses: { taxes: 1_000 },
};
/** A rented house of an earlier year: 65% of each payment is gain, of which depreciation explains 60,000. */
const earlierHouse = {
  description: 'House',
  use: 'rental' as const,
  kind: 'building' as const,
  acquired: '2008-01-01',
  sold: '2021-03-01',
  price: 400_000,
  cost: 200_000,
  depreciation: 60_000,
  grossProfitPercentage: 0.65,
  payments: 50_000,
};
const toDaughter = {
  ...lot,
  sold: '2023-03-01',
  price: 100_000,
  cost: 40_000,
  sellingExpenses: 0,
  grossProfitPercentage: 0.6,
  priorPayments: 20_000,
  payments: 10_000,
};

/** Installment sales of this year and of earlier ones (IRC 453). */
export const installmentSales: Scenario[] = [
  {
    // Table for 65,400: 5,426 + 22% of 18,275 = 9,446.50; 15% of 40,000.
    name: 'installment-lot-with-debt-above-basis',
    source: `${source}Temp. Reg. 15A.453-1(b)(2)(iii) and (3)(i): debt of 120,000 above basis and expenses of 100,000 is a payment, and the whole contract price is gain`,
    input: { ...single, installmentSales: [{ ...lot, debtAssumed: 120_000, payments: 20_000 }] },
    expect: {
      '6252': {
        '1': 'Lot',
        '2a': '2015-03-01',
        '2b': '2024-05-01',
        '3': false,
        '4': true,
        '5': 200_000,
        '6': 120_000,
        '7': 80_000,
        '8': 90_000,
        '9': 0,
        '10': 90_000,
        '11': 10_000,
        '12': 0,
        '13': 100_000,
        '14': 100_000,
        '15': 0,
        '16': 100_000,
        '17': 20_000,
        '18': 100_000,
        '19': 1,
        '20': 20_000,
        '21': 20_000,
        '22': 40_000,
        '23': null,
        '24': 40_000,
        '26': 40_000,
        '28': null,
        '30': null,
      },
      'schedule-d': { '4': null, '11': 40_000, '16': 40_000, '19': null },
      '1040': { '7': 40_000, '11': 120_000, '15': 105_400, '16': 15_447 },
    },
  },
  {
    name: 'installment-later-payment-at-the-told-percentage',
    source: `${source}lines 19 and 20 for years after the year of sale: 55,000 / 80,000; IRC 453(c)`,
    input: {
      ...single,
      installmentSales: [
        {
          ...lot,
          sold: '2022-06-01',
          price: 100_000,
          cost: 40_000,
          sellingExpenses: 5_000,
          debtAssumed: 20_000,
          grossProfitPercentage: 0.6875,
          priorPayments: 30_000,
          payments: 10_000,
        },
      ],
    },
    expect: {
      '6252': {
        '14': 55_000,
        '17': 0,
        '18': 80_000,
        '19': 0.6875,
        '20': 0,
        '22': 10_000,
        '23': 30_000,
        '24': 6_875,
      },
      'schedule-d': { '11': 6_875 },
      '1040': { '7': 6_875, '11': 86_875 },
    },
  },
  {
    name: 'installment-later-payment-without-the-percentage',
    source: `${source}Part I is filled in for all years, so that line 19 follows from it: 100,000 / 200,000`,
    input: {
      ...single,
      installmentSales: [{ ...lot, sold: '2023-06-01', priorPayments: 90_000, payments: 1_001 }],
    },
    // 500.50 is rounded up.
    expect: { '6252': { '19': 0.5, '24': 501 }, 'schedule-d': { '11': 501 } },
  },
  {
    name: 'installment-held-half-a-year',
    source: `${source}line 26: a capital asset held a year or less goes on Schedule D, line 4; IRC 1222(1)`,
    input: {
      ...single,
      installmentSales: [
        {
          ...lot,
          acquired: '2024-01-10',
          sold: '2024-06-10',
          price: 50_000,
          cost: 30_000,
          sellingExpenses: 0,
          payments: 25_000,
        },
      ],
    },
    expect: {
      '6252': { '19': 0.4, '26': 10_000 },
      'schedule-d': { '4': 10_000, '11': null, '16': 10_000 },
      '1040': { '7': 10_000 },
    },
  },
  {
    // All in the bracket of 22%, which is less than 25%: Tax Table for 97,400, 5,426 + 22% of 50,275.
    name: 'installment-rental-house-of-straight-line',
    source: `${source}line 12 and Form 4797, line 32; Instructions for Schedule D, Unrecaptured Section 1250 Gain Worksheet, line 4: 140,000 / 300,000 of 60,000`,
    input: {
      ...single,
      rentals: [rental],
      installmentSales: [
        {
          description: 'House',
          use: 'rental',
          position: 0,
          kind: 'building',
          acquired: '2014-07-01',
          sold: '2024-06-30',
          price: 300_000,
          cost: 220_000,
          depreciation: 80_000,
          sellingExpenses: 20_000,
          payments: 60_000,
        },
      ],
    },
    expect: {
      '4797-part-3': { '20': 300_000, '21': 240_000, '22': 80_000, '24': 140_000, '26a': null, '26g': 0 },
      '4797': { '4': 28_000, '6': null, '7': 28_000, '13': 0, '30': 140_000, '31': 0, '32': null },
      '6252': {
        '10': 140_000,
        '12': 0,
        '14': 140_000,
        '18': 300_000,
        '19': 0.466_67,
        '24': 28_000,
        '26': 28_000,
      },
      'unrecaptured-1250': { '3': null, '4': 28_000, '7': 28_000, '18': 28_000 },
      'schedule-d': { '11': 28_000, '19': 28_000 },
      '1040': { '7': 28_000, '8': 4_000, '11': 112_000, '15': 97_400, '16': 16_487 },
    },
  },
  {
    name: 'installment-machine-recapture-in-the-year-of-sale',
    source: `${source}IRC 453(i): 30,000 of depreciation is ordinary at once; 10,000 / 60,000 of 15,000 is spread; Reg. 1.199A-3(b)(2)(ii)(A)`,
    input: {
      ...single,
      businesses: [{ id: 'b', income: { form1099Nec: 50_000 } }],
      installmentSales: [
        {
          description: 'Press',
          use: 'business',
          position: 0,
          kind: 'equipment',
          acquired: '2020-01-10',
          sold: '2024-09-01',
          price: 60_000,
          cost: 50_000,
          depreciation: 30_000,
          payments: 15_000,
        },
      ],
    },
    expect: {
      '4797-part-3': { '22': 30_000, '24': 40_000, '25a': 30_000, '25b': 30_000 },
      '4797': { '4': 2_500, '7': 2_500, '13': 30_000, '17': 30_000, '18b': 30_000, '31': 30_000, '32': null },
      '6252': {
        '10': 20_000,
        '12': 30_000,
        '13': 50_000,
        '14': 10_000,
        '18': 60_000,
        '19': 0.166_67,
        '26': 2_500,
      },
      'schedule-d': { '11': 2_500, '19': null },
      'schedule-1': { '3': 50_000, '4': 30_000 },
      // 50,000 and 30,000 of recapture, less half the self-employment tax of 7,065 (Reg. 1.199A-3(b)(1)(vi)).
      '8995': { '2': 76_467 },
      '1040': { '7': 2_500 },
    },
  },
  {
    name: 'installment-all-gain-is-recapture-and-nothing-is-spread',
    source: `${source}line 14 is zero or less: the form is not filed, and the sale stands on Form 4797 like any other`,
    input: {
      ...single,
      businesses: [{ id: 'b', income: { form1099Nec: 50_000 } }],
      installmentSales: [
        {
          description: 'Truck',
          use: 'business',
          position: 0,
          kind: 'equipment',
          acquired: '2020-01-10',
          sold: '2024-09-01',
          price: 30_000,
          cost: 50_000,
          depreciation: 40_000,
          payments: 15_000,
        },
      ],
    },
    expect: {
      '4797-part-3': { '24': 20_000, '25b': 20_000 },
      '4797': { '4': null, '31': 20_000, '32': 0, '18b': 20_000 },
    },
  },
  {
    name: 'installment-fence-depreciated-faster-than-straight-line',
    source: `${source}Form 4797, line 26; 12,000 / 20,000 of 5,000; of 9,000 less 2,000 unrecaptured, this year's gain comes first`,
    input: {
      ...single,
      rentals: [rental],
      installmentSales: [
        {
          description: 'Fence',
          use: 'rental',
          position: 0,
          kind: 'building',
          acquired: '2016-01-10',
          sold: '2024-09-01',
          price: 20_000,
          cost: 15_000,
          depreciation: 9_000,
          additionalDepreciation: 2_000,
          payments: 5_000,
        },
      ],
    },
    expect: {
      '4797-part-3': { '24': 14_000, '26a': 2_000, '26g': 2_000 },
      '4797': { '4': 3_000, '18b': 2_000, '31': 2_000, '32': null },
      '6252': { '12': 2_000, '14': 12_000, '19': 0.6, '26': 3_000 },
      'unrecaptured-1250': { '4': 3_000 },
    },
  },
  {
    name: 'installment-lot-of-a-rental-held-eight-months',
    source: `${source}line 26: property held a year or less goes on Form 4797, line 10, as “From Form 6252”`,
    input: {
      ...single,
      rentals: [rental],
      installmentSales: [
        {
          description: 'Lot',
          use: 'rental',
          position: 0,
          acquired: '2024-02-01',
          sold: '2024-10-01',
          price: 40_000,
          cost: 30_000,
          payments: 20_000,
        },
      ],
    },
    expect: {
      '6252': { '19': 0.25, '26': 5_000 },
      '4797-line-10': { '10(a)': 'From Form 6252', '10(d)': null, '10(g)': 5_000 },
      '4797': { '4': null, '7': null, '17': 5_000, '18b': 5_000 },
      '1040': { '8': 9_000 },
    },
  },
  {
    name: 'installment-rental-beside-a-sale-that-was-paid',
    source: `${source}Form 4797, line 32, has the gain of the property that was paid at once alone: 40,000`,
    input: {
      ...single,
      rentals: [
        {
          ...rental,
          propertySales: [
            {
              description: 'Shed',
              kind: 'building',
              acquired: '2014-01-01',
              sold: '2024-06-30',
              price: 60_000,
              cost: 30_000,
              depreciation: 10_000,
            },
          ],
        },
      ],
      installmentSales: [
        {
          description: 'House',
          use: 'rental',
          position: 0,
          kind: 'building',
          acquired: '2014-07-01',
          sold: '2024-06-30',
          price: 100_000,
          cost: 60_000,
          depreciation: 10_000,
          payments: 20_000,
        },
      ],
    },
    expect: {
      '6252': { '19': 0.5, '26': 10_000 },
      '4797': { '4': 10_000, '6': 40_000, '7': 50_000, '30': 90_000, '31': 0, '32': 40_000 },
      'unrecaptured-1250': { '3': 10_000, '4': 10_000, '6': 20_000, '18': 20_000 },
      'schedule-d': { '11': 50_000, '19': 20_000 },
    },
  },
  {
    // 3.8% of 32,500.
    name: 'installment-payment-for-a-rental-of-an-earlier-year',
    source: `${source}worksheet for line 19 of Schedule D, line 4, step 3: 60,000 less 65% of 80,000; IRC 1411(c)(1)(A)(iii)`,
    input: {
      ...single,
      w2s: [wages(250_000)],
      installmentSales: [{ ...earlierHouse, priorPayments: 80_000 }],
    },
    expect: {
      '6252': { '19': 0.65, '23': 80_000, '26': 32_500 },
      '4797': { '4': 32_500, '7': 32_500, '30': null, '18b': null },
      'unrecaptured-1250': { '4': 8_000, '18': 8_000 },
      'schedule-d': { '11': 32_500, '19': 8_000 },
      '8960': { '5a': 32_500, '5b': null, '12': 32_500, '17': 1_235 },
    },
  },
  {
    name: 'installment-payment-for-an-own-business-of-an-earlier-year',
    source: `${source}Instructions for Form 8960, line 5b: no investment income where the filer took part; IRC 1411(c)(4)`,
    input: {
      ...single,
      w2s: [wages(250_000)],
      interest: [{ payer: 'Buyer', interest: 3_000 }],
      installmentSales: [
        {
          ...earlierHouse,
          use: 'business',
          kind: 'equipment',
          recapture: 60_000,
          grossProfitPercentage: 0.5,
          priorPayments: 80_000,
        },
      ],
    },
    expect: {
      '6252': { '12': 60_000, '14': 200_000, '19': 0.5, '26': 25_000 },
      '4797': { '4': 25_000, '18b': null },
      '8960': { '1': 3_000, '5a': 25_000, '5b': -25_000, '12': 3_000, '17': 114 },
      'schedule-d': { '11': 25_000, '19': null },
    },
  },
  {
    name: 'installment-payment-for-a-passive-business-of-an-earlier-year',
    source: `${source}IRC 1411(c)(2)(A): a passive activity`,
    input: {
      ...single,
      w2s: [wages(250_000)],
      installmentSales: [
        {
          ...earlierHouse,
          use: 'business',
          kind: 'land',
          depreciation: 0,
          grossProfitPercentage: 0.5,
          passive: true,
        },
      ],
    },
    expect: { '4797': { '4': 25_000 }, '8960': { '5a': 25_000, '5b': null, '17': 950 } },
  },
  {
    name: 'installment-home-with-excluded-gain',
    source: `${source}line 15; IRC 121; Publication 523: 370,000 less 250,000 is spread over 600,000`,
    input: {
      ...single,
      homeSales: [home],
      installmentSales: [{ use: 'home', sold: '2024-07-01', payments: 150_000 }],
    },
    expect: {
      '6252': {
        '1': '8 Elm Street',
        '5': 600_000,
        '8': 200_000,
        '11': 30_000,
        '14': 370_000,
        '15': 250_000,
        '16': 120_000,
        '18': 600_000,
        '19': 0.2,
        '26': 30_000,
      },
      'schedule-d': { '10(h)': null, '11': 30_000, '19': null },
      '1040': { '7': 30_000 },
    },
  },
  {
    name: 'installment-home-with-an-office',
    source: `${source}IRC 121(d)(6); worksheet for line 19 of Schedule D, line 12: depreciation of 20,000 comes first`,
    input: {
      ...single,
      homeSales: [{ ...home, basis: 220_000, depreciation: 20_000 }],
      installmentSales: [{ use: 'home', sold: '2024-07-01', payments: 150_000 }],
    },
    expect: {
      '6252': { '8': 220_000, '9': 20_000, '10': 200_000, '16': 120_000, '26': 30_000 },
      'unrecaptured-1250': { '4': null, '12': 20_000, '18': 20_000 },
      'schedule-d': { '11': 30_000, '19': 20_000 },
    },
  },
  {
    name: 'installment-home-that-was-rented-out-at-the-sale',
    source: `${source}Instructions for Form 4797: a home that is rental property goes on line 4`,
    input: {
      ...single,
      homeSales: [{ ...home, basis: 220_000, depreciation: 20_000, rentedAtSale: true }],
      installmentSales: [{ use: 'home', sold: '2024-07-01', payments: 150_000 }],
    },
    expect: {
      '6252': { '12': 0, '15': 250_000, '26': 30_000 },
      '4797-part-3': { '20': 600_000, '22': 20_000, '26g': 0 },
      '4797': { '4': 30_000, '7': 30_000, '32': null },
      'unrecaptured-1250': { '4': 20_000, '12': null },
      'schedule-d': { '11': 30_000, '19': 20_000 },
    },
  },
  {
    name: 'installment-home-whose-gain-is-excluded-whole',
    source: `${source}Publication 523: no taxable gain is left to spread, and without a Form 1099-S nothing is reported`,
    input: {
      ...single,
      homeSales: [{ ...home, price: 400_000 }],
      installmentSales: [{ use: 'home', sold: '2024-07-01', payments: 50_000 }],
    },
    expect: { '1040': { '7': null, '11': 80_000 } },
  },
  {
    name: 'installment-home-of-an-earlier-year',
    source: `${source}120,000 / 600,000 of 100,000; of 20,000 of depreciation, 50,000 paid before took up 10,000`,
    input: {
      ...single,
      installmentSales: [
        {
          description: 'Home',
          use: 'home',
          acquired: '2010-01-01',
          sold: '2022-07-01',
          price: 600_000,
          cost: 220_000,
          depreciation: 20_000,
          sellingExpenses: 30_000,
          excludedGain: 250_000,
          grossProfitPercentage: 0.2,
          priorPayments: 50_000,
          payments: 100_000,
        },
      ],
    },
    expect: {
      '6252': { '14': 370_000, '15': 250_000, '16': 120_000, '18': 600_000, '26': 20_000 },
      'unrecaptured-1250': { '12': 10_000 },
      'schedule-d': { '11': 20_000, '19': 10_000 },
    },
  },
  {
    name: 'installment-resale-by-a-daughter',
    source: `${source}Part III; IRC 453(e)(1) and (3): 100,000 less the 30,000 paid by the end of the year counts as paid, 60% of it is gain`,
    input: {
      ...single,
      installmentSales: [
        {
          ...toDaughter,
          relatedBuyer: {
            name: 'Ann Reed',
            address: '4 Lake Road, Dayton, OH 45402',
            ssn: '400-55-1234',
            resold: '2024-10-01',
            resalePrice: 130_000,
          },
        },
      ],
    },
    expect: {
      '6252': {
        '3': true,
        '26': 6_000,
        '27 name': 'Ann Reed',
        '27 address': '4 Lake Road, Dayton, OH 45402',
        '27 number': '400-55-1234',
        '28': true,
        '29a': null,
        '30': 130_000,
        '31': 100_000,
        '32': 100_000,
        '33': 30_000,
        '34': 70_000,
        '35': 42_000,
        '37': 42_000,
      },
      'schedule-d': { '11': 48_000 },
    },
  },
  {
    name: 'installment-resale-more-than-two-years-later',
    source: `${source}line 29a; IRC 453(e)(2)(A)`,
    input: {
      ...single,
      installmentSales: [
        {
          ...toDaughter,
          sold: '2022-03-01',
          relatedBuyer: {
            name: 'Ann Reed',
            resold: '2024-10-01',
            resalePrice: 130_000,
            exception: 'overTwoYears',
          },
        },
      ],
    },
    expect: {
      '6252': { '28': true, '29a': true, '29a date': '2024-10-01', '29b': null, '30': null, '37': null },
      'schedule-d': { '11': 6_000 },
    },
  },
  ...(
    [
      ['issuer', '29b'],
      ['involuntary', '29c'],
      ['death', '29d'],
      ['noAvoidance', '29e'],
    ] as const
  ).map(([exception, line]): Scenario => ({
    name: `installment-resale-exception-${exception}`,
    source: `${source}line ${line}; IRC 453(e)(6) and (7)`,
    input: {
      ...single,
      installmentSales: [
        {
          ...toDaughter,
          relatedBuyer: { name: 'Ann Reed', resold: '2024-10-01', resalePrice: 130_000, exception },
        },
      ],
    },
    expect: { '6252': { '28': true, [line]: true, '30': null }, 'schedule-d': { '11': 6_000 } },
  })),
  {
    name: 'installment-related-buyer-three-years-after-the-sale',
    source: `${source}line 3: Part III is for the year of sale and the two years after it`,
    input: {
      ...single,
      installmentSales: [{ ...toDaughter, sold: '2021-03-01', relatedBuyer: { name: 'Ann Reed' } }],
    },
    expect: { '6252': { '3': true, '28': null, '26': 6_000 } },
  },
  {
    name: 'installment-related-buyer-who-pays-the-rest',
    source: `${source}line 3: not in the year of the final payment`,
    input: {
      ...single,
      installmentSales: [{ ...toDaughter, payments: 80_000, relatedBuyer: { name: 'Ann Reed' } }],
    },
    expect: { '6252': { '28': null, '26': 48_000 } },
  },
  {
    name: '2025-installment-lot-of-the-year-before',
    source: 'Form 6252 (2025) and its instructions, by hand: half of each payment',
    input: {
      ...single,
      taxYear: 2025,
      installmentSales: [{ ...lot, grossProfitPercentage: 0.5, priorPayments: 40_000, payments: 30_000 }],
    },
    expect: { '6252': { '20': 0, '23': 40_000, '26': 15_000 }, 'schedule-d': { '11': 15_000 } },
  },
];

import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

type Exchange = NonNullable<ReturnInputJson['exchanges']>[number];

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1975-04-02') };
const rental = {
  id: 'elm',
  address: '12 Elm St',
  kind: '2',
  fairRentalDays: 365,
  rents: 20_000,
  expenses: { taxes: 5_000 },
};

const apartments: Exchange = {
  givenUp: 'Apartment house, 12 Elm St',
  received: 'Apartment house, 9 Oak Ave',
  acquired: '2010-03-01',
  transferred: '2024-09-01',
  receivedOn: '2024-09-01',
  valueReceived: 600_000,
};

/** Exchanges of real estate; the first three are the examples of the regulation. */
export const likeKindExchanges: Scenario[] = [
  {
    // 600,000 + 50,000 + 150,000 - 500,000 realized, 200,000 of boot; basis 500,000 - 200,000 + 200,000, 80% of it building.
    // Net investment income 15,000 of rent + 200,000; AGI 315,000 is 115,000 above 200,000: x 3.8%.
    name: 'exchange-of-rental-with-debt-relief',
    source: 'Reg. 1.1031(d)-2, Example 1; IRC 1031(b) and (d), 1(h)(6), 1411(c)(1)(A)(iii)',
    input: {
      ...single,
      w2s: [wages(100_000)],
      rentals: [
        {
          ...rental,
          exchanges: [
            {
              ...apartments,
              basis: 500_000,
              depreciation: 120_000,
              debtsGivenUp: 150_000,
              cashReceived: 50_000,
              buildingsReceived: 480_000,
            },
          ],
        },
      ],
    },
    expect: {
      '8824': {
        '3': '2010-03-01',
        '5': '2024-09-01',
        '7': false,
        '15': 200_000,
        '16': 600_000,
        '17': 800_000,
        '18': 500_000,
        '19': 300_000,
        '20': 200_000,
        '21': 0,
        '22': 200_000,
        '23': 200_000,
        '24': 100_000,
        '25': 500_000,
        '25a': 400_000,
      },
      '4797': { '5': 200_000, '7': 200_000, '16': null },
      'schedule-d': { '11': 200_000, '16': 200_000, '19': 120_000 },
      'unrecaptured-1250': { '3': 120_000, '18': 120_000 },
      '8960': { '5a': 200_000, '5b': null, '12': 215_000, '17': 4_370 },
      '1040': { '7': 200_000, '11': 315_000 },
    },
  },
  {
    // 40,000 of cash isn't offset by the larger debt taken over: 250,000 + 40,000 - (100,000 + 150,000 - 80,000).
    // Additional depreciation of 15,000 is ordinary; of 60,000 in all, 40,000 - 15,000 is unrecaptured.
    name: 'exchange-of-business-property-with-larger-debt',
    source: 'Reg. 1.1031(d)-2, Example 2(a) and (b); IRC 1250(a) and (d)(4)(A)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      businesses: [
        {
          id: 'oak',
          name: 'Oak Storage',
          income: { other: 10_000 },
          exchanges: [
            {
              ...apartments,
              basis: 100_000,
              depreciation: 60_000,
              additionalDepreciation: 15_000,
              debtsGivenUp: 80_000,
              debtsTakenOver: 150_000,
              cashReceived: 40_000,
              valueReceived: 250_000,
              buildingsReceived: 200_000,
            },
          ],
        },
      ],
    },
    expect: {
      '8824': {
        '15': 40_000,
        '18': 170_000,
        '19': 120_000,
        '20': 40_000,
        '21': 15_000,
        '22': 25_000,
        '23': 40_000,
        '24': 80_000,
        '25': 170_000,
        '25a': 136_000,
      },
      '4797': { '5': 25_000, '7': 25_000, '16': 15_000, '17': 15_000, '18b': 15_000 },
      'schedule-1': { '4': 15_000 },
      'schedule-d': { '11': 25_000, '19': 25_000 },
    },
  },
  {
    // 220,000 + 30,000 - 175,000; the debt given up is 30,000 more than the debt taken over and the cash paid.
    name: 'exchange-of-investment-land-with-cash-paid',
    source: 'Reg. 1.1031(d)-2, Example 2(c); Form 8824 (2025), line 22',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(50_000)],
      exchanges: [
        {
          ...apartments,
          transferred: '2025-09-01',
          identified: '2025-10-16',
          receivedOn: '2026-02-28',
          givenUp: 'Vacant land, Lot 4',
          basis: 175_000,
          debtsGivenUp: 150_000,
          debtsTakenOver: 80_000,
          cashPaid: 40_000,
          valueReceived: 220_000,
        },
      ],
    },
    expect: {
      '8824': {
        '5': '2025-10-16',
        '15': 30_000,
        '18': 175_000,
        '19': 75_000,
        '21': 0,
        '22': 30_000,
        '25': 175_000,
        '25a': null,
      },
      'schedule-d': { '4': null, '11': 30_000, '19': null },
      '1040': { '7a': 30_000 },
    },
  },
  {
    // Held less than a year: all 5,000 of depreciation is recaptured, and the rest of 8,000 is ordinary, too.
    // Expenses of 2,000 leave 8,000 of 10,000.
    name: 'exchange-within-a-year',
    source: 'IRC 1250(b)(1), 1231(b)(1); Instructions for Form 8824, line 22 (Form 4797, line 16)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      rentals: [
        {
          ...rental,
          exchanges: [
            {
              ...apartments,
              acquired: '2024-01-10',
              transferred: '2024-12-20',
              receivedOn: '2024-12-20',
              basis: 195_000,
              depreciation: 5_000,
              cashReceived: 10_000,
              expenses: 2_000,
              valueReceived: 230_000,
              buildingsReceived: 180_000,
            },
          ],
        },
      ],
    },
    expect: {
      '8824': {
        '15': 8_000,
        '18': 195_000,
        '19': 43_000,
        '21': 5_000,
        '22': 3_000,
        '23': 8_000,
        '25': 195_000,
      },
      '4797': { '5': null, '7': null, '16': 8_000, '18b': 8_000 },
      'schedule-1': { '4': 8_000, '5': 15_000 },
    },
  },
  {
    // No boot, but land came for a building: 20,000 of additional depreciation is more than no building can take over.
    name: 'exchange-of-building-for-land',
    source: 'IRC 1250(d)(4)(A)(ii) and (C); 1031(d)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      rentals: [
        {
          ...rental,
          exchanges: [
            {
              ...apartments,
              basis: 550_000,
              depreciation: 90_000,
              additionalDepreciation: 20_000,
              expenses: 3_000,
            },
          ],
        },
      ],
    },
    expect: {
      '8824': {
        '15': 0,
        '18': 553_000,
        '19': 47_000,
        '20': 0,
        '21': 20_000,
        '22': 0,
        '23': 20_000,
        '24': 27_000,
        '25': 573_000,
        '25a': null,
      },
      '4797': { '5': null, '16': 20_000, '18b': 20_000 },
    },
  },
  {
    // A loss is never recognized, whatever the boot: 90,000 + 10,000 - 130,000.
    name: 'exchange-at-a-loss',
    source: 'IRC 1031(c) and (d)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      exchanges: [
        {
          ...apartments,
          basis: 130_000,
          otherReceived: 10_000,
          otherReceivedIs: 'Boat',
          valueReceived: 90_000,
        },
      ],
    },
    expect: {
      '8824': {
        '15': 10_000,
        '15a': 'Boat',
        '19': -30_000,
        '20': 0,
        '23': 0,
        '24': -30_000,
        '25': 120_000,
      },
      '1040': { '7': null, '11': 50_000 },
    },
  },
  {
    // Form 8824 again in the year after, with Parts I and II alone; both properties were taken for a road that was planned later.
    name: 'exchange-with-a-relative-in-the-year-before',
    source: 'IRC 1031(f)(1)(C) and (2)(A); Form 8824 (2024), Part II',
    input: {
      ...single,
      w2s: [wages(50_000)],
      rentals: [
        {
          ...rental,
          exchanges: [
            {
              ...apartments,
              transferred: '2023-05-02',
              receivedOn: '2023-05-02',
              basis: 500_000,
              relatedParty: {
                name: 'Dana Reyes',
                relationship: 'Sister',
                taxpayerNumber: '400-00-0001',
                address: '40 Harbor Way, Portland, ME 04101',
                theySold: true,
                youSold: true,
                exception: 'involuntary',
              },
            },
          ],
        },
      ],
    },
    expect: {
      '8824': {
        '7': true,
        '8 name': 'Dana Reyes',
        '9': true,
        '10': true,
        '11': 'b',
        '15': null,
        '19': null,
        '25': null,
      },
      '1040': { '11': 65_000 },
    },
  },
  {
    // 275,000 x 3.637% x 6.5/12 = 5,418 this year; basis 275,000 - 95,000 - 5,418 of the house and 50,000 of the lot.
    // Realized 300,000 - 224,582; the new building is 210,000/300,000 of the basis. No gain, and the rest of the year no depreciation.
    name: 'exchange-of-a-house-in-the-property-list',
    source: 'IRC 1031(a) and (d); Publication 946, Table A-6, and “Sale or Other Disposition”',
    input: {
      ...single,
      w2s: [wages(50_000)],
      rentals: [
        {
          ...rental,
          assets: [
            {
              description: 'House',
              class: '27.5',
              placedInService: '2014-07-01',
              cost: 275_000,
              sold: { date: '2024-07-15', priorDepreciation: 95_000, exchanged: true },
            },
          ],
          exchanges: [
            {
              ...apartments,
              transferred: '2024-07-15',
              identified: '2024-08-29',
              receivedOn: '2025-01-11',
              basis: 50_000,
              valueReceived: 300_000,
              buildingsReceived: 210_000,
              replacementDepreciation: 'asNew',
            },
          ],
        },
      ],
    },
    expect: {
      '8824': { '18': 224_582, '19': 75_418, '23': 0, '24': 75_418, '25': 224_582, '25a': 157_207 },
      '4797': { '5': null, '7': null },
      'schedule-e-properties': { '18': 5_418 },
      '1040': { '11': 59_582 },
    },
  },
];

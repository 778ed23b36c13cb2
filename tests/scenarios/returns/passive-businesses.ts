import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-03-09') };
const source =
  'Form 8582 (2024) and the Instructions for Schedule C (2024), line 31, and Schedule F (2024), line 34, worked by hand';
/** A business that others run. */
const invested = (id: string, receipts: number, supplies: number, more: object = {}) => ({
  id,
  name: id,
  materialParticipation: false,
  income: { form1099Nec: receipts },
  expenses: { supplies },
  ...more,
});

export const passiveBusinesses: Scenario[] = [
  {
    // IRC 469(a): nothing passive to set 4,000 off against.
    name: 'passive-business-loss-waits',
    source,
    input: { ...single, w2s: [wages(50_000)], businesses: [invested('Car wash', 1_000, 5_000)] },
    expect: {
      'schedule-c': { '29': -4_000, '31': 0 },
      'schedule-1': { '3': 0 },
      '8582': { '2b': -4_000, '3': -4_000, '11': 0 },
      '1040': { '11': 50_000 },
    },
  },
  {
    // Rental income of 3,000 takes up 3,000 of the loss (Form 8582, lines 10 and 11).
    name: 'passive-business-loss-beside-rental-income',
    source,
    input: {
      ...single,
      w2s: [wages(50_000)],
      businesses: [invested('Car wash', 1_000, 5_000)],
      rentals: [{ id: 'r', fairRentalDays: 366, rents: 10_000, expenses: { repairs: 7_000 } }],
    },
    expect: {
      'schedule-c': { '31': -3_000 },
      'schedule-1': { '3': -3_000, '5': 3_000 },
      '8582': { '1a': 3_000, '2b': -4_000, '11': 3_000 },
    },
  },
  {
    // Line 31 is 10,000 less 4,000. Self-employment tax and net investment income tax follow it: 3.8% of 6,000.
    name: 'passive-business-profit-takes-earlier-losses',
    source,
    input: {
      ...single,
      w2s: [wages(250_000)],
      businesses: [invested('Car wash', 10_000, 0, { priorUnallowedLoss: 4_000 })],
    },
    expect: {
      'schedule-c': { '31': 6_000 },
      'schedule-se': { '2': 6_000 },
      '8582': { '2a': 10_000, '2c': -4_000, '3': 6_000, '11': 4_000 },
      '8960': { '4a': 6_000, '16': 6_000, '17': 228 },
    },
  },
  {
    // The rental allowance counts 110,000 of wages and 20,000 of the other business: half of 150,000 less 130,000.
    name: 'passive-business-loss-beside-rental-allowance',
    source,
    input: {
      ...single,
      w2s: [wages(110_000)],
      businesses: [
        invested('Car wash', 1_000, 5_000),
        { id: 'own', name: 'Design', income: { form1099Nec: 20_000 } },
      ],
      rentals: [{ id: 'r', fairRentalDays: 366, rents: 0, heldForRent: true, expenses: { repairs: 30_000 } }],
    },
    expect: {
      'schedule-1': { '3': 20_000, '5': -10_000 },
      '8582': { '1b': -30_000, '2b': -4_000, '6': 130_000, '9': 10_000, '11': 10_000 },
    },
  },
  {
    // IRC 469(f)(1)(A): taking part again, the earlier loss comes off the profit of the same business.
    name: 'former-passive-business',
    source: 'IRC 469(f)(1)(A), worked by hand',
    input: {
      ...single,
      businesses: [
        invested('Car wash', 5_000, 0, { materialParticipation: true, priorUnallowedLoss: 4_000 }),
      ],
    },
    expect: { 'schedule-c': { '29': 5_000, '31': 1_000 }, 'schedule-1': { '3': 1_000 } },
  },
  {
    // Farm income counts on Form 8960, line 4a, once others work the farm.
    name: 'passive-farm-profit',
    source,
    input: {
      ...single,
      w2s: [wages(250_000)],
      farms: [
        {
          id: 'f',
          product: 'Corn',
          materialParticipation: false,
          income: { raisedSales: 15_000 },
          expenses: { seeds: 2_000 },
          priorUnallowedLoss: 3_000,
        },
      ],
    },
    expect: {
      'schedule-f': { '34': 10_000 },
      'schedule-1': { '6': 10_000 },
      '8960': { '4a': 10_000, '17': 380 },
    },
  },
  {
    // One total of earlier losses belongs to the only rental: 15,000 less 4,000 (Form 8582, line 1c).
    name: 'passive-losses-as-one-total',
    source,
    input: {
      ...single,
      w2s: [wages(50_000)],
      passiveLossCarryover: 4_000,
      rentals: [{ id: 'r', fairRentalDays: 366, rents: 20_000, expenses: { taxes: 5_000 } }],
    },
    expect: { 'schedule-1': { '5': 11_000 }, '8582': { '1a': 15_000, '1c': -4_000, '11': 4_000 } },
  },
];

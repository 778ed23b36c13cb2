import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const car = { vin: 'TESTVIN0000000001', placedInService: '2024-05-01', tentativeCredit: 7_500 };
const usedCar = { ...car, newVehicle: false, tentativeCredit: 4_000 };

export const cleanVehicles: Scenario[] = [
  {
    name: 'new-car-with-tax-to-spare',
    source: 'Form 8936 (2024), by hand; tax on 75,400 (midpoint 75,425): 5,426 + 22% of 28,275 = 11,646.50',
    input: { ...single, w2s: [wages(90_000)], cleanVehicles: [car] },
    expect: {
      '8936': {
        '1a': 90_000,
        '2': 90_000,
        '3a': null,
        '4': null,
        '5': 90_000,
        '9': 7_500,
        '10': 11_647,
        '11': 0,
        '12': 11_647,
        '13': 7_500,
        '14': null,
        '18': null,
      },
      'schedule-3': { '6f': 7_500, '6m': null, '7': 7_500, '8': 7_500 },
      '1040': { '22': 4_147 },
    },
  },
  {
    name: 'new-and-used-car-limited-by-the-tax',
    source:
      'Form 8936 (2024), by hand: the used car comes first; tax on 35,400 (midpoint 35,425) is 4,019, less 300 for insulation and 3,500 leaves 219',
    input: {
      ...single,
      w2s: [wages(50_000)],
      energy: { insulation: 1_000, solar: 1_000 },
      cleanVehicles: [car, { ...usedCar, tentativeCredit: 3_500 }],
    },
    expect: {
      '8936': {
        '9': 7_500,
        '10': 4_019,
        '11': 3_800,
        '12': 219,
        '13': 219,
        '14': 3_500,
        '15': 4_019,
        '16': 300,
        '17': 3_719,
        '18': 3_500,
      },
      '5695': { '14': 0, '15': 0, '16': 300 },
      'schedule-3': { '5a': null, '5b': 300, '6f': 219, '6m': 3_500, '7': 3_719, '8': 4_019 },
      '1040': { '22': 0 },
    },
  },
  {
    name: 'credit-transferred-to-the-dealer',
    source:
      'Form 8936 (2024), Part I only: the dealer has the credit, and the income of 2023 is below the limit',
    input: {
      ...single,
      w2s: [wages(160_000)],
      priorYear: { agi: 150_000 },
      cleanVehicles: [{ ...car, transferredToDealer: true }],
    },
    expect: {
      '8936': {
        '1a': 160_000,
        '2': 160_000,
        '3a': 150_000,
        '4': 150_000,
        '5': 150_000,
        '9': null,
        '13': null,
      },
      'schedule-3': { '6f': null },
      'schedule-2': { '1b': null },
    },
  },
];

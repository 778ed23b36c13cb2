import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const car = { vin: '1HGCM82633A000001', placedInService: '2024-05-01', tentativeCredit: 7_500 };
const usedCar = { ...car, vin: '1HGCM82633A000002', newVehicle: false, tentativeCredit: 4_000 };

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
      cleanVehicles: [car, { ...usedCar, tentativeCredit: 3_500, salePrice: 11_667 }],
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
  {
    name: 'new-vehicle-credit-repaid',
    source:
      'Schedule A (Form 8936) (2024), Part II, and Schedule 2, line 1b; IRC 30D(g)(10): 200,000 and 160,000 are above 150,000; tax 17,168.50 + 24% of 84,875 = 37,539',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [wages(200_000)],
      priorYear: { agi: 160_000 },
      cleanVehicles: [
        {
          vin: '5YJ3E1EA7KF317000',
          placedInService: '2024-05-01',
          tentativeCredit: 7_500,
          transferredToDealer: true,
        },
      ],
    },
    expect: {
      '8936': { '1a': 200_000, '3a': 160_000, '5': 160_000, '9': null, '13': null },
      '8936-repayment': { new: 7_500, used: null },
      'schedule-2': { '1b': 7_500, '1c': null, '1z': 7_500, '3': 7_500 },
      '1040': { '16': 37_539, '17': 7_500, '18': 45_039 },
    },
  },
  {
    name: 'used-vehicle-credit-repaid',
    source:
      'Schedule A (Form 8936) (2024), Part IV, and Schedule 2, line 1c; IRC 25E(f): above 75,000 in both years',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [wages(80_000)],
      priorYear: { agi: 75_001 },
      cleanVehicles: [
        {
          newVehicle: false,
          placedInService: '2024-05-01',
          tentativeCredit: 4_000,
          transferredToDealer: true,
        },
      ],
    },
    expect: {
      '8936-repayment': { new: null, used: 4_000 },
      'schedule-2': { '1b': null, '1c': 4_000, '3': 4_000 },
      '8936': { '14': null },
    },
  },
  {
    name: 'credits-of-a-new-and-a-used-vehicle-repaid',
    source:
      'Schedule 2 (2024), lines 1b and 1c, by hand: 400,000 and 310,000 of a couple are above 300,000 and 150,000',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1980-01-01'),
      spouse: person('1981-01-01'),
      otherIncome: [{ description: 'Prize', amount: 400_000 }],
      priorYear: { agi: 310_000 },
      cleanVehicles: [
        { ...car, transferredToDealer: true },
        { ...usedCar, transferredToDealer: true },
      ],
    },
    expect: {
      '8936-repayment': { new: 7_500, used: 4_000 },
      'schedule-2': { '1b': 7_500, '1c': 4_000, '1z': 11_500, '3': 11_500 },
    },
  },
  {
    name: 'used-car-by-its-price',
    source:
      'Schedule A (Form 8936) (2024), Part IV, by hand: 30% of 9,995 is 2,998.50; tax on 55,400 (midpoint 55,425): 5,426 + 22% of 8,275 = 7,246.50',
    input: {
      ...single,
      w2s: [wages(70_000)],
      cleanVehicles: [{ ...usedCar, modelYear: '2019', make: 'Harbor', model: 'Current', salePrice: 9_995 }],
    },
    expect: {
      '8936-a': {
        '1a': '2019',
        '1b': 'Harbor',
        '1c': 'Current',
        '4a': false,
        '4a amount': null,
        '4b': null,
        '5': false,
        '6': true,
        '8a': null,
        '9': null,
        '13a': false,
        '13b': false,
        '13c': null,
        '13d': false,
        '13e': false,
        '13f': true,
        '13g': false,
        '14': 9_995,
        '15': 2_999,
        '17': 2_999,
      },
      '8936': { '14': 2_999, '15': 7_247, '17': 7_247, '18': 2_999 },
      'schedule-3': { '6m': 2_999 },
      '1040': { '22': 4_248 },
    },
  },
  {
    name: 'new-car-sold-again-within-30-days',
    source:
      'Schedule A (Form 8936) (2024), lines 4b and 8a: the credit that the dealer got is repaid on Schedule 2, line 1b',
    input: {
      ...single,
      w2s: [wages(90_000)],
      cleanVehicles: [{ ...car, transferredToDealer: true, resoldWithin30Days: true }],
    },
    expect: {
      '8936-a': {
        '4a': true,
        '4a amount': 7_500,
        '4b': true,
        '5': true,
        '6': null,
        '8a': true,
        '8b': null,
        '9': null,
      },
      '8936': { '9': null },
      'schedule-2': { '1b': 7_500, '1c': null, '3': 7_500 },
      '1040': { '16': 11_647, '17': 7_500, '18': 19_147 },
    },
  },
  {
    name: 'used-car-sold-again-within-30-days',
    source:
      'Schedule A (Form 8936) (2024), lines 4b and 13a: the credit that the dealer got is repaid on Schedule 2, line 1c',
    input: {
      ...single,
      w2s: [wages(70_000)],
      cleanVehicles: [{ ...usedCar, transferredToDealer: true, resoldWithin30Days: true }],
    },
    expect: {
      '8936-a': { '4a amount': 4_000, '4b': true, '5': false, '13a': true, '13b': null, '17': null },
      '8936': { '14': null },
      'schedule-2': { '1b': null, '1c': 4_000, '3': 4_000 },
      '1040': { '16': 7_247, '17': 4_000, '18': 11_247 },
    },
  },
  {
    // 30% of 20,000 is 6,000, so 4,000; 30% of 11,667 is 3,500. Table on 60,800: 2,320 + 12% of (60,825 - 23,200) = 6,835.
    name: 'used-cars-of-both-spouses',
    source:
      'IRC 25E(a) and (c)(3); Schedule A (Form 8936) (2024), lines 13d to 17; Form 8936 (2024), lines 14 to 18',
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1981-01-01'),
      w2s: [wages(90_000)],
      cleanVehicles: [
        { ...usedCar, salePrice: 20_000 },
        { ...usedCar, owner: 'spouse', vin: '1HGCM82633A000003', tentativeCredit: 3_500, salePrice: 11_667 },
      ],
    },
    expect: {
      '8936': { '14': 7_500, '15': 6_835, '16': 0, '17': 6_835, '18': 6_835 },
      '8936-a': { '13d': false, '17': 4_000 },
      'schedule-3': { '6m': 6_835, '8': 6_835 },
      '1040': { '22': 0 },
    },
  },
  {
    name: 'used-cars-of-both-spouses-in-2025',
    source: 'IRC 25E(a), (c)(3), and (g): acquired before October 1, 2025',
    input: {
      ...single,
      taxYear: 2025,
      filingStatus: 'mfj',
      spouse: person('1981-01-01'),
      w2s: [wages(120_000)],
      cleanVehicles: [
        { ...usedCar, placedInService: '2025-03-01', salePrice: 20_000 },
        {
          ...usedCar,
          owner: 'spouse',
          vin: '1HGCM82633A000003',
          placedInService: '2025-09-30',
          salePrice: 15_000,
        },
      ],
    },
    expect: { '8936': { '14': 8_000, '18': 8_000 }, 'schedule-3': { '6m': 8_000 } },
  },
];

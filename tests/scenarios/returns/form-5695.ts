import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const joint = { ...single, filingStatus: 'mfj' as const, spouse: person('1981-01-01') };
const child = { dateOfBirth: '2015-03-01', relationship: 'child' as const };

export const homeEnergy: Scenario[] = [
  {
    name: 'solar-roof-larger-than-the-tax',
    source:
      'Form 5695 (2024), by hand: 30% of 20,000 + 500 carried = 6,500; tax on 50,000 - 14,600 = 35,400 (midpoint 35,425): 1,160 + 12% of 23,825 = 4,019',
    input: {
      ...single,
      w2s: [wages(50_000)],
      energy: { solar: 12_000, windGeothermal: 3_000, batteries: 5_000, previousCarryforward: 500 },
    },
    expect: {
      '5695': {
        '1': 12_000,
        '3': 3_000,
        '5b': 5_000,
        '6a': 20_000,
        '6b': 6_000,
        '12': 500,
        '13': 6_500,
        '14': 4_019,
        '15': 4_019,
        '16': 2_481,
        '28': null,
        '30': null,
        '32': null,
      },
      '5695-credit-limit': { '1': 4_019, '2': 0, '3': 4_019 },
      'schedule-3': { '5a': 4_019, '5b': null, '8': 4_019 },
      '1040': { '16': 4_019, '22': 0 },
    },
  },
  {
    name: 'improvements-up-to-every-limit',
    source:
      'Form 5695 (2024), by hand: 300 + 240 + 600 + 600 + 150 = 1,890, at most 1,200; heat pump 30% of 10,000, at most 2,000; tax on 65,400 (midpoint 65,425): 5,426 + 22% of 18,275 = 9,446.50',
    input: {
      ...single,
      w2s: [wages(80_000)],
      energy: { insulation: 1_000, doors: 800, windows: 2_500, panels: 2_400, audit: 700, heatPumps: 10_000 },
    },
    expect: {
      '5695': {
        '6a': null,
        '15': null,
        '18a': 1_000,
        '18b': 300,
        '19a': 800,
        '19b': 240,
        '19e': 240,
        '20a': 2_500,
        '20b': 600,
        '25d': 2_400,
        '25e': 600,
        '26b': 700,
        '26c': 150,
        '27': 1_890,
        '28': 1_200,
        '29a': 10_000,
        '29d': 10_000,
        '29e': 2_000,
        '30': 3_200,
        '31': 9_447,
        '32': 3_200,
      },
      'schedule-3': { '5a': null, '5b': 3_200 },
    },
  },
  {
    name: 'solar-roof-before-the-refundable-child-credit',
    source:
      'Instructions for Schedule 8812 (2024), Worksheet B, by hand: 15% of (60,000 - 2,500) = 8,625, so 3,400 of 4,000 is refundable and 600 comes before the clean energy credit; tax on 30,800 (midpoint 30,825): 2,320 + 12% of 7,625 = 3,235',
    input: {
      ...joint,
      dependents: [child, child],
      w2s: [wages(60_000)],
      energy: { solar: 10_000, insulation: 500 },
    },
    // Line 14: 3,235 - 150 - 600 = 2,485. Child tax credit: 3,235 - 150 - 2,485 = 600; additional: 3,400.
    expect: {
      '5695': { '13': 3_000, '14': 2_485, '15': 2_485, '16': 515, '32': 150 },
      '5695-credit-limit': { '1': 3_235, '2': 750, '3': 2_485 },
      'credit-limit-b': {
        '1': 4_000,
        '2': 3_400,
        '3': 60_000,
        '4': 57_500,
        '5': 8_625,
        '6': false,
        '7': null,
        '8': null,
        '9': null,
        '10': null,
        '11': 0,
        '12': 8_625,
        '13': 3_400,
        '14': 600,
        '15': 2_485,
      },
      'credit-limit-a': { '1': 3_235, '2': 150, '3': 3_085, '4': 2_485, '5': 600 },
      '8812': { '12': 4_000, '13': 600, '14': 600, '27': 3_400 },
      'schedule-3': { '5a': 2_485, '5b': 150 },
      '1040': { '19': 600, '20': 2_635, '22': 0, '28': 3_400 },
    },
  },
  {
    name: 'three-children-and-payroll-taxes',
    source:
      'Worksheet B with three children, by hand: 15% of (32,500 - 2,500) = 4,500 is less than 6,000; payroll taxes 2,015 + 471.25 = 2,486 less the EIC are less still; 6,000 - 4,500 = 1,500',
    input: {
      ...joint,
      dependents: [child, child, child],
      w2s: [wages(32_500)],
      energy: { solar: 1_000 },
    },
    // Tax on 3,300 (midpoint 3,325): 333. The child tax credit takes it all.
    expect: {
      '5695': { '13': 300, '14': 0, '15': 0, '16': 300 },
      'credit-limit-b': {
        '2': 5_100,
        '5': 4_500,
        '6': true,
        '7': 2_486,
        '8': 0,
        '9': 2_486,
        '11': 0,
        '12': 4_500,
        '13': 4_500,
        '14': 1_500,
        '15': 0,
      },
      '1040': { '19': 333, '28': 4_500 },
    },
  },
];

import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const joint = { ...single, filingStatus: 'mfj' as const, spouse: person('1981-01-01') };
const child = { dateOfBirth: '2005-03-01', relationship: 'child' as const, student: true };
const undergraduate = { qualifiedExpenses: 6_000, halfTime: true };

export const education: Scenario[] = [
  {
    name: 'child-at-college-with-scholarship',
    source:
      'Form 8863 (2024), by hand: 6,000 - 3,000 = 3,000; 2,000 + 25% of 1,000 = 2,250; 40% is 900; tax on 36,800 + 14,000 = 50,800',
    input: {
      ...joint,
      dependents: [child],
      w2s: [wages(80_000)],
      education: [{ student: { dependentIndex: 0 }, ...undergraduate, scholarships: 3_000 }],
    },
    // Tax: 2,320 + 12% of (50,825 - 23,200) = 5,635. Line 19: 5,635 - 1,350 leaves room for 500.
    expect: {
      '8863-part-3': {
        '23': false,
        '24': true,
        '25': false,
        '26': false,
        '27': 3_000,
        '28': 1_000,
        '29': 250,
        '30': 2_250,
        '31': null,
      },
      '8863': {
        '1': 2_250,
        '2': 180_000,
        '3': 80_000,
        '4': 100_000,
        '5': 20_000,
        '6': 1,
        '7': 2_250,
        '7 box': null,
        '8': 900,
        '9': 1_350,
        '10': 0,
        '11': null,
        '18': 0,
        '19': 1_350,
      },
      '8863-credit-limit': { '1': 0, '2': 1_350, '3': 1_350, '4': 5_635, '5': 0, '6': 5_635, '7': 1_350 },
      'schedule-3': { '3': 1_350, '8': 1_350 },
      '1040': { '16': 5_635, '19': 500, '20': 1_350, '22': 3_785, '29': 900 },
    },
  },
  {
    name: 'graduate-with-lifetime-learning-in-the-phase-out',
    source:
      'Form 8863 (2024), by hand: 20% of 10,000 = 2,000; (90,000 - 83,333) / 10,000 = 0.667; 2,000 x 0.667 = 1,334',
    input: {
      ...single,
      w2s: [wages(83_333)],
      education: [{ student: 'taxpayer', qualifiedExpenses: 12_345.67, graduate: true, halfTime: true }],
    },
    expect: {
      '8863-part-3': { '24': true, '25': true, '26': null, '27': null, '30': null, '31': 12_346 },
      '8863': {
        '1': null,
        '7': null,
        '8': null,
        '9': null,
        '10': 12_346,
        '11': 10_000,
        '12': 2_000,
        '13': 90_000,
        '14': 83_333,
        '15': 6_667,
        '16': 10_000,
        '17': 0.667,
        '18': 1_334,
        '19': 1_334,
      },
      'schedule-3': { '3': 1_334 },
      '1040': { '29': null },
    },
  },
  {
    name: 'both-credits-limited-by-the-tax',
    source:
      'Form 8863 (2024), by hand: AOTC 2,500 (refundable 1,000, rest 1,500) and 20% of 1,000; tax on 30,000 - 29,200 = 800 is 81 (table 800 to 825, midpoint 812.50)',
    input: {
      ...joint,
      dependents: [child],
      w2s: [wages(30_000)],
      education: [
        { student: { dependentIndex: 0 }, ...undergraduate, qualifiedExpenses: 2_500 },
        { student: { dependentIndex: 0 }, ...undergraduate, qualifiedExpenses: 2_000 },
        { student: 'spouse', qualifiedExpenses: 1_000 },
      ],
    },
    expect: {
      '8863-part-3': { '27': 4_000, '28': 2_000, '29': 500, '30': 2_500 },
      '8863': { '7': 2_500, '8': 1_000, '9': 1_500, '10': 1_000, '12': 200, '17': 1, '18': 200, '19': 81 },
      '8863-credit-limit': { '3': 1_700, '4': 81, '6': 81, '7': 81 },
      '1040': { '19': 0, '20': 81, '22': 0, '29': 1_000 },
    },
  },
];

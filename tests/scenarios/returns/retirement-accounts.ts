import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const };
const joint = { taxYear: 2024 as const, filingStatus: 'mfj' as const };
const iraSource = 'Instructions for Form 1040 (2024), Schedule 1, line 20, IRA Deduction Worksheet';
const covered = (amount: number) => ({ ...wages(amount), retirementPlan: true });

export const retirementAccounts: Scenario[] = [
  {
    // 87,000 - 80,000 = 7,000; 70% of it 4,900. The other 2,100 is basis.
    name: 'ira-covered-in-the-phase-out',
    source: iraSource,
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [covered(80_000)],
      adjustments: { ira: [{ traditional: 7_000 }] },
    },
    expect: {
      'ira-deduction-worksheet': {
        '1a': true,
        '2a': 87_000,
        '3': 80_000,
        '4': 0,
        '5a': 80_000,
        '6a': 7_000,
        '7a': 4_900,
        '8': 80_000,
        '9': 0,
        '10': 80_000,
        '11a': 7_000,
        '12a': 4_900,
        '12b': null,
        '12': 4_900,
      },
      'schedule-1': { '20': 4_900 },
      '8606': { '1': 2_100, '2': 0, '3': 2_100, '5': null, '14': 2_100, '15c': null },
      '1040': { '11': 75_100 },
    },
  },
  {
    // The spouse has no plan: 240,000 - 235,000 = 5,000, 70% is 3,500.
    name: 'ira-spouse-without-plan',
    source: iraSource,
    input: {
      ...joint,
      taxpayer: person('1980-03-09'),
      spouse: person('1981-03-09'),
      w2s: [covered(235_000)],
      adjustments: { ira: [{ owner: 'spouse', traditional: 7_000 }] },
    },
    expect: {
      'ira-deduction-worksheet': {
        '1b': false,
        '2a': 143_000,
        '2b': 240_000,
        '5b': 235_000,
        '6a': 0,
        '6b': 5_000,
        '7a': 0,
        '7b': 3_500,
        '11b': 7_000,
        '12b': 3_500,
        '12': 3_500,
      },
    },
  },
  {
    name: 'ira-not-covered-at-any-income',
    source: iraSource,
    input: {
      ...single,
      taxpayer: person('1974-12-31'),
      w2s: [wages(150_000)],
      adjustments: { ira: [{ traditional: 8_000 }] },
    },
    expect: {
      'ira-deduction-worksheet': { '1a': false, '2a': null, '7a': 8_000, '12': 8_000 },
      '8606': { '1': null },
    },
  },
  {
    // 100 below the limit: 80 is less than 200, so 200.
    name: 'ira-smallest-part',
    source: iraSource,
    input: {
      ...single,
      taxpayer: person('1970-03-09'),
      w2s: [covered(86_900)],
      adjustments: { ira: [{ traditional: 500 }] },
    },
    expect: { 'ira-deduction-worksheet': { '6a': 100, '7a': 200, '12': 200 }, '8606': { '1': 300 } },
  },
  {
    // Benefits as if nothing went to the IRA: 65,000 + 10,000 is far over 34,000, so 85% of 20,000 = 17,000.
    // 87,000 - 82,000 = 5,000, 80% is 4,000. With the deduction 71,000 is still over: 17,000.
    name: 'ira-with-social-security',
    source: 'Publication 590-A (2024), Appendix B',
    input: {
      ...single,
      taxpayer: person('1954-03-09'),
      w2s: [covered(65_000)],
      socialSecurity: [{ netBenefits: 20_000 }],
      adjustments: { ira: [{ traditional: 8_000 }] },
    },
    expect: {
      'ira-deduction-worksheet': { '3': 82_000, '6a': 5_000, '7a': 4_000, '12': 4_000 },
      '1040': { '6b': 17_000, '11': 78_000 },
    },
  },
  {
    // 10,000 of 100,000 is basis: a tenth of the 10,000 taken out.
    name: 'ira-basis-pro-rata',
    source: 'Form 8606 (2024), part I, worked by hand',
    input: {
      ...single,
      taxpayer: person('1956-03-09'),
      retirement: [{ ira: true, grossDistribution: 10_000, code: '7' }],
      iraBasis: { taxpayer: { priorBasis: 10_000, yearEndValue: 90_000 } },
    },
    expect: {
      '8606': {
        '1': null,
        '2': 10_000,
        '3': 10_000,
        '5': 10_000,
        '6': 90_000,
        '7': 10_000,
        '9': 100_000,
        '10': 0.1,
        '12': 1_000,
        '13': 1_000,
        '14': 9_000,
        '15a': 9_000,
        '15c': 9_000,
      },
      '1040': { '4a': 10_000, '4b': 9_000, '9': 9_000 },
    },
  },
  {
    name: 'ira-basis-early',
    source: 'Forms 8606 and 5329 (2024), worked by hand: 10% of 9,000',
    input: {
      ...single,
      taxpayer: person('1986-03-09'),
      retirement: [{ ira: true, grossDistribution: 10_000, code: '1' }],
      iraBasis: { taxpayer: { priorBasis: 10_000, yearEndValue: 90_000 } },
    },
    expect: { '1040': { '4b': 9_000, '24': 900 }, 'schedule-2': { '8': 900 } },
  },
  {
    name: 'early-distribution-without-the-form',
    source: 'Instructions for Schedule 2 (2024), line 8',
    input: {
      ...single,
      taxpayer: person('1986-03-09'),
      retirement: [{ grossDistribution: 20_000, taxableAmount: 20_000, code: '1' }],
    },
    expect: { 'schedule-2': { '8': 2_000, '21': 2_000 }, '5329': { '1': null } },
  },
  {
    // 20,000 less 5,000 for college: 10% of 15,000.
    name: 'early-distribution-with-exception',
    source: 'Instructions for Form 5329 (2024), line 2, exception 08',
    input: {
      ...single,
      taxpayer: person('1986-03-09'),
      retirement: [
        {
          ira: true,
          grossDistribution: 20_000,
          code: '1',
          earlyExceptionCode: '08',
          earlyExceptionAmount: 5_000,
        },
      ],
    },
    expect: {
      '5329': { '1': 20_000, '2': 5_000, '3': 15_000, '4': 1_500, total: 1_500 },
      'schedule-2': { '8': 1_500 },
    },
  },
  {
    // 25% of 6,000 and 10% of 1,000.
    name: 'early-distribution-simple-ira',
    source: 'Form 5329 (2024), line 4',
    input: {
      ...single,
      taxpayer: person('1986-03-09'),
      retirement: [
        { ira: true, grossDistribution: 6_000, code: 'S' },
        { grossDistribution: 1_000, taxableAmount: 1_000, code: '1' },
      ],
    },
    expect: { '5329': { '1': 7_000, '2': null, '3': 7_000, '4': 1_600 }, 'schedule-2': { '8': 1_600 } },
  },
  {
    // Publication 575, example of the Simplified Method: two lives, 31,000 / 310 = 100 a month.
    name: 'pension-simplified-method-two-lives',
    source: 'Publication 575 (2024), Simplified Method, example',
    input: {
      ...joint,
      taxpayer: person('1958-06-09'),
      spouse: person('1958-07-09'),
      retirement: [
        {
          grossDistribution: 14_400,
          code: '7',
          simplifiedMethod: { cost: 31_000, startDate: '2024-01-01', jointAges: 130 },
        },
      ],
    },
    expect: {
      'simplified-method': {
        '1': 14_400,
        '2': 31_000,
        '3': 310,
        '4': 100,
        '5': 1_200,
        '6': 0,
        '7': 31_000,
        '8': 1_200,
        '9': 13_200,
        '10': 1_200,
        '11': 29_800,
      },
      '1040': { '5a': 14_400, '5b': 13_200 },
    },
  },
  {
    // Age 66: 210 payments; 21,000 / 210 = 100 a month, 1,200 a year, but only 700 is left of the cost.
    name: 'pension-simplified-method-cost-runs-out',
    source: 'Instructions for Form 1040 (2024), Simplified Method Worksheet',
    input: {
      ...single,
      taxpayer: person('1945-06-09'),
      retirement: [
        {
          grossDistribution: 12_000,
          code: '7',
          simplifiedMethod: {
            cost: 21_000,
            startDate: '2012-03-01',
            ageAtStart: 66,
            recoveredBefore: 20_300,
          },
        },
      ],
    },
    expect: {
      'simplified-method': { '3': 210, '5': 1_200, '7': 700, '8': 700, '9': 11_300, '11': 0 },
      '1040': { '5b': 11_300 },
    },
  },
];

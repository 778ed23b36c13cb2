import { person, type Scenario, wages } from '../scenario';

const single = {
  taxYear: 2024 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1980-01-01'),
  w2s: [wages(150_000, 30_000)],
};
const byHand = 'Schedule H (2024), worked by hand from the form';

export const householdEmployment: Scenario[] = [
  {
    name: 'nanny-in-one-state',
    source: `${byHand}; Section A, 0.6% of 7,000`,
    input: {
      ...single,
      householdEmployment: {
        ein: '12-3456789',
        employees: [{ name: 'Rosa Delgado', cashWages: 20_000, federalWithholding: 1_000 }],
        stateUnemployment: [{ state: 'OH', contributions: 243, taxableWages: 9_000, experienceRate: 2.7 }],
      },
    },
    expect: {
      'schedule-h': {
        A: true,
        B: null,
        '1': 20_000,
        '2': 2_480,
        '3': 20_000,
        '4': 580,
        '5': null,
        '7': 1_000,
        '8': 4_060,
        '9': true,
        '10': true,
        '11': true,
        '12': true,
        '13': 'OH',
        '14': 243,
        '15': 7_000,
        '16': 42,
        '19': null,
        '24': null,
        '25': 4_060,
        '26': 4_102,
      },
      'schedule-2': { '9': 4_102, '21': 4_102 },
      // Tax withheld from the employee is no payment of the employer.
      '1040': { '23': 4_102, '25d': 30_000 },
    },
  },
  {
    name: 'nanny-in-a-credit-reduction-state',
    source: `${byHand}; 0.9% of 7,000 less credit (Worksheet 2; Department of Labor, November 12, 2024)`,
    input: {
      ...single,
      householdEmployment: {
        employees: [{ cashWages: 30_000 }],
        stateUnemployment: [{ state: 'CA', contributions: 238, taxableWages: 7_000, experienceRate: 3.4 }],
      },
    },
    expect: {
      'schedule-h': {
        '8': 4_590,
        '10': false,
        '11': true,
        '16': null,
        '17(1)(a)': 'CA',
        '17(1)(b)': 7_000,
        '17(1)(d)': 0.034,
        '17(1)(e)': 378,
        '17(1)(f)': 238,
        '17(1)(g)': 140,
        '17(1)(h)': 238,
        '18(g)': 140,
        '18(h)': 238,
        '19': 378,
        '20': 7_000,
        '21': 420,
        '22': 378,
        '23': 315,
        '23 box': true,
        '24': 105,
        '26': 4_695,
      },
      'schedule-h-line-23': { '2.1': 378, '2.4': 63, '2.5': 315 },
    },
  },
  {
    name: 'nanny-and-late-state-contributions',
    source: `${byHand}; IRC 3302(a)(3): 90% of 35, the room that is left`,
    input: {
      ...single,
      householdEmployment: {
        employees: [{ cashWages: 10_000 }],
        stateUnemployment: [
          {
            state: 'OH',
            contributions: 100,
            lateContributions: 143,
            taxableWages: 9_000,
            experienceRate: 2.7,
          },
        ],
      },
    },
    expect: {
      'schedule-h': { '11': false, '19': 343, '22': 378, '23': 375, '24': 45, '8': 1_530, '26': 1_575 },
      'schedule-h-line-23': { '1.3': 35, '1.4': 143, '1.6': 32, '1.8': 375 },
    },
  },
  {
    name: 'household-employees-at-the-threshold',
    source: `${byHand}; IRC 3121(a)(7)(B): 2,699 is exempt, 2,700 is not; no state contributions, so no credit`,
    input: { ...single, householdEmployment: { employees: [{ cashWages: 2_699 }, { cashWages: 2_700 }] } },
    expect: {
      'schedule-h': {
        '1': 2_700,
        '2': 335,
        '4': 78,
        '8': 413,
        '9': true,
        '10': false,
        '20': 5_399,
        '21': 324,
        '22': 292,
        '23': 0,
        '24': 324,
        '26': 737,
      },
    },
  },
  {
    name: 'household-employees-who-are-exempt',
    source: `${byHand}; IRC 3121(b)(3), (b)(21) and 3306(c)(5): a parent, and a student of 16`,
    input: {
      ...single,
      householdEmployment: {
        employees: [
          { cashWages: 5_000, relation: 'parent' },
          { cashWages: 3_000, under18: true },
        ],
      },
    },
    expect: { 'schedule-h': { A: null, '1': null, '26': null }, 'schedule-2': { '9': null } },
  },
  {
    name: 'household-employee-with-tax-withheld-only',
    source: `${byHand}; lines A and C No, line B Yes`,
    input: {
      ...single,
      householdEmployment: { employees: [{ cashWages: 2_000, federalWithholding: 120 }] },
    },
    expect: {
      'schedule-h': { A: false, B: true, C: null, '1': null, '7': 120, '8': 120, '9': false, '26': null },
      'schedule-2': { '9': 120 },
    },
  },
  {
    name: 'household-employee-above-the-wage-base',
    source: `${byHand}; 12.4% of 168,600 and 0.9% over 200,000`,
    input: {
      ...single,
      householdEmployment: {
        employees: [{ cashWages: 210_000 }],
        stateUnemployment: [{ state: 'TX', contributions: 243 }],
      },
    },
    expect: {
      'schedule-h': {
        '1': 168_600,
        '2': 20_906,
        '3': 210_000,
        '4': 6_090,
        '5': 10_000,
        '6': 90,
        '8': 27_086,
        '16': 42,
        '26': 27_128,
      },
    },
  },
  {
    name: 'household-employees-in-four-states',
    source: `${byHand}; late by 20 at 90%, then 0.9% of 4,000 for New York`,
    input: {
      ...single,
      householdEmployment: {
        employees: [{ cashWages: 10_000 }, { cashWages: 6_000 }],
        stateUnemployment: [
          {
            state: 'OH',
            contributions: 100,
            lateContributions: 20,
            taxableWages: 3_000,
            experienceRate: 2.7,
          },
          { state: 'NY', contributions: 150, taxableWages: 4_000, experienceRate: 3.1, futaWages: 4_000 },
          { state: 'NJ', contributions: 60, taxableWages: 2_000, experienceRate: 2 },
          { state: 'PA', contributions: 50, taxableWages: 1_000, experienceRate: 1.5 },
        ],
      },
    },
    expect: {
      'schedule-h': {
        '8': 2_448,
        '17(2)(g)': 92,
        '17(4)(f)': 15,
        '18(g)': 280,
        '18(h)': 360,
        '19': 640,
        '20': 13_000,
        '21': 780,
        '22': 702,
        '23': 622,
        '24': 158,
        '26': 2_606,
      },
      'schedule-h-line-23': {
        '1.3': 62,
        '1.4': 20,
        '1.6': 18,
        '1.8': 658,
        '2.1': 658,
        '2.4': 36,
        '2.5': 622,
      },
    },
  },
  {
    name: 'household-employees-with-unemployment-tax-only',
    source: `${byHand}; line C: nobody reaches 2,700, but a quarter reaches 1,000`,
    input: {
      ...single,
      householdEmployment: {
        employees: [{ cashWages: 1_500 }, { cashWages: 1_500 }],
        quarterOver1000: true,
        stateUnemployment: [{ state: 'TX', contributions: 81 }],
      },
    },
    expect: {
      'schedule-h': {
        A: false,
        B: false,
        C: true,
        '8': null,
        '9': null,
        '10': true,
        '15': 3_000,
        '16': 18,
        '25': 0,
        '26': 18,
      },
    },
  },
  {
    name: 'household-tax-without-a-penalty',
    source:
      'IRC 3510(b)(2); Instructions for Form 2210 (2024), line 2: no tax withheld, and less than 1,000 without Schedule H',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      interest: [{ payer: 'Lake Bank', interest: 20_000 }],
      priorYear: { agi: 20_000, tax: 5_000 },
      householdEmployment: {
        employees: [{ cashWages: 20_000 }],
        stateUnemployment: [{ state: 'OH', contributions: 243 }],
      },
    },
    expect: {
      'schedule-2': { '9': 3_102 },
      '1040': { '16': 543, '24': 3_645, '38': null },
      '2210': { '19': null },
    },
  },
];

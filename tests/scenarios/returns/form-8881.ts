import { person, type Scenario, wages } from '../scenario';

const filer = { filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const shop = {
  id: 'shop',
  name: 'Elm Hardware',
  income: { other: 200_000 },
  expenses: { wages: 60_000, legal: 6_000, pensionPlans: 20_000 },
};

/** A small employer's retirement plan (IRC 45E, 45T, 45AA); credits of Part I lower what is deducted (IRC 45E(e)(2)). */
export const planStartups: Scenario[] = [
  {
    // 9 x 250 = 2,250 is below the costs of 3,100. Contributions 5,000 + 3 x 1,000 in the second year: 8,000.
    // Line 17: 6,000 - 2,250; line 19: 20,000 - 8,000; profit 200,000 - 60,000 - 3,750 - 12,000 = 124,250.
    // 1j: 10,250. 1dd: 500. 1ee: 2 x 200 + 500 = 900. All of them together 11,650, below the minimum tax limit of line 16.
    name: 'retirement-plan-with-all-three-parts',
    source:
      'IRC 45E(a), (b), (e)(2), (e)(4) and (f), 45T and 45AA; Form 8881, lines A to 15; Form 3800, lines 1j, 1dd, 1ee',
    input: {
      taxYear: 2025,
      ...filer,
      w2s: [wages(60_000)],
      businesses: [
        {
          ...shop,
          planCredits: [
            {
              employeesBefore: 12,
              startupCosts: 3_100,
              startupYear: 2,
              startupExpense: 'legal',
              eligibleEmployees: 9,
              employeesLastYear: 13,
              contributions: 5_000,
              employeesOverLimit: 3,
              planYear: 2,
              autoEnrollment: true,
              militarySpouses: 2,
              militarySpouseContributions: 500,
            },
          ],
        },
      ],
    },
    expect: {
      '8881': {
        A: 12,
        '1': 3_100,
        '2': 3_100,
        '3 number': 9,
        '3': 2_250,
        '4': 2_250,
        '5': 2_250,
        '6a': 13,
        '6b': 5_000,
        '6c': 3_000,
        '6d': 8_000,
        '6e(1)': null,
        '6f': 8_000,
        '6g': 8_000,
        '7': null,
        '8': 10_250,
        '9': 500,
        '11': 500,
        '12 number': 2,
        '12': 400,
        '13': 500,
        '15': 900,
      },
      'schedule-c': { '17': 3_750, '19': 12_000, '31': 124_250 },
      '3800': { '1': 11_650, '6': 11_650 },
      '3800-part-3': { III: '1j', 'III(c)': null, 'III(e)': 10_250 },
    },
  },
  {
    // 70 employees: half of 4,000; 20 x 2% = 40% of 12,000 is 4,800 lost; 7,200 x 75% = 5,400 in the third year.
    // Line 19: 20,000 - 2,000 - 5,400 = 12,600. Credits of partnerships beside them on lines 7 and 10.
    name: 'retirement-plan-with-seventy-employees-and-partnerships',
    source: 'IRC 45E(e)(4), (f)(2)(B) and (f)(4); Form 8881, lines 2, 6e(1) to 6g, 7 and 10',
    input: {
      taxYear: 2024,
      ...filer,
      w2s: [wages(60_000)],
      businesses: [
        {
          ...shop,
          planCredits: [
            {
              employeesBefore: 70,
              startupCosts: 4_000,
              startupYear: 3,
              startupExpense: 'pensionPlans',
              eligibleEmployees: 60,
              employeesLastYear: 70,
              contributions: 12_000,
              planYear: 3,
            },
          ],
        },
      ],
      businessCredits: [
        { credit: 'form8881Startup', amount: 700, ein: '11-1111111' },
        { credit: 'form8881AutoEnrollment', amount: 60, ein: '11-1111111' },
        { credit: 'form8881MilitarySpouse', amount: 40, ein: '11-1111111' },
      ],
    },
    expect: {
      '8881': {
        '2': 2_000,
        '3': 15_000,
        '4': 5_000,
        '5': 2_000,
        '6d': 12_000,
        '6e(1)': 20,
        '6e(2)': 0.4,
        '6e(3)': 4_800,
        '6e(4)': 7_200,
        '6f': 7_200,
        '6g': 5_400,
        '7': 700,
        '8': 8_100,
        '9': null,
        '10': 60,
        '11': 60,
        '14': 40,
        '15': 40,
      },
      'schedule-c': { '17': 6_000, '19': 12_600 },
      '3800': { '1': 8_200 },
      '3800-part-3': { III: '1j', 'III(a)': 2, 'III(e)': 8_100 },
    },
  },
  {
    // Two credits of one business: 6,000 x 40% = 2,400 on line 26, and 1,000 of startup costs that were left out before.
    name: 'retirement-plan-and-work-opportunity-of-one-business',
    source:
      'IRC 38(c)(1) and (4): line 1j within the minimum tax limit, line 4b beyond it; 45E(e)(2)(A), 280C(a)',
    input: {
      taxYear: 2024,
      ...filer,
      w2s: [wages(60_000)],
      businesses: [
        {
          ...shop,
          targetedEmployees: [{ hours: 700, firstYearWages: 8_000 }],
          planCredits: [
            {
              employeesBefore: 5,
              startupCosts: 1_000,
              startupExpense: 'reduced',
              eligibleEmployees: 5,
            },
          ],
        },
      ],
    },
    expect: {
      '8881': { '5': 1_000, '6a': null, '6g': null, '8': 1_000 },
      '5884': { '4': 2_400 },
      'schedule-c': { '17': 6_000, '19': 20_000, '26': 57_600, '31': 116_400 },
      '3800': { '1': 1_000, '17': 1_000, '30': 2_400, '38': 3_400 },
      'schedule-3': { '6a': 3_400 },
    },
  },
];

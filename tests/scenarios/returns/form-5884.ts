import { person, type Scenario, wages } from '../scenario';

const filer = { filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const shop = {
  id: 'shop',
  name: 'Elm Hardware',
  income: { other: 200_000 },
  expenses: { wages: 100_000, supplies: 60_000 },
};

/** Wages of targeted employees (IRC 51); the credit lowers what Schedules C and F deduct for wages (IRC 280C(a)). */
export const workOpportunityCredits: Scenario[] = [
  {
    // 1a: 2,000 x 25% = 500. 1b: 6,000 of 9,000 and 10,000 - 7,500 = 2,500 of 4,000, x 40% = 3,400. 1c: 10,000 x 50%.
    // Line 26: 100,000 - 8,900; profit 200,000 - 91,100 - 60,000 = 48,900.
    name: 'work-opportunity-of-three-employees',
    source: 'IRC 51(a), (b)(3), (e) and (i)(3), 280C(a); Form 5884, lines 1a to 4; Schedule C, line 26',
    input: {
      taxYear: 2024,
      ...filer,
      w2s: [wages(60_000)],
      businesses: [
        {
          ...shop,
          targetedEmployees: [
            { hours: 200, firstYearWages: 2_000 },
            { hours: 800, firstYearWages: 9_000 },
            {
              group: 'longTermFamilyAssistance',
              hours: 1_500,
              firstYearWages: 4_000,
              firstYearUsed: 7_500,
              secondYearWages: 12_000,
            },
          ],
        },
      ],
    },
    expect: {
      '5884': {
        '1a wages': 2_000,
        '1a': 500,
        '1b wages': 8_500,
        '1b': 3_400,
        '1c wages': 10_000,
        '1c': 5_000,
        '2': 8_900,
        '3': null,
        '4': 8_900,
      },
      'schedule-c': { '26': 91_100, '28': 151_100, '31': 48_900 },
      '3800': { '30': 8_900, '38': 8_900 },
      '3800-part-3': { III: '4b', 'III(a)': null, 'III(c)': null, 'III(e)': 8_900, 'III(i)': 8_900 },
      'schedule-3': { '6a': 8_900 },
    },
  },
  {
    // 24,000 of 26,000 x 40% = 9,600, and 300 of a partnership. Line 22: 30,000 - 9,600; profit 60,000 - 20,400 = 39,600.
    // Self-employment tax 5,595, half 2,798; 39,600 - 2,798 - 15,750 = 21,052 less 20% of it (4,210) is 16,842: tax 1,781.
    // It is used on the partnership's 300, then on 1,481 of 9,600: 8,119 is carried on, and line 22 stays reduced.
    name: 'work-opportunity-of-a-farm-beyond-the-tax',
    source:
      'IRC 38(c), 39(a), 51(b)(3) and 280C(a) (credit determined, not allowed); Form 3800 (2025), Part V',
    input: {
      taxYear: 2025,
      ...filer,
      farms: [
        {
          id: 'farm',
          product: 'Apples',
          income: { raisedSales: 60_000 },
          expenses: { labor: 30_000 },
          targetedEmployees: [
            { group: 'disabledUnemployedVeteran', hours: 1_900, firstYearWages: 26_000, firstYearUsed: 0 },
          ],
        },
      ],
      businessCredits: [{ credit: 'form5884', amount: 300, ein: '11-1111111' }],
    },
    expect: {
      '5884': { '1a': null, '1b wages': 24_000, '1b': 9_600, '2': 9_600, '3': 300, '4': 9_900 },
      'schedule-f': { '22': 20_400, '34': 39_600 },
      '3800': { '30': 9_900, '37': 1_781, '38': 1_781 },
      '3800-part-3': { III: '4b', 'III(a)': 2, 'III(e)': 9_900, 'III(i)': 1_781 },
      '3800-part-5': { 'V(a)': '4b', 'V(c)(1)': '11-1111111', 'V(e)': 300, 'V(i)(1)': 300, 'V(k)': 0 },
    },
  },
  {
    // The 8,119 of 2024 goes first (IRC 38(d)(1)), then 2,400 of this year: specified credits, both against the same limit.
    name: 'work-opportunity-carried-forward-and-new',
    source: 'IRC 38(a)(1) and 39(a)(1)(B); Form 3800 (2025), lines 30, 34 and 36',
    input: {
      taxYear: 2025,
      ...filer,
      w2s: [wages(100_000)],
      businesses: [{ ...shop, targetedEmployees: [{ hours: 800, firstYearWages: 6_000 }] }],
      businessCredits: [{ credit: 'form5884', amount: 8_119, originYear: 2024 }],
    },
    expect: {
      '5884': { '2': 2_400, '4': 2_400 },
      'schedule-c': { '26': 97_600, '31': 42_400 },
      '3800': { '30': 2_400, '34': 8_119, '36': 10_519, '38': 10_519 },
      '3800-part-4': { IV: '4b', 'IV(b)': '2024', 'IV(g)': 8_119, 'IV(i)': 0 },
    },
  },
];

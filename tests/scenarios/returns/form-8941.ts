import { person, type Scenario, wages } from '../scenario';

const filer = { filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const shop = {
  id: 'shop',
  name: 'Elm Hardware',
  ein: '12-3456789',
  income: { other: 900_000 },
  expenses: { wages: 480_000, employeeBenefits: 60_000, pensionPlans: 20_000 },
};

/** Health insurance of a small employer's staff (IRC 45R); the credit lowers the deduction for it (IRC 280C(h)). */
export const staffInsurance: Scenario[] = [
  {
    // 24,960 / 2,080 = 12; 432,000 / 12 = 36,000. 40,000 (below 44,000) x 50% = 20,000.
    // Worksheet 5: 2/15 = 0.133, 2,660 lost. Worksheet 6: 3,600/32,400 = 0.111, 2,220 lost: 15,120. Line 14: 19,000/2,080 = 9.
    // Schedule C, line 14: 60,000 - 15,120.
    name: 'staff-insurance-with-both-reductions',
    source: 'IRC 45R(b) to (d), 280C(h); Form 8941 (2024), Worksheets 2, 3, 5, 6 and 7; Schedule C, line 14',
    input: {
      taxYear: 2024,
      ...filer,
      w2s: [wages(60_000)],
      businesses: [
        {
          ...shop,
          premiumCredits: [
            {
              marketplaceId: '77-1234567',
              employees: 14,
              hours: 24_960,
              wages: 432_000,
              premiums: 40_000,
              averagePremiums: 44_000,
              enrolled: 10,
              enrolledHours: 19_000,
            },
          ],
        },
      ],
    },
    expect: {
      '8941': {
        A: true,
        'A identifier': '77-1234567',
        B: '12-3456789',
        C: false,
        '1': 14,
        '2': 12,
        '3': 36_000,
        '4': 40_000,
        '5': 44_000,
        '6': 40_000,
        '7': 20_000,
        '8': 17_340,
        '9': 15_120,
        '10': 0,
        '11': 40_000,
        '12': 15_120,
        '13': 10,
        '14': 9,
        '15': null,
        '16': 15_120,
      },
      'schedule-c': { '14': 44_880 },
      '3800': { '30': 15_120, '38': 15_120 },
      '3800-part-3': { III: '4h', 'III(a)': null, 'III(c)': null, 'III(e)': 15_120 },
      'schedule-3': { '6a': 15_120 },
    },
  },
  {
    // 2025: 13 equivalents lose 3/15 = 0.2 of 63,767: 12,753, which leaves 51,014; a state paid so much that 30,000 are left.
    name: 'staff-insurance-with-state-help-and-a-partnership',
    source: 'IRC 45R(d)(3)(A) and (e)(1); Form 8941 (2025), lines 8, 11, 12, 15 and 16',
    input: {
      taxYear: 2025,
      ...filer,
      w2s: [wages(60_000)],
      businesses: [
        {
          ...shop,
          expenses: { wages: 400_000, employeeBenefits: 140_000 },
          premiumCredits: [
            {
              employees: 13,
              hours: 13 * 2_080,
              wages: 390_000,
              premiums: 127_534,
              averagePremiums: 130_000,
              enrolled: 13,
              enrolledHours: 13 * 2_080,
              stateHelp: 97_534,
            },
          ],
        },
      ],
      businessCredits: [{ credit: 'form8941', amount: 400, ein: '11-1111111' }],
    },
    expect: {
      '8941': {
        '2': 13,
        '3': 30_000,
        '7': 63_767,
        '8': 51_014,
        '9': 51_014,
        '10': 97_534,
        '11': 30_000,
        '12': 30_000,
        '14': 13,
        '15': 400,
        '16': 30_400,
      },
      'schedule-c': { '14': 110_000 },
      '3800': { '30': 30_400 },
      '3800-part-3': { III: '4h', 'III(a)': 2, 'III(e)': 30_400 },
    },
  },
  {
    // Two credits of one business: 5,000 x 50% = 2,500 of premiums, and contributions of 3,000 in the first year of a plan.
    name: 'staff-insurance-and-retirement-plan-of-one-business',
    source: 'IRC 38(c)(1) and (4); 45E(e)(2)(B) and 280C(h) side by side on Schedule C, lines 14 and 19',
    input: {
      taxYear: 2024,
      ...filer,
      w2s: [wages(60_000)],
      businesses: [
        {
          ...shop,
          premiumCredits: [
            {
              employees: 3,
              hours: 4_000,
              wages: 29_000,
              premiums: 5_000,
              averagePremiums: 6_000,
              enrolled: 1,
              enrolledHours: 1_800,
            },
          ],
          planCredits: [{ employeesLastYear: 3, contributions: 3_000 }],
        },
      ],
    },
    expect: {
      '8941': { '2': 1, '3': 29_000, '12': 2_500, '14': 1 },
      '8881': { '5': null, '6g': 3_000, '8': 3_000 },
      'schedule-c': { '14': 57_500, '19': 17_000 },
      '3800': { '1': 3_000, '30': 2_500, '38': 5_500 },
    },
  },
];

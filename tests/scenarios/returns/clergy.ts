import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario } from '../scenario';

type Pay = NonNullable<ReturnInputJson['clergy']>[number];

/** A church's Form W-2: boxes 3 to 6 are empty. */
const church = (wages: number) => ({ employerName: 'First United Church', wages });
const pastor = (pay: Pay, more: Partial<ReturnInputJson> = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-04-02'),
  w2s: [church(45_000)],
  clergy: [pay],
  ...more,
});
/** Publication 517, Comprehensive Example: $1,400 a month; mortgage 13,500, utilities 1,450, taxes 1,750; $1,380 a month. */
const michaels: Pay = { salary: 45_000, allowance: 16_800, housingCosts: 16_700, rentalValue: 16_560 };

/** Pay of ministers. */
export const ministersPay: Scenario[] = [
  {
    // The smallest is 16,560; 240 is taxed. 45,000 + 16,800 = 61,800 x 92.35% = 57,072; x 15.3%: 7,077 + 1,655 = 8,732.
    // 45,240 - 4,366 = 40,874; less 14,600 = 26,274. The table for 26,275: 1,160 + 12% of 14,675 = 2,921.
    name: 'salary-and-housing-allowance',
    source: 'Publication 517, Comprehensive Example, Worksheets 1 and 3; IRC 107(2) and 1402(a)(8)',
    input: pastor(michaels),
    expect: {
      clergy: {
        '1': 45_000,
        '2': null,
        '3a': null,
        '3b': 16_800,
        '4': 16_560,
        '5': 240,
        '7': 16_560,
        '10': 61_800,
      },
      'schedule-se': { A: null, '2': 61_800, '3': 61_800, '4a': 57_072, '12': 8_732, '13': 4_366 },
      '1040': { '1a': 45_000, '1h': 240, '1z': 45_240, '11': 40_874, '15': 26_274, '16': 2_921 },
    },
  },
  {
    // Fees of 4,000 with 500 of expenses: 16,560 / (45,000 + 4,000 + 16,800) = 25.17%, 126 of it not deducted: 374.
    // 61,800 - 126 - 300 + 3,626 = 65,000.
    name: 'fees-and-expenses-of-a-minister',
    source: 'Publication 517, Worksheets 1 to 3; IRC 265(a)(1); Deason v. Commissioner, 41 T.C. 465',
    input: pastor(
      { ...michaels, allocableExpenses: 126, employeeExpenses: 300 },
      { businesses: [{ id: 'w', ministerial: true, income: { other: 4_000 }, expenses: { supplies: 374 } }] },
    ),
    expect: {
      clergy: { '2': 4_000, '6': 65_800, '8': 0.2517, '9': 426, '10': 61_374 },
      'schedule-c': { '7': 4_000, '31': 3_626 },
      'schedule-se': { '2': 65_000 },
      '1040': { '1z': 45_240 },
    },
  },
  {
    // A parsonage of 12,000 and 3,000 for utilities, of which 2,400 was spent: 600 is taxed. 45,000 + 12,000 + 3,000.
    name: 'parsonage-with-utility-allowance-in-2025',
    source: 'Publication 517, Worksheet 1, lines 3a to 3e; IRC 107(1) and (2)',
    input: {
      ...pastor({ salary: 45_000, parsonageValue: 12_000, allowance: 3_000, housingCosts: 2_400 }),
      taxYear: 2025,
    },
    expect: {
      clergy: { '3a': 12_000, '3b': 3_000, '4': 2_400, '5': 600, '7': 14_400 },
      'schedule-se': { '2': 60_000 },
      '1040': { '1h': 600 },
    },
  },
  {
    // Ministerial earnings owe nothing; 10,000 from carpentry: 9,235 x 15.3% = 1,413.
    name: 'approved-form-4361-beside-another-business',
    source: 'IRC 1402(e); Schedule SE (2024), line A',
    input: pastor(
      { ...michaels, exempt4361: true },
      {
        businesses: [
          { id: 'w', ministerial: true, income: { other: 4_000 } },
          { id: 'c', income: { other: 10_000 } },
        ],
      },
    ),
    expect: {
      clergy: { '5': 240, '10': null },
      'schedule-se': { A: true, '2': 10_000, '4a': 9_235, '12': 1_413 },
      '1040': { '1z': 45_240 },
    },
  },
  {
    // 17,000 + 6,000 = 23,000 x 92.35% = 21,241 x 15.3%: 2,634 + 616 = 3,250; half 1,625.
    // Earned: 23,000 - 1,625 + 10,000 = 31,375, not 27,000 + 21,375. AGI 27,200 - 1,625 = 25,575: both are above 22,720.
    // Two children, joint, 2024: 6,960 to 29,640; from there 21.06%: 31,375: 6,960 - 21.06% of 1,735 = 6,595; AGI: 6,960.
    name: 'housing-in-the-earned-income-of-the-browns',
    source:
      'Publication 596, Example 4 (Victor and Ida Brown), with the amounts of 2024; EIC Worksheet B, lines 1 and 4',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1980-04-02'),
      spouse: person('1981-04-02'),
      dependents: ['2009-05-05', '2010-05-05'].map((dateOfBirth) => ({
        dateOfBirth,
        relationship: 'child' as const,
        monthsInHome: 12,
      })),
      w2s: [church(17_000), { owner: 'spouse', wages: 10_000, socialSecurityWages: 10_000 }],
      interest: [{ payer: 'Bank', interest: 200 }],
      clergy: [{ salary: 17_000, allowance: 6_000, housingCosts: 6_000, rentalValue: 9_000 }],
    },
    expect: {
      clergy: { '4': 6_000, '5': null },
      'schedule-se': { '3': 23_000, '12': 3_250, '13': 1_625 },
      // Untaxed housing isn't taken into account in taxable income: 31,375 - 6,000 (IRC 24(d)(1)(B)(i)).
      '8812': { '18a': 25_375 },
      '1040': { '11': 25_575, '27': 6_595 },
    },
  },
  {
    // Pay of 3,000 is all that may go to an IRA: 20,000 of housing is tax-free. 23,000 x 92.35% x 15.3% / 2 = 1,625.
    name: 'ira-of-a-minister-with-little-salary',
    source: 'IRC 219(f)(1) and 401(c)(2)(A); Publication 590-A, What Is Compensation?',
    input: pastor(
      { salary: 3_000, allowance: 20_000, housingCosts: 21_000, rentalValue: 24_000 },
      {
        w2s: [church(3_000)],
        interest: [{ payer: 'Bank', interest: 40_000 }],
        adjustments: { ira: [{ traditional: 3_000 }] },
      },
    ),
    expect: {
      'schedule-se': { '2': 23_000, '13': 1_625 },
      'schedule-1': { '20': 3_000 },
      '1040': { '1z': 3_000 },
    },
  },
];

import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

type Child = NonNullable<ReturnInputJson['dependents']>[number];

const child = (more: Partial<Child> = {}): Child => ({
  firstName: 'Fred',
  lastName: 'Brown',
  ssn: '400-01-2001',
  dateOfBirth: '2018-03-04',
  relationship: 'child',
  monthsInHome: 12,
  ...more,
});
const joint = (amount: number): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'mfj',
  taxpayer: person('1985-04-02'),
  spouse: person('1986-05-03'),
  dependents: [child()],
  w2s: [wages(amount)],
});

/** Form 8814. */
export const childrensIncome: Scenario[] = [
  {
    // Form 8814: 800 + 1,900 = 2,700; 2,700 - 2,600 = 100. 1,900 / 2,700 = 0.704 x 100 = 70; 100 - 70 = 30. 130 of tax.
    // 60,000 + 70 + 30 = 60,100; less 29,200 = 30,900, of which 70 are qualified dividends, taxed at 0%.
    // The table for 30,830: 10% of 23,200 and 12% of the rest of 30,825 = 2,320 + 915 = 3,235; + 130 = 3,365.
    name: 'one-child-just-over-the-base-amount',
    source: 'Form 8814 (2024), lines 1 to 15; Instructions for Form 8814, line 9; Tax Table 2024',
    input: {
      ...joint(60_000),
      childIncome: [{ dependentIndex: 0, interest: 800, dividends: 1_900, qualifiedDividends: 1_900 }],
    },
    expect: {
      '8814': {
        A: 'Fred Brown',
        B: '400-01-2001',
        C: null,
        '1a': 800,
        '1b': null,
        '2a': 1_900,
        '2b': 1_900,
        '3': null,
        '4': 2_700,
        '5': 2_600,
        '6': 100,
        '7': 0.704,
        '8': 0,
        '9': 70,
        '10': 0,
        '11': 70,
        '12': 30,
        '13': 1_300,
        '14': 1_400,
        '15': 130,
      },
      '1040': { '2b': null, '3a': 70, '3b': 70, '7': null, '8': 30, '11': 60_100, '15': 30_900, '16': 3_365 },
      'schedule-1': { '8g': null, '8z': 30, '9': 30, '10': 30 },
    },
  },
  {
    // 1,800 is no more than 2,600: lines 5 to 12 stay blank; (1,800 - 1,300) x 10% = 50. Table for 30,800: 3,235 + 50 = 3,285.
    name: 'one-child-with-tax-alone',
    source: 'Form 8814 (2024), line 4 (“skip lines 5 through 12”) and line 15',
    input: { ...joint(60_000), childIncome: [{ dependentIndex: 0, interest: 1_800, taxExemptInterest: 90 }] },
    expect: {
      '8814': {
        '1a': 1_800,
        '1b': 90,
        '4': 1_800,
        '5': null,
        '6': null,
        '9': null,
        '12': null,
        '14': 500,
        '15': 50,
      },
      '1040': { '2a': null, '2b': null, '11': 60_000, '16': 3_285 },
      'schedule-1': { '8z': null },
    },
  },
  {
    // The first: 6,000 - 2,700 = 3,300; x 0.333 = 1,099; x 0.167 = 551; 3,300 - 1,650 = 1,650. The second: (2,000 - 1,350) x 10%.
    // A loss of 1,000 with 551 leaves 449. 100,000 + 2,000 + 1,099 - 449 + 1,650 = 104,300; less 31,500 = 72,800.
    // 1,099 at 0%; the table for 71,701: 2,385 + 12% of 47,875 = 8,130; + 135 + 65.
    name: 'two-children-beside-schedules-b-and-d-in-2025',
    source:
      'Form 8814 (2025), lines 4 to 15 and C; Instructions for Form 8814, lines 9 and 10; Schedule D, line 13',
    input: {
      ...joint(100_000),
      taxYear: 2025,
      dependents: [child(), child({ firstName: 'Mia', ssn: '400-01-2002', dateOfBirth: '2012-08-09' })],
      dividends: [{ payer: 'Fund', ordinary: 2_000 }],
      sales: [{ acquired: '2015-01-05', sold: '2025-03-01', proceeds: 5_000, basis: 6_000, term: 'long' }],
      childIncome: [
        {
          dependentIndex: 0,
          interest: 3_000,
          dividends: 2_000,
          qualifiedDividends: 2_000,
          capitalGain: 1_000,
        },
        { dependentIndex: 1, interest: 2_000 },
      ],
    },
    expect: {
      '8814': {
        C: true,
        '5': 2_700,
        '6': 3_300,
        '7': 0.333,
        '8': 0.167,
        '9': 1_099,
        '10': 551,
        '12': 1_650,
        '15': 135,
      },
      'schedule-b': { '6': 3_099 },
      'schedule-d': { '13': 551, '15': -449, '21': 449 },
      '1040': { '3a': 1_099, '3b': 3_099, '7a': -449, '8': 1_650, '11a': 104_300, '15': 72_800, '16': 8_330 },
    },
  },
  {
    // 1,702 + 2,000 = 3,702; 1,102 on line 12. Worksheet 2: 1,702 / 3,702 = 0.460; 1,102 - 507 = 595; with 11,000: 11,595.
    // One child, 32,102: 4,213 - 15.98% of (32,125 - 22,720) = 2,710.
    name: 'permanent-fund-dividend-within-the-limit-of-the-earned-income-credit',
    source: 'Publication 596 (2024), Worksheet 1, lines 2 and 4, and Worksheet 2; EIC Table 2024',
    input: {
      ...joint(20_000),
      filingStatus: 'hoh',
      spouse: null,
      interest: [{ payer: 'Bank', interest: 11_000 }],
      childIncome: [{ dependentIndex: 0, interest: 2_000, dividends: 1_702, alaskaFund: 1_702 }],
    },
    expect: {
      '8814': { '4': 3_702, '6': 1_102, '7': null, '8': null, '11': 0, '12': 1_102 },
      '1040': { '11': 32_102, '27': 2_710 },
    },
  },
  {
    // The same with 6 of tax-exempt interest: 11,601 is over 11,600.
    name: 'tax-exempt-interest-of-a-child-over-the-limit-of-the-earned-income-credit',
    source: 'Publication 596 (2024), Worksheet 1, line 2; IRC 32(i)',
    input: {
      ...joint(20_000),
      filingStatus: 'hoh',
      spouse: null,
      interest: [{ payer: 'Bank', interest: 11_000 }],
      childIncome: [
        { dependentIndex: 0, interest: 2_000, taxExemptInterest: 6, dividends: 1_702, alaskaFund: 1_702 },
      ],
    },
    expect: { '1040': { '11': 32_102, '27': null } },
  },
  {
    // 6,000 - 2,600 = 3,400; 0.167 of it twice: 568 and 568; 2,264 left, of which 2,000 / 4,000 is the fund's: 1,132.
    // 568 + 568 + 1,132 = 2,268 x 3.8% = 86.
    name: 'child-in-net-investment-income',
    source: 'Form 8960 (2024), lines 2, 5a, and 7, and its instructions; Reg. 1.1411-2(a)(2)',
    input: {
      ...joint(300_000),
      childIncome: [
        {
          dependentIndex: 0,
          dividends: 5_000,
          qualifiedDividends: 1_000,
          alaskaFund: 2_000,
          capitalGain: 1_000,
        },
      ],
    },
    expect: {
      '8814': { '9': 568, '10': 568, '12': 2_264 },
      '1040': { '7': 568, '11': 303_400 },
      '8960': { '1': null, '2': 568, '5a': 568, '7': 1_132, '8': 2_268, '17': 86 },
    },
  },
  {
    // 120,800: 10,852 + 22% of 26,500 = 16,682, and 70 of Form 8814. 120,800 + 29,200 + 300 + 200,000 - 133,300 = 217,000 x 26%.
    name: 'child-and-the-minimum-tax',
    source: 'Form 6251 (2024), lines 2g and 10; Instructions for Form 8814, line 1b',
    input: {
      ...joint(150_000),
      amt: { isoSpread: 200_000 },
      childIncome: [
        { dependentIndex: 0, interest: 2_000, taxExemptInterest: 400, privateActivityInterest: 300 },
      ],
    },
    expect: {
      '1040': { '16': 16_752 },
      '6251': { '2g': 300, '4': 350_300, '6': 217_000, '9': 56_420, '10': 16_752, '11': 39_668 },
    },
  },
  {
    // 60,000 + 400; the child's 2,600 and 100 of tax-exempt interest count as well.
    name: 'child-in-household-income',
    source: 'Instructions for Form 8962 (2024), line 2b (“Form 8814”), Worksheet 1-2',
    input: {
      ...joint(60_000),
      marketplace: [{ annual: { premium: 12_000, benchmark: 12_000, advance: 0 } }],
      childIncome: [{ dependentIndex: 0, interest: 3_000, taxExemptInterest: 100 }],
    },
    expect: { '8962': { '2a': 60_400, '2b': 2_700, '3': 63_100 } },
  },
];

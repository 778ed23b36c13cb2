import { person, type Scenario, wages } from '../scenario';

const joint = {
  taxYear: 2024 as const,
  filingStatus: 'mfj' as const,
  taxpayer: person('1985-04-02'),
  spouse: person('1986-05-03'),
};
const mia = { firstName: 'Mia', lastName: 'Parker', ssn: '400-12-3456', dateOfBirth: '2022-08-15' };

export const adoption: Scenario[] = [
  {
    // 12,000 of expenses, below 16,810. Tax Table for 100,000 - 29,200 = 70,800: 2,320 + 12% of 47,625 = 8,035.
    name: 'adoption-credit-limited-by-tax',
    source: 'Form 8839 (2024), Parts I and II; IRC 23(c): what is above the tax is carried on',
    input: {
      ...joint,
      w2s: [wages(100_000)],
      adoption: [{ child: mia, expenses: 12_000, finalYear: 2024 }],
    },
    expect: {
      '8839-children': {
        '1(a)': 'Mia',
        '1(a) last': 'Parker',
        '1(b)': 2022,
        '1(d)': null,
        '1(f)': '400-12-3456',
        '1(g)': true,
        '2': 16_810,
        '3': 0,
        '4': 16_810,
        '5': 12_000,
        '6': 12_000,
        '10': 0,
        '11': 12_000,
      },
      '8839': { '7': 100_000, '8': null, '9': null, '12': 12_000, '14': 12_000, '15': 8_035, '16': 8_035 },
      '8839-credit-limit': { '1': 8_035, '4': 0, '5': 8_035, '2025': 3_965 },
      'schedule-3': { '6c': 8_035, '7': 8_035, '8': 8_035 },
      '1040': { '16': 8_035, '24': 0 },
    },
  },
  {
    // 262,150 is 10,000 over: 0.250. 16,810 x 0.25 = 4,202.50 rounds to 4,203; 12,607.
    name: 'adoption-credit-special-needs-phased-out',
    source: 'IRC 23(a)(3) and (b)(2)(A): the whole amount, less a quarter',
    input: {
      ...joint,
      w2s: [wages(262_150)],
      adoption: [{ child: mia, specialNeeds: true, finalYear: 2024 }],
    },
    expect: {
      '8839-children': { '1(d)': true, '5': 16_810, '6': 16_810, '10': 4_203, '11': 12_607 },
      '8839': { '7': 262_150, '8': 10_000, '9': 0.25, '12': 12_607, '16': 12_607 },
    },
  },
  {
    // Tax Table for 60,000 - 29,200 = 30,800: 2,320 + 12% of 7,625 = 3,235. Of the child tax credit 1,700 are refundable;
    // the other 300 come first: 2,935 left.
    name: 'adoption-credit-carried-in-behind-the-child-credit',
    source: 'Instructions for Schedule 8812 (2024), Credit Limit Worksheet B; IRC 23(c)(1): five years',
    input: {
      ...joint,
      w2s: [wages(60_000)],
      dependents: [{ ...mia, relationship: 'child' }],
      adoptionCarryforward: { total: 6_200, lastYear: 2_000 },
    },
    expect: {
      '8839': { '7': null, '12': null, '13': 6_200, '14': 6_200, '15': 2_935, '16': 2_935 },
      // 2,935 used, the 2,000 of the last year first: nothing is lost, 3,265 go on.
      '8839-credit-limit': { '2025': 3_265 },
    },
  },
  {
    // 5,000 of benefits, all of it left out. 90,000 is far below the phase-out.
    name: 'adoption-benefits-of-an-employer',
    source: 'IRC 137(a); Form 8839 (2024), Part III',
    input: {
      ...joint,
      w2s: [{ ...wages(90_000), box12: [{ code: 'T', amount: 5_000 }] }],
      adoption: [
        { child: mia, expenses: 4_000, employerBenefits: 5_000, priorYearsBenefits: 1_000, finalYear: 2024 },
      ],
    },
    expect: {
      '8839-children': {
        '17': 16_810,
        '18': 1_000,
        '19': 15_810,
        '20': 5_000,
        '22': 5_000,
        '26': 0,
        '27': 5_000,
      },
      '8839': { '21': 5_000, '23': 95_000, '24': null, '25': null, '28': 5_000, '29': 0 },
      '1040': { '1f': null, '11': 90_000 },
    },
  },
  {
    // 251,150 + 21,000 = 272,150: 20,000 over, half. 16,810 x 0.5 = 8,405 left out; 12,595 taxed. AGI 263,745: 11,595 over, 0.290.
    name: 'adoption-benefits-phased-out-in-part',
    source: 'IRC 137(b)(2) and (3)',
    input: {
      ...joint,
      w2s: [{ ...wages(251_150), box12: [{ code: 'T', amount: 21_000 }] }],
      adoption: [{ child: mia, expenses: 10_000, employerBenefits: 21_000, finalYear: 2024 }],
    },
    expect: {
      '8839-children': { '6': 10_000, '10': 2_900, '11': 7_100, '22': 16_810, '26': 8_405, '27': 8_405 },
      '8839': { '8': 11_595, '9': 0.29, '23': 272_150, '24': 20_000, '25': 0.5, '28': 8_405, '29': 12_595 },
      '1040': { '1f': 12_595, '11': 263_745 },
    },
  },
  {
    // Not final: nothing counts for a foreign child. The benefits are taxed.
    name: 'adoption-foreign-not-final',
    source: 'IRC 23(e)(1) and 137(e)',
    input: {
      ...joint,
      w2s: [{ ...wages(90_000), box12: [{ code: 'T', amount: 5_000 }] }],
      adoption: [{ child: mia, foreign: true, expenses: 9_000, employerBenefits: 5_000 }],
    },
    expect: {
      '8839-children': { '1(e)': true, '1(g)': null, '5': 0, '6': 0, '22': 0, '27': 0 },
      '8839': { '12': 0, '29': 5_000 },
      '1040': { '1f': 5_000, '11': 95_000 },
    },
  },
  {
    // Born in 2003: eligible because disabled. Tax Table for 44,000 - 29,200 = 14,800: 10% of 14,825 = 1,483. The saver's
    // credit of 50% of 2,000 comes first: 483 left.
    name: 'adoption-credit-of-a-disabled-adult-behind-the-savers-credit',
    source: 'IRC 23(d)(2)(B); Instructions for Form 8839 (2024), Credit Limit Worksheet, line 2',
    input: {
      ...joint,
      w2s: [{ ...wages(60_000), wages: 44_000, box12: [{ code: 'D', amount: 16_000 }] }],
      adoption: [
        { child: { ...mia, dateOfBirth: '2003-08-15' }, disabled: true, expenses: 5_000, finalYear: 2024 },
      ],
    },
    expect: {
      '8839-children': { '1(b)': 2003, '1(c)': true, '6': 5_000, '11': 5_000 },
      '8839-credit-limit': { '1': 1_483, '2': 1_000, '5': 483, '2025': 4_517 },
      '8839': { '16': 483 },
    },
  },
  {
    // Under 18 until August: eligible. Tax Table for 60,000 - 29,200 = 30,800: 2,320 + 12% of 7,625 = 3,235.
    name: 'adoption-credit-of-a-child-who-turned-18-in-the-year',
    source: 'IRC 23(d)(2)(A): an individual who has not attained age 18',
    input: {
      ...joint,
      w2s: [wages(60_000)],
      adoption: [{ child: { ...mia, dateOfBirth: '2006-08-15' }, expenses: 3_000, finalYear: 2024 }],
    },
    expect: { '8839-children': { '1(b)': 2006, '6': 3_000, '11': 3_000 }, '8839': { '16': 3_000 } },
  },
  {
    name: 'no-adoption-credit-of-somebody-who-was-18-all-year',
    source: 'IRC 23(d)(2)(A)',
    input: {
      ...joint,
      w2s: [wages(60_000)],
      adoption: [{ child: { ...mia, dateOfBirth: '2005-12-31' }, expenses: 3_000, finalYear: 2024 }],
    },
    expect: { '8839-children': { '1(b)': 2005, '6': 0, '11': 0 }, 'schedule-3': { '6c': null } },
  },
  {
    // 12,000: 5,000 is paid out, 7,000 lowers tax. Tax Table for 60,000 - 31,500 = 28,500: 2,385 + 12% of 4,675 = 2,946; 4,054 go on.
    name: '2025-adoption-credit-partly-refundable',
    source: 'IRC 23(a)(4) (Pub. L. 119-21, section 70402); Form 8839 (2025), lines 11a to 18',
    input: {
      ...joint,
      taxYear: 2025,
      w2s: [wages(60_000)],
      adoption: [{ child: mia, expenses: 12_000, priorYearsCredit: 2_000, finalYear: 2025 }],
    },
    expect: {
      '8839-children': { '2': 17_280, '3': 2_000, '4': 15_280, '6': 12_000, '11a': 12_000, '11b': 5_000 },
      '8839': { '11c': 5_000, '12': 12_000, '13': 5_000, '14': 7_000, '16': 7_000, '17': 2_946, '18': 2_946 },
      '8839-credit-limit': { '2026': 4_054 },
      'schedule-3': { '6c': 2_946 },
      '1040': { '16': 2_946, '30': 5_000, '32': 5_000 },
    },
    refund: 5_000,
  },
];

import { person, type Scenario, wages } from '../scenario';

const chart =
  'Instructions for Form 1040 (2024), line 12, Standard Deduction Chart and Worksheet for Dependents';
const single = { taxYear: 2024 as const, filingStatus: 'single' as const };

const deduction = (name: string, input: Scenario['input'], amount: number): Scenario => ({
  name,
  source: chart,
  input,
  expect: { '1040': { '12': amount } },
});

export const deductions: Scenario[] = [
  deduction('single-65', { ...single, taxpayer: person('1960-01-01') }, 16_550),
  deduction('single-not-yet-65', { ...single, taxpayer: person('1960-01-02') }, 14_600),
  deduction('single-65-and-blind', { ...single, taxpayer: { ...person('1950-01-01'), blind: true } }, 18_500),
  deduction(
    'hoh-blind',
    { taxYear: 2024, filingStatus: 'hoh', taxpayer: { ...person('1980-01-01'), blind: true } },
    23_850,
  ),
  deduction(
    'surviving-spouse-65',
    { taxYear: 2024, filingStatus: 'qss', taxpayer: person('1950-01-01') },
    30_750,
  ),
  deduction(
    'joint-both-65-both-blind',
    {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: { ...person('1950-01-01'), blind: true },
      spouse: { ...person('1951-01-01'), blind: true },
    },
    35_400,
  ),
  deduction(
    'joint-spouse-died-before-65',
    {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1965-01-01'),
      spouse: { ...person('1959-06-15'), dateOfDeath: '2024-06-13' },
    },
    29_200,
  ),
  deduction(
    'separate-spouse-without-income-65',
    {
      taxYear: 2024,
      filingStatus: 'mfs',
      taxpayer: person('1965-01-01'),
      spouse: { ...person('1950-01-01'), noIncome: true },
    },
    16_150,
  ),
  deduction(
    'separate-spouse-with-income-65',
    { taxYear: 2024, filingStatus: 'mfs', taxpayer: person('1965-01-01'), spouse: person('1950-01-01') },
    14_600,
  ),
  {
    name: 'separate-spouse-itemizes',
    source: 'Instructions for Form 1040, line 12, Exception 2; Tax Table at $30,000',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      spouseItemizes: true,
      taxpayer: person('1980-01-01'),
      w2s: [wages(30_000)],
    },
    expect: { '1040': { '12': 0, '15': 30_000, '16': 3_371 } },
    owed: 3_371,
  },
  {
    name: 'dependent-with-wages',
    source: chart,
    input: {
      ...single,
      taxpayer: { ...person('2006-01-01'), claimableAsDependent: true },
      w2s: [wages(3_000)],
      interest: [{ payer: 'Bank', interest: 400 }],
    },
    expect: { '1040': { '11': 3_400, '12': 3_450, '15': 0 } },
  },
  {
    name: 'dependent-with-interest-only',
    source: `${chart}; Tax Table row $700 to $725`,
    input: {
      ...single,
      taxpayer: { ...person('2008-01-01'), claimableAsDependent: true },
      interest: [{ payer: 'Bank', interest: 2_000 }],
    },
    expect: {
      '1040': { '2b': 2_000, '12': 1_300, '15': 700, '16': 71 },
      'schedule-b': { '2': 2_000, '4': 2_000 },
    },
    owed: 71,
  },
  {
    name: 'dependent-with-high-wages-and-blind',
    source: chart,
    input: {
      ...single,
      taxpayer: { ...person('1980-01-01'), claimableAsDependent: true, blind: true },
      w2s: [wages(30_000)],
    },
    expect: { '1040': { '12': 16_550 } },
  },
  {
    name: 'student-loan-phase-out',
    source:
      'Student Loan Interest Deduction Worksheet, by hand: 5,000 / 15,000 = 0.333; 2,500 x 0.333 = 832.50',
    input: {
      ...single,
      taxpayer: person('1990-01-01'),
      w2s: [wages(85_000)],
      adjustments: { studentLoanInterest: 3_000 },
    },
    expect: {
      'student-loan-interest': { '1': 2_500, '6': 5_000, '7': 0.333, '8': 833, '9': 1_667 },
      'schedule-1': { '21': 1_667, '26': 1_667 },
      '1040': { '10': 1_667, '11': 83_333 },
    },
  },
  {
    name: 'educators-each-with-own-limit',
    source: 'Instructions for Schedule 1, line 11: $300 each, $600 on a joint return of two educators',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1985-01-01'),
      spouse: person('1986-01-01'),
      w2s: [wages(80_000)],
      adjustments: { educator: { taxpayer: 500, spouse: 120.4 } },
    },
    expect: { 'schedule-1': { '11': 420, '26': 420 }, '1040': { '11': 79_580 } },
  },
  {
    name: 'alimony-old-and-new-agreement',
    source: 'Instructions for Schedule 1, line 19a: agreements after 2018 are not deducted',
    input: {
      ...single,
      taxpayer: person('1970-01-01'),
      w2s: [wages(60_000)],
      adjustments: {
        alimonyPaid: [
          { amount: 6_000, divorceDate: '2018-12-31' },
          { amount: 5_000, divorceDate: '2019-01-01' },
        ],
      },
    },
    expect: { 'schedule-1': { '19a': 6_000, '26': 6_000 } },
  },
];

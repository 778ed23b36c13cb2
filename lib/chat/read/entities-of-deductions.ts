import type { Entity } from './entity';
import { entity } from './make-entity';

/** Deductions and adjustments. */
export const ofDeductions = (): Entity[] => [
  entity('deduction', 'deduction, deductions, total deductions', {
    lines: '1040:14',
    isBroad: true,
    own: 'list:deductions',
  }),
  entity('standard-deduction', 'standard deduction', { lines: '1040:12', input: 'deduction-kind' }),
  entity('itemized', 'itemize, itemized deductions, itemizing, schedule a', {
    lines: 'schedule-a:17',
    deductions: 'itemized-deductions',
    input: 'deduction-kind',
    facts: 'itemized',
    own: 'list:itemized',
  }),
  entity('adjustments', 'adjustments, adjustments to income', { lines: '1040:10', own: 'list:adjustments' }),
  entity('student-loan', 'student loan interest, student loan, student loans, student loan payments, 1098e', {
    lines: 'schedule-1:21',
    deductions: 'student-loan-interest',
    input: 'student-loan',
    facts: 'adjustments.studentLoanInterest',
  }),
  entity(
    'ira',
    'ira, traditional ira, traditional, ira deduction, ira contribution, individual retirement account',
    {
      lines: 'schedule-1:20',
      deductions: 'traditional-ira',
      input: 'ira',
      facts: 'adjustments.ira',
    },
  ),
  entity('roth', 'roth ira, roth, roth contribution', {
    deductions: 'savers-credit',
    input: 'roth',
    facts: 'adjustments.ira',
  }),
  entity('401k', '401k, 403b, tsp, 457 plan, plan at work, workplace plan, 401k contribution', {
    input: '401k',
    facts: 'w2s',
  }),
  entity('hsa', 'hsa, health savings account, hsa deduction, hsa contribution', {
    lines: 'schedule-1:13',
    deductions: 'health-savings-account',
    input: 'hsa',
    facts: 'adjustments.hsa',
    document: 'hsa',
  }),
  entity('sep', 'sep, sep ira, solo 401k, self employed retirement', {
    lines: 'schedule-1:16',
    deductions: 'sep-ira',
    input: 'sep',
    facts: 'adjustments.selfEmployedRetirement',
  }),
  entity(
    'own-insurance',
    'self employed health insurance, own health insurance, health insurance premiums, health insurance',
    {
      lines: 'schedule-1:17',
      deductions: 'self-employed-health-insurance',
      input: 'own-insurance',
      facts: 'adjustments.selfEmployedHealthInsurance',
    },
  ),
  entity('educator', 'educator expenses, classroom supplies, teacher expenses, classroom expenses, teacher', {
    lines: 'schedule-1:11',
    deductions: 'educator-expenses',
    input: 'educator',
    facts: 'adjustments.educator',
  }),
  entity(
    'half-se',
    'half of self employment tax, deductible part of self employment tax, half of my self employment tax',
    { lines: 'schedule-1:15' },
  ),
  entity('home-office', 'home office, office at home, work from home, home office deduction', {
    lines: 'schedule-c:30',
    deductions: 'home-office',
    input: 'home-office',
    facts: 'businesses.homeOffice',
  }),
  entity('mileage', 'mileage, business miles, miles, car expenses, driving for work', {
    lines: 'schedule-c:9',
    deductions: 'business-vehicle',
    input: 'business-miles',
    facts: 'businesses.vehicle',
  }),
  entity(
    'business-purchase',
    'laptop, computer, software, advertising, ads, marketing, camera, printer, tools for work, equipment for work, laptop for work, desk',
    { input: 'business-cost', facts: 'businesses' },
  ),
  entity('qbi', 'qbi, qualified business income, qbi deduction, 199a, pass through deduction', {
    lines: '1040:13',
    deductions: 'qualified-business-income',
  }),
  entity(
    'medical',
    'medical expenses, medical, medical bills, doctor bills, dental, medical costs, medical deduction, hospital',
    { lines: 'schedule-a:4', deductions: 'medical-expenses', input: 'medical', facts: 'itemized.medical' },
  ),
  entity('salt', 'salt, state and local taxes, state income tax, salt deduction', {
    lines: 'schedule-a:5e',
    input: 'state-tax',
    facts: 'itemized.stateIncomeTaxPaid',
  }),
  entity('property-tax', 'property tax, real estate tax, property taxes', {
    lines: 'schedule-a:5b',
    input: 'property-tax',
    facts: 'itemized.realEstateTax',
  }),
  entity('sales-tax', 'sales tax, sales taxes', {
    lines: 'schedule-a:5a',
    deductions: 'sales-tax-choice',
    input: 'sales-tax',
    facts: 'itemized.salesTax',
  }),
  entity('mortgage', 'mortgage interest, mortgage, 1098, home loan interest', {
    lines: 'schedule-a:8e',
    input: 'mortgage',
    facts: 'itemized.mortgages',
    document: 'mortgage',
  }),
  entity(
    'charity',
    'charity, donation, donations, donate, donated, charitable contributions, gifts to charity, church, tithe, give to charity, gave to charity, goodwill',
    { lines: 'schedule-a:14', deductions: 'charity', input: 'charity', facts: 'itemized.charityCash' },
  ),
  entity('alimony', 'alimony', { lines: 'schedule-1:19a' }),
  entity('tuition-plan', '529, 529 plan, college savings', {}),
];

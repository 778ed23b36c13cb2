import { type CalculationResults } from '@/lib/returns/schema';

/** A calculation for tests: single, wages 62,400, interest 310, student loan interest 250, tax by the 2024 Tax Table. */
export const sampleResults: CalculationResults = {
  estimatedRefund: 1314,
  federalTaxBeforeCredits: 5586,
  federalTaxAfterCredits: 5586,
  grossIncome: 62710,
  adjustedGrossIncome: 62460,
  totalDeductions: 14600,
  taxableIncome: 47860,
  credits: { total: 0 },
  totalWithholding: 6900,
  breakdown: [],
  lines: {
    '1040': {
      '1z': { label: 'Total wages', value: 62400, unit: 'money' },
      '9': { label: 'Total income', value: 62710, unit: 'money' },
      '10': { label: 'Adjustments to income', value: 250, unit: 'money' },
      '11': { label: 'Adjusted gross income', value: 62460, unit: 'money' },
      '14': { label: 'Total deductions', value: 14600, unit: 'money' },
      '15': { label: 'Taxable income', value: 47860, unit: 'money' },
      '18': { label: 'Tax before credits', value: 5586, unit: 'money' },
      '22': { label: 'Tax after credits', value: 5586, unit: 'money' },
      '24': { label: 'Total tax', value: 5586, unit: 'money' },
      '25d': { label: 'Total withheld', value: 6900, unit: 'money' },
      '33': { label: 'Total payments', value: 6900, unit: 'money' },
      '34': { label: 'Overpaid', value: 1314, unit: 'money' },
      '35a': { label: 'Refund', value: 1314, unit: 'money' },
    },
    'schedule-1': { '26': { label: 'Total adjustments', value: 250, unit: 'money' } },
  },
  forms: [
    { id: '1040', name: 'Form 1040', title: 'U.S. Individual Income Tax Return' },
    {
      id: 'schedule-1',
      name: 'Schedule 1 (Form 1040)',
      title: 'Additional Income and Adjustments to Income',
    },
  ],
  engine: { version: '1', taxYear: 2024 },
  calculatedAt: '2025-02-03T10:00:00.000Z',
  stale: false,
};

/** Lines of Form 1040 for tests. */
export const sampleForm1040 = (entries: Record<string, number>): CalculationResults['lines'] => ({
  '1040': Object.fromEntries(
    Object.entries(entries).map(([line, value]) => [line, { label: `Line ${line}`, value, unit: 'money' }]),
  ),
});

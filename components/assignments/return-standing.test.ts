import { decisionsFor, isCalculated, outcomeOf, returnVariant } from './return-standing';

type Standing = Parameters<typeof outcomeOf>[0];
type Results = NonNullable<Standing['calculationResults']>;

const results = (stale: boolean): Results => ({
  estimatedRefund: 1200,
  federalTaxBeforeCredits: 0,
  federalTaxAfterCredits: 0,
  grossIncome: 0,
  adjustedGrossIncome: 0,
  totalDeductions: 0,
  taxableIncome: 0,
  credits: { total: 0 },
  totalWithholding: 0,
  breakdown: [],
  lines: {},
  forms: [],
  engine: { version: '1', taxYear: 2024 },
  calculatedAt: '2025-02-01T10:00:00.000Z',
  stale,
});

const standing = (status: Standing['status'], calculated: Results | null, refund = '1200.00'): Standing => ({
  status,
  calculationResults: calculated,
  estimatedRefund: refund,
});

it('shows an outcome only when there are figures to trust', () => {
  expect(outcomeOf(standing('in-review', results(false)))).toBe(1200);
  expect(outcomeOf(standing('filed', results(false), '-310.00'))).toBe(-310);
  expect(outcomeOf(standing('draft', results(false)))).toBeNull();
  expect(outcomeOf(standing('in-review', results(true)))).toBeNull();
  expect(outcomeOf(standing('draft', null, '0'))).toBeNull();
});

it('counts a return as calculated as spec section 4 says', () => {
  expect(isCalculated(standing('approved', results(false)))).toBe(true);
  expect(isCalculated(standing('approved', null))).toBe(false);
});

it('offers the decisions that the server allows', () => {
  expect(decisionsFor(standing('in-review', results(false)))).toEqual({ canApprove: true, canReturn: true });
  expect(decisionsFor(standing('in-review', results(true)))).toEqual({ canApprove: false, canReturn: true });
  expect(decisionsFor(standing('approved', results(false)))).toEqual({ canApprove: false, canReturn: true });
  expect(decisionsFor(standing('draft', results(false)))).toEqual({ canApprove: false, canReturn: false });
  expect(decisionsFor(standing('filed', results(false)))).toEqual({ canApprove: false, canReturn: false });
});

it('gives every status its own colour', () => {
  const statuses = ['draft', 'in-review', 'approved', 'filed'] as const;
  expect(statuses.map(returnVariant)).toEqual(['neutral', 'warning', 'success', 'info']);
});

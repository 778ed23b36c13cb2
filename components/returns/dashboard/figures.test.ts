import {
  dashboardFigures,
  dashboardHeading,
  listWaiting,
  sayStanding,
} from '@/components/returns/dashboard/figures';
import { type CalculationResults } from '@/lib/returns/schema';

const results: CalculationResults = {
  estimatedRefund: 1234,
  federalTaxBeforeCredits: 5000,
  federalTaxAfterCredits: 4000,
  grossIncome: 62400,
  adjustedGrossIncome: 62400,
  totalDeductions: 14600,
  taxableIncome: 47800,
  credits: { total: 1000 },
  totalWithholding: 5234,
  breakdown: [],
  lines: {},
  forms: [],
  engine: { version: '1', taxYear: 2024 },
  calculatedAt: '2025-02-03T10:00:00.000Z',
  stale: false,
};
const zero = { estimatedRefund: '0', totalIncome: '0', totalDeductions: '0', status: 'draft' } as const;

it('shows no amounts before the first calculation, however many zeros there are', () => {
  expect(dashboardFigures({ ...zero, calculationResults: null })).toEqual({
    refund: null,
    income: null,
    deductions: null,
    isStale: false,
  });
});

it('reads the numeric strings of a calculated return, also a real zero', () => {
  const calculated = {
    estimatedRefund: '-512.00',
    totalIncome: '62400.00',
    totalDeductions: '14600',
    status: 'in-review',
    calculationResults: results,
  } as const;
  expect(dashboardFigures(calculated)).toEqual({
    refund: -512,
    income: 62400,
    deductions: 14600,
    isStale: false,
  });
  expect(dashboardFigures({ ...zero, calculationResults: { ...results, stale: true } })).toEqual({
    refund: 0,
    income: 0,
    deductions: 0,
    isStale: true,
  });
});

it('says in the heading which way the money goes', () => {
  expect([null, 1234, -1, 0].map((refund) => dashboardHeading(refund, 2024))).toEqual([
    'Your 2024 tax return',
    'Your 2024 refund',
    'What you owe for 2024',
    'No refund or balance due for 2024',
  ]);
});

it('says where the return stands', () => {
  expect(sayStanding({ status: 'draft', calculationResults: null })).toMatch(/isn’t calculated yet/);
  expect(sayStanding({ status: 'draft', calculationResults: { ...results, stale: true } })).toMatch(
    /^Something changed/,
  );
  const done = (status: 'in-review' | 'approved' | 'filed') =>
    sayStanding({ status, calculationResults: results });
  expect(done('in-review')).toBe('Your return is calculated.');
  expect(done('approved')).toMatch(/approved/);
  expect(done('filed')).toMatch(/nothing left to do/);
  expect(done('filed')).not.toMatch(/simulated/i);
  const efile = { state: 'accepted', simulated: true } as const;
  expect(sayStanding({ status: 'filed', calculationResults: results, efile })).toBe(
    'The IRS accepted your return. There’s nothing left to do. Simulated: nothing was sent to the IRS.',
  );
  expect(sayStanding({ status: 'filed', calculationResults: { ...results, estimatedRefund: -5 } })).toBe(
    'The IRS accepted your return. All that’s left is to pay what you owe.',
  );
});

describe('documents that no figure counts', () => {
  const field = (confirmed: boolean) => ({
    path: 'box1_wages',
    label: 'Wages',
    value: '100',
    type: 'money' as const,
    page: 1,
    box: [0, 0, 1, 1],
    confidence: 0.2,
    confirmed,
  });
  const document = (id: string, confirmed: boolean) =>
    ({
      id,
      status: 'completed',
      problems: [],
      extractions: [{ id: `x${id}`, form: 'W-2', taxYear: 2024, fields: [field(confirmed)] }],
    }) as unknown as Parameters<typeof listWaiting>[0][number];
  const draft = { status: 'draft', taxYear: 2024 } as const;

  it('are counted, with the way to the one or to all of them', () => {
    expect(listWaiting([document('a', true)], draft)).toBeNull();
    expect(listWaiting([document('a', true), document('b', false)], draft)).toEqual({
      count: 1,
      href: '/upload/b',
    });
    expect(listWaiting([document('a', false), document('b', false)], draft)).toEqual({
      count: 2,
      href: '/upload',
    });
  });

  it('are no more once the return is filed', () => {
    expect(listWaiting([document('a', false)], { ...draft, status: 'filed' })).toBeNull();
  });
});

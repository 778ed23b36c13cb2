import {
  caveatOf,
  decisionsFor,
  figuresOf,
  figuresOfReturn,
  filingLinkOf,
  isCalculated,
  returnVariant,
  stateLines,
} from './return-standing';

type Standing = Parameters<typeof figuresOfReturn>[0];
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

const since = '2025-02-03T10:00:00.000Z';
const day = (at: string) => at.slice(0, 10);

it('shows the last figures with what they are worth, and none only before the first calculation', () => {
  const describe = (one: Standing) => {
    const figures = figuresOfReturn(one);
    return [figures.amount, caveatOf(figures, day)];
  };
  expect(describe(standing('in-review', results(false)))).toEqual([1200, null]);
  expect(describe(standing('filed', results(false), '-310.00'))).toEqual([-310, null]);
  expect(describe(standing('draft', results(false)))).toEqual([1200, 'Draft, calculated 2025-02-01']);
  expect(describe({ ...standing('draft', results(true)), staleSince: since })).toEqual([
    1200,
    'Out of date since 2025-02-03',
  ]);
  expect(describe(standing('in-review', results(true)))).toEqual([
    1200,
    'Out of date: our calculation changed',
  ]);
  expect(describe(standing('draft', null, '0'))).toEqual([null, null]);
});

it('says the same of a return in a list', () => {
  const calculatedAt = '2025-02-01T10:00:00.000Z';
  const listed = { status: 'draft' as const, estimatedRefund: '-40.00', calculatedAt, outdated: { since } };
  expect(figuresOf(listed)).toEqual({ amount: -40, caveat: 'outdated', since });
  expect(figuresOf({ ...listed, calculatedAt: null, outdated: null }).amount).toBeNull();
});

it('counts a return as calculated as spec section 4 says', () => {
  expect(isCalculated(standing('approved', results(false)))).toBe(true);
  expect(isCalculated(standing('approved', null))).toBe(false);
});

type Efile = Parameters<typeof decisionsFor>[0]['efile'];

it('offers the decisions that the server allows', () => {
  const offered = (status: Standing['status'], stale = false, efile: Efile = null) =>
    decisionsFor({ ...standing(status, results(stale)), efile });
  expect(offered('in-review')).toEqual({ canApprove: true, canReturn: true });
  expect(offered('in-review', true)).toEqual({ canApprove: false, canReturn: true });
  expect(offered('approved')).toEqual({ canApprove: false, canReturn: true });
  expect(offered('draft')).toEqual({ canApprove: false, canReturn: false });
  expect(offered('filed')).toEqual({ canApprove: false, canReturn: false });
  expect(offered('in-review', false, { state: 'queued' })).toEqual({ canApprove: false, canReturn: false });
  expect(offered('approved', false, { state: 'transmitted' })).toEqual({
    canApprove: false,
    canReturn: false,
  });
  expect(offered('approved', false, { state: 'rejected' })).toEqual({ canApprove: false, canReturn: true });
});

it('leads to the filing from the approval on, and still when nothing is left to decide', () => {
  expect(filingLinkOf({ status: 'in-review', efile: null })).toBeNull();
  expect(filingLinkOf({ status: 'approved', efile: null })).toBe('Sign and file');
  expect(filingLinkOf({ status: 'approved', efile: { state: 'transmitted' } })).toBe('Filing');
  expect(filingLinkOf({ status: 'draft', efile: { state: 'rejected' } })).toBe('Filing');
  expect(filingLinkOf({ status: 'filed', efile: { state: 'accepted' } })).toBe('Filing');
  expect(filingLinkOf({ status: 'filed', efile: null })).toBe('Filing');
});

it('gives every status its own color', () => {
  const statuses = ['draft', 'in-review', 'approved', 'filed'] as const;
  expect(statuses.map(returnVariant)).toEqual(['neutral', 'warning', 'success', 'info']);
});

it('says where each state’s return stands, and what it comes to', () => {
  const state = (code: string, refund: number | null, filing: 'accepted' | 'rejected' | null) => ({
    code,
    name: code,
    refund,
    filing,
  });
  const lines = stateLines([
    state('IL', 162, 'accepted'),
    state('NY', -40, 'rejected'),
    state('IN', null, null),
  ]);
  expect(lines.map(({ words }) => words)).toEqual(['accepted, $162', 'rejected, owes $40', 'not calculated']);
  expect(lines.map(({ isProblem }) => isProblem)).toEqual([false, true, false]);
});

import {
  decisionsFor,
  filingLinkOf,
  isCalculated,
  outcomeOf,
  returnVariant,
  stateOutcomes,
} from './return-standing';

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

it('says what each state’s return comes to, while there are figures to trust', () => {
  const state = (name: string, refund: number | null, owed: number | null) => ({
    name,
    form: '',
    kind: 'resident' as const,
    lines: {},
    pages: [],
    problems: [],
    totals: {
      stateAgi: null,
      stateTaxableIncome: null,
      stateTaxBeforeCredits: null,
      stateTaxAfterNonrefundableCredits: null,
      stateRefundableCredits: null,
      localTax: null,
      stateTaxNet: null,
      withheld: null,
      refund,
      owed,
    },
  });
  const states = {
    IL: state('Illinois', 162, 0),
    WI: state('Wisconsin', 0, 40),
    IN: state('Indiana', null, null),
  };
  const withStates = (stale: boolean) => standing('in-review', { ...results(stale), states });
  expect(stateOutcomes(withStates(false))).toEqual([
    'Illinois: refund $162',
    'Wisconsin: owes $40',
    'Indiana: not calculated',
  ]);
  expect(stateOutcomes(withStates(true))).toEqual([]);
  expect(stateOutcomes(standing('in-review', results(false)))).toEqual([]);
});

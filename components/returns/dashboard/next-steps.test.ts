import { type CalculationResults } from '@/lib/returns/schema';
import { listNextSteps } from './next-steps';

type Standing = Parameters<typeof listNextSteps>[0];

const results: CalculationResults = {
  estimatedRefund: 10,
  federalTaxBeforeCredits: 0,
  federalTaxAfterCredits: 0,
  grossIncome: 0,
  adjustedGrossIncome: 0,
  totalDeductions: 0,
  taxableIncome: 0,
  credits: { total: 0 },
  totalWithholding: 10,
  breakdown: [],
  lines: {},
  forms: [],
  engine: { version: '1', taxYear: 2024 },
  calculatedAt: '2025-02-03T10:00:00.000Z',
  stale: false,
};
const field = {
  path: 'box1_wages',
  label: 'Box 1',
  value: '10.00',
  confidence: 0.99,
  confirmed: false,
  page: 1,
  box: [0, 0, 0, 0] as [number, number, number, number],
};
const w2 = {
  id: 'd1',
  name: 'w2.pdf',
  status: 'completed' as const,
  extractions: [{ form: 'W-2', taxYear: 2024, fields: [field], problems: [] }],
  problems: [],
};
const start: Standing = {
  taxReturn: { status: 'draft', calculationResults: null, efile: null },
  documents: [],
  issues: null,
  isPaid: false,
  need: null,
};
const done: Standing = {
  ...start,
  documents: [w2],
  taxReturn: { status: 'in-review', calculationResults: results, efile: null },
  issues: [],
  isPaid: true,
};
const keys = (standing: Partial<Standing>, base = done) =>
  listNextSteps({ ...base, ...standing }).map(({ key }) => key);

it('starts with papers and goes on to the interview', () => {
  expect(keys({}, start)).toEqual(['upload', 'interview']);
  expect(keys({ documents: [w2] }, start)).toEqual(['interview']);
});

it('leaves what a preparer asks to "Waiting for you", and papers that hold nothing up for last', () => {
  const asked = { ...w2, status: 'needs-clarification' as const };
  expect(keys({ documents: [asked] }, start)).toEqual(['interview']);
  const unread = { ...w2, status: 'failed' as const, extractions: [] };
  expect(keys({ documents: [unread] }, start)).toEqual(['interview', 'd1']);
  expect(keys({ documents: [{ ...unread, status: 'processing' as const }] }, start)).toEqual(['interview']);
});

it('asks to calculate again before anything that depends on the result', () => {
  const stale = { status: 'draft' as const, calculationResults: { ...results, stale: true }, efile: null };
  expect(keys({ taxReturn: stale, isPaid: false, issues: [{ id: 'x', severity: 'error' }] })).toEqual([
    'again',
  ]);
});

it('leads from errors to the summary, to the plan and to filing', () => {
  const error = { id: 'x', severity: 'error' as const };
  const [fix] = listNextSteps({
    ...done,
    issues: [error, error, { id: 'y', severity: 'info' }],
  });
  expect(fix).toMatchObject({ title: 'Fix 2 errors in your return', href: '/summary' });
  expect(keys({ issues: [error], isPaid: false })).toEqual(['errors', 'plan']);
  expect(keys({ isPaid: false })).toEqual(['look', 'plan', 'file']);
  expect(keys({ isPaid: null })).toEqual(['look', 'file']);
  expect(
    listNextSteps({ ...done, isPaid: false, need: { plan: 'premium', reasons: [], certain: true } })[1]?.says,
  ).toBe('The Premium plan ($99) covers your return. You pay before you file.');
});

it('has nothing to ask of a filed return', () => {
  expect(
    keys({ taxReturn: { status: 'filed', calculationResults: results, efile: null }, isPaid: false }),
  ).toEqual([]);
  // What is owed is not paid by filing.
  const owing = { ...results, estimatedRefund: -5 };
  expect(
    listNextSteps({ ...done, taxReturn: { status: 'filed', calculationResults: owing, efile: null } }),
  ).toMatchObject([{ key: 'pay', href: '/file' }]);
  expect(keys({ taxReturn: { status: 'approved', calculationResults: results, efile: null } })).toEqual([
    'file',
  ]);
});

it('follows a filing that has begun', () => {
  const at = (state: NonNullable<Standing['taxReturn']['efile']>['state']) =>
    keys({ taxReturn: { status: 'in-review', calculationResults: results, efile: { state } } });
  expect(at('ready')).toEqual(['sign']);
  expect(at('signed')).toEqual(['send']);
  expect(at('queued')).toEqual(['on-its-way']);
  expect(at('transmitted')).toEqual(['on-its-way']);
  expect(at('rejected')).toEqual(['rejected']);
  expect(at('failed')).toEqual(['failed']);
  const rejected = { state: 'rejected', simulated: true } as const;
  const [step] = listNextSteps({
    ...done,
    taxReturn: { status: 'in-review', calculationResults: results, efile: rejected },
  });
  expect(step?.says).toMatch(/This filing is simulated\.$/);
});

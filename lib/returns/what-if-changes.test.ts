import { whatIf } from '@/lib/tax/what-if';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { type WhatIfOutline } from './results-schema';
import { asItIs, readChoices, toChanges } from './what-if-changes';

const input: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1990-05-04' },
  w2s: [{ wages: 50_000, federalWithholding: 5_000 }],
};
const outline: WhatIfOutline = {
  taxYear: 2024,
  filingStatus: 'single',
  filingStatuses: ['single', 'hoh', 'mfs', 'qss'],
  dependents: 0,
  jobs: 1,
  itemizes: false,
  charity: 0,
  ira: { index: 0, isNew: true, traditional: 0, most: 7_000 },
};
const still = asItIs(outline);
const refundWith = (choices: Partial<typeof still>) => {
  const result = whatIf(input, toChanges(outline, { ...still, ...choices }));
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.delta.refund - result.delta.owed;
};

test('a baby is born in the year of the return', () => {
  expect(toChanges({ ...outline, taxYear: 2025 }, { ...still, child: true })).toEqual([
    { path: 'dependents.0', value: expect.objectContaining({ dateOfBirth: '2025-03-01' }) },
  ]);
});

test('nothing tried changes nothing', () => {
  expect(toChanges(outline, still)).toEqual([]);
});

// Taxable 35,400, tax 4,019. See lib/tax/deductions/discover.test.ts for the first two.
test('each choice reaches the engine', () => {
  expect(refundWith({ ira: 7_000 })).toBe(840);
  expect(refundWith({ filingStatus: 'hoh' })).toBe(975);
  expect(refundWith({ child: true })).toBe(2_000);
  // 10,000 more: 35,400 to 45,400, at 12 %, less the 900 withheld.
  expect(refundWith({ job: { wages: 10_000, withheld: 900 } })).toBe(-300);
  // 10,000 of gifts listed in place of 14,600.
  expect(refundWith({ charity: 10_000, forceItemizing: true })).toBe(-552);
  expect(refundWith({ charity: 10_000 })).toBe(0);
});

test('a stated IRA is raised in its place', () => {
  const stated = { ...outline, ira: { index: 2, isNew: false, traditional: 500, most: 7_000 } };
  expect(toChanges(stated, { ...asItIs(stated), ira: 900 })).toEqual([
    { path: 'adjustments.ira.2.traditional', value: 900 },
  ]);
});

test('an address fills in the choices, within what the return allows', () => {
  const read = (query: string) => readChoices(outline, new URLSearchParams(query));
  expect(read('')).toEqual(still);
  expect(read('ira=4000&charity=500&child=1&status=hoh')).toEqual({
    ...still,
    ira: 4000,
    charity: 500,
    child: true,
    filingStatus: 'hoh',
  });
  expect(read('ira=99999&charity=-5&status=mfj&wages=abc')).toEqual({ ...still, ira: 7000 });
});

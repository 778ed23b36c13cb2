import { afterCalculation, afterFactChange, afterRequest, type Progress } from './lifecycle';

const at = (status: Progress['status'], calculated = true, stale = false): Progress => ({
  status,
  calculated,
  stale,
});

test('a change of facts makes a draft whose results are stale', () => {
  for (const status of ['draft', 'in-review', 'approved'] as const) {
    expect(afterFactChange(at(status))).toEqual(at('draft', true, true));
  }
  expect(afterFactChange(at('draft', false))).toEqual(at('draft', false, false));
});

test('calculating moves a draft to review and keeps an approval that nothing touched', () => {
  expect(afterCalculation(at('draft', false))).toEqual(at('in-review'));
  expect(afterCalculation(at('draft', true, true))).toEqual(at('in-review'));
  expect(afterCalculation(at('approved'))).toEqual(at('approved'));
});

test('a filed return changes no more', () => {
  expect(() => afterFactChange(at('filed'))).toThrow(/filed/);
  expect(() => afterCalculation(at('filed'))).toThrow(/filed/);
  expect(() => afterRequest(at('filed'), 'draft', 'client')).toThrow(/filed/);
});

test.each([
  ['client', 'draft', 'in-review', 'in-review'],
  ['client', 'in-review', 'draft', 'draft'],
  ['client', 'approved', 'draft', 'draft'],
  ['preparer', 'in-review', 'approved', 'approved'],
  ['preparer', 'in-review', 'draft', 'draft'],
  ['preparer', 'approved', 'draft', 'draft'],
] as const)('a %s may move %s to %s', (role, from, to, result) => {
  expect(afterRequest(at(from), to, role).status).toBe(result);
});

test.each([
  ['client', 'in-review', 'approved', 'forbidden'],
  ['client', 'approved', 'filed', 'forbidden'],
  ['preparer', 'in-review', 'filed', 'forbidden'],
  ['preparer', 'draft', 'in-review', 'forbidden'],
  ['admin', 'in-review', 'draft', 'forbidden'],
  ['preparer', 'draft', 'approved', 'conflict'],
  ['client', 'approved', 'in-review', 'conflict'],
] as const)('a %s may not move %s to %s', (role, from, to, code) => {
  expect(() => afterRequest(at(from), to, role)).toThrow(expect.objectContaining({ code }));
});

test('nothing goes to review before it is calculated', () => {
  expect(() => afterRequest(at('draft', false), 'in-review', 'client')).toThrow(/Calculate/);
  expect(() => afterRequest(at('draft', true, true), 'in-review', 'client')).toThrow(/Calculate/);
});

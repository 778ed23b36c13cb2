import { listChangedFacts } from './changed-facts';
import type { ReturnInputJson } from './facts/return-input';

const before: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1990-05-04', ssn: '400-01-2345' },
  w2s: [{ employerName: 'Harbor Bakery', wages: 50_000, federalWithholding: 5000 }],
};

test('an amount that changed is named with both amounts, a new document once', () => {
  const after: ReturnInputJson = {
    ...before,
    w2s: [{ employerName: 'Harbor Bakery', wages: 51_000, federalWithholding: 5000 }],
    interest: [{ payer: 'First Bank', interest: 40 }],
  };
  expect(listChangedFacts(before, after)).toEqual([
    {
      label: 'Form W-2 (1), wages, Harbor Bakery',
      kind: 'changed',
      amounts: { before: 50_000, after: 51_000 },
    },
    { label: 'Form 1099-INT (1), First Bank', kind: 'added', amounts: null },
  ]);
  expect(listChangedFacts(after, before).map(({ kind }) => kind)).toEqual(['changed', 'removed']);
});

test('a number that identifies somebody is not repeated', () => {
  const [found] = listChangedFacts(before, {
    ...before,
    taxpayer: { dateOfBirth: '1990-05-04', ssn: '400-01-9999' },
  });
  expect(found).toMatchObject({ kind: 'changed', amounts: null });
});

test('the same return has no changes', () => {
  expect(listChangedFacts(before, structuredClone(before))).toEqual([]);
});

import type { DocumentFacts } from '@/lib/interview/document-facts';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { compareForNotice } from './notice-check';

const filed: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1990-05-04' },
  w2s: [{ employerName: 'Harbor Bakery', wages: 41_000, federalWithholding: 3_000 }],
  interest: [{ payer: 'First Bank', interest: 120 }],
};

const document = (more: Partial<DocumentFacts['forms'][number]>, name = 'Bank.pdf'): DocumentFacts => ({
  documentId: name,
  name,
  type: '1099',
  forms: [
    {
      extractionId: 'e',
      form: '1099-INT',
      group: 'interest',
      item: {},
      sources: {},
      unconfirmed: 0,
      taxYear: 2024,
      ...more,
    },
  ],
});

test('a return with everything on file: its income by payer, and nothing to mend', () => {
  expect(compareForNotice(filed, filed, [document({})], 2024)).toEqual({
    income: [
      { label: 'Form W-2 (1), wages, Harbor Bakery', amount: 41_000 },
      { label: 'Form W-2 (1), federal withholding, Harbor Bakery', amount: 3_000 },
      { label: 'Form 1099-INT (1), interest, First Bank', amount: 120 },
    ],
    uncounted: [],
    differences: [],
    compared: true,
  });
});

test('a document that came later, and an amount that was read differently', () => {
  const now: ReturnInputJson = {
    ...filed,
    interest: [
      { payer: 'First Bank', interest: 1_200 },
      { payer: 'Other Bank', interest: 55 },
    ],
  };
  expect(compareForNotice(filed, now, [], 2024).differences).toEqual([
    'Form 1099-INT (1), interest, First Bank: $120 on the return, $1,200 on file now.',
    'Form 1099-INT (2), Other Bank: on file now, but not on the return.',
  ]);
  expect(compareForNotice(now, filed, [], 2024).differences.at(-1)).toContain('no longer on file');
});

test('documents that bring the return nothing are named with the reason', () => {
  const documents = [
    document({ unconfirmed: 2 }, 'a'),
    document({ group: 'other' }, 'b'),
    document({ taxYear: 2023 }, 'c'),
    { ...document({}, 'd'), forms: [] },
    { ...document({}, 'e'), unread: 'going-on' as const },
  ];
  expect(compareForNotice(filed, null, documents, 2024)).toMatchObject({
    compared: false,
    uncounted: [
      { name: 'a', why: 'You haven’t checked all of its values.' },
      { name: 'b', why: expect.stringContaining('doesn’t support') },
      { name: 'c', why: 'It isn’t for 2024.' },
      { name: 'd', why: 'We didn’t find a tax form in it.' },
      { name: 'e', why: 'We’re still reading it.' },
    ],
  });
});

import type { DocumentFacts } from '@/lib/interview/document-facts';
import { validateState } from './validation';

const document = (unread?: DocumentFacts['unread']): DocumentFacts => ({
  documentId: 'd',
  name: 'w2.jpg',
  type: 'Other',
  forms: [],
  ...(unread === undefined ? {} : { unread }),
});
const found = (one: DocumentFacts) =>
  validateState({ answers: {}, documents: [one], taxYear: 2024 }).issues.filter(({ id }) =>
    id.endsWith(':d'),
  );

test.each([
  ['going-on' as const, 'document-being-read:d', 'We’re still reading “w2.jpg.”'],
  ['nothing' as const, 'document-not-read:d', 'We couldn’t read “w2.jpg.”'],
])('a document whose reading is %s is named before filing', (unread, id, words) => {
  expect(found(document(unread))).toMatchObject([
    { id, severity: 'warning', href: '/upload/d', description: expect.stringContaining(words) },
  ]);
});

test('a document that somebody has looked at is not', () => {
  expect(found(document())).toEqual([]);
});

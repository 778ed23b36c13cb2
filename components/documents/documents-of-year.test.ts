import { type Document } from '@/lib/documents/schema';
import { documentsOfYear } from './documents-of-year';

const returns = [
  { id: 'r-2025', taxYear: 2025 },
  { id: 'r-2024', taxYear: 2024 },
  { id: 'r-2024-amended', taxYear: 2024 },
];
const document = (id: string, taxReturnId: string | null) => ({ id, taxReturnId }) as Document;
const documents = [
  document('w2-2025', 'r-2025'),
  document('w2-2024', 'r-2024'),
  document('w2c-2024', 'r-2024-amended'),
  document('note', null),
];
const idsFor = (...order: number[]) =>
  documentsOfYear(
    documents,
    order.flatMap((at) => returns[at] ?? []),
  ).map(({ id }) => id);

test('a year shows its own documents and those of no return', () => {
  expect(idsFor(0, 1, 2)).toEqual(['w2-2025', 'note']);
});

test('an amended return shares the documents of its year', () => {
  expect(idsFor(2, 1, 0)).toEqual(['w2-2024', 'w2c-2024', 'note']);
});

test('documents are not hidden before the returns are known', () => {
  expect(idsFor()).toHaveLength(documents.length);
});

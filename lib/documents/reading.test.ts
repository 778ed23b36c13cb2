import { readingOf } from './reading';
import { type Document } from './schema';

const field = {
  path: 'box1_wages',
  label: 'Box 1',
  value: '10.00',
  confidence: 1,
  page: 1,
  box: [0, 0, 0, 0] as [number, number, number, number],
  confirmed: false,
};
const form = { form: 'W-2', taxYear: 2024, fields: [field], problems: [] };
const document = (more: Partial<Document>) => ({
  status: 'completed' as const,
  extractions: [form],
  problems: [],
  ...more,
});
const partly = { code: 'partly_read', severity: 'warning' as const, message: 'Not all of it.' };

test.each([
  ['being read, with what an earlier reading found', { status: 'processing' as const }, 'going-on'],
  ['read to its end', {}, 'whole'],
  ['read in part', { problems: [partly] }, 'partly'],
  ['without a form', { extractions: [] }, 'nothing'],
  ['with a form without any box', { extractions: [{ ...form, fields: [] }] }, 'nothing'],
  ['approved, and nothing was read', { status: 'approved' as const, extractions: [] }, 'nothing'],
])('a document %s', (_name, more, reading) => {
  expect(readingOf(document(more))).toBe(reading);
});

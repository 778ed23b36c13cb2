import {
  countBefore,
  countForms,
  findNext,
  sayWaiting,
  summarizeDocument,
} from '@/components/documents/summarize-document';
import { type Extraction, type ExtractionField } from '@/lib/documents/schema';

const field = (confidence: number, confirmed = false): ExtractionField => ({
  path: 'box1_wages',
  label: 'Box 1',
  value: '1.00',
  confidence,
  confirmed,
  page: 1,
  box: [0, 0, 0.1, 0.1],
});
const form = (
  taxYear: number | null,
  fields: ExtractionField[] = [field(0.99)],
  name = 'W-2',
): Extraction => ({
  form: name,
  taxYear,
  fields,
  problems: [],
});
const read = (...extractions: Extraction[]) => ({
  status: 'completed' as const,
  extractions,
  problems: [],
});

it('never says that nothing is left to check of a file that was not read to its end', () => {
  const partly = { code: 'partly_read', severity: 'warning' as const, message: 'Not all of it.' };
  const { tone, text } = summarizeDocument({ ...read(form(2024)), problems: [partly] });
  expect(tone).toBe('problem');
  expect(text).toBe('W-2 read. We couldn’t read all of this file. Compare it with what we read.');
  expect(summarizeDocument(read(form(2024, [])))).toMatchObject({ tone: 'problem' });
});

it('says that reading goes on, whatever an earlier reading found', () => {
  expect(summarizeDocument({ ...read(form(2024)), status: 'processing' })).toEqual({
    tone: 'reading',
    text: 'Reading your document…',
  });
});

it('counts the documents ahead of one that waits', () => {
  const list = ['processing', 'completed', 'processing', 'processing', 'failed'] as const;
  const documents = list.map((status) => ({ status }));
  expect(documents.map((_, at) => countBefore(documents, at))).toEqual([2, 0, 1, 0, 0]);
  expect(sayWaiting(1)).toEqual({ tone: 'waiting', text: 'Waiting to be processed (1 document ahead).' });
  expect(sayWaiting(6).text).toBe('Waiting to be processed (6 documents ahead).');
});

it('says why nothing was read, the error before the hint', () => {
  const hint = { code: 'hidden_text', severity: 'info' as const, message: 'Hidden text.' };
  const error = { code: 'damaged_file', severity: 'error' as const, message: 'This file is damaged.' };
  expect(summarizeDocument({ status: 'failed', extractions: [], problems: [hint, error] })).toEqual({
    tone: 'problem',
    text: 'This file is damaged.',
  });
  expect(summarizeDocument({ ...read(), problems: [hint] }).text).toBe('Hidden text.');
  expect(summarizeDocument(read()).text).toBe('We couldn’t find anything to read in this file.');
});

it('counts the values that wait, and only those that can still count', () => {
  expect(summarizeDocument(read(form(2024, [field(0.89), field(0.9), field(0.2, true)]))).text).toBe(
    'Check 1 value before we use it.',
  );
  expect(summarizeDocument(read(form(null, [field(0.5), field(0.5)]), form(2020, [field(0.5)])))).toEqual({
    tone: 'check',
    text: 'Check 2 values before we use them. This W-2 is for tax year 2020. We won’t use it on your 2024 return.',
  });
});

it('says clearly that a form of another year stays out', () => {
  expect(summarizeDocument(read(form(2020, [field(0.5)])))).toEqual({
    tone: 'problem',
    text: 'This W-2 is for tax year 2020. We won’t use it on your 2024 return.',
  });
  expect(summarizeDocument(read(form(2020), form(2021, undefined, '1099-INT'))).text).toBe(
    '2 forms are for tax year 2020, 2021. We won’t use them on your 2024 return.',
  );
  expect(summarizeDocument(read(form(2024), form(2020, undefined, '1099-INT')))).toEqual({
    tone: 'good',
    text: 'W-2 read. Nothing left to check. This 1099-INT is for tax year 2020. We won’t use it on your 2024 return.',
  });
});

it('says what to do with a form that the filer enters by hand or only keeps', () => {
  expect(summarizeDocument(read(form(2024, [field(0.5)], '1099-S')))).toEqual({
    tone: 'good',
    text: '1099-S: Enter this sale in the interview, where it asks about the sale of a home or other property.',
  });
  expect(summarizeDocument(read(form(2024, [field(0.5)], '1095-C'))).text).toContain(
    'You don’t need to enter this form.',
  );
});

it('does not ask about a form that the return has no place for, and says so', () => {
  expect(summarizeDocument(read(form(2024, [field(0.5)], '1099-LTC')))).toEqual({
    tone: 'problem',
    text: '1099-LTC read, but Plainfile can’t add it to a return yet.',
  });
  expect(
    summarizeDocument(read(form(2024), form(2024, undefined, '1099-LTC'), form(2024, undefined, '1098-C'))),
  ).toEqual({
    tone: 'good',
    text: 'W-2 read. Nothing left to check. 1099-LTC and 1098-C read, but Plainfile can’t add them to a return yet.',
  });
});

it('names the forms that were read', () => {
  expect(summarizeDocument(read(form(2024, [field(0.99)])))).toEqual({
    tone: 'good',
    text: 'W-2 read. Nothing left to check.',
  });
  expect(countForms([form(2024), form(2024), form(2024, undefined, '1099-INT')])).toBe('2 W-2s and 1099-INT');
  expect(countForms([form(2024), form(2024, undefined, '1099-INT'), form(2024, undefined, '1098')])).toBe(
    'W-2, 1099-INT, and 1098',
  );
});

it('goes on to the next document with something to check, and ends when there is none', () => {
  const open = { ...read(form(2024, [field(0.5)])), id: 'open' };
  const done = { ...read(form(2024, [field(0.5, true)])), id: 'done' };
  const last = { ...read(form(2024, [field(0.5)])), id: 'last' };
  const list = [open, done, last];
  expect(list.map(({ id }) => findNext(list, id)?.id)).toEqual(['last', 'last', 'open']);
  expect(findNext([open, done], 'open')).toBeNull();
});

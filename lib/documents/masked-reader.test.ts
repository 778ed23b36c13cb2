import { forReader } from './rows';
import type { Document, ExtractionField } from './schema';

const field = (path: string, value: string, read?: string): ExtractionField => ({
  path,
  label: path,
  value,
  confidence: 0.95,
  page: 1,
  box: [0, 0, 0.1, 0.1],
  confirmed: true,
  ...(read === undefined ? {} : { read }),
});

const document: Document = {
  id: 'd',
  name: 'w2.pdf',
  type: 'W-2',
  status: 'completed',
  uploadedAt: '2025-02-01T00:00:00.000Z',
  fileUrl: '/',
  taxReturnId: 'r',
  extractions: [
    {
      form: 'W-2',
      taxYear: 2024,
      fields: [field('employee_ssn', '900-61-7781', '900-61-7787'), field('box1_wages', '5.00', '500.00')],
      problems: [],
    },
  ],
  problems: [],
  reviews: [],
};

test('a preparer sees neither a number of a person nor what was read in its place', () => {
  const shown = JSON.stringify(forReader({ id: 'preparer' }, 'client', document));
  expect(shown).not.toMatch(/900-61/);
  expect(shown).toContain('500.00');
  expect(forReader({ id: 'client' }, 'client', document)).toBe(document);
});

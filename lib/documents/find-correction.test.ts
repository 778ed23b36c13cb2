import { findCorrection } from './find-correction';
import type { Document, Extraction } from './schema';

const form = (name: string, values: Record<string, string | null>, prefix = ''): Extraction => ({
  form: name,
  taxYear: 2024,
  problems: [],
  fields: Object.entries(values).map(([path, value]) => ({
    path: prefix + path,
    label: path,
    value,
    confidence: 0.95,
    page: 1,
    box: [0, 0, 0.1, 0.1],
    confirmed: false,
  })),
});

const document = (id: string, extractions: Extraction[]): Document => ({
  id,
  name: `${id}.pdf`,
  type: 'W-2',
  status: 'completed',
  uploadedAt: '2025-02-01T00:00:00.000Z',
  fileUrl: '/',
  taxReturnId: 'r',
  extractions,
  problems: [],
  reviews: [],
});

const number = { employee_ssn: '900-61-7781', employer_ein: '98-7000555' };
const w2 = form('W-2', { ...number, box1_wages: '50000.00', box2_federal_withholding: '4000.00' });
const correction = form('W-2c', {
  ...number,
  'previous.box1_wages': '50000.00',
  box1_wages: '52119.47',
  'previous.box2_federal_withholding': '4000.00',
  box2_federal_withholding: '4000.00',
});

test('finds the W-2 of the same employer and person, and what is another there', () => {
  expect(findCorrection(correction, [document('w2', [w2]), document('w2c', [correction])])).toEqual({
    document: expect.objectContaining({ id: 'w2' }),
    changes: [{ path: 'box1_wages', label: 'box1_wages', value: '52119.47' }],
    doubtful: 0,
  });
});

test('finds it as the second form of a file, under its own path', () => {
  const second = form('W-2', { ...number, box1_wages: '1.00' }, 'forms[1].');
  const found = findCorrection(correction, [document('both', [form('1099-INT', {}), second])]);
  expect(found?.changes).toEqual([{ path: 'forms[1].box1_wages', label: 'box1_wages', value: '52119.47' }]);
});

test('finds none of another employer, person or year, and doesn’t choose between two', () => {
  const others: Extraction[] = [
    form('W-2', { ...number, employer_ein: '98-7000999', box1_wages: '1.00' }),
    form('W-2', { ...number, employee_ssn: '900-61-0000', box1_wages: '1.00' }),
    { ...w2, taxYear: 2023 },
  ];
  expect(findCorrection(correction, [document('others', others)])).toBeNull();
  expect(findCorrection(correction, [document('a', [w2]), document('b', [w2])])).toBeNull();
});

test('says how many of its values must be checked first', () => {
  const [first, ...rest] = correction.fields;
  if (first === undefined) throw new Error('the form has fields');
  const unsure = { ...correction, fields: [{ ...first, confidence: 0.4 }, ...rest] };
  expect(findCorrection(unsure, [document('w2', [w2])])?.doubtful).toBe(1);
});

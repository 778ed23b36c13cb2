import { PDFDocument } from '@cantoo/pdf-lib';
import { fillSheet, readField, ReadBackError, readSheet, WrongFormError } from './fill-sheet';
import type { FieldValue } from './plan-sheets';

/** A form of ours with the kinds of fields that the official ones have. */
async function makeForm(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const form = pdf.getForm();
  const wages = form.createTextField('form[0].Page1[0].f1_01[0]');
  wages.addToPage(page, { x: 400, y: 700, width: 80, height: 12 });
  const ssn = form.createTextField('form[0].Page1[0].f1_02[0]');
  ssn.setMaxLength(9);
  ssn.enableCombing();
  ssn.addToPage(page, { x: 400, y: 650, width: 108, height: 14 });
  form.createCheckBox('form[0].Page1[0].c1_1[0]').addToPage(page, { x: 50, y: 650, width: 8, height: 8 });
  form.createCheckBox('form[0].Page1[0].c1_1[1]').addToPage(page, { x: 80, y: 650, width: 8, height: 8 });
  return pdf.save();
}

const values: FieldValue[] = [
  { field: 'Page1.f1_01', kind: 'text', value: 52_000, writing: null },
  { field: 'Page1.f1_02', kind: 'text', value: '400-01-2345', writing: 'digits' },
  { field: 'Page1.c1_1[1]', kind: 'box' },
];

test('values go into their fields and are read back from the bytes', async () => {
  const { fields } = await readSheet(await fillSheet(await makeForm(), values), values);
  expect([...fields].map(([name, field]) => [name, readField(field)])).toEqual([
    ['Page1.f1_01', '52,000'],
    ['Page1.f1_02', '400012345'],
    ['Page1.c1_1', null],
    ['Page1.c1_1[1]', true],
  ]);
});

test.each<[string, FieldValue[]]>([
  [
    'another amount',
    [{ field: 'Page1.f1_01', kind: 'text', value: 52_001, writing: null }, ...values.slice(1)],
  ],
  ['a box that should be open', values.slice(0, 2)],
  ['a box that should be checked', [...values, { field: 'Page1.c1_1', kind: 'box' }]],
  ['a field that should be empty', values.slice(1)],
  [
    'two lines in one field',
    [...values, { field: 'Page1.f1_01', kind: 'text', value: 52_000, writing: null }],
  ],
])('%s is refused', async (_, due) => {
  const filled = await fillSheet(await makeForm(), values);
  await expect(readSheet(filled, due)).rejects.toThrow(ReadBackError);
});

test.each<[string, FieldValue]>([
  ['a field that is not there', { field: 'Page1.f1_99', kind: 'text', value: 1, writing: null }],
  ['a box where text belongs', { field: 'Page1.c1_1', kind: 'text', value: 1, writing: null }],
  ['more letters than cells', { field: 'Page1.f1_02', kind: 'text', value: '4000123456', writing: null }],
])('%s: it is another form', async (_, value) => {
  await expect(fillSheet(await makeForm(), [value])).rejects.toThrow(WrongFormError);
});

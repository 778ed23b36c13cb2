import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { w2 } from '../kinds/w2';
import { checkBoxes } from './check-boxes';
import { type MergedForm } from './merge-copies';

const page = letterPage([]);

const honest = {
  box1_wages: '48119.47',
  box2_federal_withholding: '5120.66',
  box3_ss_wages: '52119.47',
  box4_ss_tax: '3231.41',
  box5_medicare_wages: '52119.47',
  box6_medicare_tax: '755.73',
} as const;

/** A W-2 as recognized from a photo, every value sure. */
function photographed(changes: Record<string, string | null> = {}, taxYear = 2024): MergedForm {
  const fields = Object.entries({ ...honest, ...changes }).map(([path, value]) => ({
    path,
    label: path,
    value,
    confidence: 0.95,
    page: 1,
    box: { x0: 0, y0: 0, x1: 1, y1: 1 },
    isSeen: true,
  }));
  return { kind: w2, page, taxYear, fields, hasHead: true, problems: [] };
}

const asked = (form: MergedForm) =>
  form.fields.filter((field) => field.confidence < 0.9).map(({ path }) => path);

test('a W-2 whose boxes fit together is asked nothing', () => {
  const form = checkBoxes(photographed());
  expect([form.problems, asked(form)]).toEqual([[], []]);
});

test('a minus before withholding is asked', () => {
  const form = checkBoxes(photographed({ box2_federal_withholding: '-5120.66' }));
  expect(asked(form)).toContain('box2_federal_withholding');
  expect(form.problems[0]?.message).toContain('never negative');
});

test('a lost decimal point is said with both boxes, and the amount that fits is proposed', () => {
  const form = checkBoxes(photographed({ box1_wages: '4811947.00' }));
  expect(asked(form)).toEqual(expect.arrayContaining(['box1_wages', 'box5_medicare_wages']));
  expect(form.problems[0]).toMatchObject({
    fieldPath: 'box1_wages',
    alsoPaths: ['box5_medicare_wages'],
    message: expect.stringContaining('$4,811,947.00 in box 1 and $52,119.47 in box 5'),
    suggestion: { fieldPath: 'box1_wages', value: '48119.47' },
  });
  // The value itself is never changed.
  expect(form.fields[0]?.value).toBe('4811947.00');
});

test.each([
  ['all wages a hundred times too large', { box3_ss_wages: '5211947.00' }, 'box3_ss_wages', '52119.47'],
  ['a point gained', { box5_medicare_wages: '521.19' }, 'box5_medicare_wages', '52119.00'],
  ['tax without its point', { box2_federal_withholding: '512066.00' }, 'box2_federal_withholding', '5120.66'],
])('%s: proposes the value that fits', (_name, changes, fieldPath, value) => {
  const form = checkBoxes(photographed(changes));
  expect(asked(form)).toContain(fieldPath);
  expect(form.problems.map(({ suggestion }) => suggestion)).toContainEqual({ fieldPath, value });
});

test.each([
  ['the first digits of box 1 are lost', { box1_wages: '119.47' }, ['box1_wages', 'box5_medicare_wages']],
  [
    'box 2 is more than 40% of box 1',
    { box2_federal_withholding: '20120.66' },
    ['box1_wages', 'box2_federal_withholding'],
  ],
  ['box 3 is above the wage base', { box3_ss_wages: '168601.00' }, ['box3_ss_wages', 'box5_medicare_wages']],
  ['box 4 is another share', { box4_ss_tax: '3321.41' }, ['box3_ss_wages', 'box4_ss_tax']],
  ['box 6 is another share', { box6_medicare_tax: '757.73' }, ['box5_medicare_wages', 'box6_medicare_tax']],
  ['box 5 is less than box 3', { box5_medicare_wages: '50119.47' }, ['box3_ss_wages', 'box5_medicare_wages']],
  [
    'box 5 of a picture is blank',
    { box5_medicare_wages: null, box6_medicare_tax: null },
    ['box5_medicare_wages'],
  ],
])('%s: both boxes are asked', (_name, changes, paths) => {
  expect(asked(checkBoxes(photographed(changes)))).toEqual(expect.arrayContaining(paths));
});

test('each year is held to its own wage base', () => {
  const wages = { box1_wages: '170000.00', box2_federal_withholding: '30000.00' };
  const payroll = { box5_medicare_wages: '180000.00', box6_medicare_tax: '2610.00' };
  const form = { ...wages, ...payroll, box3_ss_wages: '176100.00', box4_ss_tax: '10918.20' };
  expect(asked(checkBoxes(photographed(form, 2025)))).toEqual([]);
  expect(asked(checkBoxes(photographed(form, 2024)))).toEqual(['box3_ss_wages']);
});

test('above $200,000 box 6 may hold Additional Medicare Tax', () => {
  const form = {
    box1_wages: '240000.00',
    box2_federal_withholding: '52000.00',
    box3_ss_wages: '168600.00',
    box4_ss_tax: '10453.20',
    box5_medicare_wages: '250000.00',
    box6_medicare_tax: '4075.00',
  };
  expect(checkBoxes(photographed(form)).problems).toEqual([]);
});

test('a state’s tax that was read as its wages is asked', () => {
  const slipped = { 'state[0].box16_state_wages': '1492.78', 'state[0].box17_state_tax': null };
  const form = checkBoxes(photographed(slipped));
  expect(asked(form)).toContain('state[0].box16_state_wages');
  expect(form.problems[0]?.message).toContain('Box 16 is far less than box 1');
  const lowTax = { 'state[0].box16_state_wages': '1492.78', 'state[0].box17_state_tax': '30.00' };
  expect(checkBoxes(photographed(lowTax)).problems).toEqual([]);
});

test('where boxes don’t fit, an amount that no box speaks for is asked, too', () => {
  const alone = { box11_nonqualified: '10329.40' };
  expect(asked(checkBoxes(photographed(alone)))).toEqual([]);
  expect(asked(checkBoxes(photographed({ ...alone, box6_medicare_tax: '0.00' })))).toEqual(
    expect.arrayContaining(['box6_medicare_tax', 'box11_nonqualified']),
  );
});

import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawGrid } from '../fixtures/documents/draw-w2';
import { nadia } from '../fixtures/documents/people';
import { codesOf, read, valuesOf } from '../fixtures/documents/reader';
import { scan } from '../fixtures/documents/scan';

/** A scan drawn by us, so that recognition is tested without the shared samples. */

const printed: Readonly<Record<string, string>> = {
  employee_ssn: '900-41-2207',
  employer_ein: '98-7000123',
  box1_wages: '61204.88',
  box2_federal_withholding: '7118.20',
  box3_ss_wages: '65004.88',
  box4_ss_tax: '4030.30',
  box5_medicare_wages: '65004.88',
  box6_medicare_tax: '942.57',
  'box12[0].amount': '3800.00',
  'box12[1].amount': '9120.45',
  'state[0].box16_state_wages': '41000.00',
  'state[0].box17_state_tax': '2410.11',
  'state[1].box16_state_wages': '12204.88',
  'state[2].box16_state_wages': '8000.00',
  'state[2].box17_state_tax': '400.00',
};

const w2 = () => {
  const sheet = new Sheet();
  drawGrid(sheet, nadia, 36, 40, 540);
  return toPdf([sheet]);
};

test('a scan of a W-2, askew and grainy: what is shown as sure is right, blank boxes stay blank', async () => {
  const picture = await scan(w2());
  const { forms } = await read(picture);
  expect(forms.map((form) => [form.form, form.taxYear])).toEqual([['W-2', 2024]]);
  const values = valuesOf(forms[0]);
  const right = Object.keys(printed).filter((path) => values[path] === printed[path]);
  expect(right.length).toBeGreaterThanOrEqual(12);
  for (const field of forms[0]?.fields ?? []) {
    const isAmountOrNumber = typeof field.value === 'string' && /^-?\d+\.\d\d$/u.test(field.value);
    if (isAmountOrNumber && !Object.hasOwn(printed, field.path) && !field.path.startsWith('box14'))
      expect([field.path, field.value]).toEqual([field.path, '0.00']);
    if (field.confidence >= 0.9 && Object.hasOwn(printed, field.path))
      expect([field.path, field.value]).toEqual([field.path, printed[field.path]]);
  }
});

test('a reading that the clock cuts short while computing time is left says so', async () => {
  const picture = await scan(w2());
  const result = await read(picture, { lookingLimitMs: 1 });
  expect(result.isHurried).toBe(true);
  expect(codesOf(result)).toContain('partly_read');
});

import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawGrid } from '../fixtures/documents/draw-w2';
import { nadia } from '../fixtures/documents/people';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** The file says one thing, and a person who looks at the page sees another. */

const [x, y] = [470, 56];
const withholding = 'box2_federal_withholding';

function blankBox2(): Sheet {
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, amounts: { ...nadia.amounts, '2': '' } }, 30, 40, 550);
  return sheet;
}

const amount = '99,999.99';
const patch = (sheet: Sheet, color: readonly [number, number, number]) =>
  sheet.rect(x - 3, y - 8, 60, 11, color);
/** A picture of one grey pixel, stretched over a place. */
const picture = (left: number, top: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${left} ${792 - top - height} cm BI /W 2 /H 2 /CS /G /BPC 8 ID ABCD EI Q`;

const hiding: [string, (sheet: Sheet) => Sheet][] = [
  ['nearly white', (sheet) => sheet.text(x, y, amount, { size: 7, color: [0.95, 0.95, 0.95] })],
  ['under a white patch', (sheet) => patch(sheet.text(x, y, amount, { size: 7 }), [1, 1, 1])],
  ['under a black patch', (sheet) => patch(sheet.text(x, y, amount, { size: 7 }), [0, 0, 0])],
  ['black on black', (sheet) => patch(sheet, [0, 0, 0]).text(x, y, amount, { size: 7 })],
  ['cut off by a path', (sheet) => sheet.raw('q 300 20 2 2 re W n').text(x, y, amount, { size: 7 }).raw('Q')],
];

test.each(hiding)('an amount %s is not taken', async (_name, hide) => {
  const result = await read(toPdf([hide(blankBox2())]));
  const values = valuesOf(result.forms[0]);
  expect(values).not.toHaveProperty(withholding);
  expect(values['box1_wages']).toBe('61204.88');
  expect(codesOf(result)).toEqual(['hidden_text']);
});

test('what is written over a patch counts, and not what lies below it', async () => {
  const sheet = patch(blankBox2().text(x, y, amount, { size: 7 }), [1, 1, 1]);
  const result = await read(toPdf([sheet.text(x, y, '7,310.45', { size: 7 })]));
  expect(valuesOf(result.forms[0])[withholding]).toBe('7310.45');
});

test('print in a frame that is filled around it is seen', async () => {
  const frame = '0 0 0 rg 20 780 m 590 780 l 590 20 l 20 20 l h 25 25 m 25 775 l 585 775 l 585 25 l h f';
  const sheet = new Sheet();
  drawGrid(sheet, nadia, 30, 40, 550);
  const result = await read(toPdf([sheet.raw(frame)]));
  expect(valuesOf(result.forms[0])['box1_wages']).toBe('61204.88');
  expect(codesOf(result)).toEqual([]);
});

test('a picture over an amount makes it a question', async () => {
  const sheet = blankBox2()
    .text(x, y, amount, { size: 7 })
    .raw(picture(x - 3, y - 8, 60, 11));
  const { forms } = await read(toPdf([sheet]));
  expect(doubtful(forms[0])).toContain(withholding);
});

test('a picture where an amount would stand makes the blank a question', async () => {
  const { forms } = await read(toPdf([blankBox2().raw(picture(x, y - 7, 40, 9))]));
  expect(valuesOf(forms[0])).not.toHaveProperty(withholding);
  expect(doubtful(forms[0])).toContain(withholding);
});

test('under a picture as large as the page the text is not believed: the page is read by OCR as it looks', async () => {
  const sheet = new Sheet();
  drawGrid(sheet, nadia, 30, 40, 550);
  const { forms } = await read(toPdf([sheet.raw(picture(0, 0, 612, 792))]));
  // Recognized names are always asked.
  expect(doubtful(forms[0])).toContain('employer_name');
});

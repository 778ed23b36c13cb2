import { drawBrokerInterest, harborBank } from '../fixtures/documents/draw-1099';
import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawGrid } from '../fixtures/documents/draw-w2';
import { nadia } from '../fixtures/documents/people';
import { doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** Papers on which a figure is easily taken for another: what we can't tell is asked. */

/** Boxes to tick above a form, as payers print them on their own copies. */
function ticks(sheet: Sheet, top: number, isVoid: boolean, isCorrected: boolean): void {
  [
    ['VOID', isVoid],
    ['CORRECTED', isCorrected],
  ].forEach(([label, isOn], index) => {
    const x = 300 + 60 * index;
    sheet.rect(x, top - 8, 9, 9).text(x + 13, top, String(label), { size: 8 });
    if (isOn === true) sheet.text(x + 2, top - 1, 'X', { size: 8 });
  });
}

test('a form whose box VOID is ticked counts only when a person says so', async () => {
  const [sheet, plain] = [new Sheet(), new Sheet()];
  ticks(sheet, 30, true, false);
  drawGrid(sheet, nadia, 30, 40, 550);
  ticks(plain, 30, false, false);
  drawGrid(plain, nadia, 30, 40, 550);
  const [form] = (await read(toPdf([sheet]))).forms;
  expect(form?.problems.map(({ code }) => code)).toEqual(['void_form']);
  expect(doubtful(form)).toEqual([form?.problems[0]?.fieldPath]);
  const [other] = (await read(toPdf([plain]))).forms;
  expect([other?.problems, doubtful(other)]).toEqual([[], []]);
});

function interest(isVoid: boolean, isCorrected: boolean): Sheet {
  const sheet = new Sheet();
  drawBrokerInterest(sheet, harborBank);
  ticks(sheet, 30, isVoid, isCorrected);
  return sheet;
}

test('VOID and CORRECTED side by side are told apart', async () => {
  const [voided] = (await read(toPdf([interest(true, false)]))).forms;
  expect([voided?.corrected, voided?.problems.map(({ code }) => code)]).toEqual([false, ['void_form']]);
  const [corrected] = (await read(toPdf([interest(false, true)]))).forms;
  expect([corrected?.corrected, corrected?.problems]).toEqual([true, []]);
});

test('thousands that a space sets apart are no amount of their own', async () => {
  const amounts = Object.fromEntries(
    Object.entries(nadia.amounts).map(([box, value]) => [box, value.replace(',', ' ')]),
  );
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, amounts: { ...amounts, '6': '942.57' } }, 30, 40, 550);
  const { forms } = await read(toPdf([sheet]));
  const sure = (forms[0]?.fields ?? []).filter(({ confidence }) => confidence >= 0.9);
  for (const { path, value } of sure)
    if (/^box[1-5]_/u.test(path) && value !== null)
      expect([path, value]).toEqual([path, expect.stringMatching(/^(61204.88|7118.20|65004.88|4030.30)$/u)]);
});

test.each([
  [['2023', '2024'], 'the year before first'],
  [['2024', '2023'], 'the year before last'],
])('an amount that stands alone in one of two columns (%s) is asked', async (years) => {
  const sheet = new Sheet().text(40, 40, '2024 Form 1099-INT Interest Income', { size: 12 });
  sheet.text(40, 60, 'Payer’s TIN: 98-7000321').text(300, 60, 'Recipient’s TIN: 900-41-4410');
  years.forEach((year, index) => sheet.text(340 + 100 * index, 80, year, { size: 8 }));
  [
    ['1 Interest income', '1,411.07', '1,880.20'],
    ['2 Early withdrawal penalty', '12.00', '18.00'],
    ['3 Interest on U.S. Savings Bonds and Treasury obligations', '200.00', '244.18'],
    ['4 Federal income tax withheld', '141.00', '188.00'],
    ['8 Tax-exempt interest', '77.00', ''],
  ].forEach(([label = '', before = '', now = ''], row) => {
    const y = 96 + 14 * row;
    const columns = years[0] === '2023' ? [before, now] : [now, before];
    sheet.text(40, y, label, { size: 8 });
    columns.forEach((value, index) => sheet.text(340 + 100 * index, y, value, { size: 8 }));
  });
  const { forms } = await read(toPdf([sheet]));
  expect(doubtful(forms[0])).toEqual(
    expect.arrayContaining(['box1_interest', 'box4_federal_withholding', 'box8_tax_exempt_interest']),
  );
  expect(valuesOf(forms[0])['payer_tin']).toBe('98-7000321');
});

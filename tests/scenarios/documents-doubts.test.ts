import { drawBrokerInterest, harborBank } from '../fixtures/documents/draw-1099';
import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawGrid } from '../fixtures/documents/draw-w2';
import { nadia } from '../fixtures/documents/people';
import { doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** Documents on which a figure is easily taken for another: what we can't tell is asked. */

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
  expect(doubtful(forms[0])).toContain('box8_tax_exempt_interest');
  // The heads say which column is this year's where both have an amount.
  expect(valuesOf(forms[0])).toMatchObject({
    box1_interest: '1880.20',
    box4_federal_withholding: '188.00',
    payer_tin: '98-7000321',
  });
});

test('a code and its amount without a space are read', async () => {
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, box12: [['D3,800.00'], ['DD9,120.45']] as never }, 30, 40, 550);
  const { forms } = await read(toPdf([sheet]));
  expect(valuesOf(forms[0])).toMatchObject({
    'box12[0].code': 'D',
    'box12[0].amount': '3800.00',
    'box12[1].code': 'DD',
    'box12[1].amount': '9120.45',
  });
});

test.each([
  ['(Rev. January 2024) For calendar year 20     25', 2025],
  ['(Rev. January 2024) For calendar year 20____', null],
  ['(Revised January 2024)', null],
  ['© 2024 Tidemark Savings Bank', null],
  ['Printed January 31, 2025', null],
  ['Tax year 2023 (Rev. January 2024)', 2023],
])('the year of a form is not that of its print: %s', async (line, year) => {
  const sheet = new Sheet().text(40, 40, `Form 1099-INT Interest Income ${line}`, {
    size: 9,
    font: 'Courier',
  });
  ['Payer’s TIN: 98-7000321', 'Recipient’s TIN: 900-41-4410'].forEach((text, row) =>
    sheet.text(40, 60 + 14 * row, text),
  );
  ['1 Interest income', '3 Interest on U.S. Savings Bonds', '4 Federal income tax withheld'].forEach(
    (label, row) => sheet.text(40, 100 + 14 * row, label).text(340, 100 + 14 * row, '12.00'),
  );
  expect((await read(toPdf([sheet]))).forms[0]?.taxYear).toBe(year);
});

test.each([['1,8 80.20'], ['1,880. 20']])(
  'an amount in pieces (%s) is asked or put together',
  async (print) => {
    const sheet = new Sheet();
    drawGrid(sheet, { ...nadia, amounts: { ...nadia.amounts, '2': '' } }, 30, 40, 550);
    print
      .split(' ')
      .forEach((piece, index) => sheet.text(470 + index * 9 + (index > 0 ? 10 : 0), 56, piece, { size: 7 }));
    const { forms } = await read(toPdf([sheet]));
    const field = forms[0]?.fields.find(({ path }) => path === 'box2_federal_withholding');
    if ((field?.confidence ?? 0) >= 0.9) expect(field?.value).toBe('1880.20');
  },
);

test('a tick between two labels on its line is asked', async () => {
  const sheet = new Sheet().text(40, 40, 'Form W-2 Wage and Tax Statement 2024', { size: 12 });
  [
    ['Employee’s social security number', nadia.ssn],
    ['Employer identification number (EIN)', nadia.ein],
    ['1 Wages, tips, other compensation', '61,204.88'],
    ['2 Federal income tax withheld', '7,118.20'],
    ['3 Social security wages', '65,004.88'],
    ['4 Social security tax withheld', '4,030.30'],
  ].forEach(([label = '', value = ''], row) =>
    sheet.text(40, 70 + 14 * row, label).text(330, 70 + 14 * row, value),
  );
  sheet.text(40, 170, '13').text(60, 170, 'Statutory employee').text(138, 170, 'X');
  sheet.text(150, 170, 'Retirement plan').text(230, 170, 'Third-party sick pay');
  const { forms } = await read(toPdf([sheet]));
  expect(doubtful(forms[0])).toEqual(
    expect.arrayContaining(['box13.statutory_employee', 'box13.retirement_plan']),
  );
});

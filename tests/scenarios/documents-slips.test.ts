import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawGrid } from '../fixtures/documents/draw-w2';
import { nadia } from '../fixtures/documents/people';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';
import { scan } from '../fixtures/documents/scan';

/** Layouts in which one value looks like another, and print that stands where it doesn't belong. */

function list(sheet: Sheet, left: number, top: number, lines: readonly (readonly [string, string])[]) {
  lines.forEach(([label, value], index) =>
    sheet
      .text(left, top + index * 12, label, { size: 7 })
      .text(left + 200, top + index * 12, value, { size: 7, font: 'Courier' }),
  );
}

test('a small form beside a large one on a broker’s page is read as its own', async () => {
  const sheet = new Sheet().text(30, 30, '2024 TAX REPORTING STATEMENT', { size: 12 });
  sheet.text(30, 46, 'Payer’s Fed ID Number: 98-7000321').text(320, 46, 'Recipient’s TIN: XXX-XX-4410');
  sheet.text(30, 80, 'Form 1099-DIV Dividends and Distributions', { size: 9 });
  list(sheet, 30, 96, [
    ['1a Total Ordinary Dividends', '842.19'],
    ['1b Qualified Dividends', '611.04'],
    ['2a Total Capital Gain Distributions', '1,330.00'],
    ['2b Unrecap. Sec. 1250 Gain', '22.10'],
    ['2c Section 1202 Gain', '0.00'],
    ['2d Collectibles (28%) Gain', '0.00'],
    ['3 Nondividend Distributions', '14.50'],
    ['4 Federal Income Tax Withheld', '0.00'],
    ['5 Section 199A Dividends', '31.00'],
    ['6 Investment Expenses', '0.00'],
    ['7 Foreign Tax Paid', '9.87'],
    ['9 Cash Liquidation Distributions', '0.00'],
    ['12 Exempt-Interest Dividends', '40.00'],
  ]);
  sheet.text(320, 80, 'Form 1099-INT Interest Income', { size: 9 });
  list(sheet, 320, 96, [
    ['1 Interest Income', '77.41'],
    ['2 Early Withdrawal Penalty', '0.00'],
    ['3 Interest on U.S. Savings Bonds and Treas. Obligations', '150.00'],
    ['4 Federal Income Tax Withheld', '0.00'],
    ['8 Tax-Exempt Interest', '0.00'],
  ]);
  const result = await read(toPdf([sheet]));
  const interest = result.forms.find(({ form }) => form === '1099-INT');
  expect(valuesOf(interest)).toMatchObject({ box1_interest: '77.41', box3_us_savings_treasury: '150.00' });
  expect(codesOf(result)).toEqual([]);
});

function sales(sum: string): Sheet {
  const sheet = new Sheet().text(30, 30, 'Payer’s Federal ID: 98-7000321 Recipient’s TIN: XXX-XX-4410');
  sheet.text(30, 60, '2024 Form 1099-B Proceeds from Broker and Barter Exchange Transactions', { size: 10 });
  sheet.text(30, 80, 'Short-term sales to report on Form 8949 with Box A checked');
  const at = [30, 80, 150, 230, 310, 400];
  const row = (y: number, cells: readonly string[]) =>
    cells.forEach((cell, index) => sheet.text(at[index] ?? 0, y, cell, { size: 7 }));
  row(100, ['Action', '1c Date sold', 'Quantity', '1b Date acquired', '1d Proceeds', '1e Cost basis']);
  row(120, ['Sale', '07/11/24', '20.000', '03/02/24', '2,410.50', '2,015.00']);
  row(135, ['Sale', '11/20/24', '15.500', '01/15/24', '611.20', '800.00']);
  row(150, [sum, '', '', '', '3,021.70', '2,815.00']);
  return sheet;
}

test('a sum whose word stands in a column of its own is no sale', async () => {
  const { forms } = await read(toPdf([sales('TOTALS')]));
  const values = valuesOf(forms[0]);
  expect(values).not.toHaveProperty('transactions[2].proceeds');
  expect(values['totals_by_8949_box.A.proceeds']).toBe('3021.70');
});

test('a row without a day of sale is asked as a whole', async () => {
  const { forms } = await read(toPdf([sales('Activity')]));
  expect(doubtful(forms[0])).toEqual(
    expect.arrayContaining(['transactions[2].proceeds', 'transactions[2].cost_basis']),
  );
});

test('cents without their point are cents, whatever box has their number', async () => {
  const states = [{ state: 'ME', id: '1234567', wages: '61,204 88', tax: '3,388 15' }];
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, states, amounts: { ...nadia.amounts, '6': '942 57' } }, 30, 40, 550);
  const { forms } = await read(toPdf([sheet]));
  expect(valuesOf(forms[0])).toMatchObject({
    box6_medicare_tax: '942.57',
    'state[0].box16_state_wages': '61204.88',
    'state[0].box17_state_tax': '3388.15',
  });
});

test('an employer’s number of New York keeps its last piece', async () => {
  const states = [{ state: 'NY', id: '98-7000123 1', wages: '61,204.88', tax: '3,388.15' }];
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, states }, 30, 40, 550);
  const { forms } = await read(toPdf([sheet]));
  expect(valuesOf(forms[0])['state[0].box15_state_id']).toBe('98-7000123 1');
});

test('an amount on a ruling line is asked, and so is the blank beside the line', async () => {
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, amounts: { ...nadia.amounts, '2': '' } }, 30, 40, 550);
  // The line between boxes 2 and 4 lies at 60.
  sheet.text(470, 62.5, '7,118.20', { size: 7 });
  const { forms } = await read(toPdf([sheet]));
  expect(doubtful(forms[0])).toContain('box2_federal_withholding');
});

/** Boxes with their labels at the foot of the cell; the amounts stand above them, or at the foot of the page. */
function footLabels(areAbove: boolean): Sheet {
  const sheet = new Sheet().text(40, 40, 'W-2 Wage and Tax Statement 2024', { size: 12 });
  [
    ['61,204.88', '1 Wages, tips, other compensation'],
    ['7,118.20', '2 Federal income tax withheld'],
    ['65,004.88', '3 Social security wages'],
    ['4,030.30', '4 Social security tax withheld'],
    ['', '5 Medicare wages and tips'],
  ].forEach(([value = '', label = ''], index) => {
    const [x, y] = areAbove ? [50, 76 + index * 60] : [430, 560 + index * 14];
    sheet
      .rect(40, 60 + index * 60, 300, 50)
      .text(x, y, value)
      .text(50, 106 + index * 60, label);
  });
  return sheet;
}

test('amounts that fit no box are not called a blank form', async () => {
  expect(codesOf(await read(toPdf([footLabels(false)])))).toEqual(['boxes_not_matched']);
});

test('amounts above their labels, in the same cells, are read', async () => {
  const { forms } = await read(toPdf([footLabels(true)]));
  expect(valuesOf(forms[0])).toEqual({
    box1_wages: '61204.88',
    box2_federal_withholding: '7118.20',
    box3_ss_wages: '65004.88',
    box4_ss_tax: '4030.30',
  });
});

test('a name in two lines beside its label in the middle is kept whole', async () => {
  const sheet = new Sheet().text(40, 30, 'Form W-2 Wage and Tax Statement 2024', { size: 12 });
  [
    ['Employee’s social security number', nadia.ssn],
    ['Employer identification number (EIN)', nadia.ein],
    ['Employer’s name', 'LANTERNFISH', 'ROBOTICS INC'],
    ['1. Wages, tips, other compensation', '61,204.88'],
    ['2. Federal income tax withheld', '7,118.20'],
    ['3. Social security wages', '65,004.88'],
    ['4. Social security tax withheld', '4,030.30'],
  ].forEach(([label = '', value = '', more], index) => {
    const y = 60 + index * 24;
    sheet.text(40, y, label, { size: 9 });
    if (more === undefined) sheet.text(330, y, value, { size: 9 });
    else sheet.text(330, y - 5.5, value, { size: 9 }).text(334, y + 5.5, more, { size: 9 });
  });
  const { forms } = await read(toPdf([sheet]));
  expect(valuesOf(forms[0])['employer_name']).toBe('LANTERNFISH ROBOTICS INC');
});

test('a form that is too small to be read is named', async () => {
  const sheet = new Sheet().text(30, 46, 'Payer’s Fed ID Number: 98-7000321 Recipient’s TIN: XXX-XX-4410');
  sheet.text(30, 80, 'Form 1099-INT Interest Income', { size: 9 });
  list(sheet, 30, 96, [
    ['1 Interest Income', '77.41'],
    ['3 Interest on U.S. Savings Bonds and Treas. Obligations', '150.00'],
    ['4 Federal Income Tax Withheld', '0.00'],
    ['8 Tax-Exempt Interest', '12.00'],
  ]);
  sheet.text(30, 180, 'Form 1099-MISC Miscellaneous Information', { size: 9 });
  list(sheet, 30, 196, [
    ['2 Royalties', '20.00'],
    ['8 Substitute Payments in Lieu of Dividends or Interest', '65.32'],
  ]);
  const result = await read(toPdf([sheet]));
  expect(result.forms.map(({ form }) => form)).toEqual(['1099-INT']);
  expect(codesOf(result)).toEqual(['form_not_read']);
});

const pieces = ['1', '2', '3', '4', '5', '6'] as const;

/** The grid of a W-2 whose amounts were printed apart from it, so many points too low. */
function slippedW2(down: number): Sheet {
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, amounts: {} }, 30, 40, 550);
  pieces.forEach((box, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    sheet.text(400 + 137.5 * column, 56 + 20 * row + down, nadia.amounts[box] ?? '', { size: 7 });
  });
  return sheet;
}

const tops = ['box1_wages', 'box2_federal_withholding'];

test.each([
  ['by half a box', 12],
  ['onto the labels of the next boxes', 16],
  ['by a whole box', 20],
])('where the print slipped %s, the boxes that it left are asked', async (_name, down) => {
  const { forms } = await read(toPdf([slippedW2(down)]));
  expect(doubtful(forms[0])).toEqual(expect.arrayContaining(tops));
  const sure = (forms[0]?.fields ?? []).filter(
    ({ path, value, confidence }) => /^box[1-8]_/u.test(path) && value !== null && confidence >= 0.9,
  );
  expect(sure).toEqual([]);
});

test('on a scan, too: boxes above a print that slipped by one are no sure blanks', async () => {
  const { forms } = await read(await scan(toPdf([slippedW2(20)])));
  expect(doubtful(forms[0])).toEqual(expect.arrayContaining(tops));
});

test('print that stands in its boxes leaves a blank box blank', async () => {
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, amounts: { ...nadia.amounts, '2': '' } }, 30, 40, 550);
  const { forms } = await read(toPdf([sheet]));
  expect(doubtful(forms[0])).not.toContain('box2_federal_withholding');
});

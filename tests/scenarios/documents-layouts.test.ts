import { drawBrokerInterest, drawInterestFields, harborBank } from '../fixtures/documents/draw-1099';
import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawBareFields, drawGrid, drawPortal, drawTable } from '../fixtures/documents/draw-w2';
import { nadia, omar } from '../fixtures/documents/people';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** Layouts drawn by us that no sample shows: labels and geometry must carry the reader through all of them. */

const nadiaW2 = {
  employee_ssn: '900-41-2207',
  employer_ein: '98-7000123',
  employer_name: 'Lanternfish Robotics Inc',
  employer_address: '77 Quay Street, Portland, ME 04101',
  control_number: 'A81-4402',
  employee_name: 'Nadia T Osei',
  employee_address: '12 Birch Lane Apt 3, Portland, ME 04102',
  box1_wages: '61204.88',
  box2_federal_withholding: '7118.20',
  box3_ss_wages: '65004.88',
  box4_ss_tax: '4030.30',
  box5_medicare_wages: '65004.88',
  box6_medicare_tax: '942.57',
  'box12[0].code': 'D',
  'box12[0].amount': '3800.00',
  'box12[1].code': 'DD',
  'box12[1].amount': '9120.45',
  'box13.retirement_plan': true,
  'box14[0].label': 'ME PFML',
  'box14[0].amount': '325.02',
  'state[0].box15_state': 'ME',
  'state[0].box15_state_id': '1234567',
  'state[0].box16_state_wages': '41000.00',
  'state[0].box17_state_tax': '2410.11',
  'state[1].box15_state': 'NH',
  'state[1].box15_state_id': 'N-20-118',
  'state[1].box16_state_wages': '12204.88',
  'state[1].box17_state_tax': '0.00',
  'state[2].box15_state': 'MA',
  'state[2].box15_state_id': 'MA 998877',
  'state[2].box16_state_wages': '8000.00',
  'state[2].box17_state_tax': '400.00',
};

const fourUp = (second = nadia) => {
  const sheet = new Sheet();
  drawGrid(sheet, nadia, 20, 30, 276);
  drawGrid(sheet, second, 316, 30, 276);
  drawGrid(sheet, nadia, 20, 400, 276);
  drawGrid(sheet, nadia, 316, 400, 276);
  return toPdf([sheet]);
};

describe('layouts of Form W-2', () => {
  test('four copies on one sheet are one form with every box and three states', async () => {
    const { forms, problems } = await read(fourUp());
    expect(forms.map((form) => [form.form, form.taxYear])).toEqual([['W-2', 2024]]);
    expect(valuesOf(forms[0])).toEqual(nadiaW2);
    expect(doubtful(forms[0])).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('copies that disagree about an amount are one form with that amount in doubt', async () => {
    const altered = { ...nadia, amounts: { ...nadia.amounts, '2': '7,811.20' } };
    const { forms } = await read(fourUp(altered));
    expect(forms).toHaveLength(1);
    expect(doubtful(forms[0])).toContain('box2_federal_withholding');
    expect(forms[0]?.problems).toContainEqual(
      expect.objectContaining({ code: 'copies_disagree', fieldPath: 'box2_federal_withholding' }),
    );
  });

  test('two employees on one sheet are two forms', async () => {
    const sheet = new Sheet();
    drawGrid(sheet, nadia, 30, 40, 550);
    drawGrid(sheet, omar, 30, 420, 550);
    const { forms } = await read(toPdf([sheet]));
    expect(forms.map((form) => valuesOf(form)['employee_name'])).toEqual(['Nadia T Osei', 'Omar Lindqvist']);
    expect(valuesOf(forms[1])).toMatchObject({ box1_wages: '32500.00', box4_ss_tax: '2015.00' });
    expect(valuesOf(forms[1])).not.toHaveProperty('box12[0].code');
  });

  test('a grid without ruling lines reads the same', async () => {
    const sheet = new Sheet();
    drawGrid(sheet, nadia, 30, 40, 550, false);
    const { forms } = await read(toPdf([sheet]));
    expect(valuesOf(forms[0])).toEqual(nadiaW2);
  });

  test('a payroll portal’s list reads the same, but for what it leaves out', async () => {
    const sheet = new Sheet();
    drawPortal(sheet, nadia);
    const { forms } = await read(toPdf([sheet]));
    const {
      control_number: _control,
      'box14[0].label': _label,
      'box14[0].amount': _amount,
      ...listed
    } = nadiaW2;
    expect(valuesOf(forms[0])).toEqual({
      ...listed,
      employee_ssn: 'XXX-XX-2207',
      box7_ss_tips: '0.00',
      box8_allocated_tips: '0.00',
      box10_dependent_care: '0.00',
      box11_nonqualified: '0.00',
    });
  });

  test('a table with box numbers in a column of their own: a number is no amount', async () => {
    const sheet = new Sheet();
    drawTable(sheet, nadia);
    const { forms } = await read(toPdf([sheet]));
    const fromGrid = Object.entries(nadiaW2).filter(([key]) =>
      /^(box\d_|box1_|state|employee_(ssn|name)|employer_(ein|name))/u.test(key),
    );
    expect(valuesOf(forms[0])).toEqual(Object.fromEntries(fromGrid));
    expect(forms[0]?.taxYear).toBe(2024);
  });

  test('fields of the IRS form without its labels are read by their names, and all asked', async () => {
    const sheet = new Sheet();
    drawBareFields(sheet, nadia);
    const { forms } = await read(toPdf([sheet]));
    const values = valuesOf(forms[0]);
    expect(values).toMatchObject({
      employee_ssn: '900-41-2207',
      employer_name: 'Lanternfish Robotics Inc',
      employer_address: '77 Quay Street, Portland, ME 04101',
      employee_name: 'Nadia T Osei',
      box1_wages: '61204.88',
      box6_medicare_tax: '942.57',
      'box12[1].code': 'DD',
      'state[1].box16_state_wages': '12204.88',
    });
    expect(doubtful(forms[0])).toEqual(forms[0]?.fields.map((field) => field.path));
  });

  test('a page stored sideways is read upright, and boxes point into the page as displayed', async () => {
    const upright = new Sheet();
    drawGrid(upright, nadia, 30, 40, 550);
    const turned = new Sheet();
    drawGrid(turned, nadia, 30, 40, 550);
    turned.rotate = 90;
    const [a, b] = [await read(toPdf([upright])), await read(toPdf([turned]))];
    expect(valuesOf(b.forms[0])).toEqual(valuesOf(a.forms[0]));
    const boxOf = (result: typeof a) =>
      result.forms[0]?.fields.find((field) => field.path === 'box1_wages')?.box;
    const [x = 0, y = 0, w = 0, h = 0] = boxOf(a) ?? [];
    // Shown after a clockwise quarter turn, a box at (x, y) stands at (1 - y - h, x).
    expect(boxOf(b)).toEqual([1 - y - h, x, h, w].map((value) => expect.closeTo(value, 3)));
  });

  test('boxes stand where the values are drawn', async () => {
    const sheet = new Sheet();
    drawGrid(sheet, nadia, 30, 40, 550);
    const { forms } = await read(toPdf([sheet]));
    const [x = 0, y = 0, w = 0, h = 0] =
      forms[0]?.fields.find((field) => field.path === 'employee_ssn')?.box ?? [];
    // Drawn with its baseline at (36, 56).
    expect(x * 612).toBeCloseTo(36, 0);
    expect(y * 792).toBeLessThan(56);
    expect((y + h) * 792).toBeGreaterThan(56);
    expect(w * 612).toBeGreaterThan(30);
  });

  test('dollars and cents in columns of their own are joined and asked; a year beside an amount is not joined', async () => {
    const sheet = new Sheet();
    drawGrid(sheet, { ...nadia, amounts: { ...nadia.amounts, '1': '', '2': '' } }, 30, 40, 550);
    // The cells of boxes 1 and 2 begin at x = 305 and 442.5; values stand on y = 56.
    sheet.text(360, 56, '61,204', { size: 7 }).text(386, 56, '88', { size: 7 });
    sheet
      .text(470, 56, '7,118', { size: 7 })
      .text(492, 56, '20', { size: 14 })
      .text(507.6, 56, '24', { size: 14 });
    const { forms } = await read(toPdf([sheet]));
    expect(valuesOf(forms[0])).toMatchObject({ box1_wages: '61204.88', box2_federal_withholding: '7118.00' });
    expect(doubtful(forms[0])).toContain('box1_wages');
  });

  test('an empty form is none', async () => {
    const sheet = new Sheet();
    const empty = {
      ...nadia,
      ssn: '',
      ein: '',
      control: '',
      employer: [],
      employee: [],
      amounts: {},
      box12: [],
      box14: [],
      states: [],
      retirement: false,
    };
    drawGrid(sheet, empty, 30, 40, 550);
    const result = await read(toPdf([sheet]));
    expect(result.forms).toEqual([]);
    expect(codesOf(result)).toEqual(['blank_form']);
  });

  test('boxes that don’t add up are said and asked, not changed', async () => {
    const sheet = new Sheet();
    drawGrid(sheet, { ...nadia, amounts: { ...nadia.amounts, '4': '4,300.30' } }, 30, 40, 550);
    const { forms } = await read(toPdf([sheet]));
    expect(valuesOf(forms[0])['box4_ss_tax']).toBe('4300.30');
    expect(doubtful(forms[0])).toEqual(['box3_ss_wages', 'box4_ss_tax']);
    expect(forms[0]?.problems).toEqual([
      expect.objectContaining({
        code: 'boxes_disagree',
        severity: 'warning',
        message: expect.stringContaining('6.2%'),
      }),
    ]);
  });
});

describe('layouts of Form 1099-INT', () => {
  const interest = {
    payer_tin: '98-7000777',
    payer_name: 'Tidemark Savings Bank',
    payer_address: '400 Pier Road, Duluth, MN 55802',
    payer_phone: '218-555-0144',
    recipient_name: 'Priya K Novak',
    recipient_address: '31 Elm Court, Duluth, MN 55803',
    recipient_tin: '900-72-3318',
    account_number: '000-8841-22',
    box1_interest: '1204.56',
    box2_early_withdrawal_penalty: '18.00',
    box3_us_savings_treasury: '311.09',
    box4_federal_withholding: '50.00',
    box6_foreign_tax: '3.10',
    box8_tax_exempt_interest: '220.40',
    box9_specified_pab: '20.00',
    box11_bond_premium: '7.25',
  };

  test('form fields under printed captions, ticked as corrected', async () => {
    const sheet = new Sheet();
    drawInterestFields(sheet, harborBank);
    const { forms } = await read(toPdf([sheet]));
    expect(forms.map((form) => [form.form, form.taxYear, form.corrected])).toEqual([
      ['1099-INT', 2024, true],
    ]);
    expect(valuesOf(forms[0])).toEqual({
      ...interest,
      corrected: true,
      'state[0].box15_state': 'MN',
      'state[0].box16_state_id': '55-1234',
      'state[0].box17_state_tax': '12.00',
    });
    expect(doubtful(forms[0])).toEqual([]);
  });

  test('a broker’s two-column substitute, its letterhead taken with doubt', async () => {
    const sheet = new Sheet();
    drawBrokerInterest(sheet, harborBank);
    const { forms } = await read(toPdf([sheet]));
    const { payer_phone: _phone, ...listed } = interest;
    expect(forms[0]?.taxYear).toBe(2024);
    expect(valuesOf(forms[0])).toMatchObject({
      ...listed,
      recipient_tin: '***-**-3318',
      box13_bond_premium_tax_exempt: '0.00',
    });
    expect(doubtful(forms[0])).toEqual(['payer_name', 'payer_address']);
  });
});

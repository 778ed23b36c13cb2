import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawSales } from '../fixtures/documents/draw-tables';
import { doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** Layouts and wordings of our own making: labels and geometry, not templates. All people and payers are made up. */
type Box = readonly [number: string, label: string, value: string];

const hannah = ['Hannah B Osei', '7 Marsh Lane', 'Dover, DE 19904'] as const;

/** "Box 1 - Label:" on the left, the value far to its right. */
function drawList(
  title: string,
  head: readonly (readonly [string, readonly string[]])[],
  boxes: readonly Box[],
) {
  const sheet = new Sheet().text(50, 50, title, { size: 13, font: 'Helvetica-Bold' });
  let y = 80;
  for (const [label, lines] of head) {
    sheet.text(50, y, `${label}:`, { size: 9 });
    lines.forEach((line, index) => sheet.text(330, y + 11 * index, line, { size: 9 }));
    y += 11 * lines.length + 6;
  }
  boxes.forEach(([number, label, value], index) =>
    sheet
      .text(50, y + 15 * index, `Box ${number} - ${label}:`, { size: 9 })
      .text(330, y + 15 * index, value, {
        size: 9,
      }),
  );
  return toPdf([sheet]);
}

test('a portal’s list in its own words: name and address under one label, every box a line', async () => {
  const { forms, problems } = await read(
    drawList(
      'Interest Income - 1099-INT - Tax year 2024',
      [
        ['Payer name and address', ['Foxglove Credit Union', 'PO Box 771', 'Salem, OR 97301']],
        ['Payer TIN', ['98-7000444']],
        ['Recipient name and address', hannah],
        ['Recipient TIN', ['XXX-XX-1212']],
        ['Account number', ['7719-22-001']],
      ],
      [
        ['1', 'Interest income', '$312.44'],
        ['2', 'Early withdrawal penalty', '$15.00'],
        ['3', 'Interest on U.S. Treasury obligations', '$88.10'],
        ['4', 'Federal tax withheld', '$0.00'],
        ['8', 'Tax exempt interest', '$41.20'],
      ],
    ),
  );
  expect(problems).toEqual([]);
  expect(forms.map(({ form, taxYear }) => [form, taxYear])).toEqual([['1099-INT', 2024]]);
  expect(valuesOf(forms[0])).toEqual({
    payer_name: 'Foxglove Credit Union',
    payer_address: 'PO Box 771, Salem, OR 97301',
    payer_tin: '98-7000444',
    recipient_name: 'Hannah B Osei',
    recipient_address: '7 Marsh Lane, Dover, DE 19904',
    recipient_tin: 'XXX-XX-1212',
    account_number: '7719-22-001',
    box1_interest: '312.44',
    box2_early_withdrawal_penalty: '15.00',
    box3_us_savings_treasury: '88.10',
    box4_federal_withholding: '0.00',
    box8_tax_exempt_interest: '41.20',
  });
  expect(doubtful(forms[0])).toEqual([]);
});

test('a W-2 whose box 1 is called federal wages', async () => {
  const { forms } = await read(
    drawList(
      'W-2 Wage & Tax Statement  Tax Year 2024',
      [
        ['Employer name and address', ['Quillfeather Logistics LLC', '88 Canal Street', 'Dover, DE 19901']],
        ['EIN', ['98-7000555']],
        ['Employee name and address', hannah],
        ['SSN', ['900-55-1212']],
      ],
      [
        ['1', 'Federal wages', '$48,210.55'],
        ['2', 'Federal tax withheld', '$5,102.31'],
        ['3', 'Social Security wages', '$50,210.55'],
        ['4', 'Social Security tax', '$3,113.05'],
        ['5', 'Medicare wages & tips', '$50,210.55'],
        ['6', 'Medicare tax withheld', '$728.05'],
      ],
    ),
  );
  expect(valuesOf(forms[0])).toEqual({
    employer_name: 'Quillfeather Logistics LLC',
    employer_address: '88 Canal Street, Dover, DE 19901',
    employer_ein: '98-7000555',
    employee_name: 'Hannah B Osei',
    employee_address: '7 Marsh Lane, Dover, DE 19904',
    employee_ssn: '900-55-1212',
    box1_wages: '48210.55',
    box2_federal_withholding: '5102.31',
    box3_ss_wages: '50210.55',
    box4_ss_tax: '3113.05',
    box5_medicare_wages: '50210.55',
    box6_medicare_tax: '728.05',
  });
});

/** Cells of a printed form with ticks in squares at their right end. */
function drawTicks(ticked: readonly string[]) {
  const sheet = new Sheet().text(300, 40, 'Form 1099-B 2024', { size: 10 });
  sheet.text(300, 52, 'Proceeds From Broker and Barter Exchange Transactions', { size: 7 });
  const cell = (x: number, y: number, label: string, value: string) => {
    sheet.rect(x, y, 140, 24).text(x + 3, y + 8, label, { size: 6 });
    if (value !== '') sheet.text(x + 60, y + 21, value, { size: 9 });
  };
  cell(60, 80, 'PAYER’S TIN', '98-7000321');
  cell(300, 80, '1a Description of property', '100 sh. XYZ Co.');
  cell(300, 104, '1b Date acquired', '02/03/2024');
  cell(440, 104, '1c Date sold or disposed', '08/21/2024');
  cell(300, 128, '1d Proceeds', '19,435.63');
  cell(440, 128, '1e Cost or other basis', '16,385.25');
  sheet.rect(300, 152, 140, 30);
  for (const [y, label] of [
    [162, '6 Reported to IRS: Gross proceeds'],
    [175, 'Net proceeds'],
  ] as const) {
    sheet.text(303, y, label, { size: 6 }).rect(428, y - 6, 7, 7);
    if (ticked.includes(label)) sheet.text(429, y, 'X', { size: 7 });
  }
  sheet.rect(440, 152, 140, 30).text(443, 162, '12 Basis reported to IRS', { size: 6 }).rect(568, 171, 7, 7);
  if (ticked.includes('12')) sheet.text(569, 177, 'X', { size: 7 });
  return toPdf([sheet]);
}

test.each([
  [['Net proceeds', '12'], { box6_net_proceeds: true, box12_basis_reported: true }],
  [['6 Reported to IRS: Gross proceeds'], { box6_gross_proceeds: true }],
])('ticks of %j belong to the label level with them, or to their cell', async (ticked, wanted) => {
  const { forms } = await read(drawTicks(ticked));
  const ticks = Object.entries(valuesOf(forms[0])).filter(([, value]) => value === true);
  expect(Object.fromEntries(ticks)).toEqual(wanted);
});

test('a number of sales that reads like a year is a number where one is asked for', async () => {
  const sheet = new Sheet().text(40, 40, 'Form 1099-K 2024', { size: 12 });
  sheet.text(40, 54, 'Payment Card and Third Party Network Transactions', { size: 8 });
  const cell = (x: number, y: number, label: string, value: string) =>
    sheet
      .rect(x, y, 180, 30)
      .text(x + 3, y + 9, label, { size: 6 })
      .text(x + 60, y + 25, value, { size: 9 });
  cell(40, 70, 'FILER’S TIN', '98-7000451');
  cell(220, 70, 'PAYEE’S TIN', '900-55-1212');
  cell(40, 100, '1a Gross amount of payment card/third party', '21,840.00');
  cell(220, 100, '3 Number of payment transactions', '1985');
  cell(40, 130, '4 Federal income tax withheld', '');
  const { forms } = await read(toPdf([sheet]));
  expect(forms[0]?.taxYear).toBe(2024);
  expect(valuesOf(forms[0])).toMatchObject({ box1a_gross: '21840.00', box3_transactions: '1985' });
});

test('sales go on over pages: equal ones all count, and the totals are of all', async () => {
  const { forms } = await read(toPdf([drawSales(), drawSales()]));
  const values = valuesOf(forms[0]);
  // The same page twice is a copy of it.
  expect([forms.length, values['totals_by_8949_box.D.count']]).toEqual([1, '3']);
  expect(values).toMatchObject({
    'totals_by_8949_box.D.proceeds': '5700.15',
    'totals_by_8949_box.D.cost_basis': '4831.00',
    'totals_by_8949_box.D.wash_sale': '0.00',
  });
});

import { toPdf } from '../fixtures/documents/draw-pdf';
import { drawMarketplace, drawReceipt, drawSales } from '../fixtures/documents/draw-tables';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** Tables and receipts, drawn by us in layouts that no sample has. */

describe('Form 1095-A', () => {
  test('months keep their place when others are blank', async () => {
    const result = await read(toPdf([drawMarketplace([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])]));
    expect(result.forms.map(({ form, taxYear }) => [form, taxYear])).toEqual([['1095-A', 2024]]);
    const values = valuesOf(result.forms[0]);
    expect(values).toMatchObject({
      box1_marketplace_id: 'NV',
      box2_policy_number: '440-19982',
      box4_recipient_name: 'Ines Q Farrow',
      box5_recipient_ssn: '900-40-1234',
      box10_start: '03/01/2024',
      'months[2].a_premium': '512.40',
      'months[2].b_slcsp': '498.00',
      'months[2].c_aptc': '201.15',
      'months[11].c_aptc': '201.15',
      annual_a: '5124.00',
      annual_b: '4980.00',
      annual_c: '2011.50',
    });
    expect(Object.keys(values).filter((path) => /^months\[[01]\]/u.test(path))).toEqual([]);
    expect(result.forms[0]?.problems).toEqual([]);
  });

  test('a year whose months do not add up is said, and asked', async () => {
    const sheet = drawMarketplace([0, 1]).text(160, 230 + 16 * 5, '9.00', { size: 8 });
    const [form] = (await read(toPdf([sheet]))).forms;
    expect(form?.problems.map(({ code, fieldPath }) => [code, fieldPath])).toEqual([
      ['boxes_disagree', 'annual_a'],
    ]);
    expect(doubtful(form)).toContain('months[5].a_premium');
    expect(doubtful(form)).not.toContain('annual_b');
  });
});

describe('sales on a broker’s statement', () => {
  test('every sale is one row with its section’s holding period, and totals are none', async () => {
    const result = await read(toPdf([drawSales()]));
    expect(result.forms.map(({ form, taxYear }) => [form, taxYear])).toEqual([['1099-B', 2024]]);
    const values = valuesOf(result.forms[0]);
    const row = (index: number) =>
      [
        'description',
        'quantity',
        'date_acquired',
        'date_sold',
        'proceeds',
        'cost_basis',
        'term',
        'form_8949_box',
      ].map((path) => values[`transactions[${index}].${path}`]);
    const alder = [
      'ALDER TIMBER INC',
      '40',
      '05/02/2019',
      '03/11/2024',
      '2410.00',
      '1905.50',
      'long_term',
      'D',
    ];
    expect(row(0)).toEqual(alder);
    expect(row(1)).toEqual(alder);
    expect(row(2)).toEqual([
      'BASALT WATER CO',
      '12.5',
      'VARIOUS',
      '06/20/2024',
      '880.15',
      '1020.00',
      'long_term',
      'D',
    ]);
    expect(values).not.toHaveProperty('transactions[3].proceeds');
    expect(values).toMatchObject({
      payer_tin: '98-7000321',
      recipient_tin: 'XXX-XX-4410',
      account_number: '5521-88',
    });
  });
});

describe('receipts', () => {
  test.each([
    [
      'a shop',
      [
        ['Juniper Office Supply'],
        ['88 Cedar St'],
        ['Date: 04/09/2024 10:22'],
        ['Paper', '$31.00'],
        ['Subtotal', '$31.00'],
        ['Sales Tax', '$2.48'],
        ['Total', '$33.48'],
        ['VISA ending 1144', '$33.48'],
      ],
      {
        merchant: 'Juniper Office Supply',
        date: '2024-04-09',
        subtotal: '31.00',
        tax: '2.48',
        total: '33.48',
        currency: 'USD',
        category: 'Office expense',
      },
    ],
    [
      'a restaurant',
      [
        ['Blue Kettle'],
        ['March 3, 2024'],
        ['2 Soup', '18.00'],
        ['Sub-Total', '18.00'],
        ['Tax', '1.44'],
        ['Tip', '4.00'],
        ['TOTAL', '23.44'],
        ['Thank you'],
      ],
      {
        merchant: 'Blue Kettle',
        date: '2024-03-03',
        subtotal: '18.00',
        tax: '1.44',
        tip: '4.00',
        total: '23.44',
        category: 'Meals',
      },
    ],
  ] as const)('%s', async (_name, lines, values) => {
    const result = await read(toPdf([drawReceipt(lines)]));
    expect(result.forms.map(({ form }) => form)).toEqual(['receipt']);
    expect(valuesOf(result.forms[0])).toEqual(values);
    expect(codesOf(result)).toEqual([]);
  });

  test('a letter with a total in it is no receipt', async () => {
    const sheet = drawReceipt([
      ['Dear Ida,'],
      ['the fence cost more than we thought.'],
      ['Total', '$812.00'],
      ['Yours, Bo'],
    ]);
    const result = await read(toPdf([sheet]));
    expect(result.forms).toEqual([]);
    expect(codesOf(result)).toEqual(['not_a_tax_document']);
  });
});

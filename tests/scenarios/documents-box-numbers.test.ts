import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { doubtful, read, valuesOf } from '../fixtures/documents/reader';
import { lookedAtShares } from '../fixtures/pictures/more/shares';

/** Numbers of boxes that stand apart from their labels are no amounts. All people and payers are made up. */

type Line = readonly [number: string, label: string, value: string];

interface List {
  form: string;
  head: readonly (readonly [string, string])[];
  lines: readonly Line[];
}

const lists: readonly List[] = [
  {
    form: 'Schedule K-1 (Form 1041)',
    head: [
      ['Estate’s or trust’s employer identification number', '98-7000555'],
      ['Beneficiary’s identifying number', '900-55-1212'],
    ],
    lines: [
      ['1', 'Interest income', '1,204'],
      ['2a', 'Ordinary dividends', '310'],
      ['3', 'Net short-term capital gain', ''],
      ['4a', 'Net long-term capital gain', '8,120'],
      ['5', 'Other portfolio and nonbusiness income', ''],
      ['6', 'Ordinary business income', ''],
      ['7', 'Net rental real estate income', ''],
      ['8', 'Other rental income', ''],
    ],
  },
  {
    form: '1099-INT',
    head: [
      ['Payer’s TIN', '98-7000444'],
      ['Recipient’s TIN', '900-55-1212'],
    ],
    lines: [
      ['1', 'Interest income', '1,204'],
      ['2', 'Early withdrawal penalty', '310'],
      ['3', 'Interest on U.S. Treasury obligations', ''],
      ['4', 'Federal income tax withheld', ''],
      ['5', 'Investment expenses', ''],
      ['6', 'Foreign tax paid', ''],
      ['8', 'Tax-exempt interest', ''],
    ],
  },
  {
    form: 'W-2',
    head: [
      ['Employer identification number', '98-7000555'],
      ['Employee’s social security number', '900-55-1212'],
    ],
    lines: [
      ['1', 'Wages, tips, other compensation', '48,210'],
      ['2', 'Federal income tax withheld', '5,102'],
      ['3', 'Social security wages', '48,210'],
      ['4', 'Social security tax withheld', '2,989'],
      ['5', 'Medicare wages and tips', '48,210'],
      ['6', 'Medicare tax withheld', '699'],
      ['7', 'Social security tips', ''],
      ['8', 'Allocated tips', ''],
      ['10', 'Dependent care benefits', ''],
    ],
  },
];

/** A list with the numbers of its boxes in a column behind the labels, as the lines of Form 1040 have them. */
function drawList({ form, head, lines }: List, unreadable: string, point: string) {
  const sheet = new Sheet().text(40, 40, `${form} 2024`, { size: 12 });
  head.forEach(([label, value], row) =>
    sheet.text(40, 66 + 14 * row, label, { size: 8 }).text(380, 66 + 14 * row, value, { size: 8 }),
  );
  lines.forEach(([number, label, value], row) => {
    const y = 110 + 15 * row;
    sheet.text(40, y, number === unreadable ? 'Xqv zzrk' : label, { size: 9 });
    sheet.text(330, y, `${number}${point}`, { size: 9 });
    if (value !== '') sheet.text(380, y, value, { size: 9 });
  });
  return toPdf([sheet]);
}

const lastOf = ({ lines }: List) => lines.at(-1)?.[0] ?? '';

test.each(
  lists.flatMap((list, at) => [
    [list.form, list, ''] as const,
    ...(at === 0 ? [[`${list.form} with points`, list, '.'] as const] : []),
  ]),
)(
  '%s: the number of a box is no amount of the box above it, though its own label can’t be read',
  async (_name, list, point) => {
    const { forms } = await read(drawList(list, lastOf(list), point));
    const amounts = Object.entries(valuesOf(forms[0])).filter(([path]) => path.startsWith('box'));
    const wanted = list.lines.flatMap(([, , value]) =>
      value === '' ? [] : [`${value.replace(',', '')}.00`],
    );
    expect(forms.map((one) => one.form)).toEqual([list.form]);
    expect(amounts.map(([, value]) => value)).toEqual(wanted);
  },
);

test('one or two digits alone may be the number of a box, so they are asked', async () => {
  const sheet = new Sheet().text(40, 40, 'Form 1099-INT 2024 Interest Income', { size: 12 });
  const cell = (x: number, y: number, label: string, value: string) =>
    sheet
      .rect(x, y, 200, 30)
      .text(x + 3, y + 9, label, { size: 6 })
      .text(x + 60, y + 25, value, { size: 9 });
  cell(40, 70, 'PAYER’S TIN', '98-7000451');
  cell(240, 70, 'RECIPIENT’S TIN', '900-55-1212');
  cell(40, 100, '1 Interest income', '7');
  cell(240, 100, '2 Early withdrawal penalty', '7.00');
  const { forms } = await read(toPdf([sheet]));
  expect(valuesOf(forms[0])).toMatchObject({ box1_interest: '7.00', box2_early_withdrawal_penalty: '7.00' });
  expect(doubtful(forms[0])).toContain('box1_interest');
  expect(doubtful(forms[0])).not.toContain('box2_early_withdrawal_penalty');
});

/** One of each layout whose numbers or codes were once misread. */
const seeds: Readonly<Record<string, number>> = {
  'partner-irs': 14,
  'partner-program': 11,
  'shareholder-irs': 13,
  'shareholder-program': 14,
  'beneficiary-irs': 12,
  'beneficiary-program': 12,
};

test.each(lookedAtShares.map((layout) => [layout.name, layout] as const))(
  '%s: codes level with another column’s print are read, and no box number is a row of its own',
  async (name, layout) => {
    const { form, sheet, truth } = layout.draw(seeds[name] ?? 12);
    const { forms } = await read(toPdf([sheet]));
    const found = valuesOf(forms.find((one) => one.form === form));
    expect(Object.keys(truth).filter((path) => found[path] !== truth[path])).toEqual([]);
    expect(Object.keys(found).filter((path) => /\.amount$/u.test(path) && !(path in truth))).toEqual([]);
    expect(doubtful(forms[0])).toEqual([]);
  },
);

import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { doubtful, read, valuesOf } from '../fixtures/documents/reader';
import { drawColumns } from '../fixtures/documents/prior-returns/columns';
import { drawFillable, drawPrintout } from '../fixtures/documents/prior-returns/grid';
import { drawLedger } from '../fixtures/documents/prior-returns/ledger';
import { scan } from '../fixtures/documents/scan';
import { couple, expectedOf, investor, type PriorTruth } from '../fixtures/documents/prior-returns/truth';
import { inTurn } from '../setup/share';

const layouts: [string, (truth: PriorTruth) => Sheet[]][] = [
  ['the fillable form', drawFillable],
  ['a printout over the form', drawPrintout],
  // Nothing was tuned to these two: they were drawn by other code.
  ['a list of lines', drawLedger],
  ['ruled columns', drawColumns],
];
const people: [string, PriorTruth][] = [
  ['a couple of 2023', couple(2023)],
  ['an investor of 2024', investor(2024)],
];

const drawn = layouts.map(([name, draw], at) => [name, draw, at] as const);

describe.each(drawn)('%s', (_, draw, at) => {
  test.each(inTurn(people, at))('%s is read line by line', async (__, truth) => {
    const { forms, problems } = await read(toPdf(draw(truth)));
    expect(problems).toEqual([]);
    expect(forms).toHaveLength(1);
    const [form] = forms;
    expect(form).toMatchObject({ form: '1040', taxYear: truth.year, problems: [] });
    expect(valuesOf(form)).toEqual(expectedOf(truth));
    expect(doubtful(form)).toEqual([]);
  });
});

/** Pages that speak of the form and are none. */
const explained = (): Sheet[] => {
  const sheet = new Sheet();
  const lines = [
    '2023 Instructions for Form 1040',
    'Line 11. Adjusted gross income. Subtract line 10 from line 9. For most people this is 45,000 or less.',
    'Line 12. Standard deduction or itemized deductions. Most people use 13,850.',
    'Line 15. Taxable income. If you have none, enter -0-.',
    'Line 24. Add lines 22 and 23. This is your total tax.',
    'See Form 1040 (2023) and Schedule A (Form 1040) for the lines. Department of the Treasury, IRS.',
  ];
  lines.forEach((line, index) => sheet.text(50, 60 + 16 * index, line, { size: 9 }));
  return [sheet];
};

const ofState = (): Sheet[] => {
  const sheet = new Sheet();
  sheet.text(50, 40, 'Form 40 Resident Individual Income Tax Return 2023', {
    size: 13,
    font: 'Helvetica-Bold',
  });
  const rows: [string, string, string][] = [
    ['11', 'Federal adjusted gross income from federal Form 1040, line 11', '87,000'],
    ['12', 'Standard deduction or itemized deductions', '8,000'],
    ['15', 'State taxable income', '79,000'],
    ['24', 'Total tax', '3,120'],
    ['33', 'Total payments', '3,500'],
    ['34', 'Amount overpaid', '380'],
  ];
  rows.forEach(([number, words, amount], index) => {
    const y = 90 + 20 * index;
    sheet.text(50, y, number).text(80, y, words).text(470, y, number).text(520, y, amount);
  });
  return [sheet];
};

const amended = (): Sheet[] => {
  const sheets = drawPrintout(couple(2023));
  sheets[0]?.text(120, 24, 'Form 1040-X Amended U.S. Individual Income Tax Return', { size: 9 });
  return sheets.slice(0, 1);
};

test.each([
  ['a page of the instructions', explained],
  ['a state’s return', ofState],
  ['an amended return', amended],
  ['Schedule D by itself', () => drawPrintout(investor(2023)).slice(3, 5)],
])('%s is no return of last year', async (_, draw) => {
  const { forms } = await read(toPdf(draw()));
  expect(forms.filter(({ form }) => form === '1040')).toEqual([]);
});

test('a blank form is said to be blank', async () => {
  const blank: PriorTruth = { ...couple(2023), main: {}, dependents: [] };
  const { forms, problems } = await read(toPdf(drawPrintout(blank).slice(0, 2)));
  expect(forms).toEqual([]);
  expect(problems.map(({ code }) => code)).toContain('blank_return');
});

test('an amount that breaks the form’s arithmetic is asked, with what would fit', async () => {
  const truth = couple(2024);
  const wrong: PriorTruth = { ...truth, main: { ...truth.main, '11': 9_398_000 } };
  const [form] = (await read(toPdf(drawPrintout(wrong)))).forms;
  expect(doubtful(form)).toEqual(expect.arrayContaining(['line11', 'line14', 'line15']));
  expect(form?.problems).toMatchObject([
    { code: 'boxes_disagree', suggestion: { fieldPath: 'line11', value: '93980.00' } },
  ]);
});

test('a year that isn’t printed is asked; schedules of another file’s return don’t mix in', async () => {
  const [form] = (await read(toPdf([...drawPrintout(couple(2023)), ...drawPrintout(investor(2022))]))).forms;
  expect(form?.taxYear).toBe(2023);
  expect(valuesOf(form)).toEqual(expectedOf(couple(2023)));
});

test('a scanned page is read; its names and numbers of people are asked', async () => {
  const truth = couple(2023);
  const expected = expectedOf(truth);
  const [form] = (await read(await scan(toPdf(drawPrintout(truth).slice(0, 1))))).forms;
  const found = Object.entries(valuesOf(form)).filter(([path]) => path.startsWith('line'));
  expect(Object.fromEntries(found)).toMatchObject({ line11: '93980.00', line15: '66280.00' });
  for (const [path, value] of found) expect([path, value]).toEqual([path, expected[path]]);
  expect(doubtful(form)).toEqual(expect.arrayContaining(['taxpayer_last', 'taxpayer_ssn', 'filing_status']));
});

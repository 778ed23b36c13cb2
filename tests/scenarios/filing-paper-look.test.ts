import { Flow } from '@/lib/filing/pdf/flow';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { readFormFolder } from '@/lib/filing/pdf/official/form-files';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import type { FormFiles } from '@/lib/filing/pdf/official/write-sheets';
import { showLine } from '@/lib/filing/pdf/lines-on-paper';
import { TaggedPdf } from '@/lib/filing/pdf/tagged-pdf';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { printCalculated } from '@/lib/filing/testing/printed';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { describeLines } from '@/lib/tax/describe-lines';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { fieldsOf, printOf } from '../setup/filled-fields';
import { readPdfPages } from '../setup/pdf-text';
import { sharedPath } from '../setup/shared';
import { returns2024 } from './all-returns';
import { person, wages } from './scenario';

// What a look at every page of ten printed returns of 2024 found.
jest.setTimeout(300_000);

const planOf = (input: ReturnInputJson) => {
  const sheets = sheetsOf(input.taxYear);
  return planSheets(printOf(input), sheets, new Set(sheets.map(({ file }) => file))).sheets;
};

const folder = sharedPath('forms/2024');

/** The copy to mail, page by page: on the IRS's forms, or in our own layout. */
async function pagesOf(input: ReturnInputJson, forms: string | null = null): Promise<string[]> {
  const files: FormFiles = forms === null ? new Map() : await readFormFolder(forms);
  return readPdfPages(await writeReturnPdf(printOf(input), { kind: 'mail' }, files));
}

/** The page of our own layout under this heading. */
const pageOf = (pages: readonly string[], heading: string): string =>
  pages.find((page) => page.includes('Worksheet: do not mail.') && page.includes(heading)) ?? '';

const couple: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'mfj',
  taxpayer: { ...person('1955-02-02'), firstName: 'Harold', lastName: 'Quill', ssn: '400-01-0004' },
  spouse: { ...person('1957-03-03'), firstName: 'Iris', lastName: 'Quill', ssn: '400-01-0005' },
};

test.each([
  [2024, 'Page1.Line8_ReadOrder.c1_3'],
  [2025, 'Page1.Line8_ReadOrder.c1_6'],
] as const)('Schedule 2 of %i, line 8: a tax without Form 5329 says so', (taxYear, box) => {
  const saver: ReturnInputJson = {
    taxYear,
    filingStatus: 'single',
    taxpayer: person('1980-01-01'),
    w2s: [wages(60_000)],
    retirement: [{ payer: 'IRA', ira: true, grossDistribution: 5_000, taxableAmount: 5_000, code: '1' }],
  };
  expect(fieldsOf(planOf(saver), 'f1040s2.pdf')).toMatchObject({ [box]: 'X' });
  const excused = { earlyExceptionCode: '09', earlyExceptionAmount: 1_000 };
  const withForm = { ...saver, retirement: saver.retirement?.map((one) => ({ ...one, ...excused })) ?? [] };
  expect(printOf(withForm).forms.map(({ id }) => id)).toContain('5329');
  expect(fieldsOf(planOf(withForm), 'f1040s2.pdf')).not.toHaveProperty([box]);
});

test('Schedule E: words stand beside line 19 only on the sheet with the amount', () => {
  const rental = (id: string, other = 0) => ({
    id,
    address: `${id} Elm Street`,
    kind: 'singleFamily' as const,
    fairRentalDays: 365,
    rents: 9_000,
    expenses: { taxes: 500, other },
  });
  const sheets = planOf({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: person('1980-01-01'),
    w2s: [wages(60_000)],
    rentals: [rental('1', 77), rental('2'), rental('3'), rental('4')],
  }).filter(({ sheet }) => sheet.file === 'f1040se.pdf');
  expect(sheets.map((one) => fieldsOf([one], 'f1040se.pdf')['Page1.Table_Expenses.Line19.f1_64'])).toEqual([
    'Other expenses',
    undefined,
  ]);
});

test('a form of one spouse names that spouse, and says what it asks besides lines', async () => {
  const pages = await pagesOf({
    ...couple,
    retirement: [{ owner: 'spouse', payer: 'IRA', ira: true, grossDistribution: 9_000, code: '7' }],
    iraBasis: { spouse: { priorBasis: 4_000, yearEndValue: 21_000 } },
    businesses: [{ id: 'shop', owner: 'spouse', name: 'Shop', income: { other: 20_000 } }],
    education: [{ student: 'spouse', qualifiedExpenses: 4_000, halfTime: true, ein: '98-7000777' }],
  });
  for (const heading of ['Form 8606 (2024)', 'Schedule C (Form 1040) (2024)']) {
    expect(pageOf(pages, heading)).toContain('Iris Quill, SSN 400-01-0005');
    expect(pageOf(pages, heading)).not.toContain('400-01-0004');
  }
  const education = pageOf(pages, 'Form 8863 (2024)');
  expect(education).toContain('Harold Quill and Iris Quill, SSN 400-01-0004');
  expect(education).toContain('Student Iris Quill');
  expect(education).toContain('School Dayton College');
  expect(education).toContain('School’s address 9 College Ave, Dayton, OH 45402');
  expect(education).toContain('School’s EIN 98-7000777');
});

test('nobody is told to sign for the spouse who died', async () => {
  if (folder === null) return;
  const signsOf = async (input: ReturnInputJson) =>
    (await pagesOf(input, folder)).join(' ').split('Sign here').length - 1;
  const both: ReturnInputJson = { ...couple, w2s: [wages(50_000)] };
  const alive = await signsOf(both);
  const widowed: ReturnInputJson = { ...both, taxpayer: { ...both.taxpayer, dateOfDeath: '2024-11-30' } };
  expect(await signsOf(widowed)).toBe(alive - 1);
});

test('the penalty worksheet goes with Form 2210, and no official form is called a worksheet', async () => {
  if (folder === null) return;
  const found = returns2024.find(({ name }) => name === 'annualized-income-of-a-couple-with-every-amount');
  if (found === undefined) throw new Error('no such return');
  const pages = await pagesOf(found.input, folder);
  expect(pages[0]).toContain(
    'mail them instead: Form 2210; Schedule AI (Form 2210); Schedule C (Form 1040).',
  );
  expect(pages[0]).toContain('Leave out the pages before it and the 2025 vouchers.');
  const at = (heading: string) => pages.findIndex((page, index) => index > 1 && page.includes(heading));
  expect(at('Penalty Worksheet (Form 2210)')).toBeGreaterThan(at('Form 2210 (2024)'));
  expect(at('Penalty Worksheet (Form 2210)')).toBeLessThan(at('Itemized Deductions'));
  expect(pages.join(' ')).toContain('12 Birch Lane, Portland, ME 04102');
});

test('dates and shares of our own pages are as a form has them', () => {
  const line = { line: '27', label: 'Business use', unit: 'rate' as const };
  expect(showLine({ ...line, value: 0.385_542_168_674_698_8 })).toBe('0.38554');
  expect(showLine({ ...line, value: 0.025_64 })).toBe('0.02564');
  expect(showLine({ ...line, unit: 'choice', value: '2022-05-09' })).toBe('05/09/2022');
});

test.each(['H2', 'strong'] as const)('no heading (%s) stands alone at the foot of a page', async (style) => {
  const pdf = await TaggedPdf.create('Headings');
  const flow = new Flow(pdf, 'Foot', 'Headings');
  for (let index = 0; index < 60; index += 1) {
    flow.space((index * 5) % 13);
    flow.write(style, `Heading ${index}.`);
    flow.write('P', `Text ${index}.`);
  }
  const pages = await readPdfPages(await pdf.save(new Date(0)));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages)
    expect([...page.matchAll(/Heading (\d+)\./g)].map(([, number]) => number)).toEqual(
      [...page.matchAll(/Text (\d+)\./g)].map(([, number]) => number),
    );
});

test('a page that continues a form names it and the filer', async () => {
  const input: ReturnInputJson = {
    ...couple,
    w2s: [wages(90_000)],
    foreignEarnedIncome: [{ country: 'Spain', periodFrom: '2020-03-01', otherWages: 150_000 }],
  };
  const pages = (await pagesOf(input)).slice(1);
  const further = pages.filter((page) =>
    page.includes('Form 1040 (2024), continued. Harold Quill and Iris Quill, SSN 400-01-0004'),
  );
  expect(further).toHaveLength(1);
  // Both signatures stay with their heading.
  expect(further[0]).toMatch(/Sign here Under penalties .*Your signature, .*Spouse’s signature,/);
  // Each form's first page has its name as a heading instead.
  expect(pages.filter((page) => page.includes('Form 1040 (2024) U.S. Individual'))).toHaveLength(1);
});

test('headers never stand alone at the foot of a page, and are read once', async () => {
  const pdf = await TaggedPdf.create('Tables');
  const flow = new Flow(pdf, 'Foot', 'Tables');
  const columns = [{ header: 'Header', width: 200, align: 'left' as const }];
  for (let table = 0; table < 40; table += 1)
    flow.table(
      columns,
      Array.from({ length: (table * 7) % 11 }, (_, row) => [`Row ${table}-${row}`]).concat([['Last']]),
    );
  const pages = await readPdfPages(await pdf.save(new Date(0)));
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) {
    expect(page.replace(/^Foot /, '')).toMatch(/^Header (?:Row|Last)/);
    expect(page.replace(/ Foot$/, '')).not.toMatch(/Header$/);
  }
});

test.each([
  ['unanswered', {}, null, null],
  ['answered with No', { form1098T: false, priorForm1098T: false }, 'No', 'No'],
  ['answered with Yes', { form1098T: true, priorForm1098T: true }, 'Yes', 'Yes'],
] as const)('Form 8863: questions about Form 1098-T, %s', async (_name, answers, first, second) => {
  const input: ReturnInputJson = {
    ...couple,
    retirement: [{ payer: 'IRA', ira: true, grossDistribution: 60_000, code: '7' }],
    education: [
      { student: 'spouse', qualifiedExpenses: 4_000, halfTime: true, ein: '98-7000777', ...answers },
    ],
  };
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error('the facts don’t fit');
  const printed = printCalculated({
    facts: parsed.facts,
    lines: describeLines(calculateReturn(parsed.facts)),
  });
  const page = pageOf(
    await readPdfPages(await writeReturnPdf(printed, { kind: 'mail' })),
    'Form 8863 (2024)',
  );
  expect(/22a\(2\) Form 1098-T received for the year (Yes|No)/.exec(page)?.[1] ?? null).toBe(first);
  expect(/with box 7 checked (Yes|No)/.exec(page)?.[1] ?? null).toBe(second);
  const sheets = sheetsOf(2025);
  const fields = fieldsOf(
    planSheets(printed, sheets, new Set(sheets.map(({ file }) => file))).sheets,
    'f8863.pdf',
  );
  const boxes = [
    'Page2.Line22a.c2_1',
    'Page2.Line22a.c2_1[1]',
    'Page2.Line22a.c2_2',
    'Page2.Line22a.c2_2[1]',
  ];
  expect(boxes.filter((box) => fields[box] === 'X')).toHaveLength(first === null ? 0 : 2);
});

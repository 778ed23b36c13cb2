import type { Column, Flow } from './flow';
import { copyHead, detailRows, headLine, headOf } from './own-details';
import { linesOnPaper, showLine } from './lines-on-paper';
import type { PrintedFacts, PrintedForm, PrintedReturn } from './printed-return';
import type { Statement } from './official/plan-sheets';

/** The columns of a form's lines: the first has room for the longest word that stands for a number, "self-employment". */
function columnsFor(numbers: readonly string[]): readonly Column[] {
  const longest = Math.max(...numbers.flatMap((number) => number.split(' ').map((word) => word.length)), 0);
  const width = Math.max(60, 12 + 6 * longest);
  return [
    { header: 'Line', width, align: 'left', mono: true },
    { header: 'Description', width: 374 - width, align: 'left' },
    { header: 'Value', width: 130, align: 'right', mono: true },
  ];
}

const textOf = (facts: PrintedFacts, key: string): string => {
  const value = facts[key];
  return typeof value === 'string' ? value : '';
};

/** Form 1040's top and bottom: what the official form asks besides lines. */
function writeFilers(flow: Flow, { facts, filingStatus }: PrintedReturn): void {
  const rows: [string, string][] = [
    ['Filing status', filingStatus],
    ['Spouse’s SSN', textOf(facts, 'spouseSsn')],
    ['Address', [textOf(facts, 'street'), textOf(facts, 'apartment')].filter(Boolean).join(', ')],
    ['City', [textOf(facts, 'city'), textOf(facts, 'state'), textOf(facts, 'zip')].filter(Boolean).join(' ')],
    ['Digital assets', facts['digitalAssets'] === true ? 'Yes' : 'No'],
    ['Born before January 2, 1960', facts['old'] === true ? 'You' : ''],
    ['Spouse born before January 2, 1960', facts['spouseOld'] === true ? 'Spouse' : ''],
    [
      'Blind',
      [facts['blind'] === true ? 'You' : '', facts['spouseBlind'] === true ? 'Spouse' : '']
        .filter(Boolean)
        .join(', '),
    ],
    ['Routing number', textOf(facts, 'routingNumber')],
    ['Account number', textOf(facts, 'accountNumber')],
    ['Occupation', textOf(facts, 'occupation')],
    ['Spouse’s occupation', textOf(facts, 'spouseOccupation')],
    [
      'Paid preparer',
      [textOf(facts, 'preparerName'), textOf(facts, 'preparerPtin')].filter(Boolean).join(', '),
    ],
    ['Preparer’s firm', [textOf(facts, 'firmName'), textOf(facts, 'firmEin')].filter(Boolean).join(', ')],
  ];
  flow.table(
    [
      { header: 'About you', width: 190, align: 'left' },
      { header: 'Answer', width: 314, align: 'left' },
    ],
    rows.filter(([, value]) => value !== ''),
  );
}

function writeSignatures(flow: Flow, { facts }: PrintedReturn): void {
  // The declaration and every signature on one page.
  flow.keep(facts['joint'] === true ? 210 : 150);
  flow.write('H2', 'Sign here');
  flow.write(
    'P',
    'Under penalties of perjury, I declare that I have examined this return and accompanying schedules and statements, and to the best of my knowledge and belief, they are true, correct, and complete.',
  );
  flow.blank('Your signature, and the date', 360);
  if (facts['joint'] === true) flow.blank('Spouse’s signature, and the date', 360);
}

const detailColumns: readonly Column[] = [
  { header: 'Also on this form', width: 190, align: 'left' },
  { header: 'Entry', width: 314, align: 'left' },
];

/** A form in our own layout, line by line; copies of the same form one after the other. */
export function writeOwnForms(
  flow: Flow,
  forms: readonly PrintedForm[],
  printed: PrintedReturn,
  sign: boolean,
): void {
  let before = '';
  for (const form of forms) {
    if (form.id !== before) {
      flow.continueAs(null);
      flow.keep(120);
      flow.write('H1', `${form.name} (${printed.taxYear})`);
      flow.write('strong', form.title);
      flow.write('quiet', headOf(form, printed));
      before = form.id;
    }
    flow.continueAs(`${form.name} (${printed.taxYear}), continued. ${headOf(form, printed)}`);
    if (form.copy !== null) flow.write('H2', copyHead(form, form.copy));
    if (form.id === '1040') writeFilers(flow, printed);
    const rows = detailRows(form);
    if (rows.length > 0) flow.table(detailColumns, rows);
    const lines = linesOnPaper(form);
    flow.table(
      columnsFor(lines.map(({ number }) => number)),
      lines.map(({ number, label, value }) => [number, label, value]),
    );
    for (const [title, rows] of Object.entries(form.lists)) writeList(flow, title, rows);
    if (form.id === '1040' && sign) writeSignatures(flow, printed);
  }
}

const listTitles: Readonly<Record<string, string>> = {
  providers: 'Persons or organizations who provided the care',
  persons: 'Qualifying persons',
  otherCosts: 'Part V: Other expenses',
  elected: 'Line 6: Section 179 property',
  otherIncome: 'Line 8z: Other income',
  partIV: 'Part IV: Rental real estate with active participation',
  partV: 'Part V: All other passive activities',
  partVI: 'Part VI: Special allowance',
  partVII: 'Part VII: Allocation of unallowed losses',
  partVIII: 'Part VIII: Allowed losses',
  longEntries: 'Entries that are too long for the form',
  alimonyPaid: 'Line 19: Alimony paid',
};
const factTitles: Readonly<Record<string, string>> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  id: 'Number',
  ssn: 'Social security number',
  amount: 'Amount paid',
  description: 'Description',
  expenses: 'Expenses',
  disabled: 'Over 12 and disabled',
  householdEmployee: 'Household employee',
  cost: 'Cost (business use only)',
  elected: 'Elected cost',
  entry: 'Type and amount',
  netIncome: 'Net income',
  netLoss: 'Net loss',
  priorLoss: 'Prior years’ unallowed loss',
  overallGain: 'Overall gain',
  overallLoss: 'Overall loss',
  where: 'Form and line',
  lossOf: 'Loss',
  ratio: 'Ratio',
  allowance: 'Special allowance',
  rest: 'Remaining loss',
  unallowed: 'Unallowed loss',
  allowed: 'Allowed loss',
  place: 'Where',
  words: 'Entry',
  agreement: 'Divorce or separation agreement',
  livedHere: '5(a) Lived with you over half the year',
  livedHereInUs: '5(b) And in the U.S.',
  student: '6 Full-time student',
};

function writeList(flow: Flow, title: string, rows: readonly PrintedFacts[]): void {
  const keys = Object.keys(rows[0] ?? {});
  if (keys.length === 0) return;
  flow.write('strong', listTitles[title] ?? title);
  flow.table(
    keys.map((key) => ({ header: factTitles[key] ?? key, width: 504 / keys.length, align: 'left' as const })),
    rows.map((row) =>
      keys.map((key) => (typeof row[key] === 'boolean' ? (row[key] ? 'Yes' : 'No') : (row[key] ?? ''))),
    ),
  );
}

/** A line of a row carries a word behind its number where several stand in one column: "5 amount" is on line 5. */
const printedNumber = (line: string): string => line.split(' ')[0] ?? line;

/** Titles of columns in rows of Form 1040, where a box means something else than in the list of Form 2441. */
const rowTitles: Readonly<Record<string, string>> = {
  ...factTitles,
  disabled: '6 Permanently and totally disabled',
};

/** What rows say besides their lines: numbers, and the boxes of columns (5) and (6) of Form 1040 (2025). */
const factsOfRows = (rows: readonly PrintedForm[], { taxYear }: PrintedReturn): string[] =>
  ['ssn', ...(taxYear < 2025 ? [] : ['livedHere', 'livedHereInUs', 'student', 'disabled'])].filter((key) =>
    rows.some(({ facts }) => facts[key] !== undefined && facts[key] !== false),
  );

/** Rows that did not fit on their official form. */
export function writeStatement(flow: Flow, { form, rows, lists }: Statement, printed: PrintedReturn): void {
  flow.write('H1', `Statement to ${form} (${printed.taxYear})`);
  flow.write('quiet', headLine(printed.facts));
  flow.continueAs(`Statement to ${form} (${printed.taxYear}), continued. ${headLine(printed.facts)}`);
  flow.write('P', 'Continued from the form. The form’s totals include these rows.');
  const labels = new Map(rows.flatMap(({ lines }) => lines.map(({ line, label }) => [line, label] as const)));
  const shown = [...labels].map(([line, label]) => ({ line, label }));
  const facts = factsOfRows(rows, printed);
  if (rows.length > 0) {
    const width = 504 / (shown.length + facts.length);
    flow.table(
      [
        ...shown.map(({ line, label }) => ({
          header: `${printedNumber(line)} ${label}`,
          width,
          align: 'left' as const,
        })),
        ...facts.map((key) => ({ header: rowTitles[key] ?? key, width, align: 'left' as const })),
      ],
      rows.map((row) => [
        ...shown.map(({ line }) => {
          const found = row.lines.find((one) => one.line === line);
          return found === undefined ? '' : showLine(found);
        }),
        ...facts.map((key) => (row.facts[key] === true ? 'Yes' : textOf(row.facts, key))),
      ]),
    );
  }
  for (const { title, rows: list } of lists) writeList(flow, title, list);
}

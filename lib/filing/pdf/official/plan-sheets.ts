import type { PrintedFacts, PrintedForm, PrintedLine, PrintedReturn } from '../printed-return';
import type { Cells, Part, Place, Places, Sheet, Table, Writing } from './sheet';

/** What one field has to say. */
export type FieldValue =
  | { field: string; kind: 'text'; value: PrintedLine['value']; writing: Writing | null; amount?: true }
  | { field: string; kind: 'box'; choice?: string };

/** One official form to fill in. */
export interface PlannedSheet {
  sheet: Sheet;
  /** Position of its form in the printed return: copies keep their order. */
  position: number;
  values: FieldValue[];
}

/** Rows that did not fit on their form. */
export interface Statement {
  form: string;
  rows: PrintedForm[];
  lists: { title: string; rows: PrintedFacts[] }[];
}

export interface SheetPlan {
  sheets: PlannedSheet[];
  statements: Statement[];
  /** Positions of the printed forms that stand on an official form. */
  covered: ReadonlySet<number>;
}

interface Row {
  lines: readonly PrintedLine[];
  facts: PrintedFacts;
}

/** Which official forms a return needs, of those whose files are there, and what stands in each field. */
export function planSheets(
  printed: PrintedReturn,
  all: readonly Sheet[],
  files: ReadonlySet<string>,
): SheetPlan {
  const covered = new Set<number>();
  const plan = all
    .filter(
      ({ file, when, whenNot, alone }) =>
        files.has(file) &&
        isFor(printed.facts, when, whenNot) &&
        !printed.forms.some(({ id, lines }) => alone?.includes(id) === true && lines.length > 0),
    )
    .map((sheet) => planSheet(sheet, printed, covered));
  return {
    sheets: plan.flatMap(({ sheets }) => sheets).toSorted((a, b) => a.position - b.position),
    statements: plan.flatMap(({ statement }) => statement ?? []),
    covered,
  };
}

const isFor = (facts: PrintedFacts, when: string | undefined, whenNot: string | undefined): boolean =>
  (when === undefined || facts[when] === true) && (whenNot === undefined || facts[whenNot] !== true);

interface Placed {
  form: PrintedForm;
  position: number;
}

function planSheet(
  sheet: Sheet,
  printed: PrintedReturn,
  covered: Set<number>,
): { sheets: PlannedSheet[]; statement: Statement | null } {
  const placed = printed.forms.map((form, position): Placed => ({ form, position }));
  const tables = sheet.tables ?? [];
  const mains = placed.filter(({ form }) => form.id === sheet.form && isOne(form, sheet));
  const { each } = sheet;
  if (each !== undefined && !mains.every(({ form }) => form.facts[each] === true))
    return { sheets: [], statement: null };
  if (!mains.every(({ form }) => isPrinted(form, sheet, printed.facts)))
    return { sheets: [], statement: null };
  const rowsOf = (id: string | undefined) => placed.filter(({ form }) => form.id === id);
  const own = tables.some(({ form }) => form === sheet.form);
  const first = mains[0] ?? tables.flatMap(({ form }) => rowsOf(form))[0];
  // A page for certain copies only, such as Part I of Form 8949, is there when such a copy is.
  if (first === undefined || (sheet.only !== undefined && mains.length === 0))
    return { sheets: [], statement: null };
  const blank: PrintedForm = { ...first.form, id: sheet.form, lines: [], facts: {}, lists: {} };
  const copies = own || mains.length === 0 ? [{ form: blank, position: first.position }] : mains;
  // A map that does not know a line leaves the form to our own layout, where every line stands.
  const rows = tables.flatMap((table) => rowsOf(table.form).map((row) => [table, row] as const));
  const knows = (unplaced: readonly string[], parts: readonly Part[], { lines }: PrintedForm) =>
    lines.every(({ line }) => unplaced.includes(line) || parts.some((part) => isPlaced(part, line)));
  const inTails = tables.flatMap(({ tail }) => tail?.lines.map(({ line }) => line) ?? []);
  const complete =
    (own || mains.every(({ form }) => knows([...(sheet.unplaced ?? []), ...inTails], [sheet], form))) &&
    rows.every(([table, { form }]) => knows(table.unplaced ?? [], table.rows, form));
  if (!complete) return { sheets: [], statement: null };
  for (const { position } of [...mains, ...rows.map(([, row]) => row)]) covered.add(position);
  const parts = copies.map((copy) => planCopy(sheet, copy, printed));
  const left = parts.map(({ left: over }) => over).find((over) => over.rows.length + over.lists.length > 0);
  return { sheets: parts.flatMap(({ sheets }) => sheets), statement: left ?? null };
}

const isOne = ({ lines }: PrintedForm, { only }: Sheet): boolean =>
  only === undefined || only.values.includes(String(lines.find(({ line }) => line === only.line)?.value));

/** Whether the lines are as the form has them in print. */
const isPrinted = ({ lines, facts }: PrintedForm, { printed = [] }: Sheet, others: PrintedFacts): boolean =>
  printed.every(
    ({ line, is, orFact }) =>
      lines.find((one) => one.line === line)?.value === is ||
      (orFact !== undefined && { ...others, ...facts }[orFact] === true),
  );

const isPlaced = ({ lines, boxes }: Part, line: string): boolean =>
  lines?.[line] !== undefined || boxes?.some((box) => box.line === line) === true;

/**
 * One copy of a form: as many sheets as its rows need, with the totals on the last one. A table that needs fewer sheets than
 * another ends on the last one, too: page 2 of Schedule E goes on the sheet with the totals of page 1.
 */
function planCopy(
  sheet: Sheet,
  { form, position }: Placed,
  printed: PrintedReturn,
): { sheets: PlannedSheet[]; left: Statement } {
  const facts = { ...printed.facts, ...form.facts };
  const filled = (sheet.tables ?? []).map((table) => {
    const rows = rowsFor(table, form, sheet, printed);
    const kept = keptRows(table, rows.length);
    const noted = kept < table.rows.length && rows.length > kept;
    const note: Row = { lines: [], facts: { [table.note ?? '']: 'See attached statement' } };
    return { table, rows: noted ? [...rows.slice(0, kept), note] : rows, left: rows.slice(kept) };
  });
  const needed = filled
    .filter(({ table }) => table.overflow === 'sheet')
    .map(({ table, rows }) => Math.ceil(rows.length / table.rows.length));
  const count = Math.max(1, ...needed);
  const sheets = Array.from({ length: count }, (_, index): PlannedSheet => {
    const last = index === count - 1;
    const placed = filled.flatMap(({ table, rows }) =>
      table.rows.flatMap((part, at) => {
        const before =
          table.overflow === 'sheet' ? count - Math.max(1, Math.ceil(rows.length / table.rows.length)) : 0;
        const row = index < before ? undefined : rows[(index - before) * table.rows.length + at];
        return row === undefined || (table.overflow === 'statement' && index > 0)
          ? []
          : [{ part, row, form: table.form }];
      }),
    );
    const boxes = (sheet.boxes ?? []).filter(
      ({ beside }) => beside === undefined || placed.some((one) => one.form === beside),
    );
    const part = { ...sheet, boxes, facts: factsBeside(sheet, placed), ...(last ? {} : { lines: {} }) };
    const own = fillPart(part, { lines: form.lines, facts });
    return { sheet, position, values: [...own, ...placed.flatMap((one) => fillPart(one.part, one.row))] };
  });
  const over = filled.filter(({ table, left }) => table.overflow === 'statement' && left.length > 0);
  return {
    sheets,
    left: {
      form: form.name,
      rows: over.flatMap(({ table }) =>
        table.form === undefined
          ? []
          : formRows(table, form, sheet.only, printed.forms).slice(table.rows.length),
      ),
      lists: over.flatMap(({ table, left }) =>
        table.list === undefined ? [] : [{ title: table.list, rows: left.map((row) => row.facts) }],
      ),
    },
  };
}

/** Facts of one sheet: words beside a line of its rows only where a row of this very sheet has an amount on it. */
const factsBeside = ({ facts = {}, beside = {} }: Sheet, placed: readonly { row: Row }[]): Places =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([fact]) =>
        beside[fact] === undefined ||
        placed.some(({ row }) => row.lines.some(({ line, value }) => line === beside[fact] && value !== 0)),
    ),
  );

/** How many rows stand on the form itself: with a note on its last row, one fewer than it has. */
const keptRows = ({ rows, note }: Table, count: number): number =>
  note !== undefined && count > rows.length ? rows.length - 1 : rows.length;

function rowsFor(table: Table, form: PrintedForm, { only }: Sheet, { forms }: PrintedReturn): Row[] {
  if (table.list !== undefined) return (form.lists[table.list] ?? []).map((facts) => ({ lines: [], facts }));
  return formRows(table, form, only, forms);
}

/** Copies of a form that are rows, and the lines of the main form that stand below them. */
function formRows(
  table: Table,
  form: PrintedForm,
  only: Sheet['only'],
  forms: readonly PrintedForm[],
): PrintedForm[] {
  const rows = forms.filter(({ id }) => id === table.form);
  const [first] = rows;
  if (table.tail !== undefined && first !== undefined) return [...rows, ...tailRows(table.tail, form, first)];
  if (only === undefined) return rows;
  const valueOf = ({ lines }: PrintedForm) => lines.find(({ line }) => line === only.line)?.value;
  return rows.filter((row) => valueOf(row) === valueOf(form));
}

/** Rows of the tail, in the shape of the table's own: what is subtracted stands with a minus sign. */
const tailRows = (tail: NonNullable<Table['tail']>, form: PrintedForm, row: PrintedForm): PrintedForm[] =>
  tail.lines.flatMap(({ line, words, subtracted = false }) => {
    const value = form.lines.find((one) => one.line === line)?.value;
    if (typeof value !== 'number') return [];
    const labelOf = (name: string) => row.lines.find((one) => one.line === name)?.label ?? '';
    const lines: PrintedLine[] = [
      { line: tail.word, label: labelOf(tail.word), value: words, unit: 'choice' },
      {
        line: tail.amount,
        label: labelOf(tail.amount),
        value: subtracted ? -value : value,
        unit: 'money',
      },
    ];
    return [{ ...row, facts: {}, lines }];
  });

const isCells = (place: Place): place is Cells => typeof place === 'object' && 'cells' in place;

const toPlace = (place: Exclude<Place, Cells>): { field: string; writing: Writing | null } =>
  typeof place === 'string' ? { field: place, writing: null } : { field: place[0], writing: place[1] };

/** One character for each cell; one too many is left in the last cell, where it is found to be too long. */
function fillCells({ cells, cents = false }: Cells, value: PrintedLine['value']): FieldValue[] {
  const isAmount = typeof value === 'number';
  const digits = isAmount
    ? `${Math.abs(value)}${cents ? '00' : ''}`
    : String(value).replaceAll(/[^0-9A-Za-z]/g, '');
  const skipped = isAmount ? Math.max(0, cells.length - digits.length) : 0;
  const used = cells.slice(skipped);
  return used.flatMap((field, at): FieldValue[] => {
    const own = at === used.length - 1 ? digits.slice(at) : digits.charAt(at);
    return own === ''
      ? []
      : [{ field, kind: 'text', value: isAmount && value < 0 ? `-${own}` : own, writing: null }];
  });
}

/** Facts that are amounts in a row of a form: they stand at the right, like those of lines. */
const amountFacts: ReadonlySet<string> = new Set([
  'amount',
  'expenses',
  'received',
  'reported',
  'wages',
  'cost',
  'repaid',
  'elected',
  // Form 8582, Parts IV to VIII.
  ...'netIncome netLoss priorLoss overallGain overallLoss lossOf ratio allowance rest unallowed allowed'.split(
    ' ',
  ),
  ...'activeIncome activeLoss activePrior otherIncome otherLoss otherPrior totalLossVI totalAllowance'.split(
    ' ',
  ),
  ...'totalRest totalLossVII totalUnallowed totalLossVIII totalUnallowedVIII totalAllowed'.split(' '),
]);

function fillPart({ lines = {}, facts = {}, boxes = [] }: Part, row: Row): FieldValue[] {
  const byLine = new Map(row.lines.map(({ line, value }) => [line, value]));
  const text = (place: Place, value: PrintedLine['value'] | undefined): FieldValue[] =>
    value === undefined || value === ''
      ? []
      : isCells(place)
        ? fillCells(place, value)
        : [{ ...toPlace(place), kind: 'text', value }];
  return [
    ...Object.entries(lines).flatMap(([line, place]) => text(place, byLine.get(line.split('@')[0] ?? ''))),
    ...Object.entries(facts).flatMap(([fact, place]) =>
      text(place, row.facts[fact.split(' ')[0] ?? '']).map((one) =>
        one.kind === 'text' && amountFacts.has(fact) ? { ...one, amount: true as const } : one,
      ),
    ),
    ...boxes.flatMap(({ line, fact, is, field, choice, text: words }): FieldValue[] => {
      const value = line === undefined ? row.facts[fact ?? ''] : byLine.get(line);
      if (value === is && words !== undefined) return [{ field, kind: 'text', value: words, writing: null }];
      return value === is ? [{ field, kind: 'box', ...(choice === undefined ? {} : { choice }) }] : [];
    }),
  ];
}

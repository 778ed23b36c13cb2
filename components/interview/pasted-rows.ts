import { type Page } from '@/lib/interview/pages';
import { type AnswerValue, type Question } from '@/lib/interview/schema';
import { readTypedNumber } from '@/lib/interview/typed-number';
import { isTyped } from './draft';

type Row = Pick<Page['sections'][number], 'questions' | 'repeat'>;

interface PastedRows {
  /** Text for boxes that are on the page. */
  fill: ReadonlyMap<string, string>;
  /** Answers of rows that are still to come, by question. */
  save: ReadonlyMap<string, AnswerValue>;
  /** The questions that open those rows, in their order. */
  open: readonly string[];
  /** Cells that are no answer to their box. */
  dropped: readonly string[];
}

/**
 * Reads cells of a spreadsheet that were pasted into a box of a table: the first goes there, the others to its right and
 * below, and what is longer than the table opens new rows.
 */
export function readPastedRows(text: string, rows: readonly Row[], into: string): PastedRows {
  const fill = new Map<string, string>();
  const save = new Map<string, AnswerValue>();
  const open: string[] = [];
  const dropped: string[] = [];
  const start = rows.find(({ questions }) => questions.some(({ id }) => id === into));
  const repeat = start?.repeat;
  if (start === undefined || repeat === undefined) return { fill, save, open, dropped };
  const boxes = start.questions.filter((question) => isTyped(question) || question.type === 'select');
  const columns = boxes.slice(boxes.findIndex(({ id }) => id === into));
  const nameOf = ({ id }: Question) => id.slice(`${repeat.group}.${repeat.index}`.length);
  const last = Math.max(...rows.map((row) => row.repeat?.index ?? 0));
  let index = repeat.index;
  for (const line of text.split(/\r?\n/u)) {
    const answers = new Map<Question, [text: string, answer: AnswerValue]>();
    for (const [at, cell] of line.split('\t').slice(0, columns.length).entries()) {
      const column = columns[at];
      const value = cell.trim();
      if (column === undefined || value === '') continue;
      const answer = readCell(column, value);
      if (answer === null) dropped.push(value);
      else answers.set(column, [value, answer]);
    }
    // A heading, or nothing at all: no row.
    if (answers.size === 0) continue;
    for (const [column, [value, answer]] of answers) {
      const id = `${repeat.group}.${index}${nameOf(column)}`;
      if (index > last) save.set(id, answer);
      else fill.set(id, typeof answer === 'number' ? value : String(answer));
    }
    if (index > last) open.push(`${repeat.group}.${index - 1}.more`);
    index += 1;
  }
  return { fill, save, open, dropped };
}

/** What a cell answers to a box; null for nothing that fits. */
function readCell({ type, options }: Question, text: string): AnswerValue | null {
  if (type === 'number') return readTypedNumber(text)?.value ?? null;
  if (type === 'date') return readDay(text);
  if (type !== 'select') return text;
  const wanted = text.toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted) ?? null;
}

/** 6/17/2024, 06-17-24 or 2024-06-17 as 2024-06-17. */
function readDay(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(text)) return text;
  const parts = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/u.exec(text);
  if (parts === null) return null;
  const [, month = '', day = '', year = ''] = parts;
  return `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

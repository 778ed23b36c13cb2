import { findForm } from '@/lib/tax/list-forms';
import { citeLine, nameForm } from '../line-links';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, notCalculated, plain, say, staleNote } from './answer';

/** The lines that a list is made of, and the line that adds them up. Letters and numbers as printed. */
const parts: Readonly<Record<string, { head: string; lines: string; total: string }>> = {
  income: {
    head: 'Income on your return',
    lines: '1040:1z 1040:2a 1040:2b 1040:3a 1040:3b 1040:4b 1040:5b 1040:6a 1040:6b 1040:7 schedule-1:1-9',
    total: '1040:9',
  },
  deductions: {
    head: 'What lowers your taxable income',
    lines: 'schedule-1:11-25 1040:12 1040:13',
    total: '1040:14',
  },
  adjustments: {
    head: 'Adjustments to income',
    lines: 'schedule-1:11-25',
    total: '1040:10',
  },
  itemized: {
    head: 'Itemized deductions',
    lines: 'schedule-a:4-16',
    total: 'schedule-a:17',
  },
  credits: {
    head: 'Credits on your return',
    lines: '1040:19 schedule-3:1-7 schedule-3:9-13 1040:27 1040:28 1040:29',
    total: '1040:21',
  },
  taxes: {
    head: 'Taxes on your return',
    lines: '1040:16 schedule-2:1-3 schedule-2:4-18',
    total: '1040:24',
  },
  payments: {
    head: 'Payments on your return',
    lines: '1040:25a 1040:25b 1040:25c 1040:26 1040:27 1040:28 1040:29 schedule-3:9-13',
    total: '1040:33',
  },
  expenses: { head: 'Business expenses', lines: 'schedule-c:8-27 schedule-c:30', total: 'schedule-c:28' },
};

/** Lines that only carry over or add up others of the list. */
const sums = new Set(
  'schedule-1:9 schedule-1:10 schedule-1:25 schedule-2:3 schedule-2:7 schedule-2:18 schedule-3:6z schedule-3:7 schedule-3:8 schedule-a:1 schedule-a:2 schedule-a:3 schedule-a:5a schedule-a:5b schedule-a:5c schedule-a:5d schedule-a:7 schedule-a:8e schedule-a:10 schedule-a:14'.split(
    ' ',
  ),
);

export interface Row {
  form: string;
  line: string;
  label: string;
  value: number;
}

/** What stands on the return of one kind, line by line, with the sum. */
export function answerList(evidence: Evidence, name: string): Answer {
  const of = name.replace('list:', '');
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const stale = calculated.results.stale ? staleNote : '';
  if (of === 'forms') return say(`${listForms(evidence)}${stale}`);
  const part = parts[of];
  if (part === undefined) return say(notCalculated);
  const { head, lines, total } = part;
  const rows = readLines(evidence, lines);
  const [sum] = readLines(evidence, total);
  evidence.results.push({ data: { rows, sum }, citations: [] });
  const shown = rows.map((row) => `- ${sayRow(row)}`);
  const added =
    sum === undefined
      ? ''
      : `\n\n${plain(sum.label)} (${plain(nameForm(sum.form))}, line ${sum.line}) is **${dollars(sum.value)}**.`;
  if (shown.length === 0) return say(`${head}: none right now.${stale}`);
  return say(
    `${head}:\n\n${shown.join('\n')}${added}${stale}`,
    (sum === undefined ? rows.slice(0, 1) : [sum]).map(({ form, line, label }) =>
      citeLine(form, line, label),
    ),
  );
}

export const sayRow = ({ form, line, label, value }: Row): string =>
  `${plain(label)} (${plain(nameForm(form))}, line ${line}): **${dollars(value)}**`;

/** The lines with an amount of several ranges. */
export const readLines = (evidence: Evidence, ranges: string): Row[] =>
  ranges.split(' ').flatMap((range) => readRange(evidence, range));

/** Lines with an amount, from "schedule-a:4-16" or "1040:9", over all copies of the form. */
function readRange({ view }: Evidence, range: string): Row[] {
  const [form = '', numbers = ''] = range.split(':');
  const [from = '', to] = numbers.split('-');
  const page = view.calculated?.results.lines[form];
  const copies = Array.isArray(page) ? page : page === undefined ? [] : [page];
  return copies.flatMap((copy) =>
    Object.entries(copy)
      .flatMap(([line, { label, value, unit }]) => {
        const at = Number.parseInt(line, 10);
        const isWanted =
          to === undefined
            ? line === from
            : /^\d+[a-z]?$/.test(line) &&
              at >= Number(from) &&
              at <= Number(to) &&
              !sums.has(`${form}:${line}`);
        return isWanted && unit === 'money' && typeof value === 'number' && value !== 0
          ? [{ form, line, label, value }]
          : [];
      })
      .sort((a, b) => a.line.localeCompare(b.line, 'en', { numeric: true })),
  );
}

/** The forms and schedules of the return, without worksheets. */
function listForms({ view, results }: Evidence): string {
  const forms = Object.keys(view.calculated?.results.lines ?? {}).flatMap((id) => {
    const form = findForm(id);
    return form === null || form.kind !== 'form' ? [] : [{ name: form.name, title: form.title }];
  });
  results.push({ data: { forms }, citations: [] });
  return `Your return includes these forms:\n\n${forms.map(({ name, title }) => `- **${plain(name)}**: ${plain(title)}`).join('\n')}\n\nThe [summary](/summary) shows each one.`;
}

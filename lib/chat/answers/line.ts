import { formatDollars } from '@/lib/format/money';
import { nameForm } from '../line-links';
import { type ExplainedLine, explainLineTool, type Part } from '../tools/explain-line';
import type { Evidence } from '../tools/tool';
import { readLines, sayRow } from './lists';
import { sayTaxSteps } from './tax-steps';
import { type Answer, dollars, dontKnow, notCalculated, plain, say, staleNote } from './answer';

/** Lines that say more about one: which of two was chosen, and what the other would have been. */
const beside: Readonly<Record<string, readonly (readonly [form: string, line: string])[]>> = {
  '1040:12': [
    ['schedule-a', '17'],
    ['standard-deduction', '4c'],
  ],
  'schedule-a:17': [['standard-deduction', '4c']],
};

/**
 * One line of the return: its value and what it was made of.
 * @param inSteps also what the parts were made of, for somebody who asks how or why
 */
export async function answerLine(
  evidence: Evidence,
  form: string,
  line: string,
  inSteps = false,
): Promise<Answer> {
  const { data, citations } = await evidence.useWithCitations(explainLineTool, { form, line });
  if (data.state === 'not-calculated') return say(notCalculated);
  if (data.state === 'unknown-line')
    return dontKnow(
      `I can’t find a line ${plain(line)} on ${plain(data.formName)}. Check the number printed on the form, or ask about the line by name.`,
    );
  if (data.state === 'blank')
    return say(
      `${plain(data.label)} (${data.formName}, line ${line}) is **blank** on your return. Nothing you entered or uploaded puts an amount there.${data.stale ? staleNote : ''}`,
    );
  const blocks = data.lines.map((found, index) =>
    describe(found, data.lines.length > 1 ? `${found.label}, copy ${index + 1}` : found.label, inSteps),
  );
  const more: string[] = [];
  for (const [otherForm, otherLine] of beside[`${form}:${line}`] ?? []) {
    if (evidence.view.calculated?.results.lines[otherForm] === undefined) continue;
    const other = await evidence.use(explainLineTool, { form: otherForm, line: otherLine });
    const [found] = other.state === 'found' ? other.lines : [];
    if (found !== undefined)
      more.push(`- ${plain(found.label)} (${found.formName}): ${show(found.value, found.unit)}`);
  }
  const compared = more.length === 0 ? '' : `\n\nFor comparison:\n\n${more.join('\n')}`;
  const items =
    inSteps &&
    form === '1040' &&
    line === '12' &&
    data.lines.some(({ value }) => value === totalOf(evidence, 'schedule-a', '17'))
      ? sayItems(evidence)
      : '';
  const steps = inSteps && form === '1040' && /^(16|18|24)$/.test(line) ? sayTaxSteps(evidence) : '';
  return say(`${blocks.join('\n\n')}${items}${steps}${compared}${data.stale ? staleNote : ''}`, citations);
}

function totalOf({ view }: Evidence, form: string, line: string): unknown {
  const page = view.calculated?.results.lines[form];
  return (Array.isArray(page) ? page[0] : page)?.[line]?.value;
}

/** What was itemized, one by one. */
function sayItems(evidence: Evidence): string {
  const rows = readLines(evidence, 'schedule-a:4-16');
  evidence.results.push({ data: { rows }, citations: [] });
  return `\n\nIt includes:\n\n${rows.map((row) => `- ${sayRow(row)}`).join('\n')}`;
}

function describe(found: ExplainedLine, label: string, inSteps: boolean): string {
  const head = `${plain(label)} (${found.formName}, line ${found.line}) is **${show(found.value, found.unit)}**.`;
  const counted = found.parts.filter(counts);
  // A line that is only carried over says nothing: what it was made of there does.
  const goesDeeper = counted.length === 1 && counted[0]?.parts !== undefined;
  const parts = inSteps
    ? toRows(found.parts, found.form, deepest, new Set([keyOf(found)])).slice(0, mostRows)
    : toRows(found.parts, found.form, goesDeeper ? 1 : 0, new Set([keyOf(found)]));
  const isMore = found.instruction.length >= enoughOfForm && !found.instruction.startsWith(found.label);
  const instruction = !isMore ? '' : `\n\nThe form says: “${plain(found.instruction)}”`;
  return `${head}${instruction}${parts.length === 0 ? '' : `\n\nIt comes from:\n\n${parts.join('\n')}`}`;
}

/** Shorter words of a form only name the line. */
const enoughOfForm = 35;
const mostParts = 8;
const mostRows = 40;
const deepest = 3;

/** The parts as a list, each with what it was made of below it. */
const toRows = (
  parts: readonly Part[],
  form: string | undefined,
  steps: number,
  seen: Set<string>,
): string[] =>
  parts
    .filter(counts)
    .slice(0, mostParts)
    .flatMap((part) => {
      // A line that is carried over stands in several places; it is said where it comes first.
      const key = keyOf(part);
      if (seen.has(key)) return [];
      seen.add(key);
      const inner = steps === 0 ? [] : toRows(part.parts ?? [], part.form, steps - 1, seen);
      return [row(part, form), ...inner.map((one) => `  ${one}`)];
    });

const keyOf = ({ label, value }: Pick<Part, 'label' | 'value'>): string => `${label}: ${String(value)}`;

/** That a form belongs to the return is a condition, and no part of a sum. */
const counts = ({ value, label }: Part): boolean =>
  value !== null &&
  value !== 0 &&
  typeof value !== 'boolean' &&
  !label.endsWith(' is part of the return') &&
  // Where the Tax Table ends, a year, an age and a position in a list are no parts of a sum.
  !/tax table below$|^Year$|\bindex$|\bbelow age$/.test(label);

const row = (part: Part, form: string | undefined): string =>
  `- ${plain(part.label)}${part.form !== undefined && part.form !== form ? ` (${plain(nameForm(part.form))})` : ''}${part.line !== undefined && /^\d+[a-z]?$/.test(part.line) && part.form === form ? ` (line ${part.line})` : ''}: ${show(part.value, part.unit)}`;

const percent = 100;

/** A value as the form shows it. */
function show(value: number | string | boolean | null, unit: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return value === null ? 'blank' : plain(value);
  if (unit === 'money') return dollars(value);
  if (unit === 'rate') return `${Number((value * percent).toFixed(2))}%`;
  return formatDollars(value, { sign: 'negative' }).replace('$', '');
}

import { formatDollars, formatRate } from '@/lib/format/money';
import { type ExplainedLine, explainLineTool } from '../tools/explain-line';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, dontKnow, notCalculated, plain, say, staleNote } from './answer';

/** One line of the return: its value and what it was made of. */
export async function answerLine(evidence: Evidence, form: string, line: string): Promise<Answer> {
  const { data, citations } = await evidence.useWithCitations(explainLineTool, { form, line });
  if (data.state === 'not-calculated') return say(notCalculated);
  if (data.state === 'unknown-line')
    return dontKnow(
      `I don’t know a line ${plain(line)} on ${plain(data.formName)}. Look at the number printed on the form, or ask for the line by its name.`,
    );
  if (data.state === 'blank')
    return say(
      `${plain(data.label)} (${data.formName}, line ${line}) is **blank** on your return: nothing you told us or uploaded leads to an amount there.${data.stale ? staleNote : ''}`,
    );
  const blocks = data.lines.map((found, index) =>
    describe(found, data.lines.length > 1 ? `${found.label}, copy ${index + 1}` : found.label),
  );
  return say(`${blocks.join('\n\n')}${data.stale ? staleNote : ''}`, citations);
}

function describe(found: ExplainedLine, label: string): string {
  const head = `${plain(label)} (${found.formName}, line ${found.line}) is **${show(found.value, found.unit)}**.`;
  const parts = found.parts
    .filter(({ value }) => value !== null && value !== 0 && value !== false)
    .slice(0, 8)
    .map(
      (part) =>
        `- ${plain(part.label)}${part.line !== undefined && part.line !== '' && part.form === found.form ? ` (line ${part.line})` : ''}: ${show(part.value, part.unit)}`,
    );
  const instruction = found.instruction === '' ? '' : `\n\nThe form says: “${plain(found.instruction)}”`;
  return `${head}${instruction}${parts.length === 0 ? '' : `\n\nIt comes from:\n\n${parts.join('\n')}`}`;
}

/** A value as the form shows it. */
function show(value: number | string | boolean | null, unit: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return value === null ? 'blank' : plain(value);
  if (unit === 'money') return dollars(value);
  if (unit === 'rate') return formatRate(value);
  return formatDollars(value, { sign: 'negative' }).replace('$', '');
}

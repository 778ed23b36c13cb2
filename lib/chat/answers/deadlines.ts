import type { Reading } from '../read/read-question';
import { type Deadline, deadlinesTool } from '../tools/deadlines';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, say } from './answer';

const row = ({ shown, says, passed, amount }: Deadline) =>
  `- **${shown}**${passed ? ' (passed)' : ''}: ${says}${amount === null ? '' : ` ${dollars(amount)}.`}`;

/** What a question about a date is about; null where no date of the return fits. */
export function findDeadline({ text, entities }: Reading): Deadline['id'] | 'all' | null {
  const has = (id: string) => entities.some((one) => one.id === id);
  if (has('deadlines')) return 'all';
  if (has('sep')) return 'sep';
  if (has('ira') || has('roth') || has('hsa')) return 'contributions';
  if (has('estimated')) return 'estimated';
  if (/\b(extension|extend|more time|4868)\b/.test(text)) return 'extension';
  if (/\b(amend|1040-?x|three years|claim (a|my) refund|old refund)\b/.test(text)) return 'claim-refund';
  const isOfReturn = /\b(return|taxes|file|filing|pay|tax day|my tax)\b/.test(text);
  return isOfReturn &&
    /\b(due|deadline|last day|tax day|by when|file|filing)\b/.test(text) &&
    !/\brefund\b/.test(text)
    ? 'file'
    : null;
}

/** The dates that a question is about; null when there are none. */
export async function sayDeadlines(
  evidence: Evidence,
  about: Deadline['id'] | 'all',
): Promise<string | null> {
  const { deadlines, estimatedNeeded } = await evidence.use(deadlinesTool, {});
  const ids: Deadline['id'][] =
    about === 'extension' ? ['extension', 'extended'] : about === 'file' ? ['file', 'extended'] : [];
  const wanted = deadlines.filter(({ id }) => about === 'all' || id === about || ids.includes(id));
  if (wanted.length === 0)
    return about === 'estimated' && estimatedNeeded === false
      ? `If ${evidence.view.taxYear + 1} is like ${evidence.view.taxYear}, you don’t need to make estimated payments. Your withholding is enough.`
      : null;
  const isLate = about === 'file' && wanted.every(({ passed }) => passed) && evidence.view.status !== 'filed';
  const late = isLate ? '\n\nBoth dates have passed. File soon to keep penalties and interest low.' : '';
  return `${wanted.map(row).join('\n')}${late}`;
}

/** Every date that matters for this return. */
export const answerDeadlines = async (evidence: Evidence, about: Deadline['id'] | 'all'): Promise<Answer> =>
  say((await sayDeadlines(evidence, about)) ?? '');

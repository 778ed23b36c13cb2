import { type Deadline, deadlinesTool } from '../tools/deadlines';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, say } from './answer';

const row = ({ shown, says, passed, amount }: Deadline) =>
  `- **${shown}**${passed ? ' (passed)' : ''}: ${says}${amount === null ? '' : ` ${dollars(amount)}.`}`;

/** The dates that a question is about. */
export async function answerDeadlines(evidence: Evidence, about: Deadline['id'] | 'all'): Promise<Answer> {
  const { data } = await evidence.useWithCitations(deadlinesTool, {});
  const ids: Deadline['id'][] =
    about === 'extension' ? ['extension', 'extended'] : about === 'file' ? ['file', 'extended'] : [];
  const wanted = data.deadlines.filter(({ id }) => about === 'all' || id === about || ids.includes(id));
  if (about === 'estimated' && wanted.length === 0)
    return say(
      data.estimatedNeeded === null
        ? 'Calculate your return first: then I can tell whether you need estimated payments. They are due in April, June, September and January.'
        : 'If 2025 is like 2024, you need no estimated payments: your withholding covers enough.',
    );
  const sources = [...new Set(wanted.map(({ source }) => source))];
  return say(`${wanted.map(row).join('\n')}\n\nSource: ${sources.join('; ')}.`);
}

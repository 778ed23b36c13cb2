import { formatDay } from '@/lib/format/day';
import { easternDay } from '@/lib/format/day';
import { explainHistoryTool } from '../tools/explain-history';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, notCalculated, plain, say } from './answer';
import { answerWhyRefund } from './refund';

const words = { added: 'you added', removed: 'you removed', changed: 'you changed' } as const;

/** Why the refund went up or down: from the calculations that were kept. */
export async function answerChanged(evidence: Evidence): Promise<Answer> {
  if (evidence.view.calculated === null) return say(notCalculated);
  const data = await evidence.use(explainHistoryTool, {});
  if (data === null) {
    const why = await answerWhyRefund(evidence);
    return {
      ...why,
      text: `Your result hasn’t changed since your first calculation, so there’s nothing to compare.\n\n${why.text}`,
    };
  }
  const bottom = (balance: number) =>
    balance >= 0 ? `a refund of ${dollars(balance)}` : `${dollars(-balance)} owed`;
  const day = formatDay(easternDay(new Date(data.since)));
  evidence.results.push({ data: { day }, citations: [] });
  const rows = data.steps.map(
    ({ label, name, kind, byDocument, change }) =>
      `- ${change > 0 ? 'Up' : 'Down'} **${dollars(Math.abs(change))}** when ${byDocument && kind === 'added' ? 'you confirmed' : words[kind]} ${plain(label)}${name === null ? '' : `: ${plain(name)}`}`,
  );
  return say(
    `Your result went ${data.change > 0 ? 'up' : 'down'} by **${dollars(Math.abs(data.change))}**: from ${bottom(data.before)} (calculated ${day}) to **${bottom(data.after)}**.${rows.length === 0 ? '' : `\n\n${rows.join('\n')}`}`,
  );
}

import { easternDay } from '@/lib/format/day';
import { listDeductionsTool } from '../tools/list-deductions';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, plain, say } from './answer';

/** What may still bring money. */
export async function answerDeductions(evidence: Evidence): Promise<Answer> {
  const { data } = await evidence.useWithCitations(listDeductionsTool, {});
  if (!data.ready) return say(notReady);
  const claimed = data.settled.filter(({ kind }) => kind === 'claimed');
  const has =
    claimed.length === 0
      ? ''
      : `\n\nYour return already has: ${claimed.map(({ name, dollars: amount }) => `${plain(name)}${amount === null ? '' : ` (${dollars(amount)})`}`).join(', ')}.`;
  const day = easternDay(evidence.view.today);
  const possible = data.suggestions.filter(({ doneBy }) => doneBy === null || doneBy >= day);
  if (possible.length === 0)
    return say(
      `I found nothing you left out, from what you told us so far.${has} The [deductions page](/deductions) shows what I checked and why it doesn’t apply.`,
    );
  const list = possible
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .slice(0, 8)
    .map(({ name, savings, href }) => `- [${plain(name)}](${href}): up to ${dollars(savings)}`);
  return say(
    `${possible.length === data.suggestions.length ? `Together these could bring you up to **${dollars(data.total)}**` : 'These could still bring you money'}:\n\n${list.join('\n')}${has}\n\nEach one has conditions; the [deductions page](/deductions) lists them.`,
  );
}

const notReady =
  'Some answers are still missing, so I can’t calculate this for your return yet. The [interview](/interview) shows what is open.';

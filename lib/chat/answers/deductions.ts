import { easternDay } from '@/lib/format/day';
import { listDeductionsTool } from '../tools/list-deductions';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, plain, say } from './answer';

/** What may still bring money. */
export async function answerDeductions(evidence: Evidence): Promise<Answer> {
  const { data } = await evidence.useWithCitations(listDeductionsTool, {});
  if (!data.ready) return say(notReady);
  // Tax withheld is a payment, and no deduction that anybody asks for.
  const claimed = data.settled.filter(
    ({ kind, id }) => kind === 'claimed' && !id.startsWith('unclaimed-withholding'),
  );
  const has =
    claimed.length === 0
      ? ''
      : `\n\nYour return already has: ${claimed.map(({ name, dollars: amount }) => `${plain(name)}${amount === null ? '' : ` (${dollars(amount)})`}`).join(', ')}.`;
  const day = easternDay(evidence.view.today);
  const possible = data.suggestions.filter(({ doneBy }) => doneBy === null || doneBy >= day);
  if (possible.length === 0)
    return say(
      `Based on what you’ve told us so far, I didn’t find anything you left out.${has} The [deductions page](/deductions) shows what I checked and why it doesn’t apply.`,
    );
  const shown = possible
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .slice(0, most);
  const rows = (list: typeof shown) =>
    list
      .map(({ name, savings, href }) => `- [${plain(name)}](${href}): up to ${dollars(savings)}`)
      .join('\n');
  const open = shown.filter(({ doneBy }) => doneBy !== null);
  const done = shown.filter(({ doneBy }) => doneBy === null);
  const { taxYear } = evidence.view;
  const isOver = day > `${taxYear}-12-31`;
  // What had to happen in a year that is over can't be done any more: it can only be entered.
  const parts = [
    ...(open.length === 0 ? [] : [`You can still do this for ${taxYear}:\n\n${rows(open)}`]),
    ...(done.length === 0
      ? []
      : [
          `${isOver ? `Enter these if they happened in ${taxYear}` : 'These may apply to you'}:\n\n${rows(done)}`,
        ]),
  ];
  const sum =
    possible.length === data.suggestions.length
      ? ` Together, they could save you up to **${dollars(data.total)}**.`
      : '';
  return say(
    `${parts.join('\n\n')}${has}\n\nEach one has conditions. The [deductions page](/deductions) lists them.${sum}`,
  );
}

/** How many are listed. */
const most = 8;

const notReady =
  'Some answers are still missing, so I can’t calculate this for your return yet. The [interview](/interview) shows what’s missing.';

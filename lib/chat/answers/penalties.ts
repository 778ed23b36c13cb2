import { law2024 } from '@/lib/tax/us/law/2024';
import { explainLineTool } from '../tools/explain-line';
import type { Evidence } from '../tools/tool';
import { answerLine } from './line';
import { type Answer, dollars, notCalculated, plain, say } from './answer';

/** What else people call a penalty and a return may hold. The first adds to the tax, the second comes off income. */
const others = [
  { form: 'schedule-2', line: '8', says: 'extra tax on early withdrawals and the like' },
  { form: 'schedule-1', line: '18', says: 'what a bank kept for an early withdrawal of savings' },
] as const;

const open =
  ' You owe enough that there may be one: answer the questions about your 2023 tax and income in the [interview](/interview) and we work it out. Otherwise the IRS sends a bill.';

/**
 * The penalty for paying too little during the year, which is the only one on a return by that name, with the others
 * after it.
 */
export async function answerPenalties(evidence: Evidence): Promise<Answer> {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const own = await answerLine(evidence, '1040', '38');
  // Without the figures of last year line 38 stays empty, and that is no promise.
  const isOpen =
    calculated.facts.priorYear.tax === null &&
    -calculated.results.estimatedRefund >= law2024.estimatedTax.smallestAmount;
  const found: string[] = [];
  for (const { form, line, says } of others) {
    const data = await evidence.use(explainLineTool, { form, line });
    const [one] = data.state === 'found' ? data.lines : [];
    if (one !== undefined && typeof one.value === 'number' && one.value > 0)
      found.push(`- **${dollars(one.value)}**, ${says} (${plain(one.formName)}, line ${one.line})`);
  }
  const listed = found.length === 0 ? '' : `\n\nAlso on your return:\n\n${found.join('\n')}`;
  return say(
    `${own.text}\n\nThis is the penalty for paying too little tax during the year (Form 2210).${isOpen ? open : ''}${listed}\n\nThe return has no line for the penalties for filing or paying late: the IRS works those out and sends a bill. Ask me about them by name.`,
    own.citations,
  );
}

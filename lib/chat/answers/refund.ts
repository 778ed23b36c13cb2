import { formatRate } from '@/lib/format/money';
import { explainLineTool } from '../tools/explain-line';
import { explainRefundTool } from '../tools/explain-refund';
import type { Evidence } from '../tools/tool';
import { whatIfTool } from '../tools/what-if';
import { type Answer, dollars, notCalculated, plain, say, staleNote } from './answer';

/** What comes back or is owed. */
export async function answerRefund(evidence: Evidence): Promise<Answer> {
  const { data, citations } = await evidence.useWithCitations(explainRefundTool, {});
  if (data.state === 'not-calculated') return say(notCalculated);
  const { balance, figures, stale } = data;
  const head =
    balance > 0
      ? `Your federal refund for ${evidence.view.taxYear} is **${dollars(balance)}**.`
      : balance < 0
        ? `You owe **${dollars(-balance)}** in federal tax for ${evidence.view.taxYear}.`
        : 'You have no refund and owe nothing. Your payments match your tax.';
  const difference =
    balance === 0 ? '' : ` The difference is ${balance < 0 ? 'what you still owe' : 'your refund'}.`;
  const way = `Your total tax is ${dollars(figures.totalTax)} (line 24) and your payments are ${dollars(figures.totalPayments)} (line 33).${difference}`;
  return say(`${head}\n\n${way}${stale ? staleNote : ''}`, citations);
}

/** Which facts moved the result, the largest first. */
export async function answerWhyRefund(evidence: Evidence): Promise<Answer> {
  const { data, citations } = await evidence.useWithCitations(explainRefundTool, {});
  if (data.state === 'not-calculated') return say(notCalculated);
  const { balance, steps, stale, figures } = data;
  const own = await evidence.use(explainLineTool, { form: 'schedule-2', line: '4' });
  const [selfEmployment] = own.state === 'found' ? own.lines : [];
  const result =
    balance >= 0 ? `a refund of **${dollars(balance)}**` : `a balance due of **${dollars(-balance)}**`;
  const moved = steps
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const list = moved
    .slice(0, 6)
    .map(
      ({ label, change }) =>
        `- ${plain(label)}: ${dollars(Math.abs(change))} ${change > 0 ? 'more for you' : 'less for you'}`,
    );
  const rest = moved.length > 6 ? '\n\nThe [summary](/summary) shows every step.' : '';
  const ownTax =
    typeof selfEmployment?.value === 'number' && selfEmployment.value > 0
      ? `, of which ${dollars(selfEmployment.value)} is self-employment tax`
      : '';
  const sum = `Your total tax is ${dollars(figures.totalTax)} (line 24)${ownTax}, and your payments are ${dollars(figures.totalPayments)} (line 33).`;
  return say(
    `Your return shows ${result}. ${sum}\n\nThese made the biggest difference:\n\n${list.join('\n')}${rest}${stale ? staleNote : ''}`,
    citations,
  );
}

/** Tax on the next dollars and tax on all of them. */
export async function answerRate(evidence: Evidence): Promise<Answer> {
  const { data, citations } = await evidence.useWithCitations(explainRefundTool, {});
  if (data.state === 'not-calculated') return say(notCalculated);
  const parts: string[] = [];
  if (data.effectiveRate !== null)
    parts.push(
      `Your effective rate is **${formatRate(data.effectiveRate)}**: total tax of ${dollars(data.figures.totalTax)} on income of ${dollars(data.figures.totalIncome)}.`,
    );
  if (data.bracket !== null)
    parts.push(
      `Your taxable income of ${dollars(data.figures.taxableIncome)} reaches the **${showPercent(data.bracket)}** bracket.`,
    );
  const more = await evidence.use(whatIfTool, {
    changes: [
      { path: 'otherIncome', value: [...otherIncomeOf(evidence), { description: 'Trial', amount: 1000 }] },
    ],
  });
  if (more.state === 'found') {
    const lost = -more.change;
    const next =
      lost >= 0 && lost < 1000
        ? `Your marginal rate, the tax on your next dollars of income, is **${showPercent(lost / 1000)}**. `
        : '';
    parts.push(
      `${next}If you had ${dollars(1000)} more of ordinary income, you’d keep ${dollars(1000 - lost)}. **${dollars(lost)}** of it would go to federal income tax.`,
    );
    evidence.results.push({
      data: { trial: 1000, lost, kept: 1000 - lost, marginalRate: lost / 1000 },
      citations: [],
    });
  }
  return say(`${parts.join('\n\n')}${data.stale ? staleNote : ''}`, citations);
}

/** A rate as people say it: 12%, 22.2%. */
const showPercent = (rate: number) => `${Number((rate * 100).toFixed(1))}%`;

const otherIncomeOf = ({ view }: Evidence) => view.calculated?.input.otherIncome ?? [];

import { type Stage, stages } from '../find-between';
import { citeLine } from '../line-links';
import { explainRefundTool } from '../tools/explain-refund';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, notCalculated, say, staleNote } from './answer';
import { sayTaxSteps } from './tax-steps';
import { readLines, type Row, sayRow } from './lists';

/** The lines that lead from one stage to the next, and what they do to it. */
const ways: Readonly<Record<Exclude<Stage, '1z'>, { plus: string; minus: string }>> = {
  '9': { plus: '1040:2b 1040:3b 1040:4b 1040:5b 1040:6b 1040:7 1040:8', minus: '' },
  '11': { plus: '', minus: 'schedule-1:11-25' },
  '15': { plus: '', minus: '1040:12 1040:13' },
  '16': { plus: '', minus: '' },
  '24': { plus: '1040:17 1040:23', minus: '1040:19 1040:20' },
  '34': { plus: '1040:25d 1040:26 1040:27 1040:28 1040:29 1040:31 1040:33', minus: '' },
};

/** How one figure of Form 1040 becomes another, step by step. */
export async function answerBetween(evidence: Evidence, from: Stage, to: Stage): Promise<Answer> {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const start = readLines(evidence, `1040:${from}`);
  const steps: string[] = start.map((row) => `- ${sayRow(row)}`);
  const used: Row[] = [...start];
  for (const stage of stages.slice(stages.indexOf(from) + 1, stages.indexOf(to) + 1)) {
    if (stage === '1z') continue;
    const { plus, minus } = ways[stage];
    const more = readLines(evidence, plus);
    const less = readLines(evidence, minus);
    const sum = stage === '34' ? [] : readLines(evidence, `1040:${stage}`);
    steps.push(
      ...more.map((row) => `- ${stage === '34' ? 'paid in' : 'plus'} ${sayRow(row)}`),
      ...less.map((row) => `- less ${sayRow(row)}`),
      ...sum.map((row) => `- ${stage === '16' ? 'the tax on that' : 'makes'} ${sayRow(row)}`),
    );
    used.push(...more, ...less, ...sum);
  }
  evidence.results.push({ data: { rows: used }, citations: [] });
  const rates =
    used.some(({ form, line }) => form === '1040' && line === '16') && from !== '16'
      ? sayTaxSteps(evidence)
      : '';
  const result = to === '34' ? await sayResult(evidence) : '';
  const stale = calculated.results.stale ? staleNote : '';
  return say(
    `This is the way from the one to the other:\n\n${steps.join('\n')}${rates}${result}${stale}`,
    used
      .filter(({ line }) => line === from || line === to)
      .map(({ form, line, label }) => citeLine(form, line, label)),
  );
}

async function sayResult(evidence: Evidence): Promise<string> {
  const refund = await evidence.use(explainRefundTool, {});
  if (refund.state === 'not-calculated') return '';
  const { balance } = refund;
  return `\n\n${balance >= 0 ? `What was paid in beyond the tax comes back: **${dollars(balance)}**.` : `What was not paid in yet is owed: **${dollars(-balance)}**.`}`;
}

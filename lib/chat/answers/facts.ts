import { statusNames } from '@/lib/interview/filing-status';
import type { Evidence } from '../tools/tool';
import { type Answer, notCalculated, say } from './answer';

/** As whom the return is filed. */
export function answerFilingStatus(evidence: Evidence): Answer {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const name = statusNames[calculated.facts.filingStatus];
  return say(
    `Your filing status is **${name}**. It follows from your answers about your household in the [interview](/interview).`,
  );
}

/** How many people stand on the return. Never their names: those are somebody’s words. */
export function answerDependents(evidence: Evidence): Answer {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const count = calculated.input.dependents?.length ?? 0;
  if (count === 0)
    return say(
      'You told us of no dependents. You can add one in the [interview](/interview) under your household.',
    );
  evidence.results.push({ data: { dependents: count }, citations: [] });
  return say(
    `You told us of **${count}** ${count === 1 ? 'dependent' : 'dependents'}. The [interview](/interview) shows each of them, and your [summary](/summary) what they bring.`,
  );
}

import { filingStatusNames } from '@/lib/tax/facts/filing-status-names';
import { plural } from '@/lib/format/words';
import type { Evidence } from '../tools/tool';
import { type Answer, notCalculated, plain, say } from './answer';

/** As whom the return is filed. */
export function answerFilingStatus(evidence: Evidence): Answer {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const name = filingStatusNames[calculated.facts.filingStatus];
  return say(
    `Your filing status is **${name}**. It’s based on your answers about your household in the [interview](/interview).`,
  );
}

/** A name of one word: nothing longer is repeated, since a name is whatever somebody typed. */
const oneName = /^\p{L}[\p{L}'-]{0,19}$/u;

/** How many people stand on the return, and what they are called. */
export function answerDependents(evidence: Evidence): Answer {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const dependents = calculated.input.dependents ?? [];
  const count = dependents.length;
  if (count === 0)
    return say(
      'You told us you have no dependents. You can add one in the [interview](/interview) under your household.',
    );
  const names = dependents
    .map(({ firstName = '' }) => firstName)
    .filter((name) => oneName.test(name))
    .map(plain);
  const called = names.length === count ? `: ${names.join(', ')}` : '';
  evidence.results.push({ data: { dependents: count }, citations: [] });
  return say(
    `You have **${count}** ${plural(count, 'dependent', 'dependents')} on your return${called}. See them in the [interview](/interview), and the credits you get for them on your [summary](/summary).`,
  );
}

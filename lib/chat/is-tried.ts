import { asksHow } from './asks';
import { isOnReturn } from './find-by-amount';
import { asksOutcome, isConditional, isFragment } from './is-trial';
import { leverOf } from './lever-of-line';
import type { Lever } from './levers';
import type { ReturnView } from './return-view';
import type { Intent } from './understand';
import type { guess } from './weigh-question';

type Guessed = ReturnType<typeof guess>;

const surer = 0.7;
const quiteSure = 0.8;
const hardly = 0.05;

/** Whether words that sound like a trial are one: the law of a thing has "if" and "how does it affect" too. */
export function isTried(
  view: ReturnView,
  { lever, wish }: Intent & { kind: 'what-if' },
  { intent, want, chance, chanceOf }: Guessed,
  text: string,
): boolean {
  const hasAmount = wish.amount !== null || wish.factor !== null;
  const says = isConditional(text) || asksOutcome(wish.text);
  // A figure of the return that is quoted is asked about, and nothing is changed by it.
  if (isOnReturn(view, wish.amount) && (asksHow.test(text) ? !supposes.test(text) : !says)) return false;
  if (chanceOf('what-if') >= hardly || (lever === 'sep' && wish.most)) return true;
  if (
    hasAmount &&
    (says || isFragment(wish.text) || lever === 'replaced' || wish.isWhole || wish.more || wish.less)
  )
    return true;
  if (!hasAmount && asksOutcome(wish.text) && comesToUs.test(text)) return true;
  if (!hasAmount && intent?.kind === 'line') return chance < surer;
  return want !== 'topic' || chance < (hasAmount ? nearlyAlways : quiteSure);
}
const nearlyAlways = 0.95;
const supposes = /\b(if|would|could|suppose\w*|say|had|instead|rather)\b/;
/** What comes of it for the person, not how it is in law. */
export const comesToUs = /\b(refund|owe|bill|get back|balance)\b|\binstead of\b|^\W*(\w+ ){0,7}\w+\W*$/;
/** What is tried on the line that the words are nearest to. */
export function leverNear({ all }: Guessed): Lever | null {
  const near = all.find(({ key, chance }) => key.startsWith('line:') && chance >= leastNear);
  return near === undefined ? null : leverOf(near.key.slice('line:'.length));
}

const leastNear = 0.02;

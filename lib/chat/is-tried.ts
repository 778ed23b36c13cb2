import { triedFacts } from './answers/tried-facts';
import { isFact, isOnReturn } from './find-by-amount';
import { asksOutcome, isConditional, isFragment, saysChange } from './is-trial';
import { leverOf } from './lever-of-line';
import type { Lever } from './levers';
import type { Wish } from './read-wish';
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
  const isSaid = isConditional(text) || saysChange(wish.text);
  const says = isSaid || asksOutcome(wish.text);
  // A figure of the return that is quoted is asked about, and nothing is changed by it.
  if (asksBack.test(text) && !supposes.test(text) && isOnReturn(view, wish.amount)) return false;
  if (!isConditional(text) && !wish.more && !wish.less && doubts.test(text) && !supposes.test(text))
    return false;
  if (!isSaid && !wish.more && isQuoted(view, lever, wish, says)) return false;
  if (chanceOf('what-if') >= hardly || (lever === 'sep' && wish.most)) return true;
  if (
    hasAmount &&
    (says || isFragment(wish.text) || lever === 'replaced' || wish.isWhole || wish.more || wish.less)
  )
    return true;
  if (!hasAmount && (asksOutcome(wish.text) ? comesToUs : statedSwap).test(text)) return true;
  if (!hasAmount && wish.most && isFragment(wish.text)) return true;
  if (!hasAmount && intent?.kind === 'line') return chance < surer;
  return want !== 'topic' || chance < (hasAmount ? nearlyAlways : quiteSure);
}
const nearlyAlways = 0.95;
/** Asks where a figure comes from. */
const asksBack =
  /\bwhy\b|\bhow come\b|\bhow (did|do|was|is|were|are)\b|\bexplain\b|\bwhere (did|does|do)\b|\byou (took|take|put|used?|have|had|show\w*|said|say|list\w*|gave|deduct\w*|count\w*|report\w*|enter\w*|calculat\w*|figur\w*)\b|\b(return|1040|form|it) (says|shows|has|lists)\b/;
/** One thing in the place of another, and no question: "head of household instead of single". */
const statedSwap =
  /^(?!.*\b(what|why|how|when|which|who|is|are|can|does|do|should|better)\b).*\binstead of\b/;
/** Has another figure in mind, and asks which one stands there. */
const doubts =
  /\b(i|we) (thought|expected|counted|remember|see|read)\b.*\d|\b(that )?can't be\b|\bwhat (do|did|have) you (have|got|put|come up with|enter(ed)?)\b|\bwhat(('s| is) (on|in|down|there)| went in)\b|\bstill so\b/;
const supposes = /\b(if|would|could|suppose\w*|say|had|instead|rather)\b/;
/** What comes of it for the person, not how it is in law. */
const comesToUs = /\b(refund|owe|bill|get back|balance)\b|\binstead of\b|^\W*(\w+ ){0,7}\w+\W*$/;
/**
 * Whether the amount may be read off the return: then a few words with it try nothing. Miles are on no line, and what
 * the return does not have yet can be of any amount.
 */
function isQuoted(view: ReturnView, lever: Lever, wish: Wish, asks: boolean): boolean {
  const { calculated } = view;
  if (calculated === null || wish.amount === null) return false;
  const find = triedFacts[lever];
  const fact = find?.(calculated.input, wish, wish.text) ?? null;
  if (fact?.isCount === true) return fact.before === wish.amount;
  return asks ? (fact?.before ?? 0) > 0 && isFact(view, wish.amount) : isOnReturn(view, wish.amount);
}

/** What is tried on the line that the words are nearest to. */
export function leverNear({ all, chanceOf }: Guessed): Lever | null {
  // What is surely a trial leaves little to the lines; how much lies outside says nothing about them.
  const rest = Math.max(1 - chanceOf('what-if') - chanceOf('outside'), 0);
  const near = all.find(
    ({ key, chance }) => key.startsWith('line:') && chance >= Math.min(leastNear, rest * leastOfRest),
  );
  return near === undefined ? null : leverOf(near.key.slice('line:'.length));
}

const leastNear = 0.02;
const leastOfRest = 0.1;

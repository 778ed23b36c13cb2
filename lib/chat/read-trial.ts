import { isConditional, isHypothetical } from './is-trial';
import { type Lever, readLever, triedAsIs } from './levers';
import { readWish, type Wish } from './read-wish';
import { writeDigits } from './write-digits';

/** A question for what would be: what is tried, and how much of it. */
interface Tried {
  kind: 'what-if';
  lever: Lever;
  wish: Wish;
}

/**
 * What a question tries on the return; null when it names nothing that can be tried, or asks for no trial.
 * @param otherwise what is tried when no word names it; given where the words as a whole say that it is a trial
 */
export function readTrial(text: string, otherwise?: Lever | null): Tried | null {
  const digits = writeDigits(text);
  const wish = readWish(digits);
  const hasAmount = wish.amount !== null || wish.factor !== null;
  const lever = readLever(wish.text, hasAmount) ?? otherwise ?? null;
  if (lever === null) return null;
  // The most into a plan of one's own depends on one's own profit.
  if (lever === 'sep' && wish.amount === null && asksMost.test(text))
    return { kind: 'what-if', lever, wish: { ...wish, most: true } };
  if (!hasAmount && !wish.most && !triedAsIs.has(lever)) return null;
  if (otherwise === undefined && !isHypothetical(digits, hasAmount || wish.most)) return null;
  if (/\b(by when|until when)\b|\blimit\b(?!.*\b(owe|refund|bill)\b)/.test(text)) return null;
  // "I have nothing from my employer yet" takes no job away.
  if (lever === 'more-pay' && wish.isNone && !takesAway.test(wish.text)) return null;
  // The gain of a home may be excluded, and what is given or left to somebody is no income.
  if (lever === 'gain' && /\b(house|home|condo|apartment|land|car|boat)\b/.test(text)) return null;
  if (
    lever === 'more-pay' &&
    /\binherit\w*|\blife insurance\b|\b(parents?|mom|dad|mother|father|grand\w+|uncle|aunt|friends?|family|brother|sister) (gifts?|gave|gives?|lends?|lent) (me|us)\b|\ba gift\b/.test(
      text,
    )
  )
    return null;
  if (lever === 'charity' && /\b(gofundme|political|campaign|candidate)\b/.test(text)) return null;
  if (wish.amount === null && /\b(deadline|last day)\b/.test(text)) return null;
  if (/\bwhy\b|\bhow come\b/.test(text) && !(isConditional(digits) && supposes.test(text))) return null;
  return { kind: 'what-if', lever, wish };
}

const asksMost =
  /\b(max\w*|most|biggest|largest|limit|full|how much) .*\b(i|we|my|our|me|this profit)\b|\b(i|we) .*\b(max\w*|most)\b|\b(max\w*|fill|to the (limit|max))\b.*\b(sep|owe|bill)\b/;

/** "Why this instead of that?" asks for the reason of what is; with one of these it asks what would be. */
const supposes = /\b(if|would|could|suppose|supposing|say|imagine|pretend|had|should have|happens)\b/;

const takesAway = /\b(if|without|drop|remove|minus|suppose|supposing|say|imagine|pretend|had|quit)\b/;

import { findByAmount, readAmounts } from './find-by-amount';
import { onlyPoints } from './points-back';
import type { ReturnView } from './return-view';
import { splitQuestion } from './split-question';
import { twinsOf } from './twins';
import { type Intent, understand } from './understand';
import { toWant } from './wants';
import { guess, sure } from './weigh-question';

/** What can be asked for together with something else. */
const figures: readonly Intent['kind'][] = [
  'line',
  'refund',
  'rate',
  'deadlines',
  'filing-status',
  'dependents',
  'paper',
];

/** Asks why, or tries something: that is one question, however many things it names. */
const isOne =
  /\b(why|how come|vouchers?|if|suppose|instead|rather|difference between|whether .* and how (?:much|large|big)|how (do|did|does|is|was))\b/;

/**
 * The figures that one message asks for at once, in its order; fewer than two when it asks for one thing.
 * @param intent what it was taken for as a whole
 */
export function findSeveral(view: ReturnView, intent: Intent, text: string): Intent[] {
  if (view.calculated !== null && whichOfTwo.test(text)) {
    const two = findTwoQuoted(view, text);
    if (two.length >= 2) return two;
  }
  if (
    view.calculated === null ||
    !([...figures, 'topic', 'outside', 'choice', 'why-refund'] as string[]).includes(intent.kind) ||
    isOne.test(text)
  )
    return [];
  const found: { intent: Intent; want: string }[] = [];
  let missed = 0;
  for (const { readings } of splitQuestion(text)) {
    // "…, and how much was it" asks for what the other part names.
    if (readings.every(onlyPoints)) continue;
    const part = readings.map((one) => readPart(view, one)).find((one) => one !== null) ?? null;
    if (part === null) missed += 1;
    else if (!found.some(({ want }) => want === part.want || twinsOf(view, want).includes(part.want)))
      found.push(part);
  }
  return found.length >= 2 && missed < found.length ? found.map((one) => one.intent) : [];
}

/** Two figures stand there, and somebody wonders which one holds. */
const whichOfTwo =
  /\b(which (is it|one)|which of (them|these|the two)|one place .*\banother|in one (place|spot|line) |two different|both (numbers|figures|there))\b/;

/** The lines of all figures that a question quotes. */
const findTwoQuoted = (view: ReturnView, text: string): Intent[] =>
  readAmounts(text).flatMap((amount) => {
    const one = findByAmount(view, `how ${amount}`, () => 1);
    return one === null ? [] : [one];
  });

/** What one part asks for, when that is clear. */
function readPart(view: ReturnView, part: string): { intent: Intent; want: string } | null {
  const plain = understand(part);
  if (plain.kind === 'paper' || (plain.kind === 'line' && plain.isPrinted)) {
    const want = toWant(plain);
    return want === null ? null : { intent: plain, want };
  }
  const { intent, want, chance } = guess(part, view);
  return intent !== null &&
    chance >= (part.split(' ').length <= short ? fair : sure) &&
    figures.includes(intent.kind)
    ? { intent, want }
    : null;
}
/** One or two words say little, but among others they ask for what they name. */
const short = 2;
const fair = 0.35;

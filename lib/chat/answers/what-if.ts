import { findTriedLine } from '../find-tried-line';
import { type Lever, readLever } from '../levers';
import { nameForm } from '../line-links';
import { readWish, type Wish } from '../read-wish';
import type { Evidence } from '../tools/tool';
import { whatIfTool } from '../tools/what-if';
import { replaceAmount, tryAmount } from './amount-trials';
import { type Answer, dollars, notCalculated, say, staleNote } from './answer';
import { replaceFact } from './replace-fact';
import { dropSales, tryBasis, trySale } from './sale-trials';
import { triedFacts } from './tried-facts';
import {
  type Calculated,
  dropDependents,
  fillHsa,
  lowerPay,
  type Trial,
  tryChild,
  tryDeduction,
  tryIra,
  tryJob,
  tryPerson,
  trySepLimit,
  tryStatus,
  tryTuition,
  tryWithdrawal,
} from './trials';

/**
 * The refund with something changed; null when it needs an amount that was not said. Saves nothing.
 * @param said the question in comparable form, the names on the return still in it
 */
export async function answerWhatIf(
  evidence: Evidence,
  lever: Lever,
  wish: Wish,
  said: string,
): Promise<Answer | null> {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  if (lever === 'roth' && wish.amount === null)
    return say(
      'A contribution to a Roth IRA does **not** change your refund: it is never deductible. A traditional IRA may be; ask what it would do.',
    );
  const { input } = calculated;
  const path = triedFacts[lever]?.(input, wish, said)?.path ?? null;
  const trial =
    (lever === 'sep' && wish.most && wish.amount === null ? await trySepLimit(evidence) : null) ??
    planBoth(lever, wish, calculated, said) ??
    replaceAmount(input, lever, wish, said) ??
    replaceFact(input, wish.text, path) ??
    plan(lever, wish, calculated, said);
  const question = askFor[lever];
  if (trial === null) return question === undefined || wish.isNone ? null : say(question);
  const asked = findTriedLine(lever, wish.text);
  const { data, citations } = await evidence.useWithCitations(whatIfTool, {
    changes: trial.changes,
    lines: asked === null ? [] : [asked],
  });
  // The amount that was asked about may be part of a sum in the changes.
  evidence.results.push({ data: { tried: trial.says, note: trial.note }, citations: [] });
  if (data.state === 'not-calculated') return say(notCalculated);
  if (data.state === 'does-not-fit')
    return say(
      'That does not fit the facts of your return, so I can’t work it out. Your preparer can look at it with you.',
      [],
      true,
    );
  const bottom = (balance: number) =>
    balance >= 0 ? `a refund of ${dollars(balance)}` : `${dollars(-balance)} to pay`;
  const effect =
    data.change === 0
      ? 'nothing changes for you'
      : `you would be **${dollars(Math.abs(data.change))}** ${data.change > 0 ? 'better' : 'worse'} off`;
  const lines = data.lines.map(
    ({ form, line, label, before, after }) =>
      `${label} (${nameForm(form)}, line ${line}) would ${before === after ? `stay ${dollars(after)}` : `go from ${dollars(before)} to **${dollars(after)}**`}.`,
  );
  return say(
    [
      `With ${trial.says}, ${effect}: from ${bottom(data.before)} to **${bottom(data.after)}**.`,
      ...lines,
      `Your total tax would go from ${dollars(data.taxBefore)} to ${dollars(data.taxAfter)}.`,
      ...(trial.note === undefined ? [] : [trial.note]),
      `Nothing was saved.${data.stale ? staleNote : ''}`,
    ].join(' '),
    citations,
  );
}

const askFor: Partial<Record<Lever, string>> = {
  unclear:
    'I could not tell what you want to change. Name it and the amount, such as more pay or a gift to charity and how much, and I will work it out.',
  charity: 'Tell me how much you would give and I will work out what it changes.',
  'more-pay': 'Tell me how much more you would earn and I will work it out.',
  'other-job': 'Tell me what the other job would pay and I will work it out.',
  '401k': 'Tell me how much more would go into the plan and I will work it out.',
};

/** Two things that one question tries: "wages 60000 and 6500 withheld". Null when it tries one. */
function planBoth(lever: Lever, wish: Wish, calculated: Calculated, said: string): Trial | null {
  if (lever === 'other-job') return null;
  const [first, second, ...others] = wish.text.split(joint).map((part) => {
    const own = readWish(part);
    return { wish: own, lever: own.amount === null ? null : readLever(part, true) };
  });
  if (first === undefined || second === undefined || others.length > 0) return null;
  if (first.lever === null || second.lever === null || first.lever === second.lever) return null;
  const trials = [first, second].map((part) =>
    part.lever === null ? null : plan(part.lever, part.wish, calculated, said),
  );
  const [one, other] = trials;
  if (one === undefined || other === undefined || one === null || other === null) return null;
  return {
    ...one,
    ...other,
    says: `${one.says}, and ${other.says}`,
    changes: [...one.changes, ...other.changes],
  };
}
const joint = /,? (?:and|plus|together with|along with|as well as|but also) (?=.*\d)/;

const withAmount = (wish: Wish, make: (dollars: number) => Trial | null): Trial | null =>
  wish.amount === null || wish.isNone ? null : make(wish.amount);

/** What to try for a lever; null when the question does not say enough. */
function plan(lever: Lever, wish: Wish, calculated: Calculated, said: string): Trial | null {
  const { input } = calculated;
  const hasAmount = wish.amount !== null || wish.factor !== null;
  switch (lever) {
    case 'ira':
      return tryIra(calculated, wish, said);
    case 'roth':
      return tryIra(calculated, wish, said, 'roth');
    case 'hsa':
      return tryAmount(input, lever, wish.most || !hasAmount ? fillHsa(calculated, wish) : wish, said);
    case '401k':
      return lowerPay(calculated, wish, said);
    case 'other-job':
      return withAmount(wish, (amount) => tryJob(input, amount, wish.text));
    case 'tuition':
      return withAmount(wish, (amount) => tryTuition(input, amount, wish.text, said));
    case 'gain':
      return wish.isNone ? dropSales(input) : trySale(input, wish);
    case 'sale-basis':
      return tryBasis(input, wish);
    case 'no-sale':
      return dropSales(input);
    case 'withdrawal':
      return withAmount(wish, (amount) => tryWithdrawal(calculated, amount));
    case 'child':
      return tryChild(input, wish.text);
    case 'no-dependent':
      return dropDependents(input, wish.text, said);
    case 'itemize':
    case 'standard':
      return tryDeduction(lever);
    case 'blind':
    case 'age':
      return tryPerson(lever, input, wish.text, said);
    case 'head-of-household':
      return tryStatus('hoh', 'head of household as filing status');
    case 'joint':
      return tryStatus('mfj', 'a joint return');
    case 'separate':
      return tryStatus('mfs', 'separate returns');
    case 'single':
      return tryStatus('single', 'single as filing status');
    default:
      return tryAmount(input, lever, wish, said);
  }
}

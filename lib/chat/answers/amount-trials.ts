import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { Lever } from '../levers';
import type { Wish } from '../read-wish';
import { dollars } from './answer';
import { readBoth } from './replace-fact';
import type { Fact } from './fact';
import { triedFacts } from './tried-facts';
import type { Trial } from './trials';

type Input = ReturnInputJson;

/** An amount of this share of what there is stands for all of it where either could be meant. */
const mostOfIt = 0.5;

/** What there would be in the place of what there is; null when the question does not say how much. */
function findAfter(
  { before, plain }: Fact,
  wish: Wish,
): { after: number; how: 'whole' | 'more' | 'less' } | null {
  const { amount, factor } = wish;
  if (factor !== null) return before === 0 ? null : { after: Math.round(before * factor), how: 'whole' };
  if (amount === null || (wish.isNone && before === 0)) return null;
  // What the return has just so changes nothing.
  if (amount === before && !wish.more && !wish.less && before > 0) return null;
  if (wish.isWhole) return { after: amount, how: 'whole' };
  if (wish.less) return before === 0 ? null : { after: Math.max(0, before - amount), how: 'less' };
  const isMore =
    before > 0 && (wish.more || plain === 'more' || (plain === 'by-size' && amount < before * mostOfIt));
  return isMore ? { after: before + amount, how: 'more' } : { after: amount, how: 'whole' };
}

const count = (value: number): string => value.toLocaleString('en-US');

function makeTrial(fact: Fact, wish: Wish): Trial | null {
  const found = findAfter(fact, wish);
  if (found === null) return null;
  const { after, how } = found;
  const { before, name, path, tail = '' } = fact;
  const say = fact.isCount ? count : dollars;
  const amount =
    how === 'whole'
      ? `${say(after)} ${name}${before > 0 ? ` instead of ${say(before)}` : ''}`
      : `${say(wish.amount ?? 0)} ${how} ${name.replace(/^of /, '')}`;
  return {
    says: after === 0 && fact.none !== undefined ? fact.none : `${amount}${tail}`,
    changes: fact.make?.(after) ?? [{ path, value: after }],
    ...(fact.note === undefined ? {} : { note: fact.note }),
  };
}

/** "9,000 instead of 5,000" for an amount that the return has just so; null when it has not. */
export function replaceAmount(input: Input, lever: Lever, wish: Wish, said: string): Trial | null {
  const both = readBoth(wish.text);
  const fact = triedFacts[lever]?.(input, wish, said) ?? null;
  return both === null || fact === null || !both.before.includes(fact.before)
    ? null
    : makeTrial(fact, { ...wish, amount: both.next, factor: null, less: false, more: false, isWhole: true });
}

/**
 * An amount of the return made larger, smaller or another; null for a lever that is no single amount, and where the
 * question says no amount.
 * @param said the question in comparable form, the names on the return still in it
 */
export function tryAmount(input: Input, lever: Lever, wish: Wish, said: string): Trial | null {
  const fact = triedFacts[lever]?.(input, wish, said) ?? null;
  return fact === null ? null : makeTrial(fact, wish);
}

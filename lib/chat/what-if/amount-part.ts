import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { dollars } from '../answers/answer';
import type { Fact, FindFact } from './fact';
import type { Planned, Statement } from './part';

/** An amount of this share of what there is stands for all of it where either could be meant. */
const mostOfIt = 0.5;

/** What there would be in the place of what there is; null when the words don't say how much. */
function findAfter(
  { before, plain }: Fact,
  statement: Statement,
): { after: number; how: 'whole' | 'more' | 'less' } | null {
  const { amount, factor, direction } = statement;
  if (factor !== null) return before === 0 ? null : { after: Math.round(before * factor), how: 'whole' };
  if (direction === 'none') return { after: 0, how: 'whole' };
  if (amount === null) return null;
  if (direction === 'set') return { after: amount, how: 'whole' };
  if (direction === 'less') return { after: Math.max(0, before - amount), how: 'less' };
  const isMore =
    before > 0 &&
    (direction === 'more' || plain === 'more' || (plain === 'by-size' && amount < before * mostOfIt));
  return isMore ? { after: before + amount, how: 'more' } : { after: amount, how: 'whole' };
}

/** "How much pay should I try?", "How many miles driven for a charity should I try?", "What amount paid for care should I try?" */
const askAmount = ({ name, isCount = false }: Fact): string =>
  isCount
    ? `How many ${name} should I try?`
    : /^(of|more) /.test(name)
      ? `How much ${name.replace(/^of /, '')} should I try?`
      : `What amount ${name} should I try?`;

/** A fact that is one amount, made larger, smaller or another; null where the return has no place for it. */
export function planAmount(input: ReturnInputJson, find: FindFact, statement: Statement): Planned | null {
  const fact = find(input, statement);
  if (fact === null) return null;
  const { before, name, path, tail = '' } = fact;
  const found = findAfter(fact, statement);
  if (found === null) return { ask: askAmount(fact) };
  const { after, how } = found;
  const say = fact.isCount ? (value: number) => value.toLocaleString('en-US') : dollars;
  const amount =
    how === 'whole'
      ? `${say(after)} ${name}${before > 0 ? ` instead of ${say(before)}` : ''}`
      : `${say(statement.amount ?? 0)} ${how} ${name.replace(/^of /, '')}`;
  return {
    part: {
      says: after === 0 && fact.none !== undefined ? fact.none : `${amount}${tail}`,
      changes: fact.make?.(after) ?? [{ path, value: after }],
      ...(fact.note === undefined ? {} : { note: fact.note }),
      ...(fact.doneBy === undefined ? {} : { doneBy: fact.doneBy }),
      ...(path === 'itemized.charityCash' ? { panel: { charity: after } } : {}),
    },
  };
}

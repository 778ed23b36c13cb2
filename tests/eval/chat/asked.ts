import { type ExamQuestion, type Expected, lawReturns } from './exam/format';

type Ask = (ask: string, must: readonly Expected[], mustNot?: readonly (string | RegExp)[]) => ExamQuestion;

/** A question of law, asked on every return that law questions are asked on. */
export const law: Ask = (ask, must, mustNot = []) => ({ kind: 'law', ask, on: lawReturns, must, mustNot });

/** Whether the filer may do something. */
export const mayI: Ask = (ask, must, mustNot) => ({ ...law(ask, must, mustNot), kind: 'may-i' });

/** About the law of 2025, on a return of 2025 and in its season. */
export const of2025: Ask = (ask, must, mustNot) => ({
  ...law(ask, must, mustNot),
  on: ['nora'],
  today: '2026-02-10',
});

/** About Plainfile itself. */
export const product: Ask = (ask, must, mustNot) => ({
  ...law(ask, must, mustNot),
  kind: 'product',
  on: ['empty', 'ann'],
});

/** A question that leaves out what the ones before it said. */
export const follow = (
  before: readonly string[],
  ask: string,
  must: readonly Expected[],
  mustNot: readonly (string | RegExp)[] = [],
): ExamQuestion => ({ ...law(ask, must, mustNot), kind: 'follow-up', before });

export const no = [/\bno\b/, /\bnot\b/, /n['’]t\b/];
export const saysYes = /^yes\b/;
export const saysNo = /^no\b/;

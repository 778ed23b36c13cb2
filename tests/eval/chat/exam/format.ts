import type { Change } from '@/lib/tax/apply-changes';
import type { Law } from '@/lib/tax/us/law/law';
import type { FilerName } from '../returns';

/** A return that a question is asked on: a filer of ../returns.ts, or one that nobody has filled in yet. */
export type ReturnName = FilerName | 'empty';

/**
 * Something a reply must hold. Text is compared without regard to case, Markdown or the shape of quotes; of a list any
 * one will do. Amounts are never typed where the law or the engine has them: write a reference.
 */
export type Expected =
  | string
  | RegExp
  | readonly (string | RegExp)[]
  /** An amount or rate of the law: `{ law: (law) => law.ira.contribution }`. Below 1 it is a percentage. */
  | { law: (law: Law) => number }
  /** The amount on a line of the return, `'1040:11'`. Left out on the empty return. */
  | { line: string }
  /** The refund or the amount owed. Left out on the empty return. */
  | { refund: true }
  /** What a state's return comes to, by postal code; a refund or an amount owed. */
  | { state: string }
  /** Federal and state returns together. */
  | { combined: true }
  /** By how much these changes move the refund, as the engine works it out. Left out on the empty return. */
  | { whatIf: readonly Change[] };

export interface ExamQuestion {
  /** What is graded. */
  kind:
    | 'law'
    | 'may-i'
    | 'own'
    | 'why'
    | 'what-if'
    | 'when'
    | 'where'
    | 'document'
    | 'follow-up'
    | 'history'
    | 'product'
    | 'talk'
    | 'refuse';
  /** As a filer writes it. */
  ask: string;
  /** Earlier questions of the same conversation, oldest first. They are asked, and not graded. */
  before?: readonly string[];
  /** Asked once on each. A question of law goes on `lawReturns`: its answer must hold on every return. */
  on: readonly ReturnName[];
  /** Key facts: every one must be in the reply. */
  must?: readonly Expected[];
  /** Wrong facts: none may be in the reply. A hit counts as a wrong fact, not only as a miss. */
  mustNot?: readonly (string | RegExp)[];
  /** The day of the question, YYYY-MM-DD; February 1, 2025 unless this says otherwise. */
  today?: string;
}

/** The empty return and two filled ones. */
export const lawReturns = ['empty', 'ortiz', 'ruth'] as const satisfies readonly ReturnName[];

/**
 * One set, by one author, in a file of its own in this folder, exported as `exam`. The first run of a set is its
 * first-sight score and is kept in ../first-sight.json: change nothing in a set after that; write another one.
 */
export interface Exam {
  name: string;
  /** Who wrote it, and whether they had seen the matching code. */
  author: string;
  questions: readonly ExamQuestion[];
}

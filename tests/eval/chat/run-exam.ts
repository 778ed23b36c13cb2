import { createHash } from 'node:crypto';
import { collectKnown, findUnfounded } from '@/lib/chat/check-reply';
import type { ReturnView } from '@/lib/chat/return-view';
import type { Evidence } from '@/lib/chat/tools/tool';
import { whatIf } from '@/lib/tax/what-if';
import { law2024 } from '@/lib/tax/us/law/2024';
import type { Exam, ExamQuestion, Expected, ReturnName } from './exam/format';
import { makeEmptyView, makeView } from './make-view';
import { filers } from './returns';

/** A conversation: each question with the turns before it. */
export interface Talk {
  ask: (question: string) => Promise<{ text: string; refused: boolean; evidence: Evidence }>;
}

export interface Outcome {
  kind: ExamQuestion['kind'];
  on: ReturnName;
  ask: string;
  reply: string;
  /** Key facts that are not in the reply. */
  missing: string[];
  /** Wrong facts in it. */
  wrong: string[];
  /** Figures that no tool gave. */
  ungrounded: string[];
  refused: boolean;
  milliseconds: number;
  right: boolean;
}

/** Asks every question of a set on each of its returns and grades what is said. */
export async function runExam(
  exam: Exam,
  open: (view: ReturnView) => Talk,
  findPassages: ReturnView['findPassages'] = () => Promise.resolve([]),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const views = new Map<ReturnName, ReturnView>();
  for (const question of exam.questions)
    for (const on of question.on) {
      const made =
        views.get(on) ?? (on === 'empty' ? makeEmptyView(findPassages) : makeView(filers[on], findPassages));
      views.set(on, made);
      const view: ReturnView = { ...made, today: new Date(`${question.today ?? '2025-02-01'}T17:00:00Z`) };
      const talk = open(view);
      for (const earlier of question.before ?? []) await talk.ask(earlier);
      const started = performance.now();
      const { text, refused, evidence } = await talk.ask(question.ask);
      const milliseconds = performance.now() - started;
      const known = collectKnown(evidence.results);
      const ungrounded = text.split('\n').flatMap((line) => findUnfounded(line, known));
      const missing = (question.must ?? []).filter((one) => !holds(one, text, view)).map(describe);
      const wrong = (question.mustNot ?? []).filter((one) => has(text, one)).map(String);
      // A refusal never passes where something is to be said, and nothing but one passes where it is due.
      const isFit = question.kind === 'refuse' ? refused : !refused;
      outcomes.push({
        kind: question.kind,
        on,
        ask: question.ask,
        reply: text,
        missing,
        wrong,
        ungrounded,
        refused,
        milliseconds,
        right: isFit && missing.length === 0 && wrong.length === 0 && ungrounded.length === 0,
      });
    }
  return outcomes;
}

const plain = (text: string): string =>
  text
    .replaceAll(/[*_\\>]|\[(?=[^\]]*\]\()|\]\([^)]*\)/g, '')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const has = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? plain(text).includes(plain(wanted)) : wanted.test(plain(text));

const dollars = (value: number): string =>
  `$${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })}`;

/** An amount as a whole number of its own: $500 is not in $5,000 or $1,500. */
const hasAmount = (text: string, value: number): boolean => {
  // 0.21 is 21% of something, or 21 cents a mile.
  const inCents = `${Number((value * 100).toFixed(2))} cents`;
  if (value > 0 && value < 1 && plain(text).includes(inCents)) return true;
  const shown = value > 0 && value < 1 ? `${Number((value * 100).toFixed(2))}%` : dollars(value);
  const escaped = shown.replaceAll(/[$.]/g, '\\$&');
  return new RegExp(`(?<![\\d,.])${escaped}(?![\\d]|,\\d|\\.\\d)`).test(plain(text));
};

function holds(expected: Expected, text: string, { calculated }: ReturnView): boolean {
  if (typeof expected === 'string' || expected instanceof RegExp) return has(text, expected);
  if ('law' in expected) return hasAmount(text, expected.law(law2024));
  if (!('line' in expected || 'refund' in expected || 'whatIf' in expected || isOfStates(expected)))
    return expected.some((one) => has(text, one));
  if (calculated === null) return true;
  if ('refund' in expected) return hasAmount(text, calculated.results.estimatedRefund);
  if ('combined' in expected) return hasAmount(text, calculated.results.combined?.total ?? Number.NaN);
  if ('state' in expected) {
    const totals = calculated.results.states?.[expected.state]?.totals;
    return hasAmount(text, (totals?.refund ?? 0) - (totals?.owed ?? 0));
  }
  if ('line' in expected) {
    const [form = '', line = ''] = expected.line.split(':');
    const page = calculated.results.lines[form];
    const value = (Array.isArray(page) ? page[0] : page)?.[line]?.value;
    if (typeof value !== 'number') throw new Error(`${expected.line} has no amount on this return`);
    return hasAmount(text, value);
  }
  const tried = whatIf(calculated.input, expected.whatIf);
  if (!tried.ok) throw new Error(`This can't be tried: ${JSON.stringify(tried.issues)}`);
  const change = tried.delta.refund - tried.delta.owed;
  return change === 0
    ? /\b(nothing changes|no change|wouldn't change|doesn't change|would not change|stays the same)\b/.test(
        plain(text),
      )
    : hasAmount(text, change);
}

const isOfStates = (
  expected: Extract<Expected, object>,
): expected is { state: string } | { combined: true } => 'state' in expected || 'combined' in expected;

const describe = (expected: Expected): string =>
  typeof expected === 'string' || expected instanceof RegExp
    ? String(expected)
    : 'law' in expected
      ? `law: ${String(expected.law)} = ${expected.law(law2024)}`
      : JSON.stringify(expected, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** Tells a set by its questions: after a change it is another one, and its first-sight score is another too. */
export const digestOf = ({ questions }: Exam): string =>
  createHash('sha256')
    .update(
      JSON.stringify(questions, (_, value: unknown) =>
        value instanceof RegExp || typeof value === 'function' ? String(value) : value,
      ),
    )
    .digest('hex')
    .slice(0, 12);

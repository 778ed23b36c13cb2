import type { z } from 'zod';
import { isSome, noCents, plus } from './cents';
import { findContradictions } from './contradictions';
import { type FactIssue } from './fact-issue';
import { ReturnInput } from './return-input';
import { shareUnstated } from './stated-facts';

export type ParsedReturn = { ok: true; facts: ReturnInput } | { ok: false; issues: FactIssue[] };

const joinPath = (path: readonly PropertyKey[]) => path.map(String).join('.');

const expectations: Partial<Record<string, string>> = {
  number: 'Use a number',
  int: 'Use a whole number',
  string: 'Use text',
  boolean: 'Use true or false',
  array: 'Use a list',
  object: 'Use an object',
};

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'This is required';
    return expectations[issue.expected] ?? issue.message;
  }
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

function toFactIssues(issue: z.core.$ZodIssue): FactIssue[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ path: joinPath(issue.path), message: describeIssue(issue) }];
  return issue.keys.map((key) => ({
    path: joinPath([...issue.path, key]),
    message: `There is no field named "${key}" here`,
  }));
}

/** A home without a state is in the state of the address: people who never moved are asked for their county only. */
function nameHomes(facts: ReturnInput): ReturnInput {
  const { residency, address } = facts;
  if (residency.every(({ state }) => state !== '')) return facts;
  return {
    ...facts,
    residency: residency.map((home) => (home.state === '' ? { ...home, state: address.state } : home)),
  };
}

/** One total of passive losses of earlier years belongs to the only activity that can be passive: a single rental. */
function placePassiveLosses(facts: ReturnInput): ReturnInput {
  const { passiveLossCarryover, rentals, k1s, businesses, farms } = facts;
  const [rental] = rentals;
  const others = [...businesses, ...farms].some(({ materialParticipation }) => !materialParticipation);
  if (!isSome(passiveLossCarryover) || !rental || rentals.length > 1 || k1s.length > 0 || others)
    return facts;
  return {
    ...facts,
    passiveLossCarryover: noCents,
    rentals: [{ ...rental, priorUnallowedLoss: plus(rental.priorUnallowedLoss, passiveLossCarryover) }],
  };
}

/**
 * Reads one return from outside. Money comes in dollars with up to two decimals and is held in cents.
 * Unknown fields, wrong types, impossible dates and contradictions are refused with their path.
 */
export function parseReturn(raw: unknown): ParsedReturn {
  const result = ReturnInput.safeParse(raw, { reportInput: true });
  if (!result.success) return { ok: false, issues: result.error.issues.flatMap(toFactIssues) };
  const facts = shareUnstated(placePassiveLosses(nameHomes(result.data)));
  const issues = findContradictions(facts);
  return issues.length > 0 ? { ok: false, issues } : { ok: true, facts };
}

/** Topics that are read together: homes with the address, and a total of passive losses with what it may belong to. */
const readTogether: ReadonlySet<string> = new Set([
  'residency',
  'address',
  'passiveLossCarryover',
  'rentals',
  'k1s',
  'businesses',
  'farms',
]);

const isTopic = (key: string): key is keyof typeof ReturnInput.shape => key in ReturnInput.shape;

/**
 * Reads a return of which only some topics (`w2s`, `payments`) are other than in facts that were read before; the rest is
 * shared with them. The result is that of `parseReturn`.
 */
export function parseChangedReturn(
  before: ReturnInput,
  raw: Readonly<Record<string, unknown>>,
  changed: ReadonlySet<string>,
): ParsedReturn {
  const topics: Record<string, unknown> = {};
  for (const key of changed) {
    if (!isTopic(key) || readTogether.has(key)) return parseReturn(raw);
    const topic = ReturnInput.shape[key].safeParse(raw[key]);
    if (!topic.success) return parseReturn(raw);
    topics[key] = topic.data;
  }
  const facts: ReturnInput = { ...before, ...shareUnstated(topics) };
  const issues = findContradictions(facts);
  return issues.length > 0 ? { ok: false, issues } : { ok: true, facts };
}

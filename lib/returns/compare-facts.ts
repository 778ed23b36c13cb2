import { isDeepStrictEqual } from 'node:util';
import { applyChanges, type Change } from '@/lib/tax/apply-changes';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { SnapshotSource } from './calculation';
import type { DescribedFacts } from './decided-facts';

/** One answer, value or document that is other than it was. */
export interface FactDifference {
  questionId: string | null;
  documentId: string | null;
  /** Null for a document that was added or removed. */
  fieldPath: string | null;
  name: string;
  /** In words and figures as on screen; null where there was, or is, nothing. */
  before: string | null;
  after: string | null;
  /**
   * Dollars by which this difference moves the federal refund, after those before it in the list; null when it can't be
   * told apart from the others.
   */
  effect: number | null;
}

/** Each effect takes a calculation: more of them would keep the reader waiting. */
const mostEffects = 15;

/** What is different between two moments of a return, in the order of the interview, then of the documents. */
export function compareFacts(
  before: DescribedFacts,
  now: DescribedFacts,
): { differences: FactDifference[]; balance: { before: number | null; after: number | null } } {
  const found = [...compareAnswers(before, now), ...compareDocuments(before, now)];
  const start = balanceOf(before.input);
  let current = before.input;
  let balance = start;
  const differences = found.map((one, at): FactDifference => {
    const changes = at < mostEffects ? changesOf(one, before, now) : null;
    const applied = current === null || changes === null ? null : applyChanges(current, changes);
    const next = applied?.ok === true ? balanceOf(applied.input) : null;
    if (applied?.ok !== true || next === null || balance === null) return { ...one, effect: null };
    const effect = next - balance;
    balance = next;
    current = applied.input as ReturnInputJson;
    return { ...one, effect };
  });
  return { differences, balance: { before: start, after: balanceOf(now.input) } };
}

type Difference = Omit<FactDifference, 'effect'>;

function compareAnswers(before: DescribedFacts, now: DescribedFacts): Difference[] {
  const was = new Map(before.answers.map((answer) => [answer.questionId, answer]));
  const is = new Map(now.answers.map((answer) => [answer.questionId, answer]));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((questionId) => {
    const [old, current] = [was.get(questionId), is.get(questionId)];
    if (old?.value === current?.value) return [];
    return {
      questionId,
      documentId: null,
      fieldPath: null,
      name: current?.name ?? old?.name ?? questionId,
      before: old?.value ?? null,
      after: current?.value ?? null,
    };
  });
}

/** What a document is, as a value: it came or went as a whole. */
const uploaded = 'Uploaded';

function compareDocuments(before: DescribedFacts, now: DescribedFacts): Difference[] {
  const was = new Map(before.documents.map((document) => [document.documentId, document]));
  const is = new Map(now.documents.map((document) => [document.documentId, document]));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((documentId) => {
    const [old, current] = [was.get(documentId), is.get(documentId)];
    const whole = { questionId: null, documentId, fieldPath: null };
    if (old === undefined) return { ...whole, name: current?.name ?? '', before: null, after: uploaded };
    if (current === undefined) return { ...whole, name: old.name, before: uploaded, after: null };
    return compareFields(documentId, old, current);
  });
}

type DescribedDocument = DescribedFacts['documents'][number];

function compareFields(documentId: string, old: DescribedDocument, now: DescribedDocument): Difference[] {
  const was = new Map(old.fields.map((field) => [field.path, field]));
  const is = new Map(now.fields.map((field) => [field.path, field]));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((path) => {
    const [before, after] = [was.get(path), is.get(path)];
    if (before?.value === after?.value) return [];
    return {
      questionId: null,
      documentId,
      fieldPath: path,
      name: `${now.name}: ${after?.name ?? before?.name ?? path}`,
      before: before?.value ?? null,
      after: after?.value ?? null,
    };
  });
}

/** The facts that come from this answer or value and are other than they were; null when none can be named. */
function changesOf(difference: Difference, before: DescribedFacts, now: DescribedFacts): Change[] | null {
  if (before.input === null || now.input === null) return null;
  const paths = [...Object.entries(before.sources), ...Object.entries(now.sources)]
    .filter(([, source]) => isFrom(source, difference))
    .map(([path]) => toDots(path));
  const changes = [...new Set(paths)].flatMap((path) => {
    const value = readAt(now.input, path);
    return isDeepStrictEqual(readAt(before.input, path), value) ? [] : { path, value };
  });
  return changes.length === 0 ? null : changes;
}

const isFrom = (source: SnapshotSource, { questionId, documentId, fieldPath }: Difference): boolean =>
  'questionId' in source
    ? source.questionId === questionId
    : source.documentId === documentId && (fieldPath === null || source.fieldPath === fieldPath);

/** `w2s[0].wages` as the engine's changes name it: `w2s.0.wages`. */
const toDots = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');

function readAt(input: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined,
      input,
    );
}

/** The federal refund less what is owed, in whole dollars; null when it can't be computed. */
function balanceOf(input: unknown): number | null {
  const parsed = parseReturn(input);
  if (!parsed.ok) return null;
  const { refund, owed } = calculateReturn(parsed.facts);
  return refund === null || owed === null ? null : refund - owed;
}

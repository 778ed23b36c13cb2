import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Calculation, calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { ReturnInput } from '@/lib/tax/facts/return-input';
import { whyWithoutEffect } from '@/lib/tax/us/facts-without-effect';
import { isDeep } from '../setup/share';
import { allReturns } from './all-returns';
import { returnsForFacts } from './returns-for-facts';

type Json = Record<string, unknown>;

const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema below a key, without what says that it may be left out. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return inner(schema.unwrap());
  return schema;
}

/**
 * Every fact that the input can state, as a pattern (`w2s.*.box12.*.amount`), with the values that it may have where they
 * can be listed.
 */
function listFacts(schema: z.core.$ZodType, path = ''): [pattern: string, options: unknown[]][] {
  const found = inner(schema);
  if (found instanceof z.ZodObject)
    return Object.entries(found.shape).flatMap(([key, part]) =>
      listFacts(part, path === '' ? key : `${path}.${key}`),
    );
  if (found instanceof z.ZodArray) return listFacts(found.element, `${path}.*`);
  if (found instanceof z.ZodEnum) return [[path, [...found.options]]];
  if (found instanceof z.ZodUnion) {
    const groups = found.options.filter((option) => inner(option) instanceof z.ZodObject);
    return [[path, []], ...groups.flatMap((option) => listFacts(option, path))];
  }
  return [[path, []]];
}

/** The stated facts of a return: paths with positions. */
function listStated(value: unknown, path = ''): string[] {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => listStated(item, below(String(i))));
  if (isGroup(value))
    return [path, ...Object.keys(value).flatMap((key) => listStated(value[key], below(key)))];
  return [path];
}

const patternOf = (path: string) => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** Values that a fact could have in place of the one it has; the first that the schema accepts and that moves a line counts. */
function otherValues(value: unknown): unknown[] {
  // The last one is for years: seven of them back.
  if (typeof value === 'number')
    return [value + 1_000, Math.max(0, value - 1_000), 0, 1, value * 3 + 50_000, value - 7];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d$/.test(value)
      ? [
          `${Number(value.slice(0, 4)) - 1}${value.slice(4)}`,
          '2024-03-02',
          '2024-11-20',
          '1955-03-02',
          '2015-06-01',
          null,
        ]
      : [null, '', 'taxpayer', 'spouse', 'ZZ', 'A', 'D', '1', '7'];
  return [null, [], {}];
}

/** What a fact that is not stated could be. */
const anyValues: unknown[] = [
  true,
  false,
  1,
  3,
  500,
  20_000,
  400_000,
  '2024-05-05',
  '1950-05-05',
  'CA',
  'CASDI',
  '02',
  'A',
];

/** Where a fact could be added to a return: groups are made, lists keep the items that they have. */
function placesOf(input: Json, pattern: string): string[] {
  let places: string[] = [''];
  const keys = pattern.split('.');
  keys.forEach((key, i) => {
    places = places.flatMap((place) => {
      if (key !== '*') return [place === '' ? key : `${place}.${key}`];
      const list = valueAt(input, place);
      if (Array.isArray(list) && list.length > 0) return list.map((_, at) => `${place}.${at}`);
      return i === keys.length - 1 ? [`${place}.0`] : [];
    });
  });
  return places;
}

/** A copy of the JSON with another value at the path; undefined takes the key out. */
function withValue(input: Json, path: string, value: unknown): Json {
  const copy = structuredClone(input);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = copy;
  keys.forEach((key, i) => {
    const group = at as Json;
    group[key] ??= /^\d+$/.test(keys[i + 1] ?? last) ? [] : {};
    at = group[key];
  });
  if (Array.isArray(at)) at.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  else if (isGroup(at)) {
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy;
}

const calculate = (input: unknown): Calculation | null => {
  const parsed = parseReturn(input);
  return parsed.ok ? calculateReturn(parsed.facts) : null;
};

/** What a filer sees of a result: lines, and the reason where there are none. */
const seen = ({ lines, problems }: Calculation) => JSON.stringify([lines, problems]);

function valueAt(input: unknown, path: string): unknown {
  let at = input;
  for (const key of path.split('.')) at = isGroup(at) || Array.isArray(at) ? (at as Json)[key] : undefined;
  return at;
}

interface Subject {
  name: string;
  input: Json;
  /** What is seen of it as it is; null when it does not parse. */
  before: () => string | null;
}

const subjects: readonly Subject[] = [
  ...allReturns.map(({ name, input }) => ({ name, input })),
  ...returnsForFacts.map((input, at) => ({ name: `for facts, ${at}`, input })),
].map(({ name, input }) => {
  let before: string | null | undefined;
  return {
    name,
    input: input as unknown as Json,
    before: () => {
      if (before === undefined) {
        const result = calculate(input);
        before = result === null ? null : seen(result);
      }
      return before;
    },
  };
});

/** A change that is seen: the return, the path, and the value put there; without one the fact is left out. */
type Witness = readonly [subject: string, path: string, value?: unknown];

/** Facts that can't change alone: the fact beside them that takes their place. */
const goesWith: Readonly<Record<string, readonly [key: string, value: unknown]>> = {
  'childCare.persons.*.spouse': ['dependentIndex', 0],
};

function changed(input: Json, path: string, value: unknown): Json {
  const other = goesWith[patternOf(path)];
  const after = withValue(input, path, value);
  return other === undefined ? after : withValue(after, path.replace(/[^.]+$/, other[0]), other[1]);
}

function isSeen({ input, before }: Subject, path: string, value: unknown): boolean {
  if (before() === null) return false;
  const after = calculate(changed(input, path, value));
  return after !== null && seen(after) !== before();
}

const witnessOf = ({ name }: Subject, path: string, value: unknown): Witness =>
  value === undefined ? [name, path] : [name, path, value];

/** Where the returns state a fact, by pattern. */
function indexStated(): Map<string, [subject: Subject, path: string][]> {
  const index = new Map<string, [Subject, string][]>();
  for (const subject of subjects)
    for (const path of listStated(subject.input)) {
      if (path === '' || isGroup(valueAt(subject.input, path))) continue;
      const pattern = patternOf(path);
      const places = index.get(pattern);
      if (places) places.push([subject, path]);
      else index.set(pattern, [[subject, path]]);
    }
  return index;
}

const stated = indexStated();

/**
 * Looks for a return in which a fact makes a difference: first where it is stated, taken out or put another way; then
 * added wherever there is a place for it.
 */
function findWitness(pattern: string, options: readonly unknown[]): Witness | null {
  for (const [subject, path] of stated.get(pattern) ?? [])
    for (const value of [undefined, ...options, ...otherValues(valueAt(subject.input, path))])
      if (isSeen(subject, path, value)) return witnessOf(subject, path, value);
  for (const subject of subjects)
    for (const path of placesOf(subject.input, pattern))
      for (const value of [...options, ...anyValues])
        if (isSeen(subject, path, value)) return witnessOf(subject, path, value);
  return null;
}

/**
 * Changes that were seen, by fact: looking at them again takes seconds, and looking for them takes minutes. A fact whose
 * change shows nothing any more, or that is new, is looked for; `WRITE_WITNESSES=1` then writes what was found.
 */
const witnessFile = 'tests/fixtures/fact-witnesses.json';
const isWriting = process.env.WRITE_WITNESSES === '1';
const witnesses = JSON.parse(readFileSync(witnessFile, 'utf8')) as Record<string, Witness>;
const subjectsByName = new Map(subjects.map((subject) => [subject.name, subject]));

function stillCounts([name, path, value]: Witness): boolean {
  const subject = subjectsByName.get(name);
  return subject !== undefined && isSeen(subject, path, value);
}

describe('every fact that a filer can state', () => {
  const facts = new Map(listFacts(ReturnInput));

  it('changes a line in a return worked by hand, or is named with the reason why it changes none', () => {
    const silent: string[] = [];
    const found: Record<string, Witness> = {};
    for (const [pattern, options] of facts) {
      if (whyWithoutEffect(pattern) !== null) continue;
      const known = isDeep ? undefined : witnesses[pattern];
      const witness = known && stillCounts(known) ? known : findWitness(pattern, options);
      if (witness === null) silent.push(pattern);
      else found[pattern] = witness;
    }
    if (isWriting) {
      const rows = Object.entries(found).map(
        ([fact, one]) => `  ${JSON.stringify(fact)}: ${JSON.stringify(one)}`,
      );
      writeFileSync(witnessFile, `{\n${rows.join(',\n')}\n}\n`);
    }
    expect(silent).toEqual([]);
  });

  it('has a path that its witness changes', () => {
    const wrong = Object.entries(witnesses).filter(([fact, [, path]]) => patternOf(path) !== fact);
    expect(wrong).toEqual([]);
  });
});

import '@/lib/tax/calculate-return';
import { ReturnInput } from '@/lib/tax/facts/return-input';
import { listCovered } from '@/lib/tax/us/coverage';
import { checkValue } from './check-value';
import { listCatalog } from './list-all';
import { catalog } from './topics/catalog';
import { isGroup } from './topics/topic';
import { walkInterview } from './walk';
import { existsIn, listLeaves, toPattern } from './testing/fact-schema';
import { readingGrade, withKnownTerms } from './testing/reading-grade';
import { factsNotAsked } from './testing/facts-not-asked';

const groupOf = (name: string) =>
  catalog.flatMap(({ blocks }) => blocks.filter(isGroup)).find(({ group }) => group === name);
const all = listCatalog().flatMap(({ questions }) => questions);
const leaves = listLeaves(ReturnInput);
const covered = [...listCovered()];
const isCovered = (leaf: string) =>
  covered.some((pattern) => leaf === pattern || leaf.startsWith(`${pattern}.`));

/** Facts that the answers of a question can state. */
function patternsOf({ asked: { spec, item }, factPath }: (typeof all)[number]): string[] {
  const group = item ? groupOf(item.group) : undefined;
  const lists = group?.within ? Object.entries(group.within.lists) : [];
  const base = group?.fact ?? item?.group ?? '';
  const isWithin = lists.length > 0 && factPath.startsWith(`${lists[0]?.[0] ?? ''}[0].`);
  const bases = isWithin ? lists.map(([owner, list]) => `${owner}.*.${list}`) : [base];
  const relative = (path: string) => bases.map((one) => `${one}.*${toPattern(path)}`);
  const own = isWithin && spec.fact.startsWith('.') ? relative(spec.fact) : [toPattern(factPath)];
  const stated = [
    ...(spec.choices ?? []).flatMap(({ states = {} }) => Object.keys(states)),
    ...(spec.refersTo?.also ?? []),
  ].flatMap((path) => (path.startsWith('.') ? relative(path) : [toPattern(path)]));
  const codes = spec.entry ? [toPattern(factPath).replace(/amount$/, 'code')] : [];
  return [...own, ...stated, ...codes];
}

test('the schema of facts is walked down to its leaves', () => {
  expect(leaves).toEqual(
    expect.arrayContaining([
      'filingStatus',
      'taxpayer.dateOfBirth',
      'w2s.*.box12.*.code',
      'adoption.*.child.ssn',
    ]),
  );
});

test('ids are unique, and so are the words of the choices of a question', () => {
  const ids = all.map(({ asked }) => asked.id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const { asked } of all) {
    const shown = (asked.spec.choices ?? []).map(({ label }) => label);
    expect(shown.filter((label, at) => shown.indexOf(label) !== at)).toEqual([]);
  }
});

test('every question leads to a fact that exists, or steers only', () => {
  const lost = all
    .flatMap((question) => patternsOf(question).map((pattern) => `${question.asked.id} → ${pattern}`))
    .filter((line) => {
      const pattern = line.split(' → ')[1] ?? '';
      return !pattern.startsWith('interview.') && !existsIn(leaves, pattern);
    });
  expect(lost).toEqual([]);
});

const isBelow = (leaf: string, pattern: string) => leaf === pattern || leaf.startsWith(`${pattern}.`);

test('every fact that the engine reads is asked, or stands in a list of those that are not, with why', () => {
  const asked = new Set(all.flatMap(patternsOf));
  // Facts of a single state come over the API; the interview asks those that a district needs.
  const open = leaves.filter(
    (leaf) => isCovered(leaf) && !asked.has(leaf) && leaf !== 'taxYear' && !leaf.startsWith('states.'),
  );
  expect(
    open.filter((leaf) => !Object.keys(factsNotAsked).some((pattern) => isBelow(leaf, pattern))),
  ).toEqual([]);
});

test('the lists of facts that are not asked are up to date', () => {
  const asked = all.flatMap(patternsOf);
  const stale = Object.keys(factsNotAsked).filter(
    (pattern) => !existsIn(leaves, pattern) || asked.some((leaf) => isBelow(leaf, pattern)),
  );
  expect(stale).toEqual([]);
});

test.each(all.map(({ asked }) => [asked.id, asked] as const))('%s is complete', (_, { spec, text }) => {
  expect(text).toMatch(/\?$/);
  expect(spec.help).toMatch(/[Ff]or example|sorry for your loss/);
  expect(spec.why).toMatch(/\.$/);
  expect(`${text} ${spec.help} ${spec.why}`).not.toMatch(/!|\bMAGI\b|\bAGI\b|\bMFJ\b|\bHOH\b/);
});

test('questions and their help read at grade 8 or below beside the terms of the forms', () => {
  const hard = all
    .map(({ asked }) => ({
      id: asked.id,
      text: Math.round(readingGrade(withKnownTerms(asked.text)) * 10) / 10,
      help:
        Math.round(readingGrade(withKnownTerms(`${asked.text} ${asked.spec.help} ${asked.spec.why}`)) * 10) /
        10,
    }))
    .filter(({ text, help }) => text > 8 || help > 8);
  expect(hard).toEqual([]);
});

test('every choice decodes from its value and from its label', () => {
  const { view } = walkInterview({ answers: {}, documents: [] });
  for (const { asked } of all) {
    const many = asked.spec.type === 'checkbox' || asked.spec.type === 'multiselect';
    for (const { value, label, since = 2024 } of asked.spec.choices ?? [])
      for (const written of [value, label])
        expect(
          checkValue(asked.spec, many ? [written] : written, {
            ...view,
            taxYear: since === 2025 ? 2025 : 2024,
            item: asked.item,
            // What was picked once stays on offer.
            stored: { [asked.id]: [value] },
          }),
        ).toEqual({
          ok: true,
          value: many ? [value] : value,
        });
  }
});

test('the measure of reading grades is the usual one', () => {
  // 6 words, 6 syllables, 1 sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
  // 5 words; an-nu-al, div-i-dend, dis-tri-bu-tion, in-for-ma-tion, (statement: 2) = 16 syllables.
  expect(readingGrade('Annual dividend distribution information statement.')).toBeGreaterThan(20);
});

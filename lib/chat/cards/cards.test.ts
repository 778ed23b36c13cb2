import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from '@/lib/documents/kinds/registry';
import { knownForms } from '@/lib/documents/kinds/known-forms';
import { existsIn, listLeaves } from '@/lib/interview/testing/fact-schema';
import { readingGrade } from '@/lib/interview/testing/reading-grade';
import { ReturnInput } from '@/lib/tax/facts/return-input';
import { law2024 } from '@/lib/tax/us/law/2024';
import { sayIn } from '../search/find-cards';
import { cards } from './all';
import { alsoAsked } from './also-asked';
import { type Sentence } from './card';
import { lifeWords } from './life-words';

const write = (sentence: Sentence) =>
  typeof sentence === 'string' ? sentence : sentence(law2024, '2025-02-01');
const textOf = ({ verdict, details, from2025, appliesTo = '' }: (typeof cards)[number]) =>
  [verdict, ...details, ...(from2025 === undefined ? [] : [from2025]), appliesTo].map(write);
const failing = (test: (card: (typeof cards)[number]) => unknown) =>
  cards.flatMap((card) => {
    const found = test(card);
    return found ? [`${card.id}: ${String(found)}`] : [];
  });
const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);

test('ids are unique and in kebab case', () => {
  expect(repeated(cards.map(({ id }) => id))).toEqual([]);
  expect(failing(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('cards refer to cards that exist', () => {
  const ids = new Set(cards.map(({ id }) => id));
  expect(failing(({ id, see = [] }) => see.filter((one) => one === id || !ids.has(one)).join(', '))).toEqual(
    [],
  );
});

test('every source is a page of the IRS with a section', () => {
  expect(
    failing(
      ({ source }) => !/^https:\/\/www\.irs\.gov\/[a-z0-9/-]+$/.test(source.url) || source.section === '',
    ),
  ).toEqual([]);
});

test('a verdict is short and says something, and details are two to six', () => {
  const words = (sentence: Sentence) => write(sentence).split(/\s+/).length;
  expect(failing(({ verdict }) => words(verdict) > 35 && `${words(verdict)} words`)).toEqual([]);
  expect(failing(({ details }) => (details.length < 2 || details.length > 6) && details.length)).toEqual([]);
  expect(failing((card) => textOf(card).find((text) => text !== '' && !/[.!?)]$/.test(text)))).toEqual([]);
});

test('cards read at grade 9 or below', () => {
  const graded = cards.map((card) => ({ id: card.id, grade: readingGrade(textOf(card).join(' ')) }));
  expect(
    graded.filter(({ grade }) => grade > 9).map(({ id, grade }) => `${id}: ${grade.toFixed(1)}`),
  ).toEqual([]);
});

const britishOrStiff =
  /\b(\w+isation|\w+ising|\w+ised(?<!(?:raised|advised|promised|revised|exercised|supervised|comprised|surprised))|cheque|favour|labour|centre|programme|licence|colour|whilst|need not|so that|fortnight|flat rent)\b/i;

test('cards are written in American English without filler', () => {
  expect(failing((card) => textOf(card).find((text) => britishOrStiff.test(text)))).toEqual([]);
  expect(failing((card) => textOf(card).find((text) => /\bNaN\b|undefined|—|\$\$|\s\s/.test(text)))).toEqual(
    [],
  );
});

test('amounts, rates and dates come from the law and from figures, not from typing', () => {
  const folder = __dirname;
  const beside = new Set(['card.ts', 'say.ts', 'sources.ts', 'all.ts', 'conditions.ts']);
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
  const typed = new RegExp(
    `\\$\\d|\\d(\\.\\d+)?\\s?(%|percent\\b|cents\\b)|\\b(${months}) \\d{1,2}, 20\\d\\d|\\d,\\d{3}|\\b(usd|pct|cents|day)\\(['\\d][\\d._-]*'?\\)`,
  );
  const found = readdirSync(folder)
    .filter((file) => /^(?!figures).*(?<!\.test)\.ts$/.test(file) && !beside.has(file))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .replaceAll(/aliases\(\s*(['"`])[\s\S]*?\1,?\s*\)/g, '')
        .split('\n')
        .filter((line) => typed.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('each card has 5 to 20 words of its own; none is shared by more than three cards', () => {
  const ownOf = ({ id, words }: (typeof cards)[number]) =>
    words.filter((word) => !alsoAsked[id]?.includes(word) && !lifeWords[id]?.includes(word)).length;
  expect(failing((card) => (ownOf(card) < 5 || ownOf(card) > 20) && ownOf(card))).toEqual([]);
  expect(failing(({ words }) => repeated(words).join(', '))).toEqual([]);
  expect(
    failing(({ words }) => words.find((word) => word !== word.toLowerCase().trim() || word === '')),
  ).toEqual([]);
  const users = new Map<string, string[]>();
  for (const { id, words } of cards)
    for (const word of words) users.set(word, [...(users.get(word) ?? []), id]);
  expect([...users].filter(([, ids]) => ids.length > 3)).toEqual([]);
});

test('what else is asked belongs to a card, adds to its words and stays short', () => {
  const ids = new Set(cards.map(({ id }) => id));
  const lists = [...Object.entries(alsoAsked), ...Object.entries(lifeWords)];
  expect(lists.filter(([id]) => !ids.has(id))).toEqual([]);
  expect(lists.filter(([, words]) => words.length > 20)).toEqual([]);
});

test('lines, facts, documents and screens exist', () => {
  const leaves = listLeaves(ReturnInput);
  const forms = new Set([...knownForms.map(({ form }) => form)]);
  const isFact = (fact: string) => existsIn(leaves, fact) || existsIn(leaves, fact.replaceAll('.', '.*.'));
  expect(failing(({ lines }) => lines?.().some((line) => line.number === '' || !line.form.id))).toEqual([]);
  expect(failing(({ facts = [] }) => facts.filter((fact) => !isFact(fact)).join(', '))).toEqual([]);
  expect(
    failing(({ conditions = [] }) =>
      conditions
        .filter(({ fact }) => !isFact(fact))
        .map(({ fact }) => fact)
        .join(', '),
    ),
  ).toEqual([]);
  expect(
    failing(({ documents = [] }) => documents.filter((form) => !kindOf(form) && !forms.has(form)).join(', ')),
  ).toEqual([]);
  expect(
    failing(({ screen }) => screen && !existsSync(path.join('app/(client)', screen, 'page.tsx')) && screen),
  ).toEqual([]);
});

test('no sentence shows the code of a figure', () => {
  const texts = cards.flatMap(({ id, verdict, details, from2025 }) =>
    [verdict, ...details, ...(from2025 === undefined ? [] : [from2025])].map((one) => `${id}: ${sayIn(one)}`),
  );
  expect(texts.filter((text) => /\$\{|undefined|NaN/.test(text))).toEqual([]);
});

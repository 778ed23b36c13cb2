import { formatDay } from '@/lib/format/day';
import {
  listDocuments,
  type ListedDocument,
  type DocumentKind,
  documentKinds,
  readDocuments,
  sayName,
} from '../documents/list-documents';
import { findMentions } from '../read/lexicon';
import { isOrdinary as isEveryday } from '../search/find-cards';
import type { Reading } from '../read/read-question';
import { toWords } from '../read/tokens';
import type { ReturnView } from '../return-view';
import { readDocumentTool } from '../tools/read-document';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, plain, say } from './answer';

const shortest = 4;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest);
/** Words of names that anything may have. */
const ordinary = new Set(
  'bank fund company incorporated group service services national first city county state index home'.split(
    ' ',
  ),
);

/** Words by which questions name things of tax are no names: somebody may have typed anything as a payer. */
const isOrdinary = (word: string): boolean =>
  ordinary.has(word) || findMentions(toWords(word)).length > 0 || toWords(word).every(isEveryday);

/** "First Bank" is said whole. */
const isWhole = (text: string, name: string): boolean =>
  wordsOf(name).length > 1 && name.length < longestName && text.includes(name.toLowerCase());
const longestName = 40;

/** The kind of the document whose payer a question names: "what did Harbor Bakery pay me?" Null when it names none. */
export function findNamedDocument({ calculated }: ReturnView, { text }: Reading): DocumentKind | null {
  if (calculated === null) return null;
  const words = new Set(wordsOf(text));
  return (
    readDocuments(calculated.input).find(
      ({ name, kind }) =>
        payers.has(kind) &&
        (isWhole(text, name) || wordsOf(name).some((word) => words.has(word) && !isOrdinary(word))),
    )?.kind ?? null
  );
}
const payers = new Set<DocumentKind>(['w2', 'interest', 'dividends', 'pension', 'mortgage', 'care', 'sale']);

/** What stands on the documents of one kind, of those that the question names; null when the return has none. */
export async function answerDocuments(
  evidence: Evidence,
  named: string,
  { text, slots }: Reading,
): Promise<Answer | null> {
  const kind = documentKinds.find((one) => one === named);
  const { calculated } = evidence.view;
  if (kind === undefined || calculated === null) return null;
  const all = listDocuments(calculated.input, kind);
  if (all.length === 0) return null;
  const words = wordsOf(text);
  const spouse = calculated.input.spouse?.firstName ?? '';
  const isNamed = ({ name, owner }: ListedDocument) =>
    wordsOf(`${name} ${owner}`).some((word) => words.includes(word)) ||
    (slots.person === 'spouse' && spouse !== '' && owner === spouse);
  const some = all.filter(isNamed);
  const shown = some.length === 0 ? all : some;
  await evidence.use(readDocumentTool, { kind });
  return say(
    `Here’s what’s on your return:\n\n${shown.map(describeDocument).join('\n')}\n\nYou can change it in the [interview](/interview) or next to the document.`,
  );
}

/** One document as a row of a list. A name is whatever somebody typed: shown only when it is plain. */
function describeDocument({ title, name, owner, rows }: ListedDocument): string {
  const ownerName = owner === '' ? null : sayName(owner);
  const shown = [sayName(name), ownerName === null ? null : `for ${ownerName}`].filter(
    (part) => part !== null,
  );
  const head = shown.length === 0 ? title : `${title}, ${shown.map(plain).join(', ')}`;
  const words = rows.flatMap(([label, value]) =>
    value === undefined || value === null || value === 0 || value === ''
      ? []
      : [`${label} **${showValue(value)}**`],
  );
  return `- ${plain(head)}: ${words.length === 0 ? 'nothing more' : words.join(', ')}`;
}

const showValue = (value: number | string): string =>
  typeof value === 'number'
    ? dollars(value)
    : /^\d{4}-\d\d-\d\d$/.test(value)
      ? formatDay(value)
      : plain(value);

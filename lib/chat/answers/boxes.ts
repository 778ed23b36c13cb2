import { type FoundBox, findBoxes } from '../boxes/find-box';
import type { DocumentKind } from '../documents/list-documents';
import { findCard } from '../search/find-cards';
import type { Reading } from '../read/read-question';
import type { Citation } from '../schema';
import { citeCard } from '../tools/search-cards';
import type { Evidence } from '../tools/tool';
import { type Answer, plain, say } from './answer';
import { sayBeside } from './card';
import { answerDocuments } from './documents';

/** The documents of a return that a form stands for. */
export const documentOf: Readonly<Record<string, DocumentKind>> = {
  'W-2': 'w2',
  '1099-INT': 'interest',
  '1099-DIV': 'dividends',
  '1099-R': 'pension',
  '1098': 'mortgage',
};

const sayBox = ({ form, box }: FoundBox): string =>
  `**Form ${form}, ${/^[A-C]$/.test(box.box) ? 'column' : 'box'} ${box.box}${box.code === undefined ? '' : `, code ${box.code}`}: ${plain(box.name)}.** ${plain(box.says)}`;

const cite = ({ source }: FoundBox): Citation => ({
  source: source.title,
  section: source.section,
  url: source.url,
});

/** What the boxes of a form mean that a question names; null when it names none. */
export async function answerBoxes(evidence: Evidence, reading: Reading): Promise<Answer | null> {
  const { text, act } = reading;
  const found = act === 'what-if' || act === 'talk' ? [] : findBoxes(text);
  const [first] = found;
  if (first === undefined) return null;
  evidence.results.push({ data: found.map(({ form, box }) => ({ form, ...box })), citations: [] });
  const kind = documentOf[first.form];
  const own =
    kind === undefined || !/\b(my|our|me)\b/.test(text)
      ? null
      : await answerDocuments(evidence, kind, reading);
  const beside = found.flatMap(({ box }) => findCard(box.card ?? '') ?? []);
  const words = [
    ...found.map(sayBox),
    ...beside.map((card) => sayBeside(evidence, card, reading.terms)),
    ...(own === null ? [] : [own.text]),
  ];
  const next = own === null ? 'Upload the form on [Documents](/upload), and we’ll read its boxes.' : '';
  return say([...words, next].filter((part) => part !== '').join('\n\n'), [
    cite(first),
    ...beside.map(citeCard),
    ...(own?.citations ?? []),
  ]);
}

import { formatDay } from '@/lib/format/day';
import { findPapers } from '../papers/find-paper';
import { type Paper, type PaperKind, sayName } from '../papers/read-papers';
import { explainLineTool } from '../tools/explain-line';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, notCalculated, plain, say } from './answer';

/** What was typed in or read off papers, as it was told; null when the return has no such paper. */
export async function answerPapers(
  evidence: Evidence,
  kind: PaperKind,
  question: string,
): Promise<Answer | null> {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const papers = findPapers(calculated.input, kind, question);
  if (papers.length === 0) return null;
  const place = lines[kind];
  const sum = place === undefined ? null : await evidence.useWithCitations(explainLineTool, place);
  const [found] = sum?.data.state === 'found' ? sum.data.lines : [];
  const carried =
    found === undefined || typeof found.value !== 'number' || found.value === 0
      ? ''
      : `\n\nOn the return: ${plain(found.label)} (${plain(found.formName)}, line ${found.line}) is **${dollars(found.value)}**.`;
  return say(
    `This is what you gave us:\n\n${sayPapers(evidence, papers)}${carried}\n\nYou change it in the [interview](/interview) or beside the document.`,
    sum?.citations ?? [],
  );
}

/** Where the amounts of a kind of paper go. */
const lines: Partial<Record<PaperKind, { form: string; line: string }>> = {
  w2: { form: '1040', line: '1a' },
  interest: { form: '1040', line: '2b' },
  dividends: { form: '1040', line: '3b' },
  pension: { form: '1040', line: '5b' },
  sale: { form: '1040', line: '7' },
  care: { form: '2441', line: '3' },
  hsa: { form: 'schedule-1', line: '13' },
  mortgage: { form: 'schedule-a', line: '8a' },
  estimated: { form: '1040', line: '26' },
};

/** Papers that say more about a line: what was sold, and one W-2 of several that the question names. */
export function papersBeside(evidence: Evidence, place: string, question: string): string {
  const kind = beside.find(([, places]) => places.includes(place))?.[0];
  const { calculated } = evidence.view;
  if (kind === undefined || calculated === null) return '';
  const papers = findPapers(calculated.input, kind, question);
  const all = findPapers(calculated.input, kind, '');
  const isWanted =
    kind === 'sale' ? papers.length > 0 && papers.length <= mostSales : papers.length < all.length;
  return isWanted ? `\n\nWhat you gave us:\n\n${sayPapers(evidence, papers)}` : '';
}
const mostSales = 4;
const beside: readonly (readonly [PaperKind, readonly string[]])[] = [
  [
    'sale',
    ['1040:7', 'schedule-d:7', 'schedule-d:15', 'schedule-d:16', 'schedule-d:8a(h)', 'schedule-d:8a(d)'],
  ],
  ['care', ['2441:3', '2441:11', 'schedule-3:2']],
  ['w2', ['1040:1a', '1040:1z', '1040:25a', '1040:25d', '1040:9']],
];

function sayPapers(evidence: Evidence, papers: readonly Paper[]): string {
  // A name is whatever somebody typed: only what is shown counts as known.
  const shown = papers.map(({ title, name, rows }) => ({ title, name: sayName(name), rows }));
  evidence.results.push({ data: { papers: shown }, citations: [] });
  return papers.map(describePaper).join('\n');
}

/** One paper as a row of a list: whose it is and what stands on it. */
function describePaper({ title, name, owner, rows }: Paper): string {
  const shown = [sayName(name), owner === '' ? null : ownerOf(owner)].filter((part) => part !== null);
  const head = shown.length === 0 ? title : `${title}, ${shown.map(plain).join(', ')}`;
  const said = rows.flatMap(([label, value]) =>
    value === undefined || value === null || value === 0 || value === ''
      ? []
      : [`${label} **${showValue(value)}**`],
  );
  return `- ${plain(head)}: ${said.length === 0 ? 'nothing more' : said.join(', ')}`;
}

const ownerOf = (owner: string): string | null => {
  const name = sayName(owner);
  return name === null ? null : `for ${name}`;
};

const showValue = (value: number | string): string =>
  typeof value === 'number'
    ? dollars(value)
    : /^\d{4}-\d\d-\d\d$/.test(value)
      ? formatDay(value)
      : plain(value);

import { formatDay } from '@/lib/format/day';
import { findPapers } from '../papers/find-paper';
import { type Paper, type PaperKind, sayName } from '../papers/read-papers';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, notCalculated, plain, say } from './answer';

/** What was typed in or read off papers, as it was told; null when the return has no such paper. */
export function answerPapers(evidence: Evidence, kind: PaperKind, question: string): Answer | null {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  const papers = findPapers(calculated.input, kind, question);
  if (papers.length === 0) return null;
  // A name is whatever somebody typed: only what is shown counts as known.
  const shown = papers.map(({ title, name, rows }) => ({ title, name: sayName(name), rows }));
  evidence.results.push({ data: { papers: shown }, citations: [] });
  return say(
    `This is what you gave us:\n\n${papers.map(describePaper).join('\n')}\n\nYou change it in the [interview](/interview) or beside the document.`,
  );
}

/** One paper as a row of a list: whose it is and what stands on it. */
export function describePaper({ title, name, owner, rows }: Paper): string {
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

import { scanText } from './scan-text';
import type { PassageFlag } from './schema';

/** The text of one page, lines kept, a blank line between paragraphs. `hidden`: what the file holds and nobody sees. */
export interface PageText {
  page: number;
  text: string;
  hidden: string;
}

export interface Passage {
  page: number;
  heading: string;
  text: string;
  flags: PassageFlag[];
}

/** A passage is quoted whole, so it stays short enough to read and long enough to make sense, in characters. */
const longest = 1100;
const shortest = 40;

/** Splits pages into passages. None crosses a page: a citation opens the page that it stands on. */
export function splitPassages(pages: readonly PageText[]): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  for (const { page, text, hidden } of pages) {
    for (const block of text.split(/\n\s*\n/)) {
      const lines = block
        .split('\n')
        .map((line) => line.replaceAll(/\s+/g, ' ').trim())
        .filter((line) => line !== '');
      const [first = '', ...rest] = lines;
      if (first === '') continue;
      const startsWithHeading = isHeading(first);
      if (startsWithHeading) heading = first;
      const body = (startsWithHeading ? rest : lines).join(' ');
      for (const piece of cut(body))
        passages.push({ page, heading, text: piece, flags: scanText(`${heading}. ${piece}`) });
    }
    if (hidden.trim() !== '') {
      const piece = hidden.replaceAll(/\s+/g, ' ').trim().slice(0, longest);
      passages.push({ page, heading: 'Hidden text', text: piece, flags: scanText(piece, true) });
    }
  }
  return passages;
}

/** A short line without the end of a sentence. */
const isHeading = (line: string) =>
  line.length <= 90 && /\p{L}/u.test(line) && !/[.;:,]$/.test(line) && line.split(' ').length <= 14;

/** Cuts a long paragraph between sentences; a very short one is not worth quoting. */
function cut(text: string): string[] {
  if (text.length < shortest) return [];
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of splitSentences(text)) {
    if (piece !== '' && piece.length + sentence.length > longest) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece === '' ? sentence.slice(0, longest) : `${piece} ${sentence.slice(0, longest)}`;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}

/** Sentences of a paragraph; abbreviations and amounts do not end one. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b(?:No|Pub|Sec|Inc|U\.S|e\.g|i\.e|vs)\.)\s+(?=[A-Z“"$\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

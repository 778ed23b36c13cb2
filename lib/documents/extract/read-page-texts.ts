import { detectType } from './detect-type';
import { type Box, height, type Word } from './page';
import type { PagesResult } from './pages-result';
import { readLayers } from './pdf-layers';
import { openPdf } from './pdf-open';
import { toLines } from './print-tokens';
import { startEffort } from './picture/effort';
import { problem } from './problems';
import { readPage, readWords } from './read-page';
import type { ReadingLimits } from './read-pdf';

/** The text of every page of a PDF. Never throws for what a file contains. Runs in the reader's own process. */
export async function readPageTexts(bytes: Uint8Array, limits: ReadingLimits): Promise<PagesResult> {
  if (bytes.length === 0) return { ok: false, problem: problem('empty_file') };
  if (detectType(bytes) !== 'application/pdf') return { ok: false, problem: problem('unsupported_type') };
  const opened = await openPdf(bytes);
  if ('failure' in opened) return { ok: false, problem: problem(opened.failure) };
  const { document } = opened;
  if (document.numPages > limits.pages) return { ok: false, problem: problem('too_many_pages') };
  const effort = startEffort(0);
  const layers = await readLayers(document);
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    if (effort.done() > limits.patience) return { ok: false, problem: problem('took_too_long') };
    const pdfPage = await document.getPage(number);
    const all = await readWords(pdfPage, number, effort);
    const page = await readPage(pdfPage, number, all, layers, effort);
    const seen = new Set(page.words.map(({ text, run }) => `${run} ${text}`));
    const hidden = page.hasHiddenText
      ? all.words.filter(({ text, run, source }) => source === 'text' && !seen.has(`${run} ${text}`))
      : [];
    pages.push({ page: number, text: toText(page.words), hidden: hidden.map(({ text }) => text).join(' ') });
    pdfPage.cleanup();
    limits.onPage?.();
  }
  return { ok: true, pages, pageCount: document.numPages };
}

/** Words in reading order: a line of print is a line, a larger gap or a larger letter starts a paragraph. */
function toText(words: readonly Word[]): string {
  let text = '';
  let above: Box | null = null;
  for (const line of toLines(words)) {
    const box = {
      x0: 0,
      x1: 0,
      y0: Math.min(...line.map(({ y0 }) => y0)),
      y1: Math.max(...line.map(({ y1 }) => y1)),
    };
    if (above !== null) text += startsParagraph(above, box) ? '\n\n' : '\n';
    text += line.map((word) => word.text).join(' ');
    above = box;
  }
  return text;
}

const startsParagraph = (above: Box, below: Box) =>
  below.y0 - above.y1 > 0.75 * Math.min(height(above), height(below)) || height(below) > 1.15 * height(above);

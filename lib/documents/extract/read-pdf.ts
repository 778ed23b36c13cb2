import { type Page, type Word } from './page';
import { readLayers } from './pdf-layers';
import { type PdfDocument } from './pdf-open';
import { startEffort } from './picture/effort';
import { readPage, readWords } from './read-page';

export interface ReadingLimits {
  pages: number;
  /** Work with text, counted as for pictures (picture/effort.ts), after which no further page is begun. */
  patience: number;
  /** Hears of every page that is done. */
  onPage?: () => void;
  /** Milliseconds of the clock after which no further print is recognized: a crowded machine answers, too. */
  latest: number;
}

interface PdfPages {
  pages: Page[];
  /** Pages that hold pictures instead of text, or a layer of text that nobody sees. */
  pictures: number[];
  letters: number;
  complete: boolean;
}

/** Words that only tax forms print; a page without any is passed over quickly. */
const taxWords =
  /\b(w-?2c?|1099|1098|1095|5498|ssa|omb|tax|wages|irs|receipt|total|schedule|internal revenue|k-1)\b/iu;
const isWorthReading = (words: readonly Word[]) =>
  words.some((word) => word.source === 'field') || taxWords.test(words.map((word) => word.text).join(' '));

/** Fewer words than this are a stamp or a page number on a picture. */
const tooFewWords = 8;

/** The text of each page, and which pages have none worth the name. */
export async function readPages(document: PdfDocument, limits: ReadingLimits): Promise<PdfPages> {
  const effort = startEffort(0);
  const found: PdfPages = {
    pages: [],
    pictures: [],
    letters: 0,
    complete: document.numPages <= limits.pages,
  };
  const layers = await readLayers(document);
  for (let number = 1; number <= Math.min(document.numPages, limits.pages); number += 1) {
    if (effort.done() > limits.patience) {
      found.complete = false;
      break;
    }
    const page = await document.getPage(number);
    const first = await readWords(page, number, effort);
    found.letters += first.words.length;
    if (isWorthReading(first.words)) {
      const whole = await readPage(page, number, first, layers, effort);
      const isGuess = whole.words.length > 0 && whole.words.every((word) => word.source === 'ocr');
      const isEmptied = whole.hasHiddenText && whole.words.length < tooFewWords;
      if (isGuess || isEmptied || whole.isPicture) found.pictures.push(number);
      found.pages.push(whole);
    } else if (first.words.length >= tooFewWords && first.words.length < 40) {
      // Such as a mail's head above the picture that was sent with it.
      const whole = await readPage(page, number, first, layers, effort);
      if (whole.isPicture) found.pictures.push(number);
    }
    if (first.words.length < tooFewWords && !found.pictures.includes(number)) found.pictures.push(number);
    page.cleanup();
    limits.onPage?.();
  }
  return found;
}

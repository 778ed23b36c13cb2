import { conclude, readForms, type StatedType } from './conclude';
import { detectType } from './detect-type';
import { type Page } from './page';
import { openPdf } from './pdf-open';
import { mostPages, recognizePages, recognizePicture } from './picture/recognize';
import { toTokens } from './print-tokens';
import { nothingBut, problem } from './problems';
import { type ReadingLimits, readPages } from './read-pdf';
import { type Problem, type ReaderResult } from './schema';
import { findUnreadCodes } from './unread-codes';

const defaultLimits: ReadingLimits = { pages: 120, patience: 7000, latest: 24_000 };

/** What the process around the reader wants to know and decides: when recognition begins, and how long it may take. */
export interface Surroundings {
  onRecognizing: () => void;
}

/** Reads a file's bytes. Never throws for what a file contains. Runs in the reader's own process. */
export async function readBytes(
  bytes: Uint8Array,
  limits: ReadingLimits = defaultLimits,
  surroundings: Surroundings = { onRecognizing: () => undefined },
  statedType: StatedType = null,
): Promise<ReaderResult> {
  if (bytes.length === 0) return nothingBut('empty_file');
  const detectedType = detectType(bytes);
  if (detectedType === null) return nothingBut('unsupported_type');
  if (detectedType !== 'application/pdf') {
    surroundings.onRecognizing();
    const seen = await recognizePicture(bytes, limits.latest, unreadCodes);
    if (!('page' in seen)) return nothingBut(seen.failure, detectedType, 1);
    const problems = seen.page.isPartial || seen.isHurried ? [problem('partly_read')] : [];
    return withHaste(conclude(detectedType, 1, [seen.page], problems, statedType), seen.isHurried);
  }
  const forRendering = bytes.slice();
  const opened = await openPdf(bytes);
  if ('failure' in opened) return nothingBut(opened.failure, detectedType);
  const { pages, pictures, letters, complete } = await readPages(opened.document, limits);
  const problems: Problem[] = complete ? [] : [problem('too_many_pages')];
  const count = opened.document.numPages;
  let isHurried = false;
  if (pictures.length > 0 && (letters === 0 || pages.length === 0 || pictures.length <= mostPages)) {
    surroundings.onRecognizing();
    const seen = await recognizePages(forRendering, pictures, limits.latest, unreadCodes);
    isHurried = seen.isHurried;
    if (!seen.complete || seen.isHurried)
      problems.push(problem(pictures.length > mostPages ? 'too_many_pages' : 'partly_read'));
    for (const page of seen.pages) {
      const at = pages.findIndex((other) => other.number === page.number);
      if (at >= 0) pages[at] = page;
      else pages.push(page);
    }
    pages.sort((a, b) => a.number - b.number);
  }
  return withHaste(conclude(detectedType, count, pages, problems, statedType), isHurried);
}

const unreadCodes = (page: Page) => findUnreadCodes(page, readForms([{ page, lines: toTokens(page.words) }]));

const withHaste = (result: ReaderResult, isHurried: boolean): ReaderResult =>
  isHurried ? { ...result, isHurried } : result;

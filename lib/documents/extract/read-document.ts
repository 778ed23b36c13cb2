import { kinds } from '../kinds/registry';
import { checkBoxes } from './check-boxes';
import { detectType } from './detect-type';
import { findLabels } from './find-labels';
import { type MergedForm, mergeCopies } from './merge-copies';
import { findKnownForms } from './name-forms';
import { type Page, type Word } from './page';
import { openPdf, type PdfDocument } from './pdf-open';
import { toTokens, type Token } from './print-tokens';
import { nothingBut, problem, unsupportedForm } from './problems';
import { readBareFields } from './read-bare-fields';
import { readPage, readWords } from './read-page';
import { inheritHead, isFilled, type RawForm, readSheet } from './read-sheet';
import { type ExtractedForm, type Problem, type ReaderResult } from './schema';
import { toSheet } from './sheet';
import { splitRegions } from './split-regions';
import { hasTitle, isForm } from './recognise';
import { toPageBox } from './upright';

export interface ReadingLimits {
  pages: number;
  /** Milliseconds after which no further page is begun. */
  patience: number;
}

const defaultLimits: ReadingLimits = { pages: 120, patience: 7000 };

/** Reads a file's bytes. Never throws for what a file contains. Runs in the reader's own process. */
export async function readBytes(
  bytes: Uint8Array,
  limits: ReadingLimits = defaultLimits,
): Promise<ReaderResult> {
  if (bytes.length === 0) return nothingBut('empty_file');
  const detectedType = detectType(bytes);
  if (detectedType === null) return nothingBut('unsupported_type');
  if (detectedType !== 'application/pdf') return nothingBut('needs_reading_by_eye', detectedType, 1);
  const opened = await openPdf(bytes);
  if ('failure' in opened) return nothingBut(opened.failure, detectedType);
  return readPdf(opened.document, limits);
}

/** Words that only tax forms print; a page without any is passed over quickly. */
const taxWords = /\b(w-?2|1099|1098|1095|ssa|omb|tax|wages|irs)\b/iu;

const isWorthReading = (words: readonly Word[]) =>
  words.some((word) => word.source === 'field') || taxWords.test(words.map((word) => word.text).join(' '));

async function readPages(document: PdfDocument, limits: ReadingLimits) {
  const started = Date.now();
  const pages: Page[] = [];
  let letters = 0;
  let complete = document.numPages <= limits.pages;
  for (let number = 1; number <= Math.min(document.numPages, limits.pages); number += 1) {
    if (Date.now() - started > limits.patience) {
      complete = false;
      break;
    }
    const page = await document.getPage(number);
    const first = await readWords(page, number);
    letters += first.words.length;
    if (isWorthReading(first.words)) pages.push(await readPage(page, number, first));
    page.cleanup();
  }
  return { pages, letters, complete };
}

async function readPdf(document: PdfDocument, limits: ReadingLimits): Promise<ReaderResult> {
  const detectedType = 'application/pdf' as const;
  const { pages, letters, complete } = await readPages(document, limits);
  const problems: Problem[] = complete ? [] : [problem('too_many_pages')];
  if (letters === 0) {
    return {
      detectedType,
      pages: document.numPages,
      forms: [],
      problems: [...problems, problem('needs_reading_by_eye')],
    };
  }
  const prints = pages.map((page) => ({ page, lines: toTokens(page.words) }));
  const raw = readForms(prints);
  const forms = mergeCopies(raw.filter(isFilled)).map(checkBoxes).map(toForm);
  problems.push(...describe(prints, raw, forms));
  return { detectedType, pages: document.numPages, forms, problems };
}

interface Print {
  page: Page;
  lines: Token[][];
}

/** Every sheet of every kind, in the order of the pages. */
function readForms(prints: readonly Print[]): RawForm[] {
  const titled = new Set(kinds.filter((kind) => prints.some(({ lines }) => hasTitle(kind, lines))));
  return prints.flatMap(({ page, lines }) => {
    const found = kinds
      .filter((kind) => titled.has(kind))
      .map((kind) => ({ kind, labels: findLabels(kind, lines) }))
      .filter(({ labels }) => labels.length > 0);
    const whole = { x0: 0, y0: 0, x1: page.width, y1: page.height };
    const regions = splitRegions(found, whole, page.words).filter((region) => isForm(region, lines));
    if (regions.length === 0) return kinds.flatMap((kind) => readBareFields(kind, page));
    return regions
      .map((region) => readSheet(toSheet(region, page)))
      .map((form, index, onPage) => inheritHead(form, onPage[index - 1]));
  });
}

function toForm(form: MergedForm): ExtractedForm {
  return {
    form: form.kind.form,
    taxYear: form.taxYear,
    fields: form.fields.map(({ box, ...field }) => ({ ...field, box: toPageBox(box, form.page) })),
    corrected: form.fields.some((field) => field.path === 'corrected' && field.value === true),
    problems: form.problems,
  };
}

/** What there is to say about the file: blank forms, forms we only know by name, nothing at all, hidden text. */
function describe(
  prints: readonly Print[],
  raw: readonly RawForm[],
  forms: readonly ExtractedForm[],
): Problem[] {
  const problems: Problem[] = [];
  const named = findKnownForms(prints.map(({ lines }) => lines)).filter(
    (known) => !forms.some((form) => form.form === known.form),
  );
  problems.push(...named.map((known) => unsupportedForm(known.form, known.covered)));
  if (forms.length === 0 && named.length === 0)
    problems.push(problem(raw.length > 0 ? 'blank_form' : 'not_a_tax_document'));
  if (prints.some(({ page }) => page.hasHiddenText)) problems.push(problem('hidden_text'));
  return problems;
}

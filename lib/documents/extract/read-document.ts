import { type Kind } from '../kinds/kind';
import { priorReturnForm } from '../kinds/form-names';
import { kinds, kindsOfFamily } from '../kinds/registry';
import { checkBoxes } from './check-boxes';
import { detectType } from './detect-type';
import { findLabels } from './find-labels';
import { looksLikeMoney } from './formats';
import { type MergedForm, mergeCopies } from './merge-copies';
import { findKnownForms } from './name-forms';
import { type Box, contains, type Page } from './page';
import { openPdf } from './pdf-open';
import { recognizePages, recognizePicture } from './picture/recognize';
import { toTokens, type Token } from './print-tokens';
import { formNotMadeOut, formNotRead, nothingBut, problem, unsupportedForm } from './problems';
import { type PriorReturns, readPriorReturns } from './prior-return/read-prior-return';
import { readBareFields } from './read-bare-fields';
import { type ReadingLimits, readPages } from './read-pdf';
import { readReceipt } from './read-receipt';
import { inheritHead, isFilled, type RawForm, readSheet } from './read-sheet';
import { type DetectedType, type ExtractedForm, type Problem, type ReaderResult } from './schema';
import { toSheet } from './sheet';
import { splitRegions } from './split-regions';
import { hasTitle, isForm, isNamed, isTitledSheet } from './recognize';
import { totalRows } from './total-rows';
import { findUnreadCodes } from './unread-codes';
import { toPageBox } from './upright';

const defaultLimits: ReadingLimits = { pages: 120, patience: 7000, latest: 24_000 };

/** What a person said the document is, a type or one form by its name; null when nobody did. */
type StatedType = string | null;

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
    const problems = seen.page.isPartial ? [problem('partly_read')] : [];
    return withHaste(conclude(detectedType, 1, [seen.page], problems, statedType), seen.isHurried);
  }
  const forRendering = bytes.slice();
  const opened = await openPdf(bytes);
  if ('failure' in opened) return nothingBut(opened.failure, detectedType);
  const { pages, pictures, letters, complete } = await readPages(opened.document, limits);
  const problems: Problem[] = complete ? [] : [problem('too_many_pages')];
  const count = opened.document.numPages;
  let isHurried = false;
  if (pictures.length > 0 && (letters === 0 || pages.length === 0 || pictures.length <= 12)) {
    surroundings.onRecognizing();
    const seen = await recognizePages(forRendering, pictures, limits.latest, unreadCodes);
    isHurried = seen.isHurried;
    if (!seen.complete)
      problems.push(problem(seen.pages.some((page) => page.isPartial) ? 'partly_read' : 'too_many_pages'));
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

export function conclude(
  detectedType: DetectedType,
  count: number,
  pages: readonly Page[],
  problems: Problem[],
  statedType: StatedType = null,
): ReaderResult {
  const returns = mayBeReturn(statedType) ? readPriorReturns(pages) : noReturns;
  if (returns.isBlank) problems.push(problem('blank_return'));
  const prints = pages
    .filter(({ number }) => !returns.pages.has(number))
    .map((page) => ({ page, lines: toTokens(page.words) }));
  const raw = readForms(prints, statedType);
  const read = mergeCopies(raw.filter(isFilled)).map(totalRows).map(checkBoxes).map(toForm);
  const mayBeReceipt =
    statedType === 'Receipt' || (statedType === null && raw.length === 0 && returns.pages.size === 0);
  const receipt = mayBeReceipt ? readReceipt(pages, statedType === 'Receipt') : null;
  const forms = [...returns.forms, ...(receipt ? [receipt] : read)];
  if (statedType !== null && forms.length === 0) problems.push(problem('not_of_this_kind'));
  // Worksheets and state forms beside last year's return name forms that nobody wants read.
  if (returns.pages.size > 0)
    return { detectedType, pages: count, forms, problems: [...problems, ...sayHidden(pages)] };
  return { detectedType, pages: count, forms, problems: [...problems, ...describe(prints, raw, forms)] };
}

const noReturns: PriorReturns = { forms: [], pages: new Set(), isBlank: false };
const mayBeReturn = (statedType: StatedType) =>
  statedType === null || statedType === 'Other' || statedType === priorReturnForm;

const sayHidden = (pages: readonly Page[]): Problem[] =>
  pages.some(({ hasHiddenText }) => hasHiddenText) ? [problem('hidden_text')] : [];

interface Print {
  page: Page;
  lines: Token[][];
}

/** Every sheet of every kind, in the order of the pages. */
export function readForms(prints: readonly Print[], statedType: StatedType = null): RawForm[] {
  const family = kindsOfFamily(statedType);
  // A person's word stands for the title.
  const titled = new Set(
    family.filter((kind) => statedType !== null || prints.some(({ lines }) => hasTitle(kind, lines))),
  );
  return prints.flatMap(({ page, lines }) => {
    const corrected = new Set(
      family.flatMap((kind) => (kind.corrects && hasTitle(kind, lines) ? [kind.corrects] : [])),
    );
    const found = family
      .filter((kind) => titled.has(kind) && !corrected.has(kind.form))
      .map((kind) => ({ kind, labels: findLabels(kind, lines) }))
      .filter(({ labels }) => labels.length > 0);
    const whole = { x0: 0, y0: 0, x1: page.width, y1: page.height };
    const isTitled = (kind: Kind, within: Box) =>
      hasTitle(
        kind,
        lines.map((line) => line.filter((token) => contains(within, token))),
      );
    const regions = splitRegions(found, whole, page.words, isTitled).filter((region) =>
      isForm(region, lines, statedType !== null),
    );
    if (regions.length === 0) return family.flatMap((kind) => readBareFields(kind, page));
    return regions
      .map((region) => readSheet(toSheet(region, page)))
      .map((form, index, onPage) => inheritHead(form, onPage[index - 1]));
  });
}

function toForm(form: MergedForm): ExtractedForm {
  return {
    form: form.kind.form,
    taxYear: form.taxYear,
    fields: form.fields.map(({ box, isSeen: _isSeen, ...field }) => ({
      ...field,
      box: toPageBox(box, form.page),
    })),
    corrected: form.fields.some((field) => field.path === 'corrected' && field.value === true),
    problems: form.problems,
  };
}

/** Amounts with cents: no form prints those by itself. */
const hasAmounts = (prints: readonly Print[]) =>
  prints.some(
    ({ page }) =>
      page.words.filter((word) => looksLikeMoney(word.text) && /\.\d\d$/u.test(word.text)).length >= 3,
  );

/** What there is to say about the file: blank forms, forms we only know by name, nothing at all, hidden text. */
function describe(
  prints: readonly Print[],
  raw: readonly RawForm[],
  forms: readonly ExtractedForm[],
): Problem[] {
  const problems: Problem[] = [];
  // Words that recognition bent into another form's title name nothing beside a form that was read.
  const clear = forms.length > 0 ? prints.filter(({ page }) => page.toShare === undefined) : prints;
  const found = [...forms.map(({ form }) => form), ...raw.map(({ kind }) => kind.form)];
  const named = findKnownForms(clear.map(({ lines }) => lines)).filter(
    (known) => !found.some((form) => form === known.form || form.startsWith(`${known.form} (`)),
  );
  problems.push(...named.map((known) => unsupportedForm(known.form, known.covered)));
  const corrected = raw.flatMap(({ kind }) => kind.corrects ?? []);
  const known = new Set([...found, ...corrected, ...named.map(({ form }) => form)]);
  const missed = kinds.filter(
    (kind) =>
      !known.has(kind.form) &&
      clear.some(({ lines }) => isNamed(kind, lines) || (found.length === 0 && isTitledSheet(kind, lines))),
  );
  const missedForms = [...new Set(missed.map(({ form }) => form))];
  if (forms.length > 0) problems.push(...missedForms.map(formNotRead));
  else if (named.length === 0 && raw.length > 0)
    problems.push(problem(hasAmounts(prints) ? 'boxes_not_matched' : 'blank_form'));
  else if (named.length === 0 && missedForms[0] !== undefined) problems.push(formNotMadeOut(missedForms[0]));
  else if (named.length === 0) {
    // What there was no time for may hold the form.
    const isUnfinished = prints.some(({ page }) => page.isPartial);
    problems.push(problem(isUnfinished ? 'not_finished' : 'not_a_tax_document'));
  }
  return [...problems, ...sayHidden(prints.map(({ page }) => page))];
}

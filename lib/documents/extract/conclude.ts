import { type Kind } from '../kinds/kind';
import { priorReturnForm } from '../kinds/form-names';
import { kinds, kindsOfFamily } from '../kinds/registry';
import { checkBoxes } from './check-boxes';
import { findLabels } from './find-labels';
import { looksLikeMoney } from './formats';
import { type MergedForm, mergeCopies } from './merge-copies';
import { moveHeads } from './move-heads';
import { findKnownForms } from './name-forms';
import { type Box, contains, type Page } from './page';
import { toTokens, type Token } from './print-tokens';
import { formNotMadeOut, formNotRead, problem, unsupportedForm } from './problems';
import { type PriorReturns, readPriorReturns } from './prior-return/read-prior-return';
import { readBareFields } from './read-bare-fields';
import { readReceipt } from './read-receipt';
import {
  carryHead,
  inheritHead,
  isFilled,
  type RawForm,
  readSheet,
  shareHead,
  takeNumbers,
} from './read-sheet';
import { type DetectedType, type ExtractedForm, type Problem, type ReaderResult } from './schema';
import { withSalesSums } from './read-sales-sums';
import { hasSalesSummary } from './sales-summary';
import { toSheet } from './sheet';
import { splitRegions } from './split-regions';
import { hasTitle, isForm, isNamed, isTitledSheet } from './recognize';
import { totalRows } from './total-rows';
import { toPageBox } from './upright';

/** What a person said the document is, a type or one form by its name; null when nobody did. */
export type StatedType = string | null;

/** What pages that were read amount to: forms, and what there is to say about the file. */
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
  // What there was no time for may hold the form, or what stands in its boxes.
  const isUnfinished = problems.some(({ code }) => code === 'partly_read');
  // Worksheets and state forms beside last year's return name forms that nobody wants read.
  if (returns.pages.size > 0)
    return { detectedType, pages: count, forms, problems: [...problems, ...sayHidden(pages)] };
  return {
    detectedType,
    pages: count,
    forms,
    problems: [...problems, ...describe(prints, raw, forms, isUnfinished)],
  };
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
  const maySell = family.some(({ form }) => form === '1099-B');
  const all = prints.flatMap(({ page, lines }) => {
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
    const sheets = splitRegions(found, whole, page.words, isTitled).filter((region) =>
      isForm(region, lines, statedType !== null),
    );
    const regions = moveHeads(sheets, found);
    if (regions.length === 0) {
      const bare = family.flatMap((kind) => readBareFields(kind, page));
      return maySell ? withSalesSums(bare, page) : bare;
    }
    const onPage = regions.reduce<RawForm[]>(
      (before, region) => [...before, inheritHead(readSheet(toSheet(region, page)), before.at(-1))],
      [],
    );
    const full = shareHead(onPage).map(takeNumbers);
    return maySell ? withSalesSums(full, page) : full;
  });
  return carryHead(all);
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
  isUnfinished: boolean,
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
  // Sales that only their sums tell of: they must not go unmentioned.
  const hasUnreadSales = !known.has('1099-B') && hasSalesSummary(clear.map(({ page }) => page));
  const missedForms = [
    ...new Set([...missed.map(({ form }) => form), ...(hasUnreadSales ? ['1099-B'] : [])]),
  ];
  if (forms.length > 0) problems.push(...missedForms.map(formNotRead));
  else if (named.length === 0 && raw.length > 0 && !isUnfinished)
    problems.push(problem(hasAmounts(prints) ? 'boxes_not_matched' : 'blank_form'));
  else if (named.length === 0 && missedForms[0] !== undefined) problems.push(formNotMadeOut(missedForms[0]));
  else if (named.length === 0) problems.push(problem(isUnfinished ? 'not_finished' : 'not_a_tax_document'));
  return [...problems, ...sayHidden(prints.map(({ page }) => page))];
}

import { type FactSource } from './assemble-tree';
import { papersOf } from './business-papers';
import { type FormGroup, isChecked, type PlacedForm } from './document-facts';
import { itemPath } from './fact-path';
import { type Walk } from './walk';
import { addTo, type FactTree } from './write-fact';

/** Where the amounts of these forms go in a business: key of the form's item → path below the business. */
const amounts: readonly (readonly [key: string, path: string])[] = [
  ['form1099Nec', 'income.form1099Nec'],
  ['form1099K', 'income.form1099K'],
  ['federalWithholding', 'federalWithholding'],
];

/** Papers whose amounts are added up in one fact, whoever made them: key of the form's item → fact. */
export const addedAmounts: Readonly<
  Partial<Record<FormGroup, readonly (readonly [key: string, fact: string])[]>>
> = {
  studentLoans: [['studentLoanInterest', 'adjustments.studentLoanInterest']],
};

/** Adds one amount of a form to a fact, and names the form as its source. */
function addAmount(
  { document, form }: PlacedForm,
  key: string,
  fact: string,
  tree: FactTree,
  sources: Record<string, FactSource>,
): void {
  const amount = form.item[key];
  if (typeof amount !== 'number' || amount === 0) return;
  addTo(tree, fact, amount);
  sources[fact] = {
    documentId: document.documentId,
    extractionId: form.extractionId,
    fieldPath: form.sources[key] ?? key,
  };
}

/** Adds what one such paper says. */
export function addPaper(placed: PlacedForm, tree: FactTree, sources: Record<string, FactSource>): void {
  if (placed.form.group === 'other') return;
  for (const [key, fact] of addedAmounts[placed.form.group] ?? [])
    addAmount(placed, key, fact, tree, sources);
}

/** Adds what the papers of each business say to what was typed for it. */
export function addBusinessPapers(walk: Walk, tree: FactTree, sources: Record<string, FactSource>): void {
  for (let index = 0; index < (walk.view.counts.get('businesses') ?? 0); index += 1) {
    const base = itemPath(walk, 'businesses', index);
    if (base === null) continue;
    for (const placed of papersOf(walk.view, index).filter((one) => isChecked(one.form)))
      for (const [key, path] of amounts) {
        addAmount(placed, key, `${base}.${path}`, tree, sources);
      }
  }
}

/** Papers of a business with fields that nobody looked at yet. */
export const uncheckedPapers = (walk: Walk): PlacedForm[] =>
  Array.from({ length: walk.view.counts.get('businesses') ?? 0 }, (_, index) => papersOf(walk.view, index))
    .flat()
    .filter(({ form }) => !isChecked(form));

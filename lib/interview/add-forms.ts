import { type FactSource } from './assemble-tree';
import { formsOfItem, receiptsOf, usageId } from './business-forms';
import { type FormGroup, formsOf, isChecked, nameForm, type PlacedForm } from './document-facts';
import { enters, matchOwner, ownerId } from './document-questions';
import { itemPath } from './fact-path';
import { filesJointly } from './filing-status';
import { type Walk } from './walk';
import { addTo, readAt, writeAt, type FactTree } from './write-fact';

type Sources = Record<string, FactSource>;

/** Documents whose amounts are added up in one fact, whoever made them: key of the form's item → fact. */
export const addedAmounts: Readonly<
  Partial<Record<FormGroup, readonly (readonly [key: string, fact: string])[]>>
> = {
  studentLoans: [['studentLoanInterest', 'adjustments.studentLoanInterest']],
};

const sourceOf = ({ document, form }: PlacedForm, key: string): FactSource => ({
  documentId: document.documentId,
  extractionId: form.extractionId,
  fieldPath: form.sources[key] ?? key,
});

/** Adds one amount of a form to a fact, and names the form as its source. */
function addAmount(placed: PlacedForm, key: string, fact: string, tree: FactTree, sources: Sources): void {
  const amount = placed.form.item[key];
  if (typeof amount !== 'number' || amount === 0) return;
  addTo(tree, fact, amount);
  sources[fact] = sourceOf(placed, key);
}

/** Adds what one such document says. */
export function addAmounts(placed: PlacedForm, tree: FactTree, sources: Sources): void {
  if (placed.form.group === 'other') return;
  for (const [key, fact] of addedAmounts[placed.form.group] ?? [])
    addAmount(placed, key, fact, tree, sources);
}

/** Adds what the documents of each business and each rented place say to what was typed for it. */
export function addItemForms(walk: Walk, tree: FactTree, sources: Sources): void {
  for (const group of ['businesses', 'rentals'] as const)
    for (let index = 0; index < (walk.view.counts.get(group) ?? 0); index += 1) {
      const base = itemPath(walk, group, index);
      if (base === null) continue;
      for (const { placed, amounts } of receiptsOf(walk.view, group, index))
        if (isChecked(placed.form))
          for (const [key, path] of amounts) addAmount(placed, key, `${base}.${path}`, tree, sources);
    }
}

/** Boxes of Form 1099-MISC that are income without a business or a place behind it, and what to call them. */
const otherIncome = [
  ['otherIncome', 'Other income'],
  ['substitutePayments', 'Payments in lieu of dividends'],
] as const;

/** Form 1099-MISC: other income (Schedule 1, line 8z) and the tax withheld (Form 1040, line 25b; Schedule A, line 5a). */
export function addMiscellaneous(walk: Walk, tree: FactTree, sources: Sources): void {
  const { view } = walk;
  for (const placed of formsOf(view.documents, 'miscellaneous').filter((one) => enters(one, view))) {
    const { form } = placed;
    addAmount(placed, 'federalWithholding', 'payments.otherWithholding', tree, sources);
    addAmount(placed, 'stateWithholding', 'payments.otherStateWithholding', tree, sources);
    const owner = filesJointly(view)
      ? (view.effective[ownerId(form.extractionId)] ?? matchOwner(placed, view) ?? 'taxpayer')
      : 'taxpayer';
    for (const [key, name] of otherIncome) {
      if (key === 'otherIncome' && view.effective[usageId(form.extractionId)] !== 'other') continue;
      const amount = form.item[key];
      if (typeof amount !== 'number' || amount === 0) continue;
      const items = readAt(tree, 'otherIncome');
      const place = `otherIncome[${Array.isArray(items) ? items.length : 0}]`;
      writeAt(tree, place, { owner, description: `${name}, ${nameForm(placed)}`.slice(0, 60), amount });
      sources[`${place}.amount`] = sourceOf(placed, key);
    }
  }
}

/** Documents of a business with fields that nobody looked at yet. */
export const uncheckedForms = (walk: Walk): PlacedForm[] =>
  Array.from({ length: walk.view.counts.get('businesses') ?? 0 }, (_, index) => formsOfItem(walk.view, index))
    .flat()
    .filter(({ form }) => !isChecked(form));

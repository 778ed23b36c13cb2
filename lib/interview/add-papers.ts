import { type FactSource } from './assemble-tree';
import { papersOf } from './business-papers';
import { isChecked, type PlacedForm } from './document-facts';
import { itemPath } from './fact-path';
import { type Walk } from './walk';
import { readAt, writeAt, type FactTree } from './write-fact';

/** Where the amounts of these forms go in a business: key of the form's item → path below the business. */
const amounts: readonly (readonly [key: string, path: string])[] = [
  ['form1099Nec', 'income.form1099Nec'],
  ['form1099K', 'income.form1099K'],
  ['federalWithholding', 'federalWithholding'],
];

const toCents = (amount: unknown) => (typeof amount === 'number' ? Math.round(amount * 100) : 0);

/** Adds what the papers of each business say to what was typed for it. */
export function addBusinessPapers(walk: Walk, tree: FactTree, sources: Record<string, FactSource>): void {
  for (let index = 0; index < (walk.view.counts.get('businesses') ?? 0); index += 1) {
    const base = itemPath(walk, 'businesses', index);
    if (base === null) continue;
    for (const { document, form } of papersOf(walk.view, index).filter((one) => isChecked(one.form)))
      for (const [key, path] of amounts) {
        const cents = toCents(form.item[key]);
        if (cents === 0) continue;
        const place = `${base}.${path}`;
        writeAt(tree, place, (toCents(readAt(tree, place)) + cents) / 100);
        sources[place] = {
          documentId: document.documentId,
          extractionId: form.extractionId,
          fieldPath: form.sources[key] ?? key,
        };
      }
  }
}

/** Papers of a business with fields that nobody looked at yet. */
export const uncheckedPapers = (walk: Walk): PlacedForm[] =>
  Array.from({ length: walk.view.counts.get('businesses') ?? 0 }, (_, index) => papersOf(walk.view, index))
    .flat()
    .filter(({ form }) => !isChecked(form));

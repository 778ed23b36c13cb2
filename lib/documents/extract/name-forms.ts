import { knownForms, type KnownForm } from '../kinds/known-forms';
import { kindOf } from '../kinds/registry';
import { type Token } from './print-tokens';
import { looksLike } from './recognize';

/** Forms that we name without reading them. "Form 1098" is not named where "Form 1098-T" stands. */
export function findKnownForms(pages: readonly Token[][][]): KnownForm[] {
  const found = knownForms.filter(
    (known) =>
      kindOf(known.form) === undefined && pages.some((lines) => looksLike(known.titles, known.marks, lines)),
  );
  return found.filter(
    (known) => !found.some((other) => other !== known && other.form.startsWith(`${known.form}-`)),
  );
}

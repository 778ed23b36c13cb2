import { type DocumentFacts, isChecked, nameForm } from './document-facts';
import { yearId } from './document-questions';
import { type KnownForm } from './schema';
import { type InterviewState } from './walk';

/**
 * The forms that were read from the documents of a return, and whether the amounts of each count.
 */
export function listKnownForms({ documents, answers, taxYear = 2024 }: InterviewState): KnownForm[] {
  return documents.flatMap((document): KnownForm[] => {
    const { documentId, name } = document;
    return document.forms.map((form) => ({
      documentId,
      name,
      form: form.form,
      payer: nameForm({ document, form }),
      standing: readStanding(form, answers[yearId(form.extractionId)], taxYear),
      unconfirmed: form.unconfirmed,
    }));
  });
}

function readStanding(
  form: DocumentFacts['forms'][number],
  isThisYear: unknown,
  taxYear: number,
): KnownForm['standing'] {
  if (form.earlier !== undefined) return readEarlierStanding(form, taxYear);
  const isOther = form.taxYear !== null && form.taxYear !== taxYear;
  if (isOther && isThisYear !== true) return 'other-year';
  if (!isChecked(form)) return 'to-check';
  if (form.taxYear === null && isThisYear !== true) return isThisYear === false ? 'other-year' : 'to-check';
  return form.group === 'other' ? 'not-entered' : 'counted';
}

/** The documents that would change the result once somebody has looked at them. */
export function listWaiting(state: InterviewState): { documentId: string; name: string }[] {
  const waiting = new Map<string, string>();
  for (const { standing, documentId, name } of listKnownForms(state))
    if (standing === 'to-check') waiting.set(documentId, name);
  return [...waiting].map(([documentId, name]) => ({ documentId, name }));
}

/** Last year's return counts for what it hands on; one of any other year doesn't. */
function readEarlierStanding(form: DocumentFacts['forms'][number], taxYear: number): KnownForm['standing'] {
  const year = form.earlier?.taxYear ?? null;
  if (year !== null && year !== taxYear - 1) return 'other-year';
  return year !== null && isChecked(form) ? 'counted' : 'to-check';
}

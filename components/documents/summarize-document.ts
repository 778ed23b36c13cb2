import { countOf, listOf, plural } from '@/lib/format/words';
import { isDoubtful } from '@/lib/documents/doubt';
import { sayByHand } from '@/lib/documents/kinds/form-names';
import { readingOf } from '@/lib/documents/reading';
import { type Document, type Extraction } from '@/lib/documents/schema';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { standingOf, type FormStanding } from './form-standing';

export type DocumentSummary = {
  tone: 'waiting' | 'reading' | 'good' | 'check' | 'problem';
  text: string;
};

/** Documents are read in the order they arrived. Counts those ahead of one, in a list with the newest first. */
export function countBefore(documents: readonly Pick<Document, 'status'>[], at: number): number {
  if (documents[at]?.status !== 'processing') return 0;
  return documents.slice(at + 1).filter(({ status }) => status === 'processing').length;
}

/** What a document that waits for its turn says. */
export const sayWaiting = (before: number): DocumentSummary => ({
  tone: 'waiting',
  text: `Waiting to be processed (${countOf(before, 'document', 'documents')} ahead).`,
});

/** One or two sentences on where a document stands and what its owner has to do. */
export function summarizeDocument(
  document: Pick<Document, 'status' | 'extractions' | 'problems'>,
  returnYear: number = firstTaxYear,
): DocumentSummary {
  const { status, extractions, problems } = document;
  if (status === 'processing') return { tone: 'reading', text: 'Reading your document…' };
  const reading = readingOf(document);
  if (reading === 'nothing') {
    const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
    return { tone: 'problem', text: first?.message ?? 'We couldn’t find anything to read in this file.' };
  }
  const of = (standing: FormStanding) =>
    extractions.filter((form) => standingOf(form, returnYear) === standing);
  const used = of('used');
  // Only what can enter the return is asked about.
  const doubtful = used.flatMap(({ fields }) => fields).filter(isDoubtful).length;
  const sentences = [
    doubtful > 0 ? sayDoubtful(doubtful) : sayRead(used, reading === 'partly'),
    reading === 'partly' ? 'We couldn’t read all of this file. Compare it with what we read.' : '',
    of('by-hand')
      .map(({ form }) => `${form === 'receipt' ? 'Receipt' : form}: ${sayByHand(form) ?? ''}`)
      .join(' '),
    sayNoPlace(of('no-place')),
    sayOtherYears(of('other-year'), returnYear),
  ];
  const isGood = reading === 'whole' && (used.length > 0 || of('by-hand').length > 0);
  const tone = doubtful > 0 ? 'check' : isGood ? 'good' : 'problem';
  return { tone, text: sentences.filter(Boolean).join(' ') };
}

/** The next document in the list with something to check, after this one and then from the top; null when there is none. */
export function findNext<T extends Pick<Document, 'id' | 'status' | 'extractions' | 'problems'>>(
  documents: readonly T[],
  id: string,
  returnYear: number = firstTaxYear,
): T | null {
  const at = documents.findIndex((document) => document.id === id);
  const others = [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))];
  return others.find((document) => summarizeDocument(document, returnYear).tone === 'check') ?? null;
}

const sayDoubtful = (count: number): string =>
  plural(count, 'Check 1 value before we use it.', `Check ${count} values before we use them.`);

function sayRead(forms: readonly Extraction[], isPartly: boolean): string {
  if (forms.length === 0) return '';
  return `${countForms(forms)} read.${isPartly ? '' : ' Nothing left to check.'}`;
}

function sayNoPlace(forms: readonly Extraction[]): string {
  if (forms.length === 0) return '';
  const them = plural(forms.length, 'it', 'them');
  return `${countForms(forms)} read, but Plainfile can’t add ${them} to a return yet.`;
}

/** "This W-2 is for tax year 2020. We won’t use it on your 2024 return."; nothing without forms. */
export function sayOtherYears(
  forms: readonly Pick<Extraction, 'form' | 'taxYear'>[],
  returnYear: number = firstTaxYear,
): string {
  const [first] = forms;
  if (first === undefined) return '';
  const years = [...new Set(forms.map(({ taxYear }) => taxYear))].join(', ');
  return plural(
    forms.length,
    `This ${first.form} is for tax year ${years}. We won’t use it on your ${returnYear} return.`,
    `${forms.length} forms are for tax year ${years}. We won’t use them on your ${returnYear} return.`,
  );
}

/** "W-2", "2 W-2s and 1099-INT". */
export function countForms(forms: readonly Pick<Extraction, 'form'>[]): string {
  const counts = new Map<string, number>();
  for (const { form } of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const parts = [...counts].map(([form, count]) => (count === 1 ? form : `${count} ${form}s`));
  return listOf(parts);
}

import { type Document, type Extraction, isDoubtful } from '@/lib/documents/schema';
import { returnYear } from '@/lib/interview/document-facts';

/** A form for another year never enters the return; a year that was not found does not keep it out. */
export const isOtherYear = ({ taxYear }: Pick<Extraction, 'taxYear'>): boolean =>
  taxYear !== null && taxYear !== returnYear;

/** How many values wait for a look before their form enters the return; forms of other years wait for nothing. */
export function countDoubtful(document: Pick<Document, 'extractions'>): number {
  return document.extractions
    .filter((form) => !isOtherYear(form))
    .reduce((sum, form) => sum + form.fields.filter(isDoubtful).length, 0);
}

export type DocumentSummary = {
  tone: 'reading' | 'good' | 'check' | 'problem';
  text: string;
};

/** One sentence on where a document stands and what its owner has to do. */
export function summarizeDocument(
  document: Pick<Document, 'status' | 'extractions' | 'problems'>,
): DocumentSummary {
  const { status, extractions, problems } = document;
  if (status === 'processing') return { tone: 'reading', text: 'Reading your document…' };
  if (extractions.length === 0) {
    const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
    return { tone: 'problem', text: first?.message ?? 'We found nothing to read in this file.' };
  }
  const other = extractions.filter(isOtherYear);
  if (other.length === extractions.length) return { tone: 'problem', text: sayOtherYears(other) };
  const doubtful = countDoubtful(document);
  if (doubtful > 0) {
    const text = `${doubtful} ${doubtful === 1 ? 'value needs' : 'values need'} your check before ${doubtful === 1 ? 'it counts' : 'they count'}.`;
    return { tone: 'check', text };
  }
  const forms = countForms(extractions.filter((form) => !isOtherYear(form)));
  const left = other.length === 0 ? '' : ` ${sayOtherYears(other)}`;
  return { tone: 'good', text: `${forms} read.${left}` };
}

/** "W-2, tax year 2020, does not enter your 2024 return." */
export function sayOtherYears(forms: readonly Pick<Extraction, 'form' | 'taxYear'>[]): string {
  const years = [...new Set(forms.map(({ taxYear }) => taxYear))].join(', ');
  return forms.length === 1
    ? `This ${forms[0]?.form} is for tax year ${years}. It does not enter your ${returnYear} return.`
    : `${forms.length} forms are for tax year ${years}. They do not enter your ${returnYear} return.`;
}

/** "W-2", "2 W-2s and 1099-INT". */
export function countForms(forms: readonly Pick<Extraction, 'form'>[]): string {
  const counts = new Map<string, number>();
  for (const { form } of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const parts = [...counts].map(([form, count]) => (count === 1 ? form : `${count} ${form}s`));
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

import { toFacts } from '@/lib/documents/kinds/to-facts';
import { isDoubtful } from '@/lib/documents/doubt';
import { readPrintedPerson } from '@/lib/documents/printed-person';
import { type ReaderResult } from '@/lib/documents/extract/schema';
import { type DocumentFacts } from '@/lib/interview/document-facts';

/** What a file that was read gives the interview, and how many of its values the filer still has to look at. */
export function readFacts({ forms }: ReaderResult, at: number): DocumentFacts {
  return {
    documentId: `document-${at + 1}`,
    name: `paper-${at + 1}.pdf`,
    type: forms[0]?.form === 'W-2' ? 'W-2' : '1099',
    forms: forms.map((form, place) => {
      const values = Object.fromEntries(form.fields.map(({ path, value }) => [path, value]));
      const facts = toFacts(form.form, values) ?? { group: 'other' as const, item: {}, sources: {} };
      return {
        extractionId: `extraction-${at + 1}-${place + 1}`,
        form: form.form,
        taxYear: form.taxYear,
        unconfirmed: form.fields.filter((field) => isDoubtful({ ...field, confirmed: false })).length,
        ...readPrintedPerson(form.form, values),
        ...facts,
      };
    }),
  };
}

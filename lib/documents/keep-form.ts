import type { Transaction } from '@/lib/infra/db';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { ExtractedForm } from './extract/schema';
import { sealExtraction } from './rows';

/** Stores one form of a document, encrypted, with nothing confirmed yet. */
export async function keepForm(
  tx: Transaction,
  key: AccountKey,
  documentId: string,
  position: number,
  form: ExtractedForm,
): Promise<void> {
  const fields = form.fields.map((field) => ({ ...field, confirmed: false }));
  await tx.extraction.create({
    data: {
      documentId,
      position,
      form: form.form,
      taxYear: form.taxYear,
      ...sealExtraction(key, documentId, position, { fields, problems: form.problems }),
    },
  });
}

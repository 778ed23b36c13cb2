import { holdAssignment, type OpenClient } from '@/lib/assignments/access';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { openExtraction, pathPrefix } from '@/lib/documents/rows';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { readAnswers } from '@/lib/returns/interview-state';
import { newestReturn } from '@/lib/returns/rows';
import type { Revealed, RevealInput } from './schema';

/**
 * Shows a preparer one identifier in full. Who, what and why stands in the client's access log, written in the same
 * transaction: no log, no value.
 * @throws AppError not_found when the client has no such field or answer
 */
export async function revealIdentifier(open: OpenClient, input: RevealInput): Promise<Revealed> {
  return db().$transaction(async (tx) => {
    await holdAssignment(tx, open);
    const value =
      'documentId' in input
        ? await readField(tx, open, input.documentId, input.fieldPath)
        : await readAnswer(tx, open, input.questionId);
    if (value === null) throw new AppError('not_found');
    const { reason, ...what } = input;
    await recordAudit(tx, sourceOf(open), {
      action: 'identifier.revealed',
      objectType: 'documentId' in input ? 'Document' : 'Answer',
      objectId: 'documentId' in input ? input.documentId : input.questionId,
      ownerId: open.clientId,
      detail: { ...what, reason },
    });
    return { value };
  });
}

async function readField(
  tx: Transaction,
  open: OpenClient,
  documentId: string,
  fieldPath: string,
): Promise<string | null> {
  const rows = await tx.extraction.findMany({
    where: { documentId, document: { userId: open.clientId } },
  });
  for (const row of rows) {
    const prefix = pathPrefix(row.position);
    const field = openExtraction(row).fields.find(({ path }) => prefix + path === fieldPath);
    if (typeof field?.value === 'string') return field.value;
  }
  return null;
}

async function readAnswer(tx: Transaction, open: OpenClient, questionId: string): Promise<string | null> {
  const taxReturn = await tx.taxReturn.findFirst({
    where: { userId: open.clientId },
    orderBy: newestReturn,
    select: { id: true },
  });
  if (taxReturn === null) return null;
  const answer = (await readAnswers(tx, taxReturn.id))[questionId];
  return typeof answer === 'string' ? answer : null;
}

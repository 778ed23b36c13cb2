import { holdAssignment, type OpenClient } from '@/lib/assignments/access';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { openDocument } from '@/lib/documents/access';
import { confirmFields } from '@/lib/documents/commands';
import { readDocumentById } from '@/lib/documents/queries';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { readFormAnswer } from '@/lib/interview/form-answer';
import { openReturn } from '@/lib/returns/access';
import { saveAnswer } from '@/lib/returns/answers';
import { newestReturn } from '@/lib/returns/rows';
import { findListed } from './listed-questions';
import { toRequest, withUploads } from './request-rows';
import type { AcceptInput, InformationRequest } from './schema';

/**
 * Writes a client's reply into the field or the answer that was asked about, and settles the request. The value is
 * written as any change of a preparer is: with the client's permission, checked, marked with its author.
 * @throws AppError not_found when it is none of this client; conflict before the reply, once it is settled, or when it is
 * about no field and no answer; forbidden without the client's permission; invalid when the value doesn't fit
 */
export async function acceptReply(
  open: OpenClient,
  id: string,
  { value }: AcceptInput,
): Promise<InformationRequest> {
  const request = await db().informationRequest.findUnique({ where: { id } });
  if (request === null || request.clientId !== open.clientId) throw new AppError('not_found');
  if (request.answeredAt === null || request.closedAt !== null)
    throw new AppError('conflict', 'You can accept only a reply to an open question.');
  const { documentId, fieldPath, questionId } = request;
  if (documentId !== null && fieldPath !== null) await writeField(open, documentId, fieldPath, value);
  else if (questionId !== null) await writeAnswer(open, questionId, value);
  else throw new AppError('conflict', 'This question isn’t about a field you can edit.');
  return settle(open, id);
}

const yesNo = new Map([
  ['yes', true],
  ['no', false],
]);

async function writeField(open: OpenClient, documentId: string, path: string, typed: string): Promise<void> {
  const document = await readDocumentById(await openDocument(open, documentId, 'read', open.clientId));
  const field = document.extractions.flatMap(({ fields }) => fields).find((one) => one.path === path);
  if (field === undefined) throw new AppError('conflict', 'This document no longer has that field.');
  const flag = typeof field.value === 'boolean' ? yesNo.get(typed.toLowerCase()) : undefined;
  const confirm = await openDocument(open, documentId, 'confirm', open.clientId);
  await confirmFields(confirm, { fields: [{ path, value: flag ?? typed, confirmed: true }] });
}

async function writeAnswer(open: OpenClient, questionId: string, typed: string): Promise<void> {
  const question = findListed(questionId);
  const taxReturn = await db().taxReturn.findFirst({
    where: { userId: open.clientId },
    orderBy: newestReturn,
    select: { id: true },
  });
  if (question === null || taxReturn === null)
    throw new AppError('conflict', 'The interview no longer asks that question.');
  const isYesNo = question.type === 'boolean';
  const text = isYesNo ? String(yesNo.get(typed.toLowerCase()) ?? typed) : typed;
  if (isYesNo && text !== 'true' && text !== 'false')
    throw new AppError('invalid', 'Enter Yes or No.', { fields: { value: 'Enter Yes or No.' } });
  const answer = readFormAnswer(question.type, [text]);
  await saveAnswer(await openReturn(open, taxReturn.id, 'edit'), { questionId, answer });
}

async function settle(open: OpenClient, id: string): Promise<InformationRequest> {
  return db().$transaction(async (tx) => {
    await holdAssignment(tx, open);
    const now = new Date();
    await tx.informationRequest.updateMany({
      where: { id, clientId: open.clientId },
      data: { closedAt: now, acceptedAt: now },
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'request.accepted',
      objectType: 'InformationRequest',
      objectId: id,
      ownerId: open.clientId,
    });
    return toRequest(await tx.informationRequest.findUniqueOrThrow({ where: { id }, include: withUploads }));
  });
}

import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { accountKeyOf, wrapFileKey } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { holdChangesAllowed, lockReturn, type OpenReturn } from '@/lib/returns/access';
import { isMasked } from '@/lib/interview/mask';
import { markFactsChanged } from '@/lib/returns/facts-changed';
import { afterFactChange } from '@/lib/returns/lifecycle';
import { toProgress } from '@/lib/returns/rows';
import { lockDocument, type OpenDocument } from './access';
import { applyConfirmations } from './confirm';
import { dropStored, type ReceivedFile } from './receive-upload';
import { blankForm } from './kinds/blank-form';
import { priorReturnForm } from './kinds/form-names';
import { kindOf, typeOfForm } from './kinds/registry';
import { keepForm } from './keep-form';
import { keepDeleted } from './restore';
import { requireRoom } from './room';
import {
  forReader,
  openExtraction,
  pathPrefix,
  sealExtraction,
  toDocument,
  typeToRow,
  withExtractions,
} from './rows';
import type { ConfirmInput, Document, ExtractionField, TypeInput } from './schema';

/**
 * Makes a stored file a document of the return's owner, or of the actor without one, and queues its reading. `claim` runs
 * first in the same transaction.
 * @throws AppError conflict when the return is filed, forbidden for a preparer whose client takes the permission back at
 *   this moment; the stored bytes are removed then
 */
export async function addDocument(
  call: { actor: Actor; requestId: string },
  file: ReceivedFile,
  open: OpenReturn<'upload'> | null,
  claim: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<Document> {
  const ownerId = open?.ownerId ?? call.actor.id;
  try {
    return await db().$transaction(async (tx) => {
      await claim(tx);
      if (open !== null) afterFactChange(toProgress(await lockReturn(tx, open)));
      await requireRoom(tx, ownerId, file.size);
      const row = await tx.document.create({
        data: {
          userId: ownerId,
          taxReturnId: open?.id ?? null,
          name: file.name,
          type: typeToRow(file.fields.type),
          storageKey: file.storageKey,
          contentType: file.contentType,
          sizeBytes: file.size,
          sha256: file.sha256,
          fileKey: file.secret === null ? null : await wrapFileKey(tx, ownerId, file.secret, file.storageKey),
        },
        include: withExtractions,
      });
      if (open !== null) await holdChangesAllowed(tx, open);
      await enqueueReading(tx, 'read-document', row.id, ownerId);
      await recordAudit(tx, sourceOf(call), {
        action: 'document.uploaded',
        objectType: 'Document',
        objectId: row.id,
        ownerId,
        detail: { size: file.size, contentType: file.contentType },
      });
      return toDocument(row);
    });
  } catch (error) {
    await dropStored(file.storageKey);
    throw error;
  }
}

/** What one reading takes at a usual pace, in seconds. */
const turn = 20;

/** Readings of one account take turns with those of everybody else: a hundred documents hold up nobody's first one. */
async function enqueueReading(
  tx: Transaction,
  kind: 'read-document' | 'read-document-as',
  documentId: string,
  ownerId: string,
): Promise<void> {
  const before = await tx.document.count({
    where: { userId: ownerId, status: 'processing', id: { not: documentId } },
  });
  await enqueueJob(tx, kind, documentId, undefined, before * turn);
}

/** Reads the document once more, for example after it failed. Confirmations of the earlier reading are dropped. */
export async function processAgain(open: OpenDocument<'process'>): Promise<Document> {
  return db().$transaction(async (tx) => {
    if (open.taxReturnId !== null) await markFactsChanged(tx, open.taxReturnId);
    await holdChangesAllowed(tx, open);
    const row = await tx.document.update({
      where: { id: open.id },
      data: { status: 'processing' },
      include: withExtractions,
    });
    const waiting = await tx.job.count({ where: { subjectId: open.id, doneAt: null, failedAt: null } });
    if (waiting === 0) await enqueueReading(tx, 'read-document', open.id, open.ownerId);
    await recordAudit(tx, sourceOf(open), {
      action: 'document.process-requested',
      objectType: 'Document',
      objectId: open.id,
      ownerId: open.ownerId,
    });
    return forReader(open.actor, open.ownerId, toDocument(row));
  });
}

/**
 * Confirms or corrects values that were read; the facts of the return follow.
 * @throws AppError invalid naming each path that does not exist, whose value has the wrong form, or that must be
 * confirmed by itself
 */
export async function confirmFields(open: OpenDocument<'confirm'>, input: ConfirmInput): Promise<Document> {
  return db().$transaction(async (tx) => {
    await lockDocument(tx, open.id, open.taxReturnId);
    await holdChangesAllowed(tx, open);
    const row = await tx.document.findUnique({ where: { id: open.id }, include: withExtractions });
    if (row === null) throw new AppError('not_found');
    if (row.status === 'processing') throw new AppError('conflict', 'This document is still being read.');
    const key = await accountKeyOf(tx, row.userId);
    const known = new Set<string>();
    // A map: `constructor` is the name of no field, and every object has it.
    const failures = new Map<string, string>();
    for (const extraction of row.extractions) {
      const prefix = pathPrefix(extraction.position);
      const own = input.fields.filter((field) =>
        prefix === '' ? !field.path.startsWith('forms[') : field.path.startsWith(prefix),
      );
      if (own.length === 0) continue;
      const content = openExtraction(extraction);
      const changes = own.map((field) => ({ ...field, path: field.path.slice(prefix.length) }));
      const result = applyConfirmations(
        { form: extraction.form, fields: content.fields, problems: content.problems },
        changes,
        input.fields.length > 1,
      );
      for (const path of result.applied) known.add(prefix + path);
      for (const [path, message] of Object.entries(result.failures)) failures.set(prefix + path, message);
      await tx.extraction.update({
        where: { id: extraction.id },
        data: {
          ...sealExtraction(key, row.id, extraction.position, {
            fields: result.fields,
            problems: content.problems,
          }),
          ...statedYear(extraction.form, result.fields),
        },
      });
    }
    for (const field of input.fields) {
      // What is shown masked to a preparer was sent back as it stood there.
      if (open.actor.id !== open.ownerId && isMasked(field.value))
        failures.set(field.path, 'Enter the full number.');
      if (!known.has(field.path) && !failures.has(field.path))
        failures.set(field.path, 'This document doesn’t have that field.');
    }
    if (failures.size > 0)
      throw new AppError('invalid', 'Some values need another look.', {
        fields: Object.fromEntries(failures),
      });
    if (row.taxReturnId !== null) await markFactsChanged(tx, row.taxReturnId);
    await recordAudit(tx, sourceOf(open), {
      action: 'document.fields-confirmed',
      objectType: 'Document',
      objectId: row.id,
      ownerId: row.userId,
      detail: { fields: input.fields.map((field) => field.path) },
    });
    const updated = await tx.document.findUniqueOrThrow({ where: { id: row.id }, include: withExtractions });
    return forReader(open.actor, open.ownerId, toDocument(updated));
  });
}

/** Last year's return names its year in a field, which a person may correct. */
function statedYear(form: string, fields: readonly ExtractionField[]): { taxYear?: number } {
  const year = form === priorReturnForm ? fields.find(({ path }) => path === 'tax_year')?.value : null;
  return typeof year === 'string' && /^20\d\d$/u.test(year) ? { taxYear: Number(year) } : {};
}

/**
 * Sets what the document is, when recognition was wrong or found nothing, and has it read once more as that: what
 * was read before leaves the return. A form that was named and can't be read stays with blank boxes to type in.
 * @throws AppError invalid when the form isn't one that we read
 */
export async function changeType(open: OpenDocument<'confirm'>, input: TypeInput): Promise<Document> {
  const { form } = input;
  const kind = form === undefined ? undefined : kindOf(form);
  if (form !== undefined && (kind === undefined || kind.form === 'receipt'))
    throw new AppError('invalid', 'We don’t support that form.', {
      fields: { form: 'Select a form we support.' },
    });
  const type = form === undefined ? input.type : typeOfForm(form);
  return db().$transaction(async (tx) => {
    await lockDocument(tx, open.id, open.taxReturnId);
    await holdChangesAllowed(tx, open);
    if (open.taxReturnId !== null) await markFactsChanged(tx, open.taxReturnId);
    await tx.extraction.deleteMany({ where: { documentId: open.id } });
    // The form stands there blank from the start: the job reads which one it is, and it stays when nothing can be read.
    if (kind !== undefined)
      await keepForm(tx, await accountKeyOf(tx, open.ownerId), open.id, 0, blankForm(kind));
    const row = await tx.document.update({
      where: { id: open.id },
      data: { type: typeToRow(type), status: 'processing', problems: null },
      include: withExtractions,
    });
    await enqueueReading(tx, 'read-document-as', open.id, open.ownerId);
    await recordAudit(tx, sourceOf(open), {
      action: 'document.type-changed',
      objectType: 'Document',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { type, ...(form === undefined ? {} : { form }) },
    });
    return forReader(open.actor, open.ownerId, toDocument(row));
  });
}

/** Deletes the document and what was read from it; its facts leave the return. For a minute it can be restored. */
export async function deleteDocument(open: OpenDocument<'delete'>): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockDocument(tx, open.id, open.taxReturnId);
    if (open.taxReturnId !== null) await markFactsChanged(tx, open.taxReturnId);
    await keepDeleted(tx, open.actor.id, open.id);
    const { count } = await tx.document.deleteMany({ where: { id: open.id } });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(open), {
      action: 'document.deleted',
      objectType: 'Document',
      objectId: open.id,
      ownerId: open.ownerId,
    });
  });
}

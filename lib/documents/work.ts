import { readDocument, type ReaderOptions } from './extract/run-reader';
import type { ExtractedForm, ReaderResult } from './extract/schema';
import { nothingBut, problem } from './extract/problems';
import { recordAudit } from '@/lib/audit/commands';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { runDueJobs, type JobWorker } from '@/lib/infra/jobs';
import { readAnswers } from '@/lib/returns/interview-state';
import { markFactsChanged } from '@/lib/returns/facts-changed';
import { lockDocument } from './access';
import { keepForm } from './keep-form';
import { blankForm } from './kinds/blank-form';
import { kindOf } from './kinds/registry';
import { lookAgain } from './look-again';
import { compareDocuments, type KnownPeople, type OtherDocument } from './compare-documents';
import type { ReturnAround } from './compare-prior-return';
import { openExtraction, sealProblems, typeFromRow, typeToRow, withExtractions } from './rows';
import type { DocumentType } from './schema';
import { openStored, type StoredFile } from './stored-file';

/** Milliseconds of the clock for a reading that a busy machine cut short before; a host ends a request after 300 seconds. */
const laterLimits = [110_000, 240_000, 240_000] as const;
/** It is tried again after a pause, and the last one is kept as it is. */
const patientAttempts = 1 + laterLimits.length;
/** Seconds for one try with all that belongs to it: the reading, a second look, what is stored. */
const longestTry = 280;
class MachineBusyError extends Error {
  override readonly name = 'MachineBusyError';
}

const system = { actorId: null, actorRole: 'system' } as const;

/** Works off what is due: called after uploads, when a list shows unfinished documents, and by the cron route. */
export function readDueDocuments(): Promise<number> {
  return runDueJobs({ 'read-document': workerFor(false), 'read-document-as': workerFor(true) });
}

/** `asTold`: a person said what the document is, and it is read as that. */
const workerFor = (asStated: boolean): JobWorker => ({
  longest: longestTry,
  run: async (documentId, attempt) => {
    const row = await db().document.findUnique({
      where: { id: documentId },
      select: { id: true, userId: true, taxReturnId: true, storageKey: true, fileKey: true, type: true },
    });
    if (row === null) return; // deleted while it waited
    const bytes = await loadBytes(row.userId, row);
    const stated = asStated ? await findStated(documentId, typeFromRow(row.type)) : nothingStated;
    if (bytes === null) return keepResult(documentId, nothingBut('reader_failed'));
    const own = await readDocument(
      { bytes },
      { statedType: stated.form ?? stated.type, ...patienceOf(attempt) },
    );
    if (own.isHurried === true && attempt < patientAttempts) throw new MachineBusyError();
    await keepResult(documentId, await lookAgain(row, bytes, own), stated);
  },
  giveUp: async (documentId) =>
    keepResult(
      documentId,
      nothingBut('reader_failed'),
      asStated ? await findStated(documentId, null) : nothingStated,
    ),
});

/** The first try takes what nobody else wants; whoever was kept from reading competes, and for longer each time. */
function patienceOf(attempt: number): ReaderOptions {
  if (attempt === 1) return { pace: 'idle' };
  const limit = laterLimits[attempt - 2] ?? laterLimits[2];
  return { pace: 'equal', timeLimitMs: limit, recognitionLimitMs: limit };
}

/** What a person said the document is: its type, and the form where they named one. */
interface Stated {
  type: DocumentType | null;
  form: string | null;
}
const nothingStated: Stated = { type: null, form: null };

/** `changeType` leaves the named form there, blank. */
async function findStated(documentId: string, type: DocumentType | null): Promise<Stated> {
  const blank = await db().extraction.findFirst({
    where: { documentId, position: 0 },
    select: { form: true },
  });
  return { type, form: blank?.form ?? null };
}

/** A form that was named and can't be found in the file is typed in beside it. */
function toType(result: ReaderResult, form: string | null): ReaderResult {
  const kind = form === null ? undefined : kindOf(form);
  if (kind === undefined || result.forms.length > 0) return result;
  return { ...result, forms: [blankForm(kind)], problems: [problem('type_the_boxes')] };
}

async function loadBytes(ownerId: string, file: StoredFile): Promise<Uint8Array | null> {
  const stream = await openStored(ownerId, file);
  return stream === null ? null : new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What the person sees as the type: the recognized kind, or what was said at the upload when nothing was found. */
function typeOf(forms: ExtractedForm[]): DocumentType | null {
  const [first] = forms;
  if (first === undefined) return null;
  if (forms.every((form) => form.form === 'W-2' || form.form === 'W-2c')) return 'W-2';
  if (first.form === 'receipt') return 'Receipt';
  return first.form.startsWith('1099') || first.form.includes('-1099') ? '1099' : null;
}

/** The other documents of the client and the numbers of the people on the return. */
async function readSurroundings(documentId: string): Promise<[OtherDocument[], KnownPeople, ReturnAround]> {
  const row = await db().document.findUnique({ where: { id: documentId } });
  const nobody: KnownPeople = { numbers: [], lastNames: [] };
  if (row === null) return [[], nobody, { taxYear: null, accountLastName: null }];
  const owner = await db().user.findUnique({ where: { id: row.userId }, select: { lastName: true } });
  const taxReturn =
    row.taxReturnId === null
      ? null
      : await db().taxReturn.findUnique({ where: { id: row.taxReturnId }, select: { taxYear: true } });
  const around: ReturnAround = {
    taxYear: taxReturn?.taxYear ?? null,
    accountLastName: owner?.lastName ?? null,
  };
  const documents = await db().document.findMany({
    where: { userId: row.userId, id: { not: row.id } },
    orderBy: { uploadedAt: 'desc' },
    take: 100,
    include: withExtractions,
  });
  const others = documents.flatMap((other) =>
    other.extractions.map((extraction) => ({ documentName: other.name, ...openExtraction(extraction) })),
  );
  if (row.taxReturnId === null) return [others, nobody, around];
  const answers = await readAnswers(db(), row.taxReturnId);
  const texts = (...ids: string[]) =>
    ids.map((id) => answers[id]).filter((answer) => typeof answer === 'string');
  return [
    others,
    {
      numbers: texts('taxpayer.ssn', 'spouse.ssn'),
      lastNames: texts('taxpayer.lastName', 'spouse.lastName'),
    },
    around,
  ];
}

async function keepResult(
  documentId: string,
  read: ReaderResult,
  stated: Stated = nothingStated,
): Promise<void> {
  const result = toType(read, stated.form);
  // Opening a hundred documents takes its time: not inside the transaction.
  const surroundings = await readSurroundings(documentId);
  const place = await db().document.findUnique({ where: { id: documentId }, select: { taxReturnId: true } });
  await db().$transaction(async (tx) => {
    await lockDocument(tx, documentId, place?.taxReturnId ?? null);
    const row = await tx.document.findUnique({ where: { id: documentId } });
    if (row === null) return;
    const type = stated.type ?? typeOf(result.forms);
    const forms = compareDocuments(result.forms, ...surroundings);
    const key = await accountKeyOf(tx, row.userId);
    await tx.extraction.deleteMany({ where: { documentId } });
    for (const [position, form] of forms.entries()) await keepForm(tx, key, documentId, position, form);
    // A file that there was no time for is no file without a form.
    const failed =
      result.forms.length === 0 &&
      result.problems.some(({ severity, code }) => severity === 'error' || code === 'not_finished');
    await tx.document.update({
      where: { id: documentId },
      data: {
        status: failed ? 'failed' : 'completed',
        problems: sealProblems(key, documentId, result.problems),
        ...(type === null ? {} : { type: typeToRow(type) }),
      },
    });
    await recordAudit(tx, system, {
      action: 'document.read',
      objectType: 'Document',
      objectId: documentId,
      ownerId: row.userId,
      detail: {
        forms: result.forms.map((form) => form.form),
        problems: result.problems.map((problem) => problem.code),
      },
    });
    if (row.taxReturnId !== null) await markFactsChanged(tx, row.taxReturnId);
  });
}

import { createHash } from 'node:crypto';
import type { FilingModel } from '@/.generated/prisma/models';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { sealFor, unseal } from '@/lib/infra/crypto';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { log } from '@/lib/infra/log';
import type { OpenReturn } from '@/lib/returns/access';
import { readPrintedReturn } from '@/lib/returns/printed-return';
import { openForFiling } from './amendment';
import { withAmendment } from './pdf/amended-form';
import type { Occasion } from './pdf/occasion';
import { ReadBackError } from './pdf/official/fill-sheet';
import { formFiles } from './pdf/official/form-files';
import type { PaperSigning } from './pdf/paper-facts';
import type { PrintedReturn } from './pdf/printed-return';
import { writeReturnPdf } from './pdf/write-pdf';
import { openContent, openSignatures } from './rows';
import { readSignedMoments } from './signed-moments';

/** A file of a return, with its hash in hexadecimal. */
export interface Paper {
  bytes: Buffer;
  sha256: string;
  kind: Occasion['kind'];
  taxYear: number;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function write(printed: PrintedReturn, occasion: Occasion): Promise<Paper> {
  try {
    const bytes = Buffer.from(await writeReturnPdf(printed, occasion, await formFiles(printed.taxYear)));
    return { bytes, sha256: hashOf(bytes), kind: occasion.kind, taxYear: printed.taxYear };
  } catch (error) {
    if (!(error instanceof ReadBackError)) throw error;
    log.error({ fault: error.message }, 'a filled form doesn’t match its lines');
    throw new AppError(
      'conflict',
      'The PDF failed a quality check, so you can’t download it yet. Our team has been notified.',
    );
  }
}

/** The filing whose content is sealed and that still fits the return. */
async function findSealed(returnId: string): Promise<FilingModel | null> {
  const row = await db().taxReturn.findUnique({ where: { id: returnId }, select: { version: true } });
  const filing = await db().filing.findFirst({
    where: { returnId, kind: '1040', voidedAt: null, contentHash: { not: null } },
    orderBy: { createdAt: 'desc' },
  });
  if (row === null || filing === null || ['rejected', 'failed'].includes(filing.state)) return null;
  const settled = ['queued', 'transmitted', 'accepted'].includes(filing.state);
  return settled || filing.returnVersion === row.version ? filing : null;
}

/** The signed return: written at the first download, the same bytes ever after. */
async function readSealed(
  { id, content, contentHash, ...filing }: FilingModel,
  { ownerId, taxYear }: { ownerId: string; taxYear: number },
): Promise<Paper> {
  const kept = await db().filingPaper.findUnique({ where: { filingId: id } });
  if (kept !== null) {
    const bytes = Buffer.from(unseal(kept.content, `FilingPaper.content:${id}`), 'base64');
    if (hashOf(bytes) !== kept.sha256) throw new Error('a kept paper does not have its hash');
    return { bytes, sha256: kept.sha256, kind: 'signed', taxYear };
  }
  if (content === null || contentHash === null) throw new AppError('not_found');
  const { text, content: signed } = openContent(id, content);
  if (createHash('sha256').update(text).digest('hex') !== contentHash)
    throw new Error('what was signed does not have its hash');
  const onForm = openSignatures({ id, signatures: filing.signatures }).taxpayer?.signedOn ?? '';
  const { taxpayer } = await readSignedMoments(db(), id);
  const signedOn = taxpayer === null ? onForm : easternDay(taxpayer);
  const paper = await write(signed.printed, { kind: 'signed', hash: contentHash, signedOn, onForm });
  const key = await accountKeyOf(db(), ownerId);
  const { count } = await db().filingPaper.createMany({
    data: {
      filingId: id,
      content: sealFor(key, paper.bytes.toString('base64'), `FilingPaper.content:${id}`),
      sha256: paper.sha256,
    },
    skipDuplicates: true,
  });
  // Somebody else was first: theirs is the one that stays.
  return count === 1 ? paper : readSealed({ id, content, contentHash, ...filing }, { ownerId, taxYear });
}

/** The paid preparer who signed this version of the return, with Form 8867; nobody before that. */
async function readPreparer(returnId: string, returnVersion: number): Promise<PaperSigning | null> {
  const filing = await db().filing.findFirst({
    where: { returnId, kind: '1040', voidedAt: null, returnVersion },
    orderBy: { createdAt: 'desc' },
  });
  const preparer = filing === null ? null : openSignatures(filing).preparer;
  return preparer === null ? null : { preparer, debit: false };
}

/**
 * The return as a PDF. `record`: the signed one once everybody signed, a marked draft before. `mail`: to print, sign by
 * hand and mail.
 * @throws AppError conflict when nothing is calculated, answers changed since, or a filled form fails its check
 */
export async function readReturnPaper(open: OpenReturn<'read'>, purpose: 'record' | 'mail'): Promise<Paper> {
  const sealed = purpose === 'record' ? await findSealed(open.id) : null;
  const row = await db().taxReturn.findUniqueOrThrow({ where: { id: open.id } });
  if (sealed !== null) return readSealed(sealed, { ownerId: open.ownerId, taxYear: row.taxYear });
  const printed = await readPrintedReturn(open, await readPreparer(open.id, row.version));
  const { calculated } = await openForFiling(row);
  return write(calculated === null ? printed : withAmendment(printed, calculated), {
    kind: purpose === 'mail' ? 'mail' : 'draft',
  });
}

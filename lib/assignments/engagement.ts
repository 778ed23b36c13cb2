import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EngagementLetterModel } from '@/.generated/prisma/models';
import { readFirm } from '@/lib/accounts/firm';
import { queueEmailOnce } from '@/lib/accounts/mail-work';
import { isWithoutAccount } from '@/lib/accounts/no-account';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { sealFor, unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { holdAssignment, type OpenClient } from './access';
import type { EngagementInput, EngagementLetter, EngagementSignature } from './engagement-schema';
import { writeLetter } from './engagement-text';
import { preparerNameOf } from './invitations';

interface Call {
  actor: Actor;
  requestId: string;
}

type Row = EngagementLetterModel & { preparer: { firstName: string; lastName: string } };

const bodyOf = (id: string): SealContext => `EngagementLetter.body:${id}`;
const signatureOf = (id: string): SealContext => `EngagementLetter.signature:${id}`;
const withPreparer = { preparer: { select: { firstName: true, lastName: true } } } as const;
/** How often one email says that something waits, as for questions. */
const hour = 60 * 60_000;

function toLetter(row: Row): EngagementLetter {
  const { id, taxYear, body, sentAt, signature, signedAt, preparer } = row;
  return {
    id,
    preparerName: preparerNameOf(preparer),
    taxYear,
    paragraphs: z.array(z.string()).parse(JSON.parse(unseal(body, bodyOf(id)))),
    sentAt: sentAt.toISOString(),
    signed:
      signature === null || signedAt === null
        ? null
        : { by: unseal(signature, signatureOf(id)), at: signedAt.toISOString() },
  };
}

async function listOf(clientId: string): Promise<EngagementLetter[]> {
  const rows = await db().engagementLetter.findMany({
    where: { clientId, withdrawnAt: null },
    include: withPreparer,
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: 50,
  });
  return rows.map(toLetter);
}

/** A client's engagement letters, the newest first, without those that were withdrawn. */
export const listLetters = ({ clientId }: OpenClient): Promise<EngagementLetter[]> => listOf(clientId);

/** Those of the signed-in client. */
export const listOwnLetters = ({ id }: Actor): Promise<EngagementLetter[]> => listOf(id);

/**
 * Sends a client the firm's engagement letter for a tax year. An unsigned one of the same year ends; the client hears of
 * it by email, once an hour at most.
 * @throws AppError conflict without a firm, or while the client has no account to sign with
 */
export async function sendLetter(open: OpenClient, input: EngagementInput): Promise<EngagementLetter> {
  const { clientId, actor } = open;
  const { firm } = await readFirm(actor);
  if (firm === null)
    throw new AppError(
      'conflict',
      'Ask an administrator to enter your firm’s information in Settings first.',
    );
  return db().$transaction(async (tx) => {
    const client = await tx.user.findUnique({
      where: { id: clientId },
      select: { email: true, firstName: true, lastName: true },
    });
    await holdAssignment(tx, open);
    if (client === null || isWithoutAccount(client.email))
      throw new AppError('conflict', 'This client has no account to sign with. Invite them first.');
    const clientName = `${client.firstName} ${client.lastName}`.trim() || client.email;
    const preparerName = preparerNameOf(actor);
    const body = writeLetter({ firm, preparerName, clientName }, input);
    await tx.engagementLetter.updateMany({
      where: { clientId, taxYear: input.taxYear, signedAt: null, withdrawnAt: null },
      data: { withdrawnAt: new Date() },
    });
    const id = randomUUID();
    const key = await accountKeyOf(tx, clientId);
    const row = await tx.engagementLetter.create({
      data: {
        id,
        clientId,
        preparerId: actor.id,
        taxYear: input.taxYear,
        body: sealFor(key, JSON.stringify(body), bodyOf(id)),
      },
      include: withPreparer,
    });
    await queueEmailOnce(tx, 'preparer-asked', clientId, hour);
    await recordAudit(tx, sourceOf(open), {
      action: 'engagement.sent',
      objectType: 'EngagementLetter',
      objectId: id,
      ownerId: clientId,
      detail: { taxYear: input.taxYear },
    });
    return toLetter(row);
  });
}

/**
 * Takes back a letter that isn't signed.
 * @throws AppError not_found when there is none of this client, conflict once it is signed
 */
export async function withdrawLetter(open: OpenClient, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "EngagementLetter" WHERE "id" = ${id} FOR UPDATE`;
    await holdAssignment(tx, open);
    const row = await tx.engagementLetter.findFirst({
      where: { id, clientId: open.clientId, withdrawnAt: null },
    });
    if (row === null) throw new AppError('not_found');
    if (row.signedAt !== null) throw new AppError('conflict', 'The client has signed this letter.');
    await tx.engagementLetter.update({ where: { id }, data: { withdrawnAt: new Date() } });
    await recordAudit(tx, sourceOf(open), {
      action: 'engagement.withdrawn',
      objectType: 'EngagementLetter',
      objectId: id,
      ownerId: open.clientId,
    });
  });
}

/**
 * The client signs a letter with their typed name.
 * @throws AppError not_found when it isn't theirs or was withdrawn, conflict when it is signed already
 */
export async function signLetter(
  call: Call,
  id: string,
  { signature }: EngagementSignature,
): Promise<EngagementLetter> {
  const clientId = call.actor.id;
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "EngagementLetter" WHERE "id" = ${id} FOR UPDATE`;
    const row = await tx.engagementLetter.findFirst({ where: { id, clientId, withdrawnAt: null } });
    if (row === null)
      throw new AppError('not_found', 'This letter was withdrawn. Ask your preparer for a new one.');
    if (row.signedAt !== null) throw new AppError('conflict', 'You already signed this letter.');
    const key = await accountKeyOf(tx, clientId);
    const signed = await tx.engagementLetter.update({
      where: { id },
      data: { signature: sealFor(key, signature, signatureOf(id)), signedAt: new Date() },
      include: withPreparer,
    });
    await recordAudit(tx, sourceOf(call), {
      action: 'engagement.signed',
      objectType: 'EngagementLetter',
      objectId: id,
      ownerId: clientId,
    });
    return toLetter(signed);
  });
}

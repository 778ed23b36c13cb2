import { randomUUID } from 'node:crypto';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { holdThread, lockThread, type OpenThread } from './access';
import { notFrom, sealBody, toMessage, withSender } from './rows';
import type { Message, ReadInput, SendInput } from './schema';

/**
 * Adds a message to a thread.
 * @throws AppError conflict while no preparer is assigned; invalid when an attachment is no document of the client
 */
export async function sendMessage(open: OpenThread, input: SendInput): Promise<Message> {
  const attachments = [...new Set(input.attachments)];
  return db().$transaction(async (tx) => {
    await lockThread(tx, open);
    await refuseWithoutPreparer(tx, open);
    const owned = await tx.document.count({ where: { id: { in: attachments }, userId: open.clientId } });
    if (owned !== attachments.length) {
      throw new AppError('invalid', 'Attach only this client’s documents.', {
        fields: { attachments: 'One of these documents no longer exists.' },
      });
    }
    const id = randomUUID();
    const key = await accountKeyOf(tx, open.clientId);
    const row = await tx.message.create({
      data: {
        id,
        clientId: open.clientId,
        senderId: open.actor.id,
        body: sealBody(key, id, input.body),
        createdAt: await nextMoment(tx, open.clientId),
        attachments: { create: attachments.map((documentId, position) => ({ documentId, position })) },
      },
      include: withSender,
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'message.sent',
      objectType: 'Message',
      objectId: id,
      ownerId: open.clientId,
      detail: { attachments: attachments.length },
    });
    return toMessage(row);
  });
}

/**
 * Adds a notice of the product itself to the thread of a client, within the transaction that makes it necessary. The
 * caller leaves the audit row: a notice only repeats what happened. Without a preparer there is no conversation to add it
 * to: the client would find unread messages where nobody can write.
 */
export async function postNotice(tx: Transaction, clientId: string, body: string): Promise<void> {
  await holdThread(tx, clientId);
  if ((await countPreparers(tx, clientId)) === 0) return;
  const id = randomUUID();
  const key = await accountKeyOf(tx, clientId);
  await tx.message.create({
    data: { id, clientId, body: sealBody(key, id, body), createdAt: await nextMoment(tx, clientId) },
  });
}

const countPreparers = (tx: Transaction, clientId: string): Promise<number> =>
  tx.assignment.count({ where: { clientId, preparer: { role: 'preparer' } } });

async function refuseWithoutPreparer(tx: Transaction, open: OpenThread): Promise<void> {
  if (open.actor.role !== 'client') return;
  if ((await countPreparers(tx, open.clientId)) === 0)
    throw new AppError('conflict', 'You don’t have a preparer yet, so no one could read this.');
}

/** Now, and always later than the newest message: "read up to" then means the same for every reader. */
async function nextMoment(tx: Transaction, clientId: string): Promise<Date> {
  const newest = await tx.message.findFirst({
    where: { clientId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { createdAt: true },
  });
  return new Date(Math.max(Date.now(), (newest?.createdAt.getTime() ?? 0) + 1));
}

/**
 * Notes that everything up to a message was read. Saying so again, or of an older message, changes nothing.
 * @throws AppError not_found when the thread has no such message
 */
export async function markRead(open: OpenThread, input: ReadInput): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockThread(tx, open);
    const message = await tx.message.findFirst({
      where: { id: input.upTo, clientId: open.clientId },
      select: { createdAt: true },
    });
    if (message === null) throw new AppError('not_found');
    const key = { clientId: open.clientId, readerId: open.actor.id };
    const mark = await tx.threadMark.findUnique({ where: { clientId_readerId: key } });
    if (mark !== null && mark.readUpTo >= message.createdAt) return;
    const readUpTo = message.createdAt;
    await tx.threadMark.upsert({
      where: { clientId_readerId: key },
      create: { ...key, readUpTo },
      update: { readUpTo },
    });
    const ofOthers = open.actor.role === 'client' ? notFrom(open.clientId) : { senderId: open.clientId };
    const { count } = await tx.message.updateMany({
      where: { clientId: open.clientId, ...ofOthers, readAt: null, createdAt: { lte: readUpTo } },
      data: { readAt: new Date() },
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'message.read',
      objectType: 'Thread',
      objectId: open.clientId,
      ownerId: open.clientId,
      detail: { messages: count },
    });
  });
}

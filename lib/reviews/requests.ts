import { randomUUID } from 'node:crypto';
import { holdAssignment, type OpenClient } from '@/lib/assignments/access';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { easternDay } from '@/lib/format/day';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { resolvePin } from './pins';
import { sealQuestion, toRequest, withUploads } from './request-rows';
import type { InformationRequest, ReplyInput, RequestInput } from './schema';
import { sealText } from './sealed-text';
import { tellAsked } from './tell-asked';

interface Call {
  actor: Actor;
  requestId: string;
}

/** All requests to a client, newest first, for a preparer. */
export const listRequests = (open: OpenClient): Promise<InformationRequest[]> => listOf(open.clientId);

/** All requests to the signed-in client, newest first. */
export const listOwnRequests = (actor: Actor): Promise<InformationRequest[]> => listOf(actor.id);

async function listOf(clientId: string): Promise<InformationRequest[]> {
  const rows = await db().informationRequest.findMany({
    where: { clientId },
    include: withUploads,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
  });
  return rows.map(toRequest);
}

/**
 * A due date as its column keeps it.
 * @throws AppError invalid for a day that has passed, or one further away than a year
 */
function dueDay(day: string): Date {
  const today = easternDay(new Date());
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (day < today || day > inAYear) {
    const message = 'Enter a date from today to one year from now.';
    throw new AppError('invalid', message, { fields: { dueOn: message } });
  }
  return new Date(`${day}T00:00:00Z`);
}

/**
 * Asks a client for something, about a field of a document, a line of the return, or in general.
 * @throws AppError as resolvePin does; not_found when the assignment has ended
 */
export async function askClient(open: OpenClient, input: RequestInput): Promise<InformationRequest> {
  const pin = input.pin === undefined ? null : await resolvePin(open, input.pin);
  return db().$transaction(async (tx) => {
    await holdAssignment(tx, open);
    const id = randomUUID();
    const key = await accountKeyOf(tx, open.clientId);
    const { label = null, ...place } = pin ?? {};
    const row = await tx.informationRequest.create({
      data: {
        id,
        clientId: open.clientId,
        preparerId: open.actor.id,
        question: sealQuestion(key, id, { question: input.question, label }),
        ...(input.dueOn === undefined ? {} : { dueOn: dueDay(input.dueOn) }),
        ...place,
      },
      include: withUploads,
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'request.asked',
      objectType: 'InformationRequest',
      objectId: id,
      ownerId: open.clientId,
    });
    await tellAsked(tx, open.clientId);
    return toRequest(row);
  });
}

/**
 * Closes a request when the preparer is satisfied or needs it no more; or opens it again.
 * @throws AppError not_found when it is none of this client
 */
export async function closeRequest(
  open: OpenClient,
  id: string,
  closed: boolean,
): Promise<InformationRequest> {
  return db().$transaction(async (tx) => {
    await holdAssignment(tx, open);
    const { count } = await tx.informationRequest.updateMany({
      where: { id, clientId: open.clientId },
      data: closed ? { closedAt: new Date() } : { closedAt: null, answeredAt: null, acceptedAt: null },
    });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(open), {
      action: closed ? 'request.closed' : 'request.reopened',
      objectType: 'InformationRequest',
      objectId: id,
      ownerId: open.clientId,
    });
    if (!closed) await tellAsked(tx, open.clientId);
    return toRequest(await tx.informationRequest.findUniqueOrThrow({ where: { id }, include: withUploads }));
  });
}

/**
 * A client's reply, with documents they uploaded for it; until the request is closed a later one replaces it.
 * @throws AppError not_found for anybody but the client, conflict once it is closed, invalid when a document isn't theirs
 */
export async function replyToRequest(call: Call, id: string, input: ReplyInput): Promise<InformationRequest> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "InformationRequest" WHERE "id" = ${id} FOR UPDATE`;
    const found = await tx.informationRequest.findUnique({ where: { id } });
    if (found === null || found.clientId !== call.actor.id) throw new AppError('not_found');
    if (found.closedAt !== null)
      throw new AppError('conflict', 'This question is closed. No reply is needed.');
    const documentIds = [...new Set(input.documentIds)];
    const owned = await tx.document.count({ where: { id: { in: documentIds }, userId: call.actor.id } });
    if (owned !== documentIds.length) {
      const message = 'One of these documents no longer exists.';
      throw new AppError('invalid', message, { fields: { documentIds: message } });
    }
    const key = await accountKeyOf(tx, call.actor.id);
    const row = await tx.informationRequest.update({
      where: { id },
      data: {
        reply: sealText(key, 'InformationRequest.reply', id, input.reply),
        answeredAt: new Date(),
        uploads: {
          deleteMany: {},
          create: documentIds.map((documentId, position) => ({ documentId, position })),
        },
      },
      include: withUploads,
    });
    await recordAudit(tx, sourceOf(call), {
      action: 'request.answered',
      objectType: 'InformationRequest',
      objectId: id,
      ownerId: call.actor.id,
      detail: { documents: documentIds.length },
    });
    return toRequest(row);
  });
}

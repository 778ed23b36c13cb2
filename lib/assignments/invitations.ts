import type { InvitationModel } from '@/.generated/prisma/models';
import { queueInvitation } from '@/lib/accounts/mail-work';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { limitEmailsTo } from '@/lib/http/rate-limit';
import { db, type Transaction } from '@/lib/infra/db';
import { newestFirst } from '@/lib/infra/list-pages';
import { mostInvitedADay } from './invitation-limits';
import type { Invitation, InvitationInput } from './invitation-schema';

interface Call {
  actor: Actor;
  requestId: string;
}

const day = 24 * 60 * 60_000;
const lifeMs = 7 * day;
/** Most invitations in one list, the newest ones. */
const shownAtMost = 200;

const withPreparer = { preparer: { select: { firstName: true, lastName: true } } } as const;
type Row = InvitationModel & { preparer: { firstName: string; lastName: string } };

/** How a preparer is named to those they invite. */
export const preparerNameOf = ({ firstName, lastName }: Row['preparer']): string =>
  `${firstName} ${lastName}`.trim() || 'A preparer at Plainfile';

function stateOf({ acceptedAt, revokedAt, expiresAt }: InvitationModel): Invitation['state'] {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= new Date() ? 'expired' : 'pending';
}

const toInvitation = (row: Row): Invitation => ({
  id: row.id,
  email: row.email,
  preparerName: preparerNameOf(row.preparer),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: stateOf(row),
});

/** Whose invitations somebody may see and take back: preparers their own, administrators all. */
const scopeOf = (actor: Actor) => (actor.role === 'admin' ? {} : { preparerId: actor.id });

/** The newest invitations, newest first. Only for preparers and administrators. */
export async function listInvitations(actor: Actor): Promise<Invitation[]> {
  const rows = await db().invitation.findMany({
    where: scopeOf(actor),
    include: withPreparer,
    orderBy: newestFirst,
    take: shownAtMost,
  });
  return rows.map(toInvitation);
}

/**
 * Invites people by email to become a preparer's clients. An earlier invitation of the same address to the same preparer
 * ends. The reply is the same whether an address has an account or not.
 * @throws AppError forbidden for a preparer who invites for another one; invalid when there is no such preparer;
 *   rate_limited after too many in a day, or to one address in an hour
 */
export async function inviteClients(call: Call, input: InvitationInput): Promise<Invitation[]> {
  const { actor } = call;
  if (actor.role === 'preparer' && input.preparerId !== undefined && input.preparerId !== actor.id)
    throw new AppError('forbidden', 'You can invite clients only for yourself.');
  const preparerId = actor.role === 'preparer' ? actor.id : input.preparerId;
  const emails = [...new Set(input.emails)];
  await limitInvitations(actor, emails);
  return db().$transaction(async (tx) => {
    await requirePreparer(tx, preparerId);
    const invitations: Invitation[] = [];
    for (const email of emails) invitations.push(await inviteOne(tx, call, preparerId ?? '', email));
    return invitations;
  });
}

/** @throws AppError rate_limited after too many invitations in a day, or to one address in an hour */
export async function limitInvitations(actor: Actor, emails: readonly string[]): Promise<void> {
  const since = new Date(Date.now() - day);
  const sent = await db().invitation.count({ where: { invitedById: actor.id, createdAt: { gt: since } } });
  if (sent + emails.length > mostInvitedADay)
    throw new AppError('rate_limited', `You can send up to ${mostInvitedADay} invitations a day.`);
  for (const email of emails) await limitEmailsTo(email);
}

/** @throws AppError invalid unless this is a preparer who can sign in */
async function requirePreparer(tx: Transaction, preparerId: string | undefined): Promise<void> {
  const found =
    preparerId === undefined
      ? 0
      : await tx.user.count({ where: { id: preparerId, role: 'preparer', suspendedAt: null } });
  if (found === 0)
    throw new AppError('invalid', 'Choose a preparer.', { fields: { preparerId: 'Choose a preparer.' } });
}

/**
 * Makes an invitation and queues its email; an earlier one of the same address or for the same client ends.
 * @param clientId the client without an account who gets one by accepting
 */
export async function inviteOne(
  tx: Transaction,
  call: Call,
  preparerId: string,
  email: string,
  clientId: string | null = null,
): Promise<Invitation> {
  const now = new Date();
  await tx.invitation.updateMany({
    where: {
      acceptedAt: null,
      revokedAt: null,
      OR: [{ email, preparerId }, ...(clientId === null ? [] : [{ clientId }])],
    },
    data: { revokedAt: now, tokenHash: null },
  });
  const row = await tx.invitation.create({
    data: {
      email,
      preparerId,
      clientId,
      invitedById: call.actor.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    },
    include: withPreparer,
  });
  await queueInvitation(tx, row.id);
  await recordAudit(tx, sourceOf(call), {
    action: 'invitation.sent',
    objectType: 'Invitation',
    objectId: row.id,
    detail: { preparerId },
  });
  return toInvitation(row);
}

/**
 * Takes an invitation back; its link stops working.
 * @throws AppError not_found when it is not the actor's to take back, conflict once it was accepted
 */
export async function revokeInvitation(call: Call, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE "id" = ${id} FOR UPDATE`;
    const row = await tx.invitation.findFirst({ where: { id, ...scopeOf(call.actor) } });
    if (row === null || row.revokedAt !== null) throw new AppError('not_found');
    if (row.acceptedAt !== null)
      throw new AppError(
        'conflict',
        'This invitation was accepted. An administrator can end the assignment.',
      );
    await tx.invitation.update({ where: { id }, data: { revokedAt: new Date(), tokenHash: null } });
    await recordAudit(tx, sourceOf(call), {
      action: 'invitation.revoked',
      objectType: 'Invitation',
      objectId: id,
      detail: { preparerId: row.preparerId },
    });
  });
}

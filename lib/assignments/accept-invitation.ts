import { signUp, type SignedIn } from '@/lib/accounts/commands';
import type { SignInSource } from '@/lib/accounts/sign-in-source';
import { recordAudit, type AuditSource } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { hashToken } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import type { AcceptInput, InvitationOffer } from './invitation-schema';
import { preparerNameOf } from './invitations';

const gone =
  'This invitation has expired, was withdrawn, or was already used. Ask your preparer for a new one.';

/**
 * The invitation that a link opens, while it counts and its preparer can still take clients.
 * @throws AppError not_found otherwise, in the same words
 */
async function findPending(tx: Transaction, token: string) {
  const row = await tx.invitation.findUnique({
    where: { tokenHash: hashToken(token) },
    include: {
      preparer: { select: { firstName: true, lastName: true, role: true, suspendedAt: true } },
    },
  });
  if (
    row === null ||
    row.acceptedAt !== null ||
    row.revokedAt !== null ||
    row.expiresAt <= new Date() ||
    row.preparer.role !== 'preparer' ||
    row.preparer.suspendedAt !== null
  )
    throw new AppError('not_found', gone);
  return row;
}

/** Who invites, and what whoever holds the link does next. @throws AppError not_found for a link that doesn't count */
export async function readOffer(actor: Actor | null, token: string): Promise<InvitationOffer> {
  const { email, preparer } = await findPending(db(), token);
  const offer = { email, preparerName: preparerNameOf(preparer) };
  if (actor !== null) return { ...offer, next: isInvited(actor, email) ? 'accept' : 'other-account' };
  const accounts = await db().user.count({ where: { email } });
  return { ...offer, next: accounts === 0 ? 'sign-up' : 'sign-in' };
}

const isInvited = ({ role, email }: Actor, invited: string): boolean =>
  role === 'client' && email === invited;

/**
 * Accepts an invitation: the preparer is assigned, and somebody without an account gets one whose address the email has
 * proven. The link is used up.
 * @returns the new session; null when the invited client was signed in already
 * @throws AppError not_found for a link that doesn't count; forbidden for another account than the invited one;
 *   invalid for a common password or without the fields of a new account; conflict when the address has an account
 */
export async function acceptInvitation(
  actor: Actor | null,
  { token, account }: AcceptInput,
  source: SignInSource,
): Promise<SignedIn | null> {
  const { email, clientId } = await findPending(db(), token);
  if (actor !== null) {
    if (!isInvited(actor, email))
      throw new AppError('forbidden', 'Sign in with the email address the invitation was sent to.');
    const by = { actorId: actor.id, actorRole: actor.role, requestId: source.requestId };
    await db().$transaction((tx) => takeUp(tx, token, actor.id, by));
    return null;
  }
  if (account === undefined) throw new AppError('invalid', 'Enter your name and choose a password.');
  const join = async (tx: Transaction, userId: string): Promise<void> => {
    await tx.user.update({ where: { id: userId }, data: { emailVerified: new Date() } });
    await takeUp(tx, token, userId, { actorId: userId, actorRole: 'client', requestId: source.requestId });
  };
  // What the preparer keeps of a client without an account becomes the client's own.
  return signUp({ ...account, email, planTier: 'basic', taxYear: 2024 }, source, join, clientId);
}

/** Uses the link up and makes the pair, in the transaction of the account where that is new. */
async function takeUp(tx: Transaction, token: string, clientId: string, by: AuditSource): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE "tokenHash" = ${hashToken(token)} FOR UPDATE`;
  const { id, preparerId } = await findPending(tx, token);
  // As in `assign`: a change of role at the same moment waits and then removes the pair again.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" IN (${preparerId}, ${clientId}) ORDER BY "id" FOR UPDATE`;
  await findPending(tx, token);
  await tx.invitation.update({
    where: { id },
    data: { acceptedAt: new Date(), acceptedById: clientId, tokenHash: null },
  });
  await recordAudit(tx, by, {
    action: 'invitation.accepted',
    objectType: 'Invitation',
    objectId: id,
    ownerId: clientId,
    detail: { preparerId },
  });
  const known = await tx.assignment.findUnique({ where: { preparerId_clientId: { preparerId, clientId } } });
  if (known !== null) return;
  const pair = await tx.assignment.create({ data: { preparerId, clientId } });
  await recordAudit(tx, by, {
    action: 'assignment.created',
    objectType: 'Assignment',
    objectId: pair.id,
    ownerId: clientId,
    detail: { preparerId },
  });
}

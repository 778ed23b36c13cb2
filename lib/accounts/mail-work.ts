import { hashToken, newToken } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob, runDueJobs } from '@/lib/infra/jobs';
import { sendMail } from '@/lib/infra/mail';
import { isOccasion, type Occasion, writeEmail } from './emails';
import { isWithoutAccount } from './no-account';

const resetLifeMs = 30 * 60_000;

/** Queues an email to somebody with an account within the transaction that makes it necessary. */
export async function queueEmail(
  tx: Transaction,
  occasion: Exclude<Occasion, 'client-invited'>,
  userId: string,
): Promise<void> {
  await enqueueJob(tx, 'send-letter', `${occasion}:${userId}`);
}

/**
 * The same for news that may come in numbers: one email, however often it happens.
 * @param within since when an earlier email counts, in milliseconds
 */
export async function queueEmailOnce(
  tx: Transaction,
  occasion: Exclude<Occasion, 'client-invited'>,
  userId: string,
  within: number,
): Promise<void> {
  const earlier = await tx.job.findFirst({
    where: {
      kind: 'send-letter',
      subjectId: `${occasion}:${userId}`,
      createdAt: { gt: new Date(Date.now() - within) },
    },
    select: { id: true },
  });
  if (earlier === null) await queueEmail(tx, occasion, userId);
}

/** Queues the email of an invitation, whose address may have no account. */
export async function queueInvitation(tx: Transaction, invitationId: string): Promise<void> {
  await enqueueJob(tx, 'send-letter', `client-invited:${invitationId}`);
}

/** As with a reset, the link is made here: only the one that was sent last counts. */
async function sendInvitation(id: string): Promise<void> {
  const token = newToken();
  const pending = { id, acceptedAt: null, revokedAt: null, expiresAt: { gt: new Date() } };
  const { count } = await db().invitation.updateMany({
    where: pending,
    data: { tokenHash: hashToken(token) },
  });
  const invitation = await db().invitation.findUnique({ where: { id }, select: { email: true } });
  if (count === 0 || invitation === null) return; // taken back meanwhile
  await sendMail(writeEmail('client-invited', invitation.email, token));
}

async function sendEmail(subjectId: string): Promise<void> {
  const [occasion = '', userId = ''] = subjectId.split(':');
  if (occasion === 'client-invited') return sendInvitation(userId);
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!isOccasion(occasion)) throw new Error('there is no email for this occasion');
  // The account was deleted meanwhile, or there is none yet.
  if (user === null || isWithoutAccount(user.email)) return;
  if (occasion !== 'password-reset') return sendMail(writeEmail(occasion, user.email));
  // The link is made here and nowhere kept: a job that is tried again sends another one, and only the last one counts.
  const token = newToken();
  const expires = new Date(Date.now() + resetLifeMs);
  await db().$transaction([
    db().passwordReset.deleteMany({ where: { userId } }),
    db().passwordReset.create({ data: { tokenHash: hashToken(token), userId, expires } }),
  ]);
  await sendMail(writeEmail(occasion, user.email, token));
}

/** Sends the emails that wait. Called after a reply is sent and by the cron route. */
export function sendDueEmails(): Promise<number> {
  return runDueJobs({ 'send-letter': { run: sendEmail, giveUp: async () => undefined } });
}

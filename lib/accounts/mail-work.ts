import { hashToken, newToken } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob, runDueJobs } from '@/lib/infra/jobs';
import { sendMail } from '@/lib/infra/mail';
import { isOccasion, type Occasion, writeLetter } from './letters';

const resetLifeMs = 30 * 60_000;

/** Queues a letter within the transaction that makes it necessary. */
export async function queueLetter(tx: Transaction, occasion: Occasion, userId: string): Promise<void> {
  await enqueueJob(tx, 'send-letter', `${occasion}:${userId}`);
}

async function sendLetter(subjectId: string): Promise<void> {
  const [occasion = '', userId = ''] = subjectId.split(':');
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!isOccasion(occasion)) throw new Error('there is no letter for this occasion');
  if (user === null) return; // the account was deleted meanwhile
  if (occasion !== 'password-reset') return sendMail(writeLetter(occasion, user.email));
  // The link is made here and nowhere kept: a job that is tried again sends another one, and only the last one counts.
  const token = newToken();
  const expires = new Date(Date.now() + resetLifeMs);
  await db().$transaction([
    db().passwordReset.deleteMany({ where: { userId } }),
    db().passwordReset.create({ data: { tokenHash: hashToken(token), userId, expires } }),
  ]);
  await sendMail(writeLetter(occasion, user.email, token));
}

/** Sends the letters that wait. Called after a reply is sent and by the cron route. */
export function sendDueLetters(): Promise<number> {
  return runDueJobs({ 'send-letter': { run: sendLetter, giveUp: async () => undefined } });
}

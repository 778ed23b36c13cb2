import { hashPassword } from '@/lib/auth/password';
import { cardProvider } from '@/lib/billing/provider';
import { db } from '@/lib/infra/db';
import { queueClients, tellClient } from './queue';
import { tellReyes } from './reyes';
import { findPerson, Session } from './session';

/**
 * Fills the demo: a finished return with an accepted simulated filing, and a preparer's queue of clients in different
 * states and stages.
 */
export async function tellStories(password: string): Promise<void> {
  // Nothing of the demo goes to a card provider, even when its keys are set.
  if (cardProvider().name !== 'test') return;
  const preparer = new Session(await findPerson('preparer@example.com'));
  const jordan = new Session(await findPerson('client2@example.com'));
  await assignTo(preparer, jordan);
  await tellReyes(jordan, preparer);
  const passwordHash = await hashPassword(password);
  for (const story of queueClients) {
    const { email, firstName, lastName } = story;
    const user = await db().user.create({
      data: { email, firstName, lastName, passwordHash, role: 'client' },
    });
    const client = new Session(user);
    await assignTo(preparer, client);
    await tellClient(client, preparer, story);
  }
}

/** One audit row stands for the whole demo (demo.ts). */
const assignTo = (preparer: Session, client: Session) =>
  db().assignment.create({
    data: { clientId: client.user.id, preparerId: preparer.user.id, notes: 'Demo assignment' },
  });

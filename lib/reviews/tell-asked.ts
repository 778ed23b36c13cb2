import { queueEmailOnce } from '@/lib/accounts/mail-work';
import type { Transaction } from '@/lib/infra/db';

/** Several questions in a row are one email, in milliseconds. */
const sameCall = 60 * 60_000;

/** Tells a client by email, in the transaction of what was asked, that their preparer waits for them. */
export const tellAsked = (tx: Transaction, clientId: string): Promise<void> =>
  queueEmailOnce(tx, 'preparer-asked', clientId, sameCall);

import { queueLetter } from '@/lib/accounts/mail-work';
import type { Transaction } from '@/lib/infra/db';
import { postNotice } from '@/lib/messages/commands';

/** Steps of a return's filing that its client hears of. */
export type FilingNews = 'preparer-signed' | 'signed' | 'sent' | 'accepted' | 'rejected' | 'failed';

/** What the thread with the preparer says. Never an amount, a number or a reason: those stand on the filing screen. */
const notices: Record<FilingNews, string> = {
  'preparer-signed':
    'The preparer signed the return. Next it needs the signatures of its filers, under File your return.',
  signed: 'Everybody signed the return. It can be sent now, under File your return.',
  sent: 'The return was sent. The answer usually comes within two days.',
  accepted: 'The return was accepted. The signed copy is ready to download.',
  rejected:
    'The return came back and does not count as filed yet. What to put right stands under File your return.',
  failed: 'The return could not be sent and was not filed. What to do stands under File your return.',
};

const letters = {
  'preparer-signed': 'preparer-signed',
  accepted: 'return-accepted',
  rejected: 'return-rejected',
  failed: 'return-failed',
} as const;

/**
 * Tells a client where the filing of the return stands, within the transaction that moved it: a notice in the thread
 * that the preparers see too, and a letter where something is to be done or is over.
 */
export async function tellClient(tx: Transaction, news: FilingNews, clientId: string): Promise<void> {
  await postNotice(tx, clientId, notices[news]);
  if (news !== 'signed' && news !== 'sent') await queueLetter(tx, letters[news], clientId);
}

import { queueEmail } from '@/lib/accounts/mail-work';
import { stateInText } from '@/lib/format/words';
import type { Transaction } from '@/lib/infra/db';
import { postNotice } from '@/lib/messages/commands';
import { nameYear } from '../tell-client';
import { stateName } from './kinds';

/** Steps of a state return's filing that its client hears of. */
export type StateNews = 'sent' | 'accepted' | 'rejected' | 'failed';

const notices: Record<StateNews, (state: string) => string> = {
  sent: (state) => `The ${state} return was sent.`,
  accepted: (state) => `${stateInText(state, true)} accepted the state return.`,
  rejected: (state) =>
    `${stateInText(state, true)} rejected the state return, so it isn’t filed yet. See what to fix on the File your return page.`,
  failed: (state) =>
    `The ${state} return couldn’t be sent and wasn’t filed. See what to do on the File your return page.`,
};

const emails = {
  accepted: 'state-return-accepted',
  rejected: 'state-return-rejected',
  failed: 'state-return-failed',
} as const;

/** Tells a client where a state return stands, within the transaction that moved it. Names the state, never a figure. */
export async function tellOfState(
  tx: Transaction,
  news: StateNews,
  code: string,
  { clientId, taxYear }: { clientId: string; taxYear: number },
): Promise<void> {
  await postNotice(tx, clientId, nameYear(notices[news](stateName(code)), taxYear));
  if (news !== 'sent') await queueEmail(tx, emails[news], clientId);
}

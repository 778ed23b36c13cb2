import { queueEmail } from '@/lib/accounts/mail-work';
import type { Transaction } from '@/lib/infra/db';
import { postNotice } from '@/lib/messages/commands';
import { firstTaxYear } from '@/lib/tax/us/edition';

/** Steps of a return's filing that its client hears of. */
export type FilingNews =
  'preparer-signed' | 'let-go' | 'signed' | 'sent' | 'accepted' | 'rejected' | 'failed';

/** What the thread with the preparer says. Never an amount, a number or a reason: those stand on the filing screen. */
const notices: Record<FilingNews, string> = {
  'preparer-signed':
    'The preparer signed the return. Next, each taxpayer signs it on the File your return page.',
  'let-go':
    'The preparer is no longer signing this return. You can sign it yourself on the File your return page.',
  signed: 'Everyone has signed the return. It can now be filed on the File your return page.',
  sent: 'The return was sent to the IRS. The IRS usually responds within two days.',
  accepted: 'The IRS accepted the return. The signed copy is ready to download.',
  rejected:
    'The IRS rejected the return, so it isn’t filed yet. See what to fix on the File your return page.',
  failed: 'The return couldn’t be sent and wasn’t filed. See what to do on the File your return page.',
};

const emails = {
  'preparer-signed': 'preparer-signed',
  accepted: 'return-accepted',
  rejected: 'return-rejected',
  failed: 'return-failed',
} as const;

/** "The return" of a later year is named, as one of the first year may be under way beside it. */
export const nameYear = (text: string, taxYear: number): string =>
  taxYear === firstTaxYear
    ? text
    : text.replace(/\b[Tt]he (?=(?:(?:state|of|[A-Z]\w+) ){0,3}return\b)/, (the) => `${the}${taxYear} `);

/**
 * Tells a client where the filing of the return stands, within the transaction that moved it: a notice in the thread
 * that the preparers see too, and an email where something is to be done or is over.
 */
export async function tellClient(
  tx: Transaction,
  news: FilingNews,
  { clientId, taxYear }: { clientId: string; taxYear: number },
): Promise<void> {
  await postNotice(tx, clientId, nameYear(notices[news], taxYear));
  if (news !== 'let-go' && news !== 'signed' && news !== 'sent') await queueEmail(tx, emails[news], clientId);
}

/** Why signatures end before the return is sent. */
export type VoidReason = 'facts' | 'sent-back' | 'reopened' | 'figures';

const whyVoid: Record<VoidReason, string> = {
  facts: 'An answer or a document changed after the return was signed',
  'sent-back': 'The preparer sent the return back for changes after it was signed',
  reopened: 'The return was reopened for changes after it was signed',
  figures: 'The return was recalculated after it was signed, and figures changed',
};
const signers = { taxpayer: 'the taxpayer', spouse: 'the spouse', preparer: 'the preparer' };

/** Tells both sides, in their thread, whose signatures no longer count and why; by email, what others did. */
export async function tellSignatureVoid(
  tx: Transaction,
  clientId: string,
  signed: readonly (keyof typeof signers)[],
  why: VoidReason,
): Promise<void> {
  const names = new Intl.ListFormat('en-US').format(signed.map((who) => signers[who]));
  const lost =
    signed.length > 1
      ? `the signatures from ${names} are no longer valid`
      : `the signature from ${names} is no longer valid`;
  const next = why === 'figures' ? 'signed again' : 'recalculated and signed again';
  await postNotice(
    tx,
    clientId,
    `${whyVoid[why]}, so ${lost}. The return must be ${next} before it can be filed.`,
  );
  if (why === 'sent-back') await queueEmail(tx, 'signature-void', clientId);
}

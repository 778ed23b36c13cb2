import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { stateInText } from '@/lib/format/words';

type StateFiling = FilingView['states'][number];

/** Refund or amount owed of a state return, in a few words, for the filer or for their preparer. */
export function sayStateBalance(
  { refund, owed }: Pick<StateFiling, 'refund' | 'owed'>,
  toPreparer = false,
): string {
  if (refund === null || owed === null) return 'Not calculated';
  if (owed > 0) return `${toPreparer ? 'Balance due' : 'You owe'} ${formatDollars(owed)}`;
  return refund > 0 ? `Refund ${formatDollars(refund)}` : 'No refund and nothing owed';
}

/** How a balance due is paid, since nothing is debited for a state; nothing where nothing is owed. */
export function sayStatePayment(
  { name, owed, dueOn }: Pick<StateFiling, 'name' | 'owed' | 'dueOn'>,
  toPreparer = false,
): string | null {
  if (owed === null || owed === 0) return null;
  const [whose, pays] = toPreparer ? ['a', 'The client pays'] : ['your', 'Pay'];
  return `We can’t debit a state balance from ${whose} bank account. ${pays} ${stateInText(name)} on its tax agency’s website by ${formatDay(dueOn)}. An extension to file isn’t an extension to pay.`;
}

/** Where a state return stands, and how much weight the word has. */
export function sayStateStanding({ state, step, paused, signers }: StateFiling): {
  text: string;
  variant: 'neutral' | 'info' | 'success' | 'destructive';
} {
  if (step === 'elsewhere') return { text: 'Not e-filed', variant: 'neutral' };
  if (paused) return { text: 'Paused', variant: 'info' };
  switch (state) {
    case 'accepted':
      return { text: 'Accepted', variant: 'success' };
    case 'rejected':
      return { text: 'Rejected', variant: 'destructive' };
    case 'failed':
      return { text: 'Not sent', variant: 'destructive' };
    case 'queued':
      return { text: 'Sending', variant: 'info' };
    case 'transmitted':
      return { text: 'Sent', variant: 'info' };
    case 'signed':
      return { text: 'Signed', variant: 'info' };
    case 'ready':
      return {
        text: signers.length > 1 ? 'One signature missing' : 'To sign',
        variant: 'info',
      };
    default:
      return { text: step === 'sign' ? 'To sign' : 'Not filed', variant: 'neutral' };
  }
}

/** What the newest rejection says; nothing for what isn't rejected now. */
export const stateRejections = ({ state, submissions }: Pick<StateFiling, 'state' | 'submissions'>) =>
  state === 'rejected'
    ? (submissions[0]?.acknowledgements ?? [])
        .filter(({ status }) => status === 'Rejected')
        .flatMap(({ problems }) => problems)
    : [];

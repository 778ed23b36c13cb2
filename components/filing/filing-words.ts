import { easternDay } from '@/lib/format/day';
import { type FilingView } from '@/lib/filing/schema';

const lostSignatures = 'The return changed after it was signed, so the signatures no longer count.';

/** Whether the last thing that happened was that signatures ended; the newest event is first. */
const hasLostSignatures = ({ events }: Pick<FilingView, 'events'>): boolean =>
  events[0]?.event === 'signature-void';

/** Title and sentence of the screen: what is true now, and what comes next. */
export function sayStage({ state, overdue, requirements, signers, owed, events }: FilingView): {
  title: string;
  subtitle: string;
} {
  switch (state) {
    case 'accepted':
      return {
        title: 'Your return was accepted',
        subtitle: owed > 0 ? 'It is filed.' : 'It is filed. There is nothing left to do here.',
      };
    case 'rejected':
      return {
        title: 'Your return came back',
        subtitle:
          'It does not count as filed yet. Put right what is named below, sign again and send it again.',
      };
    case 'failed':
      return {
        title: 'Your return could not be sent',
        subtitle: 'It was not filed. Sign again to send it once more, or mail it.',
      };
    case 'queued':
      return { title: 'Your return is being sent', subtitle: 'You can leave this page. We keep going.' };
    case 'transmitted':
      return overdue
        ? {
            title: 'We are still waiting for an answer',
            subtitle:
              'It was sent more than two days ago. We keep asking. Please don’t send it again on paper yet.',
          }
        : {
            title: 'Your return was sent',
            subtitle: 'Now it is checked. An answer takes minutes, sometimes a day.',
          };
    case 'signed':
      return {
        title: 'Signed and ready to send',
        subtitle: 'Nothing leaves until you press the button below.',
      };
    default: {
      const missing = requirements.filter(({ met }) => !met).length;
      if (hasLostSignatures({ events }))
        return {
          title: missing > 0 ? 'File your return' : 'Sign your return again',
          subtitle:
            missing > 0
              ? `${lostSignatures} A few things are needed before you can sign it again.`
              : `${lostSignatures} Look it over and sign it again.`,
        };
      if (missing > 0)
        return { title: 'File your return', subtitle: 'A few things are needed before you can sign.' };
      return {
        title: 'Sign your return',
        subtitle:
          signers.length > 1
            ? 'Each of you signs separately, with a PIN of your own.'
            : 'Your PIN is your signature.',
      };
    }
  }
}

/** The same for the preparer of a client. */
export function sayPreparerStage(
  { state, preparerForm, events }: Pick<FilingView, 'state' | 'preparerForm' | 'events'>,
  name: string,
): { title: string; subtitle: string } {
  switch (state) {
    case 'accepted':
      return { title: 'The return was accepted', subtitle: `The 2024 return of ${name} is filed.` };
    case 'rejected':
      return { title: 'The return came back', subtitle: 'It does not count as filed yet.' };
    case 'failed':
      return { title: 'The return could not be sent', subtitle: 'It was not filed.' };
    case 'queued':
    case 'transmitted':
      return { title: 'The return is on its way', subtitle: `${name} sees the answer too.` };
    case 'signed':
      return { title: 'Signed by everybody', subtitle: `${name} sends it from their own account.` };
    default:
      return {
        title: 'Sign as preparer',
        subtitle: [
          ...(hasLostSignatures({ events }) ? [lostSignatures] : []),
          preparerForm?.refusal === null
            ? `You sign first. Then ${name} signs with a PIN (Form 8879) and sends it.`
            : 'You can’t sign this return now.',
        ].join(' '),
      };
  }
}

/** Whole days from today to a calendar day; 0 on that day, below zero after it. */
export const daysUntil = (date: string, now: Date): number =>
  Math.round((Date.parse(`${date}T12:00:00Z`) - Date.parse(`${easternDay(now)}T12:00:00Z`)) / 86_400_000);

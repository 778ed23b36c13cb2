import { easternDay } from '@/lib/format/day';
import { type FilingView } from '@/lib/filing/schema';

const lostSignatures = 'The return changed after it was signed, so the signatures are no longer valid.';

/** Whether the last thing that happened was that signatures ended; the newest event is first. */
const hasLostSignatures = ({ events }: Pick<FilingView, 'events'>): boolean =>
  events[0]?.event === 'signature-void';

/** What the return is called: one that amends another is named so. */
export const nameReturn = (amendment: FilingView['amendment']): string =>
  amendment === null ? 'return' : amendment.kind === 'superseding' ? 'superseding return' : 'amended return';

function sayFiled(owed: number, statesToFile: number): string {
  if (statesToFile > 1) return 'It’s filed. Your state returns aren’t filed yet.';
  if (statesToFile === 1) return 'It’s filed. Your state return isn’t filed yet.';
  return owed > 0 ? 'It’s filed.' : 'It’s filed. There’s nothing left to do here.';
}

/** Title and sentence of the screen: what is true now, and what comes next. */
export function sayStage({
  state,
  overdue,
  requirements,
  signers,
  owed,
  events,
  amendment,
  states,
}: FilingView): {
  title: string;
  subtitle: string;
} {
  const what = nameReturn(amendment);
  switch (state) {
    case 'accepted':
      return {
        title: `The IRS accepted your ${what}`,
        subtitle: sayFiled(owed, states.filter(({ step }) => step === 'sign' || step === 'file').length),
      };
    case 'rejected':
      return {
        title: `The IRS rejected your ${what}`,
        subtitle: 'It isn’t filed yet. Fix the problems below, then sign and send it again.',
      };
    case 'failed':
      return {
        title: `We couldn’t send your ${what}`,
        subtitle: 'It wasn’t filed. Sign and send it again, or mail it.',
      };
    case 'queued':
      return { title: `We’re sending your ${what}`, subtitle: 'You can leave this page. We’ll keep going.' };
    case 'transmitted':
      return overdue
        ? {
            title: 'We’re still waiting for the IRS',
            subtitle:
              'We sent your return more than two days ago and keep checking for a response. Please don’t mail a paper copy yet.',
          }
        : {
            title: `Your ${what} was sent`,
            subtitle: 'The IRS is checking it. A response usually takes minutes, but it can take a day.',
          };
    case 'signed':
      return {
        title: 'Signed and ready to send',
        subtitle: 'Nothing is sent until you select the button below.',
      };
    default: {
      const missing = requirements.filter(({ met }) => !met).length;
      if (hasLostSignatures({ events }))
        return {
          title: missing > 0 ? `File your ${what}` : `Sign your ${what} again`,
          subtitle:
            missing > 0
              ? `${lostSignatures} Finish a few things before you sign it again.`
              : `${lostSignatures} Review it and sign it again.`,
        };
      if (missing > 0)
        return { title: `File your ${what}`, subtitle: 'Finish a few things before you sign.' };
      return {
        title: `Sign your ${what}`,
        subtitle:
          signers.length > 1
            ? 'Each of you signs separately with your own PIN.'
            : 'Your PIN is your signature.',
      };
    }
  }
}

/** The same for the preparer of a client. */
export function sayPreparerStage(
  { state, taxYear, preparerForm, events }: Pick<FilingView, 'state' | 'taxYear' | 'preparerForm' | 'events'>,
  name: string,
): { title: string; subtitle: string } {
  switch (state) {
    case 'accepted':
      return {
        title: 'The IRS accepted the return',
        subtitle: `${name}’s ${taxYear} return has been filed.`,
      };
    case 'rejected':
      return { title: 'The IRS rejected the return', subtitle: 'It isn’t filed yet.' };
    case 'failed':
      return { title: 'We couldn’t send the return', subtitle: 'It wasn’t filed.' };
    case 'queued':
    case 'transmitted':
      return { title: 'The return was submitted', subtitle: `${name} will also see the IRS response.` };
    case 'signed':
      return { title: 'Everyone has signed', subtitle: `${name} files it from their own account.` };
    default:
      return {
        title: 'Sign as preparer',
        subtitle: [
          ...(hasLostSignatures({ events }) ? [lostSignatures] : []),
          preparerForm?.refusal === null
            ? `You sign first. Then ${name} signs with a PIN (Form 8879) and files it.`
            : 'You can’t sign this return now.',
        ].join(' '),
      };
  }
}

/** Whole days from today to a calendar day; 0 on that day, below zero after it. */
export const daysUntil = (date: string, now: Date): number =>
  Math.round((Date.parse(`${date}T12:00:00Z`) - Date.parse(`${easternDay(now)}T12:00:00Z`)) / 86_400_000);

import { env } from '@/lib/env';
import type { Email } from '@/lib/infra/mail';

/** What we write to people about their account and their filing. Never a name, a number or an amount of a return. */
export type Occasion =
  | 'client-invited'
  | 'password-reset'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'preparer-asked'
  | 'preparer-changed'
  | 'request-reminder'
  | 'preparer-signed'
  | 'signature-void'
  | 'return-accepted'
  | 'return-rejected'
  | 'return-failed'
  | 'state-return-accepted'
  | 'state-return-rejected'
  | 'state-return-failed';

const closing = [
  '',
  'If this wasn’t you, reset your password right away:',
  '{app}/forgot-password',
  '',
  'Plainfile',
];

const toFiling = ['', '{app}/file', '', 'Plainfile'];

const emails: Record<Occasion, { subject: string; lines: string[] }> = {
  'client-invited': {
    subject: 'You’re invited to prepare your tax return on Plainfile',
    lines: [
      'A tax preparer invited you to Plainfile, where you upload your documents and prepare your tax return together. To see who invited you and accept, open this link within 7 days:',
      '',
      '{app}/invitation#{token}',
      '',
      'The link works once. If you weren’t expecting this, you can ignore this email. Nothing is shared unless you accept.',
      '',
      'Plainfile',
    ],
  },
  'password-reset': {
    subject: 'Reset your Plainfile password',
    lines: [
      'We received a request to reset your password. To choose a new one, open this link within 30 minutes:',
      '',
      '{app}/reset-password#{token}',
      '',
      'The link works once. If you didn’t request this, you can ignore this email. Your password won’t change.',
      '',
      'Plainfile',
    ],
  },
  'password-changed': {
    subject: 'Your Plainfile password was changed',
    lines: ['Your account password was changed, and all other devices were signed out.', ...closing],
  },
  'second-factor-on': {
    subject: 'Two-step verification is on',
    lines: [
      'An authenticator app was set up for your account, and all other devices were signed out. You’ll enter a code from the app when you sign in.',
      ...closing,
    ],
  },
  'second-factor-off': {
    subject: 'Two-step verification is off',
    lines: [
      'The authenticator app was removed from your account. You no longer need a code to sign in.',
      ...closing,
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used to sign in',
    lines: ['Someone signed in to your account with one of your recovery codes.', ...closing],
  },
  'preparer-asked': {
    subject: 'Your preparer needs something from you',
    lines: [
      'Your preparer is waiting for you to answer a question, sign an engagement letter, replace a document, or change an answer. Sign in to see what it is:',
      '',
      '{app}/dashboard',
      '',
      'Plainfile',
    ],
  },
  'request-reminder': {
    subject: 'Reminder: your preparer is waiting for your answer',
    lines: [
      'Your preparer asked you a question and is waiting for your answer. Sign in to see the question and its due date:',
      '',
      '{app}/requests',
      '',
      'Plainfile',
    ],
  },
  'preparer-changed': {
    subject: 'Your preparer changed your tax return',
    lines: [
      'With your permission, your preparer changed your tax return. See each change:',
      '',
      '{app}/requests',
      '',
      'If you don’t want this, withdraw the permission under Consents in Settings.',
      '',
      'Plainfile',
    ],
  },
  'preparer-signed': {
    subject: 'Your tax return is ready for your signature',
    lines: ['Your preparer signed your tax return. Review it and sign it with your own PIN:', ...toFiling],
  },
  'signature-void': {
    subject: 'Your tax return must be signed again',
    lines: [
      'Your preparer sent your tax return back for changes after it was signed, so the signatures are no longer valid. It hasn’t been filed. See what to do next:',
      ...toFiling,
    ],
  },
  'return-accepted': {
    subject: 'The IRS accepted your tax return',
    lines: ['The IRS accepted your tax return. See the details and download your copy:', ...toFiling],
  },
  'return-rejected': {
    subject: 'The IRS rejected your tax return',
    lines: [
      'The IRS rejected your tax return, so it isn’t filed yet. See what to fix and by when:',
      ...toFiling,
    ],
  },
  'return-failed': {
    subject: 'We couldn’t send your tax return',
    lines: ['We couldn’t send your tax return, so it hasn’t been filed. See what you can do:', ...toFiling],
  },
  'state-return-accepted': {
    subject: 'Your state return was accepted',
    lines: ['Your state tax return was accepted. See the details:', ...toFiling],
  },
  'state-return-rejected': {
    subject: 'Your state return was rejected',
    lines: [
      'A state rejected your state tax return, so it isn’t filed yet. See what to fix and by when:',
      ...toFiling,
    ],
  },
  'state-return-failed': {
    subject: 'We couldn’t send your state return',
    lines: [
      'We couldn’t send your state tax return, so it hasn’t been filed. See what you can do:',
      ...toFiling,
    ],
  },
};

export const isOccasion = (text: string): text is Occasion => Object.hasOwn(emails, text);

/** What a simulator says is never reported as the word of the IRS or of a state. */
const ofFiling = /^(?:state-)?return-(?:accepted|rejected|failed)$/u;
const simulated =
  'Simulated: the response came from a built-in simulator. Nothing was sent to the IRS or to a state.';

/** The email for an occasion. `token` is the secret part of a link, for those that have one. */
export function writeEmail(occasion: Occasion, to: string, token = ''): Email {
  const isSimulated = ofFiling.test(occasion) && env().EFILE_TRANSMITTER === 'simulator';
  const email = emails[occasion];
  const subject = isSimulated ? `${email.subject} (simulated)` : email.subject;
  const lines = isSimulated ? [simulated, '', ...email.lines] : email.lines;
  const text = lines.join('\n').replaceAll('{app}', env().appUrl).replaceAll('{token}', token);
  return { to, subject, text: `${text}\n` };
}

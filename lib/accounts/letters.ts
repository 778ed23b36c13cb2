import { env } from '@/lib/env';
import type { Letter } from '@/lib/infra/mail';

/** What we write to people about their account and their filing. Never a name, a number or an amount of a return. */
export type Occasion =
  | 'password-reset'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'preparer-signed'
  | 'signature-void'
  | 'return-accepted'
  | 'return-rejected'
  | 'return-failed';

const closing = [
  '',
  'If this was not you, choose a new password at once:',
  '{app}/forgot-password',
  '',
  'Plainfile',
];

const toFiling = ['', '{app}/file', '', 'Plainfile'];

const letters: Record<Occasion, { subject: string; lines: string[] }> = {
  'password-reset': {
    subject: 'Choose a new Plainfile password',
    lines: [
      'Somebody asked to choose a new password for this address. If it was you, open this link within 30 minutes:',
      '',
      '{app}/reset-password#{token}',
      '',
      'It works once. If it was not you, do nothing: your password stays as it is.',
      '',
      'Plainfile',
    ],
  },
  'password-changed': {
    subject: 'Your Plainfile password was changed',
    lines: ['The password of your account was changed. All other devices were signed out.', ...closing],
  },
  'second-factor-on': {
    subject: 'Codes are now asked for when you sign in',
    lines: [
      'An authenticator app was set up for your account. All other devices were signed out.',
      ...closing,
    ],
  },
  'second-factor-off': {
    subject: 'Codes are no longer asked for when you sign in',
    lines: ['The authenticator app was removed from your account.', ...closing],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used to sign in',
    lines: ['Somebody signed in to your account with one of its recovery codes.', ...closing],
  },
  'preparer-signed': {
    subject: 'Your preparer signed. Now it is your turn',
    lines: [
      'Your preparer signed your tax return. Look it over and sign it with a PIN of your own:',
      ...toFiling,
    ],
  },
  'signature-void': {
    subject: 'Your return has to be signed again',
    lines: [
      'Your preparer sent your tax return back to you after it was signed, so the signatures no longer count. It was not filed. What to do:',
      ...toFiling,
    ],
  },
  'return-accepted': {
    subject: 'Your tax return was accepted',
    lines: ['The answer to your tax return is there: it was accepted. Details and your copy:', ...toFiling],
  },
  'return-rejected': {
    subject: 'Your tax return came back',
    lines: [
      'The answer to your tax return is there: it was sent back and does not count as filed yet. What to put right, and until when:',
      ...toFiling,
    ],
  },
  'return-failed': {
    subject: 'Your tax return could not be sent',
    lines: ['Your tax return could not be sent. It was not filed. What you can do:', ...toFiling],
  },
};

export const isOccasion = (text: string): text is Occasion => Object.hasOwn(letters, text);

/** The letter for an occasion. `token` is the secret part of a link, for those that have one. */
export function writeLetter(occasion: Occasion, to: string, token = ''): Letter {
  const { subject, lines } = letters[occasion];
  const text = lines.join('\n').replaceAll('{app}', env().appUrl).replaceAll('{token}', token);
  return { to, subject, text: `${text}\n` };
}

import { contact, type Site, type TextSection } from './text';

export const securityTitle = 'How we protect your data';
export const securityLead =
  'We say “bank-level security.” Banks follow no single standard, so here’s exactly what we do and don’t do.';

export const securityText = (site: Site): TextSection[] => [
  {
    id: 'encryption',
    title: 'Encryption',
    paragraphs: [
      'Each answer you give, each value we read from a document, and the figures behind each calculation are encrypted in our database (AES-256-GCM).',
      'Social Security and bank account numbers are masked on screen. Your files are in private storage. Each time someone opens a file, we first check that they’re allowed to see it.',
    ],
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    paragraphs: [
      'We never store your password, only a slow hash of it (argon2id). We don’t allow common passwords. You can turn on two-step verification in Settings.',
      'You’re signed out after 30 minutes of inactivity, and always after 12 hours. We ask for your password or code again before you sign, file, change a bank account, download your data, or delete it.',
    ],
  },
  {
    id: 'access',
    title: 'Who can see your return',
    paragraphs: [
      'You can, and so can a preparer while they’re assigned to you. Administrators can’t see tax data.',
      'When a preparer opens your return or views a number in full, we record it in your access log in Settings.',
    ],
  },
  {
    id: 'ai',
    title: 'AI',
    paragraphs: [
      'Our own software reads your documents. Nothing goes to an outside AI provider unless you sign a consent first. You can withdraw it at any time.',
      'With your consent, we send a question with names and numbers replaced, or a cropped image of a single amount we can’t read clearly.',
    ],
  },
  {
    id: 'record',
    title: 'A record of every change',
    paragraphs: [
      'Every change leaves an entry in a log that can’t be edited without leaving a trace. A return that was accepted can’t be changed, only amended.',
    ],
  },
  {
    id: 'limits',
    title: 'What we don’t claim',
    paragraphs: [
      'No system is perfectly safe. We don’t have an outside certification, such as SOC 2 or ISO 27001.',
      'If you delete your account, your data stays in older backups until those are deleted too.',
    ],
  },
  contact(site),
];

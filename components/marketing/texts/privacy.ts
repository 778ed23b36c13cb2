import { contact, type Site, type TextSection } from './text';

export const privacyTitle = 'Privacy';
export const privacyLead = 'What we know about you, how we use it, who gets it, and how to delete it.';

export const privacyText = (site: Site): TextSection[] => [
  {
    id: 'collect',
    title: 'What we collect',
    paragraphs: [
      'We collect your name, email address, and password; the documents you upload and the answers you give; and your messages to your preparer and questions to the co-pilot.',
      'If you pay by card, the card number goes from your browser to the card provider. We never see it.',
    ],
  },
  {
    id: 'use',
    title: 'What we use it for',
    paragraphs: [
      'We use it to prepare, check, and file your return, and to help you with it. Federal law (section 7216 of the tax code) bars any other use without your written consent.',
      'We don’t sell your data. There are no ads, and nothing on this site tracks you for anyone else.',
    ],
  },
  {
    id: 'share',
    title: 'Who gets it',
    paragraphs: [
      site.simulated
        ? 'Your preparer can see it while they’re assigned to you. E-filing is simulated on this site, so the IRS and the states get nothing from us.'
        : 'Your preparer can see it while they’re assigned to you. The IRS and your state get your return when you sign and file it.',
      'The card provider gets what it needs for a payment. An AI provider gets data only if you sign a consent first.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    paragraphs: [
      'We use cookies to keep you signed in and to remember your choices, such as the tax year. Your browser also stores your light or dark theme setting. We don’t use any of this for ads.',
    ],
  },
  {
    id: 'keep',
    title: 'How long we keep it',
    paragraphs: [
      'We keep a draft until you delete it. We have to keep a filed return and its signatures for three years, and payment records for four. After that, we delete them.',
    ],
  },
  {
    id: 'choices',
    title: 'Your choices',
    paragraphs: [
      'In Settings you can download all your data, see who opened your return, withdraw a consent, and delete your account.',
    ],
  },
  contact(site),
];

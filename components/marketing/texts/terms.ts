import { contact, type Site, type TextSection } from './text';

export const termsTitle = 'Terms and what our claims mean';
export const termsLead = 'What you get, what you don’t, and how far each claim on our home page goes.';

export const termsText = (site: Site): TextSection[] => [
  {
    id: 'service',
    title: 'What you get',
    paragraphs: [
      'You get software that prepares your federal return and any state returns you need, for the tax years offered at sign-up. Each plan’s card lists what it includes.',
      'Some situations aren’t covered. You’ll find the list below the plans on our home page. If we find one, we’ll tell you and stop. We don’t guess.',
    ],
  },
  {
    id: 'your-part',
    title: 'Your part',
    paragraphs: [
      'You sign your return under penalties of perjury. Check what we read from your documents and what you enter before you sign. Enter all of your income.',
      'Suggestions and the co-pilot explain the law. They aren’t legal advice and don’t replace a tax professional who knows your situation.',
    ],
  },
  {
    id: 'filers',
    title: '“Trusted by 10,000+ filers”',
    paragraphs: ['We don’t publish a count that supports this number, so please don’t rely on it.'],
  },
  {
    id: 'review',
    title: '“CPA-verified”',
    paragraphs: [
      'A preparer checks your return only if your plan includes a CPA review and a preparer is assigned to you. Premium and Business include one. Basic doesn’t.',
      'If you file without a review, your dashboard says “Filed without a review.” Until a real preparer is assigned, the one on your dashboard is marked as a sample.',
    ],
  },
  {
    id: 'accuracy',
    title: '“Guaranteed accuracy” and “Maximum refund guarantee”',
    paragraphs: [
      'You can trace every number on your return to its line, your documents, and the law behind it. We look for every deduction and credit that we cover.',
      'The guarantee covers our math for what you told us and the forms we cover. It isn’t a promise that the IRS will agree, and it doesn’t cover facts that are missing or wrong. It doesn’t pay tax, penalties, or interest.',
    ],
  },
  {
    id: 'filing',
    title: 'E-filing and direct deposit',
    paragraphs: [
      site.simulated
        ? 'E-filing is simulated on this site. A built-in simulator responds in place of the IRS and the states. Nothing is sent, and no refund is paid. Each filing screen says “Simulated.” To file for real, use the official forms. Your File page lists them and tells you where to mail them.'
        : 'We send your federal return after you sign it. The IRS decides whether to accept it and when to pay a refund.',
    ],
  },
  {
    id: 'payment',
    title: 'Plans and payment',
    paragraphs: [
      'One price per tax year. You pay before you file, not before you see your result. If you upgrade, you pay the difference. If your plan is canceled, the full amount goes back to your card.',
    ],
  },
  contact(site),
];

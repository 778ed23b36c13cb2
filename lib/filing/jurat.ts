/** Raised with every change of a text below; each tax year signs a version of its own. */
const revision = 1;

/** Names the declarations of a tax year: "2024-1". */
export const juratVersionOf = (taxYear: number): string => `${taxYear}-${revision}`;

/** What a self-prepared filer agrees to (Form 1040, signature; Publication 1345, jurat of the Self-Select PIN). */
export const juratParagraphs: readonly string[] = [
  'Under penalties of perjury, I declare that I have examined this return and accompanying schedules and statements, and to the best of my knowledge and belief, they are true, correct, and complete.',
  'I consent to allow my Intermediate Service Provider, transmitter, or Electronic Return Originator (ERO) to send my return to IRS and to receive the following information from IRS: a) acknowledgement of receipt or reason for rejection of transmission; b) refund offset; c) reason for any delay in processing or refund; and, d) date of any refund.',
  'If I have asked for a direct debit, I authorize the U.S. Treasury and its designated Financial Agent to initiate an ACH electronic funds withdrawal to the account named here for the payment of my federal taxes owed on this return. To revoke it, I must contact the U.S. Treasury Financial Agent at 1-888-353-4537 no later than 2 business days prior to the payment date.',
  'I am signing this return and, where one is shown, the electronic funds withdrawal consent by entering my PIN below.',
];

/** The same where a preparer signs too: Form 8879, Part II. */
export const authorizationParagraphs = (taxYear: number): string[] => [
  'Under penalties of perjury, I declare that I have examined a copy of the income tax return (original) I am now authorizing, and to the best of my knowledge and belief, it is true, correct, and complete. I further declare that the amounts in Part I are the amounts from the income tax return I am now authorizing.',
  ...juratParagraphs.slice(1, 3),
  `I authorize the preparer named here to enter or generate my PIN as my signature on my tax year ${taxYear} electronically filed income tax return.`,
];

/** What a preparer declares: Form 1040, paid preparer, and Form 8879, Part III. */
export const preparerParagraphs = (taxYear: number): string[] => [
  'Under penalties of perjury, I declare that I have examined this return and accompanying schedules and statements, and to the best of my knowledge and belief, they are true, correct, and complete. This declaration is based on all information of which I have any knowledge.',
  `I certify that the PIN I enter is my PIN, which is my signature for the electronic individual income tax return I am now authorized to file for tax year ${taxYear} for the taxpayers named here. I confirm that I am submitting this return in accordance with the requirements of the Practitioner PIN method and Publication 1345.`,
];

import type { ConsentUse } from './schema';

/**
 * The consent forms. Each names purpose, recipient and information (26 CFR 301.7216-3(a)(3)) and has the statements that
 * Rev. Proc. 2013-14, section 5.04 prescribes for 1040 filers, in its words. Preparing and filing a return needs no such
 * consent (26 CFR 301.7216-2): the permission to change a return for its filer doesn't claim to be one.
 */
export interface ConsentForm {
  title: string;
  summary: string;
  recipient: string;
  wording: readonly string[];
  without: string;
}

/** Raised with every change of a text below: what was signed before stays as it was signed. */
export const formVersion = '2025-5';

/** The tax years whose returns a consent names: those that can be prepared here. */
export const yearsNamed = '2024 and 2025';

// Rev. Proc. 2013-14, section 5.04(1)(a): disclosure outside of tax return preparation.
const disclosure = [
  'Federal law requires this consent form be provided to you. Unless authorized by law, we cannot disclose your tax return information to third parties for purposes other than the preparation and filing of your tax return without your consent. If you consent to the disclosure of your tax return information, Federal law may not protect your tax return information from further use or distribution.',
  'You are not required to complete this form to engage our tax return preparation services. If we obtain your signature on this form by conditioning our tax return preparation services on your consent, your consent will not be valid. If you agree to the disclosure of your tax return information, your consent is valid for the amount of time that you specify. If you do not specify the duration of your consent, your consent is valid for one year from the date of signature.',
];

// Rev. Proc. 2013-14, section 5.04(2): use.
const use = [
  'Federal law requires this consent form be provided to you. Unless authorized by law, we cannot use your tax return information for purposes other than the preparation and filing of your tax return without your consent.',
  'You are not required to complete this form to engage our tax return preparation services. If we obtain your signature on this form by conditioning our tax return preparation services on your consent, your consent will not be valid. Your consent is valid for the amount of time that you specify. If you do not specify the duration of your consent, your consent is valid for one year from the date of signature.',
];

// Rev. Proc. 2013-14, section 5.04(3): whom to tell.
const complaint =
  'If you believe your tax return information has been disclosed or used improperly in a manner unauthorized by law or without your permission, you may contact the Treasury Inspector General for Tax Administration (TIGTA) by telephone at 1-800-366-4484, or by email at complaints@tigta.treas.gov.';

const duration = 'This consent lasts for one year from today. You can withdraw it at any time in Settings.';

export const consentForms: Record<ConsentUse, ConsentForm> = {
  'ai-assistant': {
    title: 'Answers from an outside AI model',
    summary: 'Send your questions to the co-pilot, and the figures they need, to OpenAI for a fuller answer.',
    recipient: 'OpenAI, San Francisco, California',
    wording: [
      ...disclosure,
      complaint,
      `If you sign, Plainfile discloses to OpenAI, San Francisco, California: the questions you type to the co-pilot, and the lines and amounts of your ${yearsNamed} returns that the answer needs. Names, addresses, Social Security numbers, employer numbers, and account numbers are replaced before anything is sent. The purpose is to write the co-pilot’s answers.`,
      duration,
    ],
    without: 'The co-pilot answers from its own material and your return, inside Plainfile.',
  },
  'ai-documents': {
    title: 'A second reading of your documents',
    summary: 'Send images of hard-to-read pages to OpenAI for a second reading.',
    recipient: 'OpenAI, San Francisco, California',
    wording: [
      ...disclosure,
      complaint,
      `If you sign, Plainfile discloses to OpenAI, San Francisco, California: images of whole pages of the tax documents you upload for your ${yearsNamed} returns. We send a page when our own reader is unsure of something on a form there. First we cover the names, addresses, Social Security numbers, employer numbers, and account numbers our reader found on the page. Our reader can miss some, and a page can show them more than once. Any we don’t cover can be seen in the image, along with everything else on the page. The purpose is a second reading of the amounts, codes, dates, and checkboxes on your forms.`,
      duration,
    ],
    without: 'Only Plainfile’s own reader reads your documents. You check what it isn’t sure of.',
  },
  'cpa-review': {
    title: 'Advice beyond this return',
    summary: 'Let the preparer who reviews your return use it to advise you on later years.',
    recipient: 'The preparer assigned to you at Plainfile',
    wording: [
      ...use,
      complaint,
      `If you sign, the preparer assigned to you at Plainfile uses the information from your ${yearsNamed} returns for advice that goes beyond preparing and reviewing them: what you could change in later years. No other information is used, and nothing is shared with anyone else.`,
      duration,
    ],
    without: 'Your preparer still reviews and prepares your return, which doesn’t need this consent.',
  },
  'preparer-changes': {
    title: 'Changes by your preparer',
    summary: 'Let your preparer answer questions, correct values, and upload documents for you.',
    recipient: 'The preparer assigned to you at Plainfile',
    wording: [
      'You don’t have to give this permission to have your return prepared. It covers preparing your return only: your information isn’t used for anything else, and nothing is shared with anyone else.',
      'If you sign, the preparer assigned to you at Plainfile can change your returns for you: answer interview questions and change your answers, confirm and correct values read from your documents, upload documents, have them read again, and calculate. The purpose is to prepare your return. Each change is recorded under your preparer’s name, and you can see it.',
      'Your preparer can’t change the bank account for your refund, delete your documents, pay, sign for you, or file. You’re responsible for the return you sign, so review the changes before you file.',
      duration,
    ],
    without: 'Your preparer reads and reviews your return, and you make every change yourself.',
  },
};

/** Questions that preparers ask over and over, to start from. */
export const requestTemplates = [
  {
    id: 'w2',
    label: 'Missing Form W-2',
    text: 'We don’t have your Form W-2 from every employer yet. Please upload each one you got, as a PDF or a clear photo of the whole page.',
  },
  {
    id: '1099',
    label: 'Missing Form 1099',
    text: 'Please upload the Forms 1099 you got from banks, brokers, and customers. If you’re expecting one that hasn’t arrived, tell us who sends it.',
  },
  {
    id: 'better-copy',
    label: 'Unreadable copy',
    text: 'We can’t read part of this document. Please upload a clearer copy that shows the whole page, flat and in good light.',
  },
  {
    id: 'confirm-amount',
    label: 'Confirm an amount',
    text: 'Please compare this amount with your own document. Is it right? If it isn’t, what does the document show?',
  },
  {
    id: 'dependent-home',
    label: 'Where a dependent lived',
    text: 'How many months did this person live with you during the year, and who else could claim them? Please upload a school or medical record that shows the address.',
  },
  {
    id: 'health',
    label: 'Marketplace health insurance',
    text: 'Did anyone in your household have health insurance from the Marketplace? If so, please upload Form 1095-A.',
  },
  {
    id: 'estimated',
    label: 'Estimated tax payments',
    text: 'Did you make estimated tax payments for the year? Please list each date and amount, for the IRS and for your state.',
  },
  {
    id: 'bank',
    label: 'Bank account for the refund',
    text: 'Please enter the bank account for your refund yourself, under “Refund” in the interview. We can’t enter it for you.',
  },
] as const;

/** The words of a template; null when there is no such template. */
export const templateText = (id: string): string | null =>
  requestTemplates.find((template) => template.id === id)?.text ?? null;

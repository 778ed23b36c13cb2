/** A rejection in plain words, and where it is put right. */
export interface RejectText {
  text: string;
  /** Path of a fact, a place of the filing screen (`file:…`), or null when only paper helps. */
  fix: string | null;
}

/** What the IRS's own records can reject a return for: nobody can check these before it is sent. */
export const rejectTexts: Readonly<Record<string, RejectText>> = {
  'R0000-500-01': {
    text: 'Your Social Security number and last name don’t match the IRS’s records. Check both against your Social Security card.',
    fix: 'taxpayer.lastName',
  },
  'R0000-503-02': {
    text: 'Your spouse’s Social Security number and last name don’t match the IRS’s records. Check both against the card.',
    fix: 'spouse.lastName',
  },
  'R0000-504-02': {
    text: 'A dependent’s number and last name don’t match the IRS’s records. Check both against the card. If they are right, you can send the return again as it is.',
    fix: 'dependents',
  },
  'IND-031-04': {
    text: 'The 2023 income or PIN you signed with is not what the IRS has. Use line 11 of your 2023 Form 1040, or 0 if you filed late or not at all.',
    fix: 'file:sign',
  },
  'IND-032-04': {
    text: 'The 2023 income or PIN your spouse signed with is not what the IRS has. Use line 11 of the 2023 Form 1040, or 0 if it was filed late or not at all.',
    fix: 'file:sign',
  },
  'IND-180-01': {
    text: 'The identity protection PIN you entered is not the one the IRS sent you for this year.',
    fix: 'taxpayer.ipPin',
  },
  'IND-181-01': {
    text: 'The IRS gave you an identity protection PIN. The return needs it: you find it in the letter CP01A or at irs.gov/ippin.',
    fix: 'file:sign',
  },
  'IND-182-01': {
    text: 'The identity protection PIN of your spouse is not the one the IRS sent for this year.',
    fix: 'spouse.ipPin',
  },
  'IND-183-01': {
    text: 'The IRS gave your spouse an identity protection PIN. The return needs it.',
    fix: 'file:sign',
  },
  'IND-452': {
    text: 'A return with your number was accepted already. If you did not file one, mail this one and see irs.gov/identity-theft.',
    fix: null,
  },
  'IND-507-01': {
    text: 'A dependent of yours stands on another accepted return. With an identity protection PIN of your own you can send the return again; without one, mail it.',
    fix: 'file:sign',
  },
  'IND-515-01': {
    text: 'Your number stands on another return of this year. Mail this one, and see irs.gov/identity-theft if the other is not yours.',
    fix: null,
  },
  'IND-524': {
    text: 'Your birth date is not the one in the Social Security records.',
    fix: 'taxpayer.dateOfBirth',
  },
  'IND-996': { text: 'The identity protection PIN of a dependent is not valid.', fix: 'dependents' },
  'SEIC-F1040-501-02': {
    text: 'A child of the earned income credit, with this number and last name, does not match the IRS’s records.',
    fix: 'dependents',
  },
  'SEIC-F1040-535-04': {
    text: 'The birth year of a child of the earned income credit is not the one in the IRS’s records.',
    fix: 'dependents',
  },
  'FW2-502': {
    text: 'An employer’s number on a Form W-2 is not in the IRS’s records. Check box b.',
    fix: 'w2s',
  },
  'F8962-070': {
    text: 'The IRS has a Form 1095-A for you: somebody got help with Marketplace insurance. Add it, so that Form 8962 goes with the return.',
    fix: 'marketplace',
  },
  'F1040-164-01': {
    text: 'A credit was denied in an earlier year. It needs Form 8862, which we can’t prepare.',
    fix: null,
  },
  'R0000-902-01': {
    text: 'A return with your number was accepted already for 2024. A second one can only be mailed; a correction needs Form 1040-X.',
    fix: null,
  },
  'R0000-194': { text: 'The same return was accepted already.', fix: null },
  'R0000-904-03': { text: 'The software’s number is not accepted. This is ours to fix.', fix: null },
  'R0000-905-01': { text: 'The sender’s number is not accepted. This is ours to fix.', fix: null },
};

/** The words for a rule; the IRS's own when we have none. */
export const rejectText = (rule: string, message: string): RejectText =>
  rejectTexts[rule] ?? { text: message === '' ? 'The IRS gave no reason in words.' : message, fix: null };

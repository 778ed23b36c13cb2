import { sayForYear } from './years';

/** A rejection in plain words, and where it is put right. */
export interface RejectText {
  text: string;
  /** Path of a fact, a place of the filing screen (`file:…`), or null when only paper helps. */
  fix: string | null;
}

/** What the IRS's own records can reject a return for: nobody can check these before it is sent. Years are those of a 2024 return. */
export const rejectTexts: Readonly<Record<string, RejectText>> = {
  'R0000-500-01': {
    text: 'Your Social Security number and last name don’t match IRS records. Check both against your Social Security card.',
    fix: 'taxpayer.lastName',
  },
  'R0000-503-02': {
    text: 'Your spouse’s Social Security number and last name don’t match IRS records. Check both against your spouse’s Social Security card.',
    fix: 'spouse.lastName',
  },
  'R0000-504-02': {
    text: 'A dependent’s Social Security number and last name don’t match IRS records. Check both against the Social Security card. If they’re right, you can send the return again as is.',
    fix: 'dependents',
  },
  'IND-031-04': {
    text: 'The 2023 AGI or PIN you signed with doesn’t match IRS records. Enter line 11 of your 2023 Form 1040, or 0 if you filed late or didn’t file.',
    fix: 'file:sign',
  },
  'IND-032-04': {
    text: 'The 2023 AGI or PIN your spouse signed with doesn’t match IRS records. Enter line 11 of the 2023 Form 1040, or 0 if it was filed late or not filed.',
    fix: 'file:sign',
  },
  'IND-180-01': {
    text: 'The identity protection PIN you entered isn’t the one the IRS issued you for this year.',
    fix: 'taxpayer.ipPin',
  },
  'IND-181-01': {
    text: 'The IRS issued you an identity protection PIN, and your return needs it. Find it on Notice CP01A or at irs.gov/ippin.',
    fix: 'file:sign',
  },
  'IND-182-01': {
    text: 'Your spouse’s identity protection PIN isn’t the one the IRS issued for this year.',
    fix: 'spouse.ipPin',
  },
  'IND-183-01': {
    text: 'The IRS issued your spouse an identity protection PIN, and the return needs it.',
    fix: 'file:sign',
  },
  'IND-452': {
    text: 'The IRS already accepted a return with your SSN. If you didn’t file it, mail this return and see irs.gov/identity-theft.',
    fix: null,
  },
  'IND-507-01': {
    text: 'Your dependent was already claimed on another accepted return. If you have an identity protection PIN, you can send this return again. Otherwise, mail it.',
    fix: 'file:sign',
  },
  'IND-515-01': {
    text: 'Your SSN was already used on another 2024 return. Mail this return, and see irs.gov/identity-theft if the other one isn’t yours.',
    fix: null,
  },
  'IND-524': {
    text: 'Your date of birth doesn’t match Social Security records.',
    fix: 'taxpayer.dateOfBirth',
  },
  'IND-996': { text: 'A dependent’s identity protection PIN isn’t valid.', fix: 'dependents' },
  'SEIC-F1040-501-02': {
    text: 'The Social Security number and last name of a qualifying child for the earned income credit don’t match IRS records.',
    fix: 'dependents',
  },
  'SEIC-F1040-535-04': {
    text: 'The birth year of a qualifying child for the earned income credit doesn’t match IRS records.',
    fix: 'dependents',
  },
  'FW2-502': {
    text: 'The employer identification number (EIN) on a Form W-2 isn’t in IRS records. Check box b.',
    fix: 'w2s',
  },
  'F8962-070': {
    text: 'IRS records show advance payments of the premium tax credit for someone on your return. Add your Form 1095-A so your return includes Form 8962.',
    fix: 'marketplace',
  },
  'F1040-164-01': {
    text: 'The IRS denied or reduced your earned income credit in an earlier year. To claim it again, answer the question about denied credits, and we’ll add Form 8862.',
    fix: 'creditsDisallowed',
  },
  'IND-165-01': {
    text: 'The IRS denied or reduced your child tax credit or credit for other dependents in an earlier year. To claim it again, answer the question about denied credits, and we’ll add Form 8862.',
    fix: 'creditsDisallowed',
  },
  'F1040-448': {
    text: 'The IRS denied or reduced your American opportunity credit in an earlier year. To claim it again, answer the question about denied credits, and we’ll add Form 8862.',
    fix: 'creditsDisallowed',
  },
  'R0000-902-01': {
    text: 'The IRS already accepted a 2024 return with your SSN. If you file a second one, you’ll need to mail it. To correct a return, file Form 1040-X.',
    fix: null,
  },
  'R0000-194': { text: 'The IRS already accepted this return.', fix: null },
  'R0000-904-03': { text: 'The IRS didn’t accept our software ID. We’ll fix this.', fix: null },
  'R0000-905-01': {
    text: 'The IRS didn’t accept our filing ID (EFIN). We’ll fix this.',
    fix: null,
  },
};

/** The words for a rule, for a return of a year; the IRS's own when we have none. */
export function rejectText(rule: string, message: string, taxYear: number): RejectText {
  const known = rejectTexts[rule];
  if (known !== undefined) return { ...known, text: sayForYear(known.text, taxYear) };
  return { text: message === '' ? 'The IRS didn’t give a reason.' : message, fix: null };
}

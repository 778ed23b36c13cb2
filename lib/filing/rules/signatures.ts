import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const proof = '@SelfSelectPINGrp';
const absent = (text: string | null): boolean => text === null || text === '';
const unlessAbsent = (text: string | null, holds: (text: string) => boolean): boolean =>
  text === null || text === '' || holds(text);
const yearOf = (date: string | null): string => (date ?? '').slice(0, 4);
const isOnline = (r: ReturnView): boolean => r.text('@PINTypeCd') === 'Self-Select On-Line';

/** A spouse who died doesn't sign: the survivor signs alone. */
const signsToo = (r: ReturnView): boolean => r.joint && !r.has('IRS1040/SpouseDeathDt');

/** Signatures and proof of identity. */
export const signaturesRules: readonly BusinessRule[] = [
  rule(
    'R0000-095-02',
    'signature',
    'file:sign',
    'Your PIN can’t be 00000.',
    (r) => r.text('@PrimarySignaturePIN') !== '00000',
  ),
  rule(
    'R0000-096-02',
    'signature',
    'file:sign',
    'Your spouse’s PIN can’t be 00000.',
    (r) => r.text('@SpouseSignaturePIN') !== '00000',
  ),
  rule('PF-PIN', 'signature', 'file:sign', 'Your PIN must have five digits.', (r) =>
    /^\d{5}$/.test(r.text('@PrimarySignaturePIN') ?? ''),
  ),
  rule(
    'F1040-311-03',
    'signature',
    'file:sign',
    'Your spouse must also sign a joint return.',
    (r) => !signsToo(r) || /^\d{5}$/.test(r.text('@SpouseSignaturePIN') ?? ''),
  ),
  rule(
    'IND-424',
    'missing',
    'spouse.dateOfDeath',
    'Check the surviving spouse box on a joint return if one spouse died.',
    (r) =>
      !r.joint ||
      (!r.has('IRS1040/PrimaryDeathDt') && !r.has('IRS1040/SpouseDeathDt')) ||
      r.text('IRS1040/SurvivingSpouseInd') === 'X',
  ),
  rule(
    'IND-430',
    'incorrect',
    'spouse.lastName',
    'The name line must show “DECD” after your spouse’s first name, but there’s no room for it. Shorten your names.',
    (r) =>
      !r.joint || !r.has('IRS1040/SpouseDeathDt') || (r.text('@Filer/NameLine1Txt') ?? '').includes(' DECD'),
  ),
  rule(
    'PF-NO-SPOUSE-PIN',
    'signature',
    'file:sign',
    'Only a joint return can have a second signature.',
    (r) => r.joint || absent(r.text('@SpouseSignaturePIN')),
  ),
  rule(
    'IND-689-01',
    'signature',
    'file:sign',
    'A 2024 return must be signed in 2025.',
    (r) => yearOf(r.text('@PrimarySignatureDt')) === r.processingYear,
  ),
  rule(
    'PF-SPOUSE-DATE',
    'signature',
    'file:sign',
    'Your spouse must sign a 2024 return in 2025.',
    (r) => !signsToo(r) || yearOf(r.text('@SpouseSignatureDt')) === r.processingYear,
  ),
  rule(
    'IND-031-SHAPE',
    'signature',
    'file:sign',
    'Use your 2023 AGI, your 2023 PIN, or an IP PIN to verify your identity.',
    (r) =>
      !isOnline(r) ||
      r.has(`${proof}/PrimaryPriorYearAGIAmt`) ||
      r.has(`${proof}/PrimaryPriorYearPIN`) ||
      r.has('@IdentityProtectionPIN'),
  ),
  rule(
    'IND-032-SHAPE',
    'signature',
    'file:sign',
    'Use your spouse’s 2023 AGI, 2023 PIN, or IP PIN to verify their identity.',
    (r) =>
      !isOnline(r) ||
      !signsToo(r) ||
      r.has(`${proof}/SpousePriorYearAGIAmt`) ||
      r.has(`${proof}/SpousePriorYearPIN`) ||
      r.has('@SpouseIdentityProtectionPIN'),
  ),
  rule('IND-769', 'signature', 'taxpayer.ipPin', 'An IP PIN has six digits.', (r) =>
    unlessAbsent(r.text('@IdentityProtectionPIN'), (pin) => /^\d{6}$/.test(pin)),
  ),
  rule('PF-SPOUSE-IPPIN', 'signature', 'spouse.ipPin', 'Your spouse’s IP PIN must have six digits.', (r) =>
    unlessAbsent(r.text('@SpouseIdentityProtectionPIN'), (pin) => /^\d{6}$/.test(pin)),
  ),
  rule(
    'PF-BIRTH',
    'missing',
    'taxpayer.dateOfBirth',
    'Your date of birth is missing.',
    (r) => !isOnline(r) || !absent(r.text(`${proof}/PrimaryBirthDt`)),
  ),
  rule(
    'PF-SPOUSE-BIRTH',
    'missing',
    'spouse.dateOfBirth',
    'Your spouse’s date of birth is missing.',
    (r) => !isOnline(r) || !r.joint || !absent(r.text(`${proof}/SpouseBirthDt`)),
  ),
  rule(
    'IND-521-01',
    'incorrect',
    'taxpayer.dateOfBirth',
    'Your date of birth is after 2024.',
    (r) => yearOf(r.text(`${proof}/PrimaryBirthDt`)) <= String(r.taxYear),
  ),
  rule(
    'IND-570-01',
    'incorrect',
    'spouse.dateOfBirth',
    'Your spouse’s date of birth is after 2024.',
    (r) => yearOf(r.text(`${proof}/SpouseBirthDt`)) <= String(r.taxYear),
  ),
  rule(
    'IND-672-01',
    'signature',
    'file:sign',
    'A preparer’s signature requires the preparer’s PIN.',
    (r) => r.text('@PINTypeCd') !== 'Practitioner' || r.has('@PractitionerPINGrp/PIN'),
  ),
  rule(
    'IND-673-01',
    'signature',
    'file:sign',
    'A self-prepared return can’t have a preparer’s PIN.',
    (r) => !isOnline(r) || !r.has('@PractitionerPINGrp'),
  ),
  rule(
    'IND-695-01',
    'signature',
    'file:sign',
    'The declaration isn’t the one for a preparer-signed return.',
    (r) => r.text('@PINTypeCd') !== 'Practitioner' || r.text('@JuratDisclosureCd') === 'Practitioner PIN',
  ),
  rule(
    'IND-696-01',
    'signature',
    'file:sign',
    'The declaration isn’t the one for a self-prepared return.',
    (r) => !isOnline(r) || r.text('@JuratDisclosureCd') === 'Online Self Select PIN',
  ),
  rule(
    'IND-699-02',
    'signature',
    'file:sign',
    'A preparer-signed return can’t include prior-year figures.',
    (r) => r.text('@PINTypeCd') !== 'Practitioner' || !r.has(proof),
  ),
  rule('PF-PIN-TYPE', 'signature', 'file:sign', 'The signature method isn’t valid.', (r) =>
    ['Self-Select On-Line', 'Practitioner'].includes(r.text('@PINTypeCd') ?? ''),
  ),
  rule(
    'R0000-142-01',
    'signature',
    'file:sign',
    'A paid preparer must sign with a PTIN.',
    (r) =>
      r.text('@PINTypeCd') !== 'Practitioner' ||
      /^P\d{8}$/.test(r.text('@PaidPreparerInformationGrp/PTIN') ?? ''),
  ),
  rule(
    'IND-067-10',
    'missing',
    'file:sign',
    'A paid preparer must include Form 8867 for these credits and for head of household.',
    (r) =>
      !r.has('@PaidPreparerInformationGrp') ||
      r.has('IRS8867') ||
      !(
        r.status === '4' ||
        r.amount('IRS1040/EarnedIncomeCreditAmt') > 0 ||
        r.amount('IRS1040/CTCODCAmt') + r.amount('IRS1040/AdditionalChildTaxCreditAmt') > 0 ||
        r.amount('IRS1040/RefundableAmerOppCreditAmt') > 0
      ),
  ),
  rule('R0000-088-01', 'signature', 'file:sign', 'This PTIN was never issued.', (r) =>
    unlessAbsent(r.text('@PaidPreparerInformationGrp/PTIN'), (ptin) => !/^P(0{8}|9{8})$/.test(ptin)),
  ),
  rule('R0000-087-02', 'signature', 'file:sign', 'This isn’t a valid EIN.', (r) =>
    unlessAbsent(r.text('@PaidPreparerInformationGrp/PreparerFirmEIN'), (ein) => !/^(0{9}|9{9})$/.test(ein)),
  ),
  rule('R0000-030-01', 'transmission', 'file:sign', 'The preparer’s EFIN doesn’t match this return.', (r) =>
    unlessAbsent(r.text('@PractitionerPINGrp/EFIN'), (efin) => efin === r.text('@OriginatorGrp/EFIN')),
  ),
  rule(
    'IND-189',
    'transmission',
    'file:sign',
    'The device ID is missing. Sign again.',
    (r) =>
      !isOnline(r) || /^[0-9a-f]{40}$/.test(r.text('@FilingSecurityInformation/AtSubmissionDeviceId') ?? ''),
  ),
];

import { isPossibleNumber, isPossibleRouting } from '@/lib/tax/checks/numbers';
import { nameControl } from '../mef/filer-names';
import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const filer = '@Filer';
const proof = '@SelfSelectPINGrp';
const anyNumber = (ssn: string) => isPossibleNumber(ssn, 'ssn') || isPossibleNumber(ssn, 'itin');
const absent = (text: string | null): boolean => text === null || text === '';
const unlessAbsent = (text: string | null, holds: (text: string) => boolean): boolean =>
  text === null || text === '' || holds(text);
const onlineEfin = (efin: string | null): boolean => /^(10|21|32|44|53)/.test(efin ?? '');
const yearOf = (date: string | null): string => (date ?? '').slice(0, 4);
const isOnline = (r: ReturnView): boolean => r.text('@PINTypeCd') === 'Self-Select On-Line';

/** The filers: names, numbers, address. */
const people: readonly BusinessRule[] = [
  rule(
    'PF-PRIMARY-SSN',
    'missing',
    'taxpayer.ssn',
    'Your Social Security number or ITIN is missing.',
    (r) => !absent(r.text(`${filer}/PrimarySSN`)),
  ),
  rule(
    'R0000-092-02',
    'incorrect',
    'taxpayer.ssn',
    'Your number can’t be a Social Security number or an ITIN. Check its digits.',
    (r) => unlessAbsent(r.text(`${filer}/PrimarySSN`), anyNumber),
  ),
  rule(
    'R0000-093-02',
    'incorrect',
    'spouse.ssn',
    'Your spouse’s number can’t be a Social Security number or an ITIN. Check its digits.',
    (r) => unlessAbsent(r.text(`${filer}/SpouseSSN`), anyNumber),
  ),
  rule(
    'F1040-007-01',
    'missing',
    'spouse.ssn',
    'A joint return needs your spouse’s number.',
    (r) => !r.joint || !absent(r.text(`${filer}/SpouseSSN`)),
  ),
  rule('PF-SPOUSE-SSN', 'incorrect', 'spouse.ssn', 'You and your spouse have the same number.', (r) =>
    unlessAbsent(r.text(`${filer}/SpouseSSN`), (ssn) => ssn !== r.text(`${filer}/PrimarySSN`)),
  ),
  rule('R0000-125-01', 'missing', 'taxpayer.lastName', 'Your first and last name are needed.', (r) =>
    /^[^<]+<[^<]/.test(r.text(`${filer}/NameLine1Txt`) ?? ''),
  ),
  rule(
    'R0000-126-01',
    'incorrect',
    'taxpayer.lastName',
    'A name holds characters that can’t be sent.',
    (r) => (r.text(`${filer}/NameLine1Txt`) ?? '').split('<').length <= 3,
  ),
  rule('R0000-127-01', 'incorrect', 'taxpayer.lastName', 'Your last name must begin with a letter.', (r) =>
    unlessAbsent(r.text(`${filer}/NameLine1Txt`), (line) => /<[A-Za-z]/.test(line)),
  ),
  rule(
    'R0000-123-01',
    'missing',
    'spouse.ssn',
    'Two names stand on the return, and only one number.',
    (r) => !(r.text(`${filer}/NameLine1Txt`) ?? '').includes('&') || !absent(r.text(`${filer}/SpouseSSN`)),
  ),
  rule(
    'PF-NAME-LENGTH',
    'incorrect',
    'taxpayer.lastName',
    'The name line is longer than 35 characters.',
    (r) => (r.text(`${filer}/NameLine1Txt`) ?? '').length <= 35,
  ),
  rule(
    'PF-NAME-CONTROL',
    'mismatch',
    'taxpayer.lastName',
    'The name control does not come from your last name.',
    (r) =>
      unlessAbsent(
        r.text(`${filer}/PrimaryNameControlTxt`),
        (control) => control === nameControl((r.text(`${filer}/NameLine1Txt`) ?? '').split('<')[1] ?? ''),
      ),
  ),
  rule(
    'PF-NAME-CONTROL-MISSING',
    'missing',
    'taxpayer.lastName',
    'Your last name gives no name control.',
    (r) => /^[A-Z-]{1,4}$/.test(r.text(`${filer}/PrimaryNameControlTxt`) ?? ''),
  ),
  rule(
    'PF-SPOUSE-CONTROL',
    'missing',
    'spouse.lastName',
    'Your spouse’s last name gives no name control.',
    (r) => !r.joint || /^[A-Z-]{1,4}$/.test(r.text(`${filer}/SpouseNameControlTxt`) ?? ''),
  ),
  rule(
    'PF-STREET',
    'missing',
    'address.street',
    'Your street address is missing.',
    (r) => !absent(r.text(`${filer}/USAddress/AddressLine1Txt`)),
  ),
  rule(
    'PF-CITY',
    'missing',
    'address.city',
    'Your city is missing.',
    (r) => (r.text(`${filer}/USAddress/CityNm`) ?? '').length >= 3,
  ),
  rule('PF-STATE', 'missing', 'address.state', 'Your state is missing.', (r) =>
    /^[A-Z]{2}$/.test(r.text(`${filer}/USAddress/StateAbbreviationCd`) ?? ''),
  ),
  rule('PF-ZIP', 'incorrect', 'address.zip', 'A ZIP code has five or nine digits.', (r) =>
    /^\d{5}(\d{4})?$/.test(r.text(`${filer}/USAddress/ZIPCd`) ?? ''),
  ),
  rule(
    'R0000-046-01',
    'incorrect',
    'address.zip',
    'The fourth and fifth digit of a ZIP code are not both 0.',
    (r) =>
      unlessAbsent(
        r.text(`${filer}/USAddress/ZIPCd`),
        (zip) =>
          zip.slice(3, 5) !== '00' ||
          ['00800', '20500', '34000', '00600', '96100', '96900'].includes(zip.slice(0, 5)),
      ),
  ),
  rule(
    'F1040-118-02',
    'incorrect',
    'address.state',
    'Returns from this territory can’t be filed electronically.',
    (r) => !['AS', 'GU', 'VI', 'MP'].includes(r.text(`${filer}/USAddress/StateAbbreviationCd`) ?? ''),
  ),
  rule(
    'R0000-116',
    'incorrect',
    'address.state',
    'A military address has APO or FPO as its city, and AA, AE or AP as its state.',
    (r) =>
      ['AA', 'AE', 'AP'].includes(r.text(`${filer}/USAddress/StateAbbreviationCd`) ?? '') ===
      /^(APO|FPO|DPO)$/.test(r.text(`${filer}/USAddress/CityNm`) ?? ''),
  ),
  rule('R0000-192', 'incorrect', 'taxpayer.phone', 'A phone number is not all zeros.', (r) =>
    unlessAbsent(r.text(`${filer}/PhoneNum`), (phone) => !/^0+$/.test(phone)),
  ),
  rule('PF-PHONE', 'incorrect', 'taxpayer.phone', 'A phone number has ten digits.', (r) =>
    unlessAbsent(r.text(`${filer}/PhoneNum`), (phone) => /^\d{10}$/.test(phone)),
  ),
];

/** Signatures and proof of identity. */
const signatures: readonly BusinessRule[] = [
  rule(
    'R0000-095-02',
    'signature',
    'file:sign',
    'Your PIN must not be five zeros.',
    (r) => r.text('@PrimarySignaturePIN') !== '00000',
  ),
  rule(
    'R0000-096-02',
    'signature',
    'file:sign',
    'Your spouse’s PIN must not be five zeros.',
    (r) => r.text('@SpouseSignaturePIN') !== '00000',
  ),
  rule('PF-PIN', 'signature', 'file:sign', 'Your PIN must have five digits.', (r) =>
    /^\d{5}$/.test(r.text('@PrimarySignaturePIN') ?? ''),
  ),
  rule(
    'F1040-311-03',
    'signature',
    'file:sign',
    'On a joint return your spouse signs too.',
    (r) => !r.joint || /^\d{5}$/.test(r.text('@SpouseSignaturePIN') ?? ''),
  ),
  rule(
    'PF-NO-SPOUSE-PIN',
    'signature',
    'file:sign',
    'Only a joint return has a second signature.',
    (r) => r.joint || absent(r.text('@SpouseSignaturePIN')),
  ),
  rule(
    'IND-689-01',
    'signature',
    'file:sign',
    'A 2024 return is signed in 2025.',
    (r) => yearOf(r.text('@PrimarySignatureDt')) === '2025',
  ),
  rule(
    'PF-SPOUSE-DATE',
    'signature',
    'file:sign',
    'Your spouse signs a 2024 return in 2025.',
    (r) => !r.joint || yearOf(r.text('@SpouseSignatureDt')) === '2025',
  ),
  rule(
    'IND-031-SHAPE',
    'signature',
    'file:sign',
    'Last year’s income, last year’s PIN or an IP PIN has to say who you are.',
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
    'Last year’s income, last year’s PIN or an IP PIN has to say who your spouse is.',
    (r) =>
      !isOnline(r) ||
      !r.joint ||
      r.has(`${proof}/SpousePriorYearAGIAmt`) ||
      r.has(`${proof}/SpousePriorYearPIN`) ||
      r.has('@SpouseIdentityProtectionPIN'),
  ),
  rule('IND-769', 'signature', 'taxpayer.ipPin', 'An IP PIN has six digits.', (r) =>
    unlessAbsent(r.text('@IdentityProtectionPIN'), (pin) => /^\d{6}$/.test(pin)),
  ),
  rule('PF-SPOUSE-IPPIN', 'signature', 'spouse.ipPin', 'Your spouse’s IP PIN has six digits.', (r) =>
    unlessAbsent(r.text('@SpouseIdentityProtectionPIN'), (pin) => /^\d{6}$/.test(pin)),
  ),
  rule(
    'PF-BIRTH',
    'missing',
    'taxpayer.dateOfBirth',
    'Your birth date is missing.',
    (r) => !isOnline(r) || !absent(r.text(`${proof}/PrimaryBirthDt`)),
  ),
  rule(
    'PF-SPOUSE-BIRTH',
    'missing',
    'spouse.dateOfBirth',
    'Your spouse’s birth date is missing.',
    (r) => !isOnline(r) || !r.joint || !absent(r.text(`${proof}/SpouseBirthDt`)),
  ),
  rule(
    'IND-521-01',
    'incorrect',
    'taxpayer.dateOfBirth',
    'Your birth date is after 2024.',
    (r) => yearOf(r.text(`${proof}/PrimaryBirthDt`)) <= '2024',
  ),
  rule(
    'IND-570-01',
    'incorrect',
    'spouse.dateOfBirth',
    'Your spouse’s birth date is after 2024.',
    (r) => yearOf(r.text(`${proof}/SpouseBirthDt`)) <= '2024',
  ),
  rule(
    'IND-672-01',
    'signature',
    'file:sign',
    'A preparer’s signature needs the preparer’s PIN.',
    (r) => r.text('@PINTypeCd') !== 'Practitioner' || r.has('@PractitionerPINGrp/PIN'),
  ),
  rule(
    'IND-673-01',
    'signature',
    'file:sign',
    'A self-prepared return has no preparer’s PIN.',
    (r) => !isOnline(r) || !r.has('@PractitionerPINGrp'),
  ),
  rule(
    'IND-695-01',
    'signature',
    'file:sign',
    'The declaration is not the one for a preparer’s signature.',
    (r) => r.text('@PINTypeCd') !== 'Practitioner' || r.text('@JuratDisclosureCd') === 'Practitioner PIN',
  ),
  rule(
    'IND-696-01',
    'signature',
    'file:sign',
    'The declaration is not the one for a self-prepared return.',
    (r) => !isOnline(r) || r.text('@JuratDisclosureCd') === 'Online Self Select PIN',
  ),
  rule(
    'IND-699-02',
    'signature',
    'file:sign',
    'With a preparer’s signature no figure of last year is given.',
    (r) => r.text('@PINTypeCd') !== 'Practitioner' || !r.has(proof),
  ),
  rule('PF-PIN-TYPE', 'signature', 'file:sign', 'The way of signing is not known.', (r) =>
    ['Self-Select On-Line', 'Practitioner'].includes(r.text('@PINTypeCd') ?? ''),
  ),
  rule(
    'R0000-142-01',
    'signature',
    'file:sign',
    'A paid preparer signs with a PTIN.',
    (r) =>
      r.text('@PINTypeCd') !== 'Practitioner' ||
      /^P\d{8}$/.test(r.text('@PaidPreparerInformationGrp/PTIN') ?? ''),
  ),
  rule('R0000-088-01', 'signature', 'file:sign', 'This PTIN was never given out.', (r) =>
    unlessAbsent(r.text('@PaidPreparerInformationGrp/PTIN'), (ptin) => !/^P(0{8}|9{8})$/.test(ptin)),
  ),
  rule('R0000-087-02', 'signature', 'file:sign', 'This is no number of a firm.', (r) =>
    unlessAbsent(r.text('@PaidPreparerInformationGrp/PreparerFirmEIN'), (ein) => !/^(0{9}|9{9})$/.test(ein)),
  ),
  rule(
    'R0000-030-01',
    'transmission',
    'file:sign',
    'The preparer’s sender number is not the one of this return.',
    (r) => unlessAbsent(r.text('@PractitionerPINGrp/EFIN'), (efin) => efin === r.text('@OriginatorGrp/EFIN')),
  ),
  rule(
    'IND-189',
    'transmission',
    'file:sign',
    'The number of this browser is missing. Sign again.',
    (r) =>
      !isOnline(r) || /^[0-9a-f]{40}$/.test(r.text('@FilingSecurityInformation/AtSubmissionDeviceId') ?? ''),
  ),
];

/** Manifest and header say the same; numbers of the sender. */
const transmission: readonly BusinessRule[] = [
  rule('R0000-003', 'transmission', 'file:send', 'The version of the return is missing.', (r) =>
    /^2024v\d/.test(r.root.attributes?.['returnVersion'] ?? ''),
  ),
  rule(
    'R0000-019',
    'transmission',
    'file:send',
    'The number of documents is wrong.',
    (r) =>
      r.root.children?.[1]?.attributes?.['documentCnt'] === String(r.root.children?.[1]?.children?.length),
  ),
  rule(
    'X0000-008',
    'transmission',
    'file:send',
    'The namespace is wrong.',
    (r) => r.root.attributes?.['xmlns'] === 'http://www.irs.gov/efile',
  ),
  rule(
    'R0000-051-01',
    'transmission',
    'file:send',
    'Manifest and return name different kinds of return.',
    (r) => r.manifest === null || r.sheet('FederalSubmissionTypeCd') === r.text('@ReturnTypeCd'),
  ),
  rule(
    'R0000-052-01',
    'transmission',
    'file:send',
    'Manifest and return name different years.',
    (r) => r.manifest === null || r.sheet('TaxYr') === r.text('@TaxYr'),
  ),
  rule(
    'R0000-143',
    'transmission',
    'file:send',
    'The manifest names no year.',
    (r) => r.manifest === null || !absent(r.sheet('TaxYr')),
  ),
  rule(
    'R0000-054-01',
    'transmission',
    'file:send',
    'Manifest and return name different senders.',
    (r) => r.manifest === null || r.sheet('EFIN') === r.text('@OriginatorGrp/EFIN'),
  ),
  rule(
    'R0000-060',
    'transmission',
    'file:send',
    'The submission id does not begin with the sender’s number.',
    (r) => r.manifest === null || (r.sheet('SubmissionId') ?? '').startsWith(r.sheet('EFIN') ?? '?'),
  ),
  rule(
    'X0000-027',
    'transmission',
    'file:send',
    'The submission id does not carry the processing year.',
    (r) => r.manifest === null || (r.sheet('SubmissionId') ?? '').slice(6, 10) === '2025',
  ),
  rule(
    'R0000-080-01',
    'transmission',
    'file:send',
    'Manifest and return begin the year on different days.',
    (r) => r.manifest === null || r.sheet('TaxPeriodBeginDt') === r.text('@TaxPeriodBeginDt'),
  ),
  rule(
    'R0000-081-01',
    'transmission',
    'file:send',
    'Manifest and return end the year on different days.',
    (r) => r.manifest === null || r.sheet('TaxPeriodEndDt') === r.text('@TaxPeriodEndDt'),
  ),
  rule(
    'R0000-114',
    'transmission',
    'file:send',
    'The tax year begins on January 1.',
    (r) => r.manifest === null || (r.sheet('TaxPeriodBeginDt') ?? '').endsWith('-01-01'),
  ),
  rule(
    'R0000-115',
    'transmission',
    'file:send',
    'The tax year ends on December 31.',
    (r) => r.manifest === null || (r.sheet('TaxPeriodEndDt') ?? '').endsWith('-12-31'),
  ),
  rule(
    'R0000-228',
    'transmission',
    'file:send',
    'The year does not fit its first day.',
    (r) => r.manifest === null || yearOf(r.sheet('TaxPeriodBeginDt')) === r.sheet('TaxYr'),
  ),
  rule(
    'R0000-229',
    'transmission',
    'file:send',
    'The year does not fit its last day.',
    (r) => r.manifest === null || yearOf(r.sheet('TaxPeriodEndDt')) === r.sheet('TaxYr'),
  ),
  rule(
    'R0000-180',
    'transmission',
    'file:send',
    'The year does not fit the version of the return.',
    (r) =>
      r.manifest === null || (r.root.attributes?.['returnVersion'] ?? '').startsWith(r.sheet('TaxYr') ?? '?'),
  ),
  rule(
    'IND-052',
    'transmission',
    'file:send',
    'The manifest is about another person.',
    (r) => r.manifest === null || r.sheet('TIN') === (r.text(`${filer}/PrimarySSN`) ?? ''),
  ),
  rule(
    'R0000-118-01',
    'transmission',
    'file:send',
    'This sender’s number is for filers who send their own returns.',
    (r) =>
      !onlineEfin(r.text('@OriginatorGrp/EFIN')) ||
      r.text('@OriginatorGrp/OriginatorTypeCd') === 'OnlineFiler' ||
      r.text('@PINTypeCd') === 'Practitioner',
  ),
  rule(
    'R0000-119-01',
    'transmission',
    'file:send',
    'This sender’s number is not for filers who send their own returns.',
    (r) =>
      r.text('@OriginatorGrp/OriginatorTypeCd') !== 'OnlineFiler' ||
      onlineEfin(r.text('@OriginatorGrp/EFIN')),
  ),
  rule('R0000-904-SHAPE', 'transmission', 'file:send', 'The software’s number has eight digits.', (r) =>
    /^\d{8}$/.test(r.text('@SoftwareId') ?? ''),
  ),
];

/** Bank accounts. */
const payment: readonly BusinessRule[] = [
  rule(
    'R0000-075-02',
    'payment',
    'refund.routingNumber',
    'The routing number of your refund can’t be right. Check its nine digits.',
    (r) => unlessAbsent(r.text('IRS1040/RoutingTransitNum'), isPossibleRouting),
  ),
  rule(
    'IND-083',
    'payment',
    'refund.accountNumber',
    'Routing number, kind of account and account number go together.',
    (r) =>
      new Set(
        ['RoutingTransitNum', 'BankAccountTypeCd', 'DepositorAccountNum'].map((name) =>
          r.has(`IRS1040/${name}`),
        ),
      ).size === 1,
  ),
  rule('R0000-193', 'payment', 'refund.accountNumber', 'An account number is not all zeros.', (r) =>
    unlessAbsent(r.text('IRS1040/DepositorAccountNum'), (number) => !/^0+$/.test(number)),
  ),
  rule(
    'PF-ACCOUNT',
    'payment',
    'refund.accountNumber',
    'An account number has at most 17 digits or letters.',
    (r) => unlessAbsent(r.text('IRS1040/DepositorAccountNum'), (number) => /^[A-Z0-9-]{1,17}$/.test(number)),
  ),
  rule(
    'FPYMT-057',
    'payment',
    'file:sign',
    'A payment has an amount above 0.',
    (r) => !r.has('IRSPayment') || r.amount('IRSPayment/PaymentAmt') > 0,
  ),
  rule(
    'FPYMT-071',
    'payment',
    'file:sign',
    'The routing number of your payment can’t be right.',
    (r) => !r.has('IRSPayment') || isPossibleRouting(r.text('IRSPayment/RoutingTransitNum') ?? ''),
  ),
  rule(
    'FPYMT-072',
    'payment',
    'file:sign',
    'The account number of your payment is not all zeros.',
    (r) => !r.has('IRSPayment') || !/^0*$/.test(r.text('IRSPayment/BankAccountNum') ?? ''),
  ),
  rule(
    'FPYMT-074',
    'payment',
    'file:sign',
    'The payment is more than twice what you owe.',
    (r) => !r.has('IRSPayment') || r.amount('IRSPayment/PaymentAmt') <= 2 * r.amount('IRS1040/OwedAmt'),
  ),
  rule('FPYMT-088-11', 'payment', 'file:sign', 'The payment has to be made by April 15, 2025.', (r) =>
    unlessAbsent(
      r.text('IRSPayment/RequestedPaymentDt'),
      (day) => day >= '2025-01-01' && day <= '2025-04-15',
    ),
  ),
  rule(
    'FPYMT-089',
    'payment',
    'file:sign',
    'Nothing is owed, so nothing can be taken from an account.',
    (r) => !r.has('IRSPayment') || r.amount('IRS1040/OwedAmt') > 0,
  ),
];

export const headerRules: readonly BusinessRule[] = [...people, ...signatures, ...transmission, ...payment];

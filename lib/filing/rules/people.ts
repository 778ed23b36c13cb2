import { isPossibleNumber } from '@/lib/tax/checks/numbers';
import { nameControl } from '../mef/filer-names';
import { rule } from './makers';
import type { BusinessRule } from './rule';

const filer = '@Filer';
const anyNumber = (ssn: string) => isPossibleNumber(ssn, 'ssn') || isPossibleNumber(ssn, 'itin');
const absent = (text: string | null): boolean => text === null || text === '';
const unlessAbsent = (text: string | null, holds: (text: string) => boolean): boolean =>
  text === null || text === '' || holds(text);

/** The filers: names, numbers, address. */
export const peopleRules: readonly BusinessRule[] = [
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
    'Your Social Security number or ITIN isn’t valid. Check the digits.',
    (r) => unlessAbsent(r.text(`${filer}/PrimarySSN`), anyNumber),
  ),
  rule(
    'R0000-093-02',
    'incorrect',
    'spouse.ssn',
    'Your spouse’s Social Security number or ITIN isn’t valid. Check the digits.',
    (r) => unlessAbsent(r.text(`${filer}/SpouseSSN`), anyNumber),
  ),
  rule(
    'F1040-007-01',
    'missing',
    'spouse.ssn',
    'A joint return requires your spouse’s Social Security number or ITIN.',
    (r) => !r.joint || !absent(r.text(`${filer}/SpouseSSN`)),
  ),
  rule(
    'PF-SPOUSE-SSN',
    'incorrect',
    'spouse.ssn',
    'You and your spouse have the same Social Security number.',
    (r) => unlessAbsent(r.text(`${filer}/SpouseSSN`), (ssn) => ssn !== r.text(`${filer}/PrimarySSN`)),
  ),
  rule('R0000-125-01', 'missing', 'taxpayer.lastName', 'Enter your first and last name.', (r) =>
    /^[^<]+<[^<]/.test(r.text(`${filer}/NameLine1Txt`) ?? ''),
  ),
  rule(
    'R0000-126-01',
    'incorrect',
    'taxpayer.lastName',
    'A name has characters the IRS doesn’t accept.',
    (r) => (r.text(`${filer}/NameLine1Txt`) ?? '').split('<').length <= 3,
  ),
  rule('R0000-127-01', 'incorrect', 'taxpayer.lastName', 'Your last name must start with a letter.', (r) =>
    unlessAbsent(r.text(`${filer}/NameLine1Txt`), (line) => /<[A-Za-z]/.test(line)),
  ),
  rule(
    'R0000-123-01',
    'missing',
    'spouse.ssn',
    'The return has two names but only one Social Security number.',
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
    'The name control doesn’t match your last name.',
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
    'We couldn’t form a name control from your last name.',
    (r) => /^[A-Z-]{1,4}$/.test(r.text(`${filer}/PrimaryNameControlTxt`) ?? ''),
  ),
  rule(
    'PF-SPOUSE-CONTROL',
    'missing',
    'spouse.lastName',
    'We couldn’t form a name control from your spouse’s last name.',
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
  rule('PF-ZIP', 'incorrect', 'address.zip', 'A ZIP code must have five or nine digits.', (r) =>
    /^\d{5}(\d{4})?$/.test(r.text(`${filer}/USAddress/ZIPCd`) ?? ''),
  ),
  rule(
    'R0000-046-01',
    'incorrect',
    'address.zip',
    'The fourth and fifth digits of a ZIP code can’t both be 0.',
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
    'A military or diplomatic address must use APO, FPO, or DPO as the city and AA, AE, or AP as the state.',
    (r) =>
      ['AA', 'AE', 'AP'].includes(r.text(`${filer}/USAddress/StateAbbreviationCd`) ?? '') ===
      /^(APO|FPO|DPO)$/.test(r.text(`${filer}/USAddress/CityNm`) ?? ''),
  ),
  rule('R0000-192', 'incorrect', 'taxpayer.phone', 'A phone number can’t be all zeros.', (r) =>
    unlessAbsent(r.text(`${filer}/PhoneNum`), (phone) => !/^0+$/.test(phone)),
  ),
  rule('PF-PHONE', 'incorrect', 'taxpayer.phone', 'A phone number must have 10 digits.', (r) =>
    unlessAbsent(r.text(`${filer}/PhoneNum`), (phone) => /^\d{10}$/.test(phone)),
  ),
];

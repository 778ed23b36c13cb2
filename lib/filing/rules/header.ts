import { isPossibleNumber, isPossibleRouting } from '@/lib/tax/checks/numbers';
import { nameControl } from '../mef/filer-names';
import type { BusinessRule } from './rule';

const filer = '@Filer';
const anyNumber = (ssn: string) => isPossibleNumber(ssn, 'ssn') || isPossibleNumber(ssn, 'itin');
const present = (text: string | null): boolean => text !== null && text !== '';
const allSame = (text: string | null, digit: string): boolean =>
  text !== null && text.split('').every((one) => one === digit);
const isItin = (ssn: string | null) => ssn !== null && isPossibleNumber(ssn, 'itin');
void isItin;

/** The filers, their names, numbers and address. */
export const headerRules: readonly BusinessRule[] = [
  {
    id: 'PF-HEADER-01',
    category: 'missing',
    text: 'Your Social Security number or ITIN is missing.',
    fix: 'taxpayer.ssn',
    holds: (r) => present(r.text(`${filer}/PrimarySSN`)),
  },
  {
    id: 'R0000-092-02',
    category: 'incorrect',
    text: 'Your number can’t be a Social Security number or ITIN. Check its digits.',
    fix: 'taxpayer.ssn',
    holds: (r) => !present(r.text(`${filer}/PrimarySSN`)) || anyNumber(r.text(`${filer}/PrimarySSN`) ?? ''),
  },
  {
    id: 'R0000-093-02',
    category: 'incorrect',
    text: 'Your spouse’s number can’t be a Social Security number or ITIN. Check its digits.',
    fix: 'spouse.ssn',
    holds: (r) => !present(r.text(`${filer}/SpouseSSN`)) || anyNumber(r.text(`${filer}/SpouseSSN`) ?? ''),
  },
  {
    id: 'F1040-007-01',
    category: 'missing',
    text: 'A joint return needs your spouse’s number.',
    fix: 'spouse.ssn',
    holds: (r) => !r.joint || present(r.text(`${filer}/SpouseSSN`)),
  },
  {
    id: 'PF-HEADER-02',
    category: 'incorrect',
    text: 'You and your spouse have the same number.',
    fix: 'spouse.ssn',
    holds: (r) =>
      r.text(`${filer}/PrimarySSN`) !== r.text(`${filer}/SpouseSSN`) ||
      !present(r.text(`${filer}/PrimarySSN`)),
  },
  {
    id: 'R0000-125-01',
    category: 'incorrect',
    text: 'Your first and last name are needed.',
    fix: 'taxpayer.lastName',
    holds: (r) => (r.text(`${filer}/NameLine1Txt`) ?? '').includes('<'),
  },
];
void nameControl;
void isPossibleRouting;
void allSame;

import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { studentLoanInterest } from '../schedule-1/adjustments';
import { carLoanDeduction } from '../schedule-1-a/car-loans';
import { investmentInterestDeduction, scheduleA } from '../schedule-a/schedule-a';
import { grossAbroad } from './excluded-pay';
import { usesForm1116 } from './without-form';

/** Interest that investments apportion (Form 1116, line 4b). */
export const investmentInterestOf = ({ attached, get }: TaxReader): number =>
  attached(scheduleA) ? get(investmentInterestDeduction) : 0;

/** Other deductible interest: of student loans and, from 2025 on, of loans on cars. */
export const loanInterestOf = ({ get }: TaxReader): number =>
  get(studentLoanInterest) + get(carLoanDeduction);

const isApportioned = (reader: TaxReader): boolean =>
  usesForm1116(reader.facts) && grossAbroad(reader) > reader.law.foreignTax.interestFrom;

refuse(
  'foreignTax.assets',
  'If you have more than $5,000 of foreign income, part of your investment interest is apportioned to it (Form 1116, line 4b). Enter the adjusted basis of your investments.',
  (reader) =>
    isApportioned(reader) &&
    investmentInterestOf(reader) > 0 &&
    reader.facts.foreignTax.assets.investments === null,
);
refuse(
  'foreignTax.assets',
  'If you have more than $5,000 of foreign income, part of your loan interest is apportioned to it (Form 1116, line 4b). Enter the adjusted basis of all your assets.',
  (reader) =>
    isApportioned(reader) && loanInterestOf(reader) > 0 && reader.facts.foreignTax.assets.all === null,
);

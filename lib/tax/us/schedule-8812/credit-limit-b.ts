import { addEntries, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { earnedIncomeForChildCredit } from '../eic/earned-income';
import { hasCleanEnergy } from '../form-5695/form';
import { hasMortgageCredit } from '../form-8396/form';
import { mortgageCredit } from '../form-8396/form-8396';
import { adoptionCredit } from '../form-8839/form-8839';
import { hasAdoption } from '../form-8839/has-adoption';
import { cleanEnergyCredit } from '../form-5695/form-5695';
import { earnedIncomeCredit } from '../form-1040/payments';
import { form, type TaxReader } from '../form';
import { halfOfSelfEmploymentTax } from '../schedule-1/adjustments';
import { uncollectedTax } from '../schedule-2/part-2';
import { excessSocialSecurity } from '../schedule-3/part-2';
import { schedule8812 } from './form';
import { children, creditAfterReduction } from './part-1';
import { payrollTaxesWithheld } from './payroll-taxes';

/** From three children on (line 2 is $5,100 or more) payroll taxes can make the credit larger. */
const childrenForPayrollTaxes = 3;

/** Only with Form 5695, Part I, Form 8396 or Form 8839: the other credit it is for (Form 8859) is not supported. */
const makers = form('credit-limit-b', 'Credit Limit Worksheet B', {
  name: 'Credit Limit Worksheet B',
  kind: 'worksheet',
  source: 'Instructions for Schedule 8812 (2024), line 13',
  attachedWhen: (reader) =>
    (hasCleanEnergy(reader) || hasMortgageCredit(reader) || hasAdoption(reader)) &&
    reader.attached(schedule8812) &&
    reader.get(children) > 0,
});
export const creditLimitWorksheetB = makers.form;
const { money, yesNo } = makers;

const applies = ({ attached }: TaxReader) => attached(creditLimitWorksheetB);

export const fullCredit = money(
  '1',
  'Credit after reduction',
  'Enter the amount from Schedule 8812, line 12',
  (reader) => (applies(reader) ? reader.get(creditAfterReduction) : null),
);

export const refundableMost = money(
  '2',
  'Maximum refundable amount',
  'Number of qualifying children under age 17 with the required social security number multiplied by $1,700',
  (reader) => (applies(reader) ? reader.get(children) * reader.law.childCredit.refundablePerChild : null),
);

export const earnedIncome = money(
  '3',
  'Earned income',
  'Enter your earned income from line 7 of the Earned Income Worksheet',
  (reader) => (applies(reader) ? reader.get(earnedIncomeForChildCredit) : null),
);

export const earnedOverFloor = money(
  '4',
  'Earned income over $2,500',
  'Is the amount on line 3 more than $2,500? Yes. Subtract $2,500 from the amount on line 3',
  ({ get, law }) => {
    const over = get(earnedIncome) - law.childCredit.earnedIncomeFloor;
    return over > 0 ? over : null;
  },
);

export const shareOfEarnings = money(
  '5',
  '15% of earned income over $2,500',
  'Multiply the amount on line 4 by 15% (0.15)',
  (reader) =>
    applies(reader) ? reader.get(earnedOverFloor) * reader.law.childCredit.earnedIncomeRate : null,
);

export const countsPayrollTaxes = yesNo(
  '6',
  'Payroll tax method applies',
  'On line 2 of this worksheet, is the amount $5,100 or more? Yes. If line 5 is equal to or more than line 1, leave lines 7 through 10 blank, enter -0- on line 11, and go to line 12. Otherwise, go to line 7',
  (reader) => {
    if (!applies(reader)) return null;
    const { get } = reader;
    return get(children) >= childrenForPayrollTaxes && get(shareOfEarnings) < get(fullCredit);
  },
);

export const payrollTaxes = money(
  '7',
  'Social Security and Medicare tax',
  'Enter the social security tax withheld and the Medicare tax withheld from Form(s) W-2, boxes 4 and 6',
  (reader) => (reader.get(countsPayrollTaxes) ? payrollTaxesWithheld(reader) : null),
);

export const otherPayrollTaxes = money(
  '8',
  'Other payroll taxes',
  'Enter the total of any amounts from Schedule 1, line 15; Schedule 2, lines 5, 6, and 13',
  ({ get, entry }) =>
    get(countsPayrollTaxes)
      ? (addEntries([entry(halfOfSelfEmploymentTax), entry(uncollectedTax)]) ?? 0)
      : null,
);

export const allPayrollTaxes = money('9', 'Total', 'Add lines 7 and 8', ({ get }) =>
  get(countsPayrollTaxes) ? get(payrollTaxes) + get(otherPayrollTaxes) : null,
);

export const creditsAlreadyTaken = money(
  '10',
  'Credits already taken',
  'Enter the total of the amounts from Form 1040 or 1040-SR, line 27, and Schedule 3 (Form 1040), line 11',
  ({ get }) => (get(countsPayrollTaxes) ? get(earnedIncomeCredit) + get(excessSocialSecurity) : null),
);

export const payrollTaxLeft = money(
  '11',
  'Remaining payroll taxes',
  'Subtract line 10 from line 9. If the result is zero or less, enter -0-',
  (reader) =>
    applies(reader) ? notBelowZero(reader.get(allPayrollTaxes) - reader.get(creditsAlreadyTaken)) : null,
);

export const larger = money(
  '12',
  'Larger of income or payroll tax amount',
  'Enter the larger of line 5 or line 11',
  (reader) => (applies(reader) ? largerOf(reader.get(shareOfEarnings), reader.get(payrollTaxLeft)) : null),
);

export const refundable = money(
  '13',
  'Refundable part',
  'Enter the smaller of line 2 or line 12',
  (reader) => (applies(reader) ? smallerOf(reader.get(refundableMost), reader.get(larger)) : null),
);

export const restOfCredit = money(
  '14',
  'Remaining credit',
  'Is the amount on line 13 more than the amount on line 1? Yes. Enter -0-. No. Subtract line 13 from line 1',
  (reader) => (applies(reader) ? notBelowZero(reader.get(fullCredit) - reader.get(refundable)) : null),
);

export const laterCredits = money(
  '15',
  'Credits figured later',
  'Enter the total of the amounts from Form 8396, line 9; Form 8839, line 16; Form 5695, line 15; and Form 8859, line 3. Enter this amount on line 4 of Credit Limit Worksheet A',
  (reader) => {
    if (!applies(reader)) return null;
    const { get } = reader;
    // Line 6, No: with nothing on line 5 the worksheet ends at line 14 and line 4 of Worksheet A is -0-.
    const ends = get(children) < childrenForPayrollTaxes && get(shareOfEarnings) === 0;
    return ends ? 0 : get(mortgageCredit) + get(cleanEnergyCredit) + get(adoptionCredit);
  },
);

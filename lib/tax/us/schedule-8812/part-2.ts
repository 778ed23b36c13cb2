import { addEntries, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { earnedIncomeForChildCredit, nontaxableCombatPay } from '../eic/earned-income';
import { earnedIncomeCredit } from '../form-1040/payments';
import { files2555 } from '../form-2555/exclusion';
import { halfOfSelfEmploymentTax } from '../schedule-1/adjustments';
import { uncollectedTax } from '../schedule-2/part-2';
import { excessSocialSecurity } from '../schedule-3/part-2';
import { makers } from './form';
import { childCredit, children, creditAfterReduction } from './part-1';
import { payrollTaxesWithheld } from './payroll-taxes';

const { money, yesNo } = makers;

/** From three children on (line 16b is $5,100 or more) Part II-B can give more. */
const childrenForPartB = 3;

export const unusedCredit = money(
  '16a',
  'Credit not used',
  'Subtract line 14 from line 12. If zero, stop here; you cannot take the additional child tax credit',
  // Filers of Form 2555 can't take the additional child tax credit (IRC 24(d)(3)).
  (reader) =>
    reader.entry(creditAfterReduction) === null || files2555(reader) || reader.facts.declineActc
      ? null
      : reader.get(creditAfterReduction) - reader.get(childCredit),
);

export const refundableMost = money(
  '16b',
  'Maximum refundable amount',
  'Number of qualifying children under age 17 with the required social security number, x $1,700',
  ({ get, law }) => (get(unusedCredit) > 0 ? get(children) * law.childCredit.refundablePerChild : null),
);

/** Blank when line 16a or 16b says stop. */
export const possible = money(
  '17',
  'Credit before the earned income limit',
  'Enter the smaller of line 16a or line 16b',
  ({ get }) => {
    const smaller = smallerOf(get(unusedCredit), get(refundableMost));
    return smaller > 0 ? smaller : null;
  },
);

export const earnedIncome = money(
  '18a',
  'Earned income',
  'Earned income (see instructions)',
  ({ get, entry }) => (entry(possible) === null ? null : get(earnedIncomeForChildCredit)),
);

export const combatPay = money(
  '18b',
  'Nontaxable combat pay',
  'Nontaxable combat pay (see instructions)',
  ({ entry }) => (entry(possible) === null ? null : entry(nontaxableCombatPay)),
);

export const earnedOverFloor = money(
  '19',
  'Earned income over $2,500',
  'Is the amount on line 18a more than $2,500? Yes. Subtract $2,500 from the amount on line 18a',
  ({ get, law }) => {
    const over = get(earnedIncome) - law.childCredit.earnedIncomeFloor;
    return over > 0 ? over : null;
  },
);

export const shareOfEarnings = money(
  '20',
  '15% of earned income over $2,500',
  'Multiply the amount on line 19 by 15% (0.15) and enter the result',
  ({ get, entry, law }) =>
    entry(possible) === null ? null : get(earnedOverFloor) * law.childCredit.earnedIncomeRate,
);

export const usesPartB = yesNo(
  '20 next',
  'Part II-B applies',
  'Next. On line 16b, is the amount $5,100 or more, and is line 20 less than line 17?',
  ({ get, entry }) =>
    entry(possible) === null
      ? null
      : get(children) >= childrenForPartB && get(shareOfEarnings) < get(possible),
);

export const payrollTaxes = money(
  '21',
  'Social Security and Medicare tax',
  'Withheld social security, Medicare, and Additional Medicare taxes from Form(s) W-2, boxes 4 and 6. If married filing jointly, include your spouse’s amounts with yours',
  (reader) => (reader.get(usesPartB) ? payrollTaxesWithheld(reader) : null),
);

export const otherPayrollTaxes = money(
  '22',
  'Other payroll taxes',
  'Enter the total of the amounts from Schedule 1, line 15; Schedule 2, line 5; Schedule 2, line 6; and Schedule 2, line 13',
  ({ get, entry }) =>
    get(usesPartB) ? (addEntries([entry(halfOfSelfEmploymentTax), entry(uncollectedTax)]) ?? 0) : null,
);

export const allPayrollTaxes = money('23', 'Total', 'Add lines 21 and 22', ({ get }) =>
  get(usesPartB) ? get(payrollTaxes) + get(otherPayrollTaxes) : null,
);

export const creditsAlreadyTaken = money(
  '24',
  'Credits already taken',
  'Enter the total of the amounts from Form 1040 or 1040-SR, line 27, and Schedule 3 (Form 1040), line 11',
  ({ get }) => (get(usesPartB) ? get(earnedIncomeCredit) + get(excessSocialSecurity) : null),
);

export const payrollTaxLeft = money(
  '25',
  'Remaining payroll taxes',
  'Subtract line 24 from line 23. If zero or less, enter -0-',
  ({ get }) => (get(usesPartB) ? notBelowZero(get(allPayrollTaxes) - get(creditsAlreadyTaken)) : null),
);

export const larger = money(
  '26',
  'Larger of income or payroll tax amount',
  'Enter the larger of line 20 or line 25',
  ({ get }) => (get(usesPartB) ? largerOf(get(shareOfEarnings), get(payrollTaxLeft)) : null),
);

export const additionalChildCredit = money(
  '27',
  'Additional child tax credit',
  'This is your additional child tax credit. Enter this amount on Form 1040, 1040-SR, or 1040-NR, line 28',
  ({ get }) => {
    const earned = get(usesPartB) ? get(larger) : get(shareOfEarnings);
    return smallerOf(get(possible), earned);
  },
);

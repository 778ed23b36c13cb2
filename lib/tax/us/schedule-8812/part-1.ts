import {
  addEntries,
  blankIfZero,
  countTrue,
  nextMultipleOf,
  notBelowZero,
  smallerOf,
} from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { isOtherDependent, isTaxCreditChild } from '../dependents/tests';
import { agi } from '../form-1040/taxable-income';
import { foreignAddBack } from '../form-2555/exclusion';
import { creditLimit } from './credit-limit';
import { makers } from './form';

const { money, count } = makers;

export const income = money(
  '1',
  'Adjusted gross income',
  'Enter the amount from line 11 of your Form 1040 or 1040-SR',
  ({ get }) => get(agi),
);

export const foreignIncome = money(
  '2b',
  'Excluded foreign income',
  'Enter the amounts from lines 45 and 50 of your Form 2555',
  (reader) => {
    const { form2555Line45, form2555Line50 } = reader.facts.excludedIncome;
    return blankIfZero(foreignAddBack(reader) + dollars(form2555Line45, form2555Line50));
  },
);

/** Lines 2a and 2c are facts: income of Puerto Rico and American Samoa that is left out elsewhere. */
export const addedBack = money(
  '2d',
  'Total excluded income',
  'Add lines 2a through 2c',
  ({ entry, facts }) => {
    const { puertoRico, form4563Line15 } = facts.excludedIncome;
    return addEntries([blankIfZero(dollars(puertoRico, form4563Line15)), entry(foreignIncome)]);
  },
);

export const modifiedIncome = money(
  '3',
  'Modified AGI',
  'Add lines 1 and 2d',
  ({ get }) => get(income) + get(addedBack),
);

export const children = count(
  '4',
  'Qualifying children',
  'Number of qualifying children under age 17 with the required social security number',
  ({ each }) => countTrue(each(isTaxCreditChild)),
);

export const childAmount = money(
  '5',
  'Credit amount for children',
  'Multiply line 4 by $2,000',
  ({ get, law }) => get(children) * law.childCredit.perChild,
);

export const otherDependents = count(
  '6',
  'Other dependents',
  'Number of other dependents, including any qualifying children who are not under age 17 or who do not have the required social security number',
  ({ each }) => countTrue(each(isOtherDependent)),
);

export const otherAmount = money(
  '7',
  'Credit amount for other dependents',
  'Multiply line 6 by $500',
  ({ get, law }) => get(otherDependents) * law.childCredit.perOtherDependent,
);

export const fullCredit = money(
  '8',
  'Credit before reduction',
  'Add lines 5 and 7',
  ({ get }) => get(childAmount) + get(otherAmount),
);

export const phaseOutStart = money(
  '9',
  'Phaseout threshold',
  'Enter the amount shown below for your filing status. Married filing jointly—$400,000. All other filing statuses—$200,000',
  ({ facts, law }) => law.childCredit.phaseOutStart[facts.filingStatus],
);

export const excess = money(
  '10',
  'Modified AGI over the threshold',
  'Subtract line 9 from line 3. If zero or less, enter -0-. If more than zero and not a multiple of $1,000, enter the next multiple of $1,000',
  ({ get, law }) =>
    nextMultipleOf(law.childCredit.phaseOutStep, notBelowZero(get(modifiedIncome) - get(phaseOutStart))),
);

export const reduction = money(
  '11',
  'Reduction',
  'Multiply line 10 by 5% (0.05)',
  ({ get, law }) => get(excess) * law.childCredit.phaseOutRate,
);

export const creditAfterReduction = money(
  '12',
  'Credit after reduction',
  'Is the amount on line 8 more than the amount on line 11? If yes, subtract line 11 from line 8',
  ({ get }) => (get(fullCredit) > get(reduction) ? get(fullCredit) - get(reduction) : null),
);

export const taxLimit = money(
  '13',
  'Limit',
  'Enter the amount from Credit Limit Worksheet A',
  ({ get, entry }) => (entry(creditAfterReduction) === null ? null : get(creditLimit)),
);

export const childCredit = money(
  '14',
  'Child tax credit and credit for other dependents',
  'Enter the smaller of line 12 or line 13. This is your child tax credit and credit for other dependents',
  ({ get }) => smallerOf(get(creditAfterReduction), get(taxLimit)),
);

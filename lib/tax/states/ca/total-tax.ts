import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { nonrefundable } from './credits';
import { makers, residency } from './form';
import { californiaTaxable, taxableIncome } from './income';
import { taxBeforeOtherCredits } from './tax';

const { money } = makers;

export const taxAfterCredits = money(
  '48',
  'Tax after credits',
  'Subtract line 47 from line 35. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(taxBeforeOtherCredits) - get(nonrefundable)),
);
export const mentalHealthTax = money(
  '62',
  'Behavioral health services tax',
  '1 percent of taxable income over $1,000,000',
  (reader) => {
    const { get, law } = reader;
    const amount = residency.isResident(reader) ? get(taxableIncome) : get(californiaTaxable);
    return blankIfZero(notBelowZero(amount - law.tax.mentalHealthOver) * law.tax.mentalHealthRate);
  },
);
export const totalTax = money(
  '64',
  'Total tax',
  'Add line 48, line 61, line 62, and line 63',
  ({ get }) => get(taxAfterCredits) + get(mentalHealthTax),
);

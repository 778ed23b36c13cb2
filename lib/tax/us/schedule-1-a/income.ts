import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { covers } from '../coverage';
import { agi } from '../form-1040/taxable-income';
import { housingDeduction, totalExclusion } from '../form-2555/exclusion';
import { makers } from './form';

const { money } = makers;

covers('excludedIncome');

export const income = money(
  '1',
  'Adjusted gross income',
  'Enter the amount from Form 1040 or 1040-SR, line 11b',
  ({ get }) => get(agi),
);

export const puertoRico = money(
  '2a',
  'Income from Puerto Rico',
  'Enter any income from Puerto Rico that you excluded',
  ({ facts }) => blankIfZero(dollars(facts.excludedIncome.puertoRico)),
);

export const excludedAbroad = money(
  '2b',
  'Excluded foreign income',
  'Enter the amount from Form 2555, line 45',
  ({ facts, each }) => blankIfZero(sum(each(totalExclusion)) + dollars(facts.excludedIncome.form2555Line45)),
);

export const housingAbroad = money(
  '2c',
  'Foreign housing deduction',
  'Enter the amount from Form 2555, line 50',
  ({ facts, each }) =>
    blankIfZero(sum(each(housingDeduction)) + dollars(facts.excludedIncome.form2555Line50)),
);

export const excludedSamoa = money(
  '2d',
  'Excluded income from American Samoa',
  'Enter the amount from Form 4563, line 15',
  ({ facts }) => blankIfZero(dollars(facts.excludedIncome.form4563Line15)),
);

export const addedBack = money('2e', 'Total excluded income', 'Add lines 2a, 2b, 2c, and 2d', ({ entry }) =>
  addEntries([entry(puertoRico), entry(excludedAbroad), entry(housingAbroad), entry(excludedSamoa)]),
);

export const modifiedIncome = money(
  '3',
  'Modified adjusted gross income',
  'Add lines 1 and 2e',
  ({ get }) => get(income) + get(addedBack),
);

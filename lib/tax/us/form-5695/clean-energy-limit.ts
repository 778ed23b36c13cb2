import { addEntries, notBelowZero } from '../../engine/verbs';
import { form } from '../form';
import { childCredit, taxBeforeCredits } from '../form-1040/tax-and-credits';
import {
  adoptionCredit,
  careCredit,
  cleanVehicle,
  educationCredits,
  elderlyCredit,
  foreignTaxCredit,
  homeImprovement,
  mortgageCredit,
  saversCredit,
  usedCleanVehicle,
} from '../schedule-3/part-1';
import { creditLimitWorksheetB, restOfCredit } from '../schedule-8812/credit-limit-b';
import { hasCleanEnergy } from './form';

const makers = form('5695-credit-limit', 'Residential Clean Energy Credit Limit Worksheet', {
  name: 'Form 5695, Credit Limit Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 5695 (2024), line 14',
  attachedWhen: hasCleanEnergy,
});
export const cleanEnergyLimitWorksheet = makers.form;
const { money } = makers;

export const tax = money('1', 'Tax', 'Enter the amount from Form 1040 or 1040-SR, line 18', ({ get }) =>
  get(taxBeforeCredits),
);

/** The child tax credit of Form 1040, line 19, or line 14 of Credit Limit Worksheet B in its place. */
export const earlierCredits = money(
  '2',
  'Credits applied first',
  'Enter the total, if any, of your credits from Schedule 3, lines 1, 2, 3, 4, 5b, 6c, 6d, 6f, 6g, 6l, and 6m, and Form 1040, line 19, or, if you complete it, Credit Limit Worksheet B of Schedule 8812, line 14',
  ({ entry, attached }) =>
    addEntries([
      entry(foreignTaxCredit),
      entry(careCredit),
      entry(educationCredits),
      entry(saversCredit),
      entry(homeImprovement),
      entry(adoptionCredit),
      entry(elderlyCredit),
      entry(cleanVehicle),
      entry(mortgageCredit),
      entry(usedCleanVehicle),
      attached(creditLimitWorksheetB) ? entry(restOfCredit) : entry(childCredit),
    ]) ?? 0,
);

export const cleanEnergyLimit = money(
  '3',
  'Limit',
  'Subtract line 2 from line 1. If zero or less, enter -0-. Enter the result on Form 5695, line 14',
  ({ get }) => notBelowZero(get(tax) - get(earlierCredits)),
);

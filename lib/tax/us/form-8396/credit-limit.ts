import { addEntries, notBelowZero } from '../../engine/verbs';
import { form } from '../form';
import { childCredit, taxBeforeCredits } from '../form-1040/tax-and-credits';
import {
  careCredit,
  cleanVehicle,
  educationCredits,
  elderlyCredit,
  foreignTaxCredit,
  homeImprovement,
  saversCredit,
  usedCleanVehicle,
} from '../schedule-3/part-1';
import { creditLimitWorksheetB, restOfCredit } from '../schedule-8812/credit-limit-b';
import { hasMortgageCredit } from './form';

const makers = form('8396-credit-limit', 'Mortgage Interest Credit Limit', {
  name: 'Form 8396, Credit Limit Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 8396 (2024), line 8; IRC 25(e)(1)(C)',
  neededWhen: hasMortgageCredit,
  attachedWhen: hasMortgageCredit,
});
export const mortgageCreditLimitWorksheet = makers.form;
const { money } = makers;

export const tax = money('1', 'Tax', 'Enter the amount from Form 1040 or 1040-SR, line 18', ({ get }) =>
  get(taxBeforeCredits),
);

/** All credits of subpart A but those for adoption and clean energy, which come later (IRC 25(e)(1)(C)). */
export const earlierCredits = money(
  '2',
  'Credits applied first',
  'Add the amounts from Schedule 3 (Form 1040), lines 1 through 4, 5b, 6d, 6f, and 6m, and Form 1040 or 1040-SR, line 19, or, if you complete it, Credit Limit Worksheet B of Schedule 8812, line 14',
  ({ entry, attached }) =>
    addEntries([
      entry(foreignTaxCredit),
      entry(careCredit),
      entry(educationCredits),
      entry(saversCredit),
      entry(homeImprovement),
      entry(elderlyCredit),
      entry(cleanVehicle),
      entry(usedCleanVehicle),
      attached(creditLimitWorksheetB) ? entry(restOfCredit) : entry(childCredit),
    ]) ?? 0,
);

export const mortgageCreditLimit = money(
  '3',
  'Limit',
  'Subtract line 2 from line 1. If zero or less, enter -0-. Enter this amount on Form 8396, line 8',
  ({ get }) => notBelowZero(get(tax) - get(earlierCredits)),
);

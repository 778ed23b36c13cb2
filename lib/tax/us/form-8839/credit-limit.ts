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
  mortgageCredit,
  saversCredit,
  usedCleanVehicle,
} from '../schedule-3/part-1';
import { creditLimitWorksheetB, restOfCredit } from '../schedule-8812/credit-limit-b';
import { dollars } from '../../facts/cents';
import { adoptionCredit, credits } from './form-8839';
import { hasAdoption } from './has-adoption';

const makers = form('8839-credit-limit', 'Adoption Credit Limit', {
  name: 'Form 8839, Credit Limit Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 8839 (2024), line 15; IRC 23(b)(4) and (c)',
  neededWhen: hasAdoption,
  attachedWhen: hasAdoption,
});
export const adoptionLimitWorksheet = makers.form;
const { money } = makers;

export const tax = money('1', 'Tax', 'Enter the amount from Form 1040 or 1040-SR, line 18', ({ get }) =>
  get(taxBeforeCredits),
);

export const earlierCredits = money(
  '2',
  'Schedule 3 credits applied first',
  'Add the amounts from Schedule 3 (Form 1040), lines 1 through 4, 5b, 6d, 6f, 6g, 6l, and 6m',
  ({ entry }) =>
    addEntries([
      entry(foreignTaxCredit),
      entry(careCredit),
      entry(educationCredits),
      entry(saversCredit),
      entry(homeImprovement),
      entry(elderlyCredit),
      entry(cleanVehicle),
      entry(mortgageCredit),
      entry(usedCleanVehicle),
    ]) ?? 0,
);

export const creditForChildren = money(
  '3',
  'Credit for children',
  'Enter the amount from Form 1040 or 1040-SR, line 19, or, if you complete it, Credit Limit Worksheet B of Schedule 8812, line 14',
  ({ get, attached }) => (attached(creditLimitWorksheetB) ? get(restOfCredit) : get(childCredit)),
);

export const allEarlier = money(
  '4',
  'Total',
  'Add lines 2 and 3',
  ({ get }) => get(earlierCredits) + get(creditForChildren),
);

export const adoptionCreditLimit = money(
  '5',
  'Limit',
  'Subtract line 4 from line 1. If zero or less, enter -0-. Enter this amount on Form 8839, line 15',
  ({ get }) => notBelowZero(get(tax) - get(allEarlier)),
);

/** What could be used for the last time this year comes first, and what is left of it is lost. */
export const toNextYear = money(
  '2025',
  'Credit carried to 2025',
  'Subtract line 16 of Form 8839 from line 14, not including any amount that expires this year',
  ({ get, facts }) => {
    const { lastYear } = facts.adoptionCarryforward;
    const lost = notBelowZero(dollars(lastYear) - get(adoptionCredit));
    return notBelowZero(get(credits) - get(adoptionCredit) - lost);
  },
);

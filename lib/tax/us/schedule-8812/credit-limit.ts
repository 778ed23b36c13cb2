import { addEntries, notBelowZero } from '../../engine/verbs';
import { form } from '../form';
import { taxBeforeCredits } from '../form-1040/tax-and-credits';
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
import { laterCredits } from './credit-limit-b';
import { schedule8812 } from './form';

const makers = form('credit-limit-a', 'Credit Limit Worksheet A', {
  name: 'Credit Limit Worksheet A',
  kind: 'worksheet',
  source: 'Instructions for Schedule 8812 (2024), line 13',
  attachedWhen: ({ attached }) => attached(schedule8812),
});
export const creditLimitWorksheet = makers.form;
const { money } = makers;

export const tax = money(
  '1',
  'Tax',
  'Enter the amount from line 18 of your Form 1040 or 1040-SR',
  ({ get }) => get(taxBeforeCredits),
);

/** Credits that come before the child tax credit. */
export const earlierCredits = money(
  '2',
  'Credits applied first',
  'Add Schedule 3, lines 1, 2, 3, 4, 5b, 6d, 6f, 6l, and 6m',
  ({ entry }) =>
    addEntries([
      entry(foreignTaxCredit),
      entry(careCredit),
      entry(educationCredits),
      entry(saversCredit),
      entry(homeImprovement),
      entry(elderlyCredit),
      entry(cleanVehicle),
      entry(usedCleanVehicle),
    ]) ?? 0,
);

export const taxLeft = money('3', 'Remaining tax', 'Subtract line 2 from line 1', ({ get }) =>
  notBelowZero(get(tax) - get(earlierCredits)),
);

/** Only with the residential clean energy, mortgage interest, adoption or D.C. credit. */
export const fromWorksheetB = money(
  '4',
  'Amount from Worksheet B',
  'If you are not completing Credit Limit Worksheet B, enter -0-; otherwise, enter the amount from Credit Limit Worksheet B',
  ({ get }) => get(laterCredits),
);

export const creditLimit = money(
  '5',
  'Limit',
  'Subtract line 4 from line 3. Enter here and on Schedule 8812, line 13',
  ({ get }) => notBelowZero(get(taxLeft) - get(fromWorksheetB)),
);

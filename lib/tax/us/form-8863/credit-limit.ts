import { addEntries, notBelowZero, smallerOf } from '../../engine/verbs';
import { form } from '../form';
import { taxBeforeCredits } from '../form-1040/tax-and-credits';
import { careCredit, elderlyCredit, foreignTaxCredit } from '../schedule-3/part-1';
import { form8863, lifetimeCredit, nonrefundableOpportunity } from './form-8863';

const makers = form('8863-credit-limit', 'Credit Limit Worksheet', {
  name: 'Form 8863, Credit Limit Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 8863 (2024), line 19',
  attachedWhen: ({ attached }) => attached(form8863),
});
export const educationLimitWorksheet = makers.form;
const { money } = makers;

export const lifetime = money(
  '1',
  'Lifetime learning credit',
  'Enter the amount from Form 8863, line 18',
  ({ get }) => get(lifetimeCredit),
);
export const opportunity = money(
  '2',
  'American opportunity credit',
  'Enter the amount from Form 8863, line 9',
  ({ get }) => get(nonrefundableOpportunity),
);
export const bothCredits = money(
  '3',
  'Total of both credits',
  'Add lines 1 and 2',
  ({ get }) => get(lifetime) + get(opportunity),
);
export const tax = money('4', 'Tax', 'Enter the amount from Form 1040 or 1040-SR, line 18', ({ get }) =>
  get(taxBeforeCredits),
);
export const earlierCredits = money(
  '5',
  'Credits applied first',
  'Enter the total of your credits from Schedule 3 (Form 1040), lines 1, 2, 6d, and 6l',
  ({ entry }) => addEntries([entry(foreignTaxCredit), entry(careCredit), entry(elderlyCredit)]) ?? 0,
);
export const taxLeft = money('6', 'Remaining tax', 'Subtract line 5 from line 4', ({ get }) =>
  notBelowZero(get(tax) - get(earlierCredits)),
);
export const creditsAfterLimit = money(
  '7',
  'Credits limited by tax',
  'Enter the smaller of line 3 or line 6 here and on Form 8863, line 19',
  ({ get }) => smallerOf(get(bothCredits), get(taxLeft)),
);

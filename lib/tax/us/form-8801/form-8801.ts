import { dollars, isSome } from '../../facts/cents';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { covers } from '../coverage';
import { form } from '../form';
import { childCredit, tax } from '../form-1040/tax-and-credits';
import { tentativeTax } from '../form-6251/part-2';
import { additions } from '../schedule-2/part-1';
import {
  adoptionCredit,
  businessCredit,
  careCredit,
  cleanEnergy,
  cleanVehicle,
  educationCredits,
  elderlyCredit,
  foreignTaxCredit,
  homeImprovement,
  mortgageCredit,
  saversCredit,
  usedCleanVehicle,
} from '../schedule-3/part-1';

covers('priorYearMinimumTaxCredit');

/** Part I works out the credit from the return of 2023: the fact states its result. Part III needs that return too. */
const makers = form('8801', 'Credit for Prior Year Minimum Tax—Individuals, Estates, and Trusts', {
  sequence: '801',
  neededWhen: ({ facts }) => isSome(facts.priorYearMinimumTaxCredit),
  attachedWhen: ({ facts }) => isSome(facts.priorYearMinimumTaxCredit),
});
export const form8801 = makers.form;
const { money } = makers;

export const carriedForward = money(
  '19',
  'Credit carried forward',
  'Enter the minimum tax credit carryforward. See instructions',
  ({ facts }) => dollars(facts.priorYearMinimumTaxCredit),
);

export const creditAvailable = money('21', 'Credit available', 'Combine lines 18 through 20', ({ get }) =>
  get(carriedForward),
);

/** The credit comes after all other nonrefundable credits (IRC 53(c)). */
export const regularTaxLeft = money(
  '22',
  'Regular tax less other credits',
  'Enter your 2024 regular income tax liability minus allowable credits (see instructions)',
  ({ get }) =>
    notBelowZero(
      get(tax) +
        get(additions) -
        get(foreignTaxCredit) -
        get(careCredit) -
        get(educationCredits) -
        get(saversCredit) -
        get(cleanEnergy) -
        get(homeImprovement) -
        get(adoptionCredit) -
        get(elderlyCredit) -
        get(cleanVehicle) -
        get(mortgageCredit) -
        get(usedCleanVehicle) -
        get(businessCredit) -
        get(childCredit),
    ),
);

export const minimumTax = money(
  '23',
  'Tentative minimum tax',
  'Enter the amount from your 2024 Form 6251, line 9',
  ({ get }) => get(tentativeTax),
);

export const limit = money(
  '24',
  'Limit',
  'Subtract line 23 from line 22. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(regularTaxLeft) - get(minimumTax)),
);

export const priorMinimumTaxCredit = money(
  '25',
  'Credit for prior year minimum tax',
  'Minimum tax credit. Enter the smaller of line 21 or line 24. Also enter this amount on your 2024 Schedule 3 (Form 1040), line 6b',
  ({ get }) => blankIfZero(smallerOf(get(creditAvailable), get(limit))),
);

export const toNextYear = money(
  '26',
  'Credit carried to 2025',
  'Credit carryforward to 2025. Subtract line 25 from line 21',
  ({ get }) => get(creditAvailable) - get(priorMinimumTaxCredit),
);

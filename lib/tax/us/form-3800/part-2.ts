import { addEntries, blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { childCredit, tax } from '../form-1040/tax-and-credits';
import { minimumTax as minimumTaxFrom6251, tentativeTax } from '../form-6251/part-2';
import { additions } from '../schedule-2/part-1';
import {
  adoptionCredit,
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
import { type TaxReader } from '../form';
import { makers, whenFiled } from './form';
import { allowedOrBlank, carriedOrBlank, currentOrBlank, passiveOrBlank } from './totals';

const { money } = makers;

export const currentGeneral = money(
  '1',
  'This year’s credits',
  'Credits not subject to the passive activity limit from Part III, line 2: combine column (e) with non-passive amounts from column (f)',
  (reader) => currentOrBlank(reader, 'general'),
);
money(
  '2',
  'Credits from passive activities',
  'Credits subject to the passive activity limit. Combine Part III, line 2, column (d), and passive amounts included on line 2, column (f); and Part IV, line 6, column (d)',
  (reader) => passiveOrBlank(reader, 'general'),
);
export const passiveGeneral = money(
  '3',
  'Passive credits allowed',
  'Enter the portion of line 2 allowed for 2024',
  (reader) => allowedOrBlank(reader, 'general'),
);
export const carriedGeneral = money(
  '4',
  'Credits carried forward',
  'Enter the portion of Part IV, column (f), line 6, that is from carryforwards to 2024',
  (reader) => carriedOrBlank(reader, 'general'),
);
export const generalCredits = money(
  '6',
  'Credits limited by the tentative minimum tax',
  'Add lines 1, 3, 4, and 5',
  whenFiled(({ get }) => get(currentGeneral) + get(passiveGeneral) + get(carriedGeneral)),
);

export const regularTax = money(
  '7',
  'Regular tax before credits',
  'Regular tax before credits. Individuals: Enter the sum of the amounts from Form 1040, 1040-SR, or 1040-NR, line 16; and Schedule 2 (Form 1040), line 1z',
  whenFiled(({ get }) => get(tax) + get(additions)),
);
export const minimumTax = money(
  '8',
  'Alternative minimum tax',
  'Alternative minimum tax. Individuals: Enter the amount from Form 6251, line 11',
  whenFiled(({ get }) => get(minimumTaxFrom6251)),
);
export const allTax = money(
  '9',
  'Regular tax and AMT',
  'Add lines 7 and 8',
  whenFiled(({ get }) => get(regularTax) + get(minimumTax)),
);
export const foreignCredit = money(
  '10a',
  'Foreign tax credit',
  'Foreign tax credit',
  whenFiled(({ get }) => blankIfZero(get(foreignTaxCredit))),
);
/** Without this credit, the credit for prior year minimum tax and that of Form 8912 (instructions for line 10b). */
export const personalCredits = money(
  '10b',
  'Personal credits',
  'Certain allowable credits (see instructions)',
  whenFiled(({ entry }) =>
    addEntries([
      entry(childCredit),
      entry(careCredit),
      entry(educationCredits),
      entry(saversCredit),
      entry(cleanEnergy),
      entry(homeImprovement),
      entry(adoptionCredit),
      entry(elderlyCredit),
      entry(cleanVehicle),
      entry(mortgageCredit),
      entry(usedCleanVehicle),
    ]),
  ),
);
export const earlierCredits = money(
  '10c',
  'Credits applied first',
  'Add lines 10a and 10b',
  whenFiled(({ get }) => get(foreignCredit) + get(personalCredits)),
);
export const netIncomeTax = money(
  '11',
  'Net income tax',
  'Net income tax. Subtract line 10c from line 9. If zero, skip lines 12 through 15 and enter -0- on line 16',
  whenFiled(({ get }) => notBelowZero(get(allTax) - get(earlierCredits))),
);

const withTax = (rule: (reader: TaxReader) => number) =>
  whenFiled((reader) => (reader.get(netIncomeTax) > 0 ? rule(reader) : null));

export const netRegularTax = money(
  '12',
  'Net regular tax',
  'Net regular tax. Subtract line 10c from line 7. If zero or less, enter -0-',
  withTax(({ get }) => notBelowZero(get(regularTax) - get(earlierCredits))),
);
/** A separate filer has half of the floor, unless the spouse has no business credit at all (IRC 38(c)(6)(A)). */
export const taxThatStays = money(
  '13',
  '25% of net regular tax over the floor',
  'Enter 25% (0.25) of the excess, if any, of line 12 (line 11 for corporations) over $25,000. See instructions',
  withTax(({ get, facts, law: { businessCredit } }) => {
    const isHalved = facts.filingStatus === 'mfs' && !facts.spouseHasNoBusinessCredits;
    const floor = isHalved ? businessCredit.taxFloorSeparate : businessCredit.taxFloor;
    return notBelowZero(get(netRegularTax) - floor) * businessCredit.taxShare;
  }),
);
export const tentativeMinimumTax = money(
  '14',
  'Tentative minimum tax',
  'Tentative minimum tax. Individuals: Enter the amount from Form 6251, line 9',
  withTax(({ get }) => get(tentativeTax)),
);
export const largerReduction = money(
  '15',
  'Tax the credits can’t reduce',
  'Enter the greater of line 13 or line 14',
  withTax(({ get }) => largerOf(get(taxThatStays), get(tentativeMinimumTax))),
);
export const generalLimit = money(
  '16',
  'Limit',
  'Subtract line 15 from line 11. If zero or less, enter -0-',
  whenFiled(({ get }) => notBelowZero(get(netIncomeTax) - get(largerReduction))),
);
export const generalAllowed = money(
  '17',
  'Credit allowed, section 38(c)(1)',
  'Enter the smaller of line 6 or line 16. This is the amount of your credit allowed after the limitation of section 38(c)(1)',
  whenFiled(({ get }) => smallerOf(get(generalCredits), get(generalLimit))),
);

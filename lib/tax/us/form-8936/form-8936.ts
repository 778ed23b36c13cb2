import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type Line } from '../../engine/line';
import { form, type TaxReader } from '../form';
import { taxBeforeCredits } from '../form-1040/tax-and-credits';
import { agi } from '../form-1040/taxable-income';
import {
  careCredit,
  educationCredits,
  elderlyCredit,
  foreignTaxCredit,
  homeImprovement,
  saversCredit,
  usedCleanVehicle,
} from '../schedule-3/part-1';
import { businessUseAmount, newVehicleAmount, usedVehicleAmount } from './schedule-a';
import { isReported, smallerIncome } from './vehicles';

/** A credit that went to the dealer is reported too, though it is not taken here. */
const makers = form('8936', 'Clean Vehicle Credits', {
  sequence: '69',
  neededWhen: ({ facts }) => facts.cleanVehicles.length > 0,
  attachedWhen: (reader) => reader.facts.cleanVehicles.some((vehicle) => isReported(reader, vehicle)),
});
export const form8936 = makers.form;
const { money } = makers;

const isFiled = ({ attached, facts }: TaxReader) => facts.cleanVehicles.length > 0 && attached(form8936);

/** The credits of all vehicles of one kind, as their Schedules A figure them. */
const creditsOf = (reader: TaxReader, line: Line<number>): number | null =>
  isFiled(reader) ? blankIfZero(sum(reader.each(line))) : null;

const earlierCredits = ({ get }: TaxReader): number =>
  sum([
    get(foreignTaxCredit),
    get(careCredit),
    get(educationCredits),
    get(saversCredit),
    get(homeImprovement),
    get(elderlyCredit),
  ]);

const taxText = 'Enter the amount from Form 1040 or 1040-SR, line 18';

export const income = money(
  '1a',
  'Adjusted gross income',
  'Enter the amount from line 11 of your 2024 Form 1040 or 1040-SR',
  (reader) => (isFiled(reader) ? reader.get(agi) : null),
);
export const modifiedIncome = money('2', '2024 modified AGI', 'Add lines 1a through 1e', ({ entry }) =>
  entry(income),
);
export const priorIncome = money(
  '3a',
  '2023 adjusted gross income',
  'Enter the amount from line 11 of your 2023 Form 1040 or 1040-SR',
  (reader) => {
    const prior = reader.facts.priorYear.agi;
    return prior === null || !isFiled(reader) ? null : dollars(prior);
  },
);
export const modifiedPriorIncome = money('4', '2023 modified AGI', 'Add lines 3a through 3e', ({ entry }) =>
  entry(priorIncome),
);
export const countedIncome = money(
  '5',
  'Modified AGI for the credit',
  'Enter the smaller of line 2 or line 4',
  (reader) => (isFiled(reader) ? smallerIncome(reader) : null),
);

export const businessVehicles = money(
  '6',
  'Credit for business use',
  'Enter the total credit amount figured in Part II of Schedule(s) A (Form 8936)',
  (reader) => creditsOf(reader, businessUseAmount),
);
/** What a partnership or S corporation passes on goes straight to Form 3800. */
export const businessVehicleCredit = money(
  '8',
  'Business use part of the credit',
  'Business/investment use part of credit. Add lines 6 and 7. Report this amount on Form 3800, Part III, line 1y',
  ({ entry }) => entry(businessVehicles),
);

export const newVehicles = money(
  '9',
  'Credit for new vehicles',
  'Enter the total credit amount figured in Part III of Schedule(s) A (Form 8936)',
  (reader) => creditsOf(reader, newVehicleAmount),
);
export const newVehicleTax = money('10', 'Tax', taxText, ({ get, entry }) =>
  entry(newVehicles) === null ? null : get(taxBeforeCredits),
);
/** After the credit for used vehicles (Schedule 3, line 6m). */
export const newVehicleEarlier = money(
  '11',
  'Credits applied first',
  'Personal credits from Form 1040 or 1040-SR (see instructions)',
  (reader) =>
    reader.entry(newVehicles) === null ? null : earlierCredits(reader) + reader.get(usedCleanVehicle),
);
export const newVehicleTaxLeft = money(
  '12',
  'Remaining tax',
  'Subtract line 11 from line 10. If zero or less, enter -0- and stop here',
  ({ get, entry }) =>
    entry(newVehicles) === null ? null : notBelowZero(get(newVehicleTax) - get(newVehicleEarlier)),
);
export const newVehicleCredit = money(
  '13',
  'Clean vehicle credit',
  'Personal use part of credit. Enter the smaller of line 9 or line 12 here and on Schedule 3 (Form 1040), line 6f',
  ({ get }) => blankIfZero(smallerOf(get(newVehicles), get(newVehicleTaxLeft))),
);

export const usedVehicles = money(
  '14',
  'Credit for a used vehicle',
  'Enter the total credit amount figured in Part IV of Schedule(s) A (Form 8936)',
  (reader) => creditsOf(reader, usedVehicleAmount),
);
export const usedVehicleTax = money('15', 'Tax', taxText, ({ get, entry }) =>
  entry(usedVehicles) === null ? null : get(taxBeforeCredits),
);
export const usedVehicleEarlier = money(
  '16',
  'Credits applied first',
  'Personal credits from Form 1040 or 1040-SR (see instructions)',
  (reader) => (reader.entry(usedVehicles) === null ? null : earlierCredits(reader)),
);
export const usedVehicleTaxLeft = money(
  '17',
  'Remaining tax',
  'Subtract line 16 from line 15. If zero or less, enter -0- and stop here',
  ({ get, entry }) =>
    entry(usedVehicles) === null ? null : notBelowZero(get(usedVehicleTax) - get(usedVehicleEarlier)),
);
export const usedVehicleCredit = money(
  '18',
  'Credit for previously owned clean vehicles',
  'Enter the smaller of line 14 or line 17 here and on Schedule 3 (Form 1040), line 6m',
  ({ get }) => blankIfZero(smallerOf(get(usedVehicles), get(usedVehicleTaxLeft))),
);

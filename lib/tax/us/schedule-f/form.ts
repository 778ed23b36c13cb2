import { isSome } from '../../facts/cents';
import { type Farm, farmExpenses, farmIncomes } from '../../facts/farm';
import { covers, refuse } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';
import { hasDepreciation } from '../form-4562/activities';

covers('farms');

/** A farm without any amount leaves the return as it is. */
export const hasFarmFigures = (farm: Farm): boolean =>
  farmIncomes.some((name) => isSome(farm.income[name])) ||
  farmExpenses.some((name) => isSome(farm.expenses[name])) ||
  farm.expenses.other.length > 0 ||
  farm.vehicle !== null ||
  hasDepreciation(farm);

const all: CopyMakers<Farm> = formWithCopies(
  'schedule-f',
  'Profit or Loss From Farming',
  ({ facts }) => facts.farms,
  {
    name: 'Schedule F (Form 1040)',
    sequence: '14',
    attachedWhen: ({ item }) => hasFarmFigures(item),
  },
);
export const { form: scheduleF, ...makers } = all;

refuse(
  'farms.cashMethod',
  'A farm that uses the accrual method (Schedule F, Part III) isn’t supported.',
  ({ facts }) => facts.farms.some((farm) => !farm.cashMethod),
);

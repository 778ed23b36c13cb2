import { exactDollars } from '../../facts/cents';
import { formWithCopies } from '../form';
import { deductibleLoss, propertyResult } from '../schedule-e/properties';

const rentals = formWithCopies(
  'rental-qbi',
  'Qualified business income of rentals',
  ({ facts }) => facts.rentals,
  {
    name: 'Qualified business income of rentals',
    kind: 'rules',
    source: 'Instructions for Form 8995 (2024), line 1',
  },
);
export const rentalQualifiedIncome = rentals.form;

/** Income of a rental that rises to a business (`rentals[].qbi`), after its loss limits. Blank: it is none. */
export const rentalIncome = rentals.money(
  'income',
  'Qualified business income of the rental',
  'Rental income that counts, after limits on losses',
  ({ item, at, copy }) => {
    if (item.qbi === false) return null;
    const result = at(propertyResult, copy);
    return result > 0 ? result : at(deductibleLoss, copy);
  },
);

const k1s = formWithCopies('k1-qbi', 'Qualified business income of Schedules K-1', ({ facts }) => facts.k1s, {
  name: 'Qualified business income of Schedules K-1',
  kind: 'rules',
  source: 'Instructions for Form 8995 (2024), line 1',
});
export const k1QualifiedIncome = k1s.form;

/** As the Schedule K-1 states it. A passive loss that is not allowed does not count yet. */
export const k1Income = k1s.money(
  'income',
  'Qualified business income of the Schedule K-1',
  'Qualified business income from the statement of the partnership, S corporation or estate',
  ({ item }) => exactDollars(item.qbi.income),
);

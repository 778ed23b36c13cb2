import { addCents, dollars, isSome, plus } from '../../facts/cents';
import { type Rental, rentalExpenses } from '../../facts/rental';
import { addEntries, blankIfZero } from '../../engine/verbs';
import { covers, refuse } from '../coverage';
import { deductibleRentalLoss } from '../form-8582/allowed-losses';
import { rentalCopyOf4562 } from '../form-4562/activities';
import { depreciationForSchedule } from '../form-4562/form-4562';
import { type CopyMakers, formWithCopies } from '../form';

covers('rentals');

const fewDays = 15;
const personalDaysLimit = 14;
const personalShare = 0.1;

/** Used as a home for more than 14 days or 10% of the rented ones (IRC 280A(d)). */
const isHome = ({ personalUseDays, fairRentalDays }: Rental): boolean =>
  personalUseDays > Math.max(personalDaysLimit, fairRentalDays * personalShare);

/** A home that was rented for fewer than 15 days is not reported at all (IRC 280A(g)). */
export const isLeftOut = (rental: Rental): boolean => isHome(rental) && rental.fairRentalDays < fewDays;

/** A column for royalties (Schedule E, line 4) rather than for rent. */
export const isRoyalty = (rental: Rental): boolean => isSome(rental.royalties);

/** One column for each property. */
const makers: CopyMakers<Rental> = formWithCopies(
  'schedule-e-properties',
  'Rental Real Estate and Royalties',
  ({ facts }) => facts.rentals,
  {
    name: 'Schedule E (Form 1040), Part I',
    sequence: '13',
    source: 'Schedule E (Form 1040) (2024), Part I',
    attachedWhen: ({ item }) => !isLeftOut(item),
  },
);
export const scheduleEProperties = makers.form;
const { money, count, choice } = makers;

export const address = choice(
  '1a',
  'Address',
  'Physical address of each property (street, city, state, ZIP code)',
  ({ item }) => item.address || null,
);
export const kind = choice('1b', 'Kind', 'Type of Property', ({ item }) => item.kind || null);
export const rentalDays = count('2', 'Days rented', 'Fair Rental Days', ({ item }) =>
  isRoyalty(item) ? null : item.fairRentalDays,
);
export const personalDays = count('2 personal', 'Days of own use', 'Personal Use Days', ({ item }) =>
  isRoyalty(item) ? null : item.personalUseDays,
);

export const rents = money('3', 'Rents', 'Rents received', ({ item }) =>
  isLeftOut(item) ? null : blankIfZero(dollars(item.rents)),
);
export const royalties = money('4', 'Royalties', 'Royalties received', ({ item }) =>
  isLeftOut(item) ? null : blankIfZero(dollars(item.royalties)),
);

const makeExpense = (number: string, label: string, pick: keyof Rental['expenses']) =>
  money(number, label, label, ({ item }) =>
    isLeftOut(item) ? null : blankIfZero(dollars(item.expenses[pick])),
  );

export const mortgageInterest = makeExpense(
  '12',
  'Mortgage interest paid to banks, etc.',
  'mortgageInterest',
);

const expenses = [
  makeExpense('5', 'Advertising', 'advertising'),
  makeExpense('6', 'Auto and travel', 'autoTravel'),
  makeExpense('7', 'Cleaning and maintenance', 'cleaning'),
  makeExpense('8', 'Commissions', 'commissions'),
  makeExpense('9', 'Insurance', 'insurance'),
  makeExpense('10', 'Legal and other professional fees', 'legal'),
  makeExpense('11', 'Management fees', 'managementFees'),
  mortgageInterest,
  makeExpense('13', 'Other interest', 'otherInterest'),
  makeExpense('14', 'Repairs', 'repairs'),
  makeExpense('15', 'Supplies', 'supplies'),
  makeExpense('16', 'Taxes', 'taxes'),
  makeExpense('17', 'Utilities', 'utilities'),
  makeExpense('19', 'Other', 'other'),
];

export const depreciation = money(
  '18',
  'Depreciation',
  'Depreciation expense or depletion',
  ({ item, facts, at, copy }) =>
    isLeftOut(item) || item.assets.length === 0
      ? null
      : blankIfZero(at(depreciationForSchedule, rentalCopyOf4562(facts, copy))),
);

export const totalExpenses = money(
  '20',
  'Total expenses',
  'Total expenses. Add lines 5 through 19',
  (reader) =>
    isLeftOut(reader.item)
      ? null
      : (addEntries([...expenses.map((line) => reader.entry(line)), reader.entry(depreciation)]) ?? 0),
);

export const propertyResult = money(
  '21',
  'Income or loss',
  'Subtract line 20 from line 3 (rents) and/or 4 (royalties). If result is a (loss), see instructions to find out if you must file Form 6198',
  ({ item, get }) => (isLeftOut(item) ? null : get(rents) + get(royalties) - get(totalExpenses)),
);

/** As a negative number, like the parentheses on the form. */
export const deductibleLoss = money(
  '22',
  'Deductible loss',
  'Deductible rental real estate loss after limitation, if any, on Form 8582',
  ({ item, at, copy }) =>
    isRoyalty(item) || isLeftOut(item) ? null : blankIfZero(-at(deductibleRentalLoss, copy)),
);

const expenseTotal = (rental: Rental) => addCents(rentalExpenses, (name) => rental.expenses[name]);

refuse(
  'rentals.personalUseDays',
  'A rental that you also used yourself has costs to divide and a limit on them. This is not supported, except for a home that you rented for fewer than 15 days.',
  ({ facts }) => facts.rentals.some((rental) => rental.personalUseDays > 0 && !isLeftOut(rental)),
);
refuse('rentals.royalties', 'Give rents and royalties as two separate properties.', ({ facts }) =>
  facts.rentals.some(({ rents: rent, royalties: royalty }) => isSome(rent) && isSome(royalty)),
);
refuse(
  'rentals.kind',
  'A loss from a vacation or short-term rental, from land, or from property that you rent to your own business follows other rules and is not supported.',
  ({ facts, at }) =>
    facts.rentals.some(
      (rental, i) =>
        /vacation|short|self|land|^[357]$/i.test(rental.kind) &&
        (at(propertyResult, i) < 0 || /self|^7$/i.test(rental.kind)),
    ),
);
refuse(
  'rentals.priorUnallowedLoss',
  'A loss of earlier years can’t belong to royalties or to a home that is not reported.',
  ({ facts }) =>
    facts.rentals.some(
      (rental) => isSome(rental.priorUnallowedLoss) && (isRoyalty(rental) || isLeftOut(rental)),
    ),
);
refuse(
  'rentals.fairRentalDays',
  'A rental without a rented day has costs. Whether they count depends on facts we don’t ask for.',
  ({ facts }) =>
    facts.rentals.some(
      (rental) =>
        rental.fairRentalDays === 0 && !isRoyalty(rental) && isSome(plus(rental.rents, expenseTotal(rental))),
    ),
);

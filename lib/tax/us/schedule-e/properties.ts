import { addCents, dollars, isSome, plus } from '../../facts/cents';
import { type Rental, rentalExpenses } from '../../facts/rental';
import { addEntries, blankIfZero, notBelowZero } from '../../engine/verbs';
import { covers, refuse, warn } from '../coverage';
import { resultWithinRisk } from '../form-6198/own-activities';
import { allowedLossOf } from '../form-8582/allowed-losses';
import { type CopyMakers, formWithCopies } from '../form';
import { listK1Royalties } from './k1-royalties';
import { isHome, isLeftOut, isNonpassiveRental, isRoyalty, lacksBuilding } from './rental-kinds';
import { depreciationOfRental, expenseOfRental } from './personal-use';
import { isFreed, isSoldEntirely } from '../form-8582/sold-rentals';
import { formerLoss } from './shares';

covers('rentals', 'realEstate');
warn(
  'rentals.assets',
  'A building you rent out isn’t listed for depreciation. If you own it, add it to your depreciable property. When you sell, you’re taxed on the depreciation you could have deducted, even if you didn’t.',
  ({ facts }) => facts.rentals.some(lacksBuilding),
);

/** One column for each property, and one for the royalties on Schedules K-1. */
const makers: CopyMakers<Rental> = formWithCopies(
  'schedule-e-properties',
  'Rental Real Estate and Royalties',
  ({ facts }) => [...facts.rentals, ...listK1Royalties(facts)],
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
export const kind = choice('1b', 'Type of property', 'Type of Property', ({ item }) => item.kind || null);
export const rentalDays = count('2', 'Days rented', 'Fair Rental Days', ({ item }) =>
  isRoyalty(item) ? null : item.fairRentalDays,
);
export const personalDays = count('2 personal', 'Days of personal use', 'Personal Use Days', ({ item }) =>
  isRoyalty(item) ? null : item.personalUseDays,
);

export const rents = money('3', 'Rents', 'Rents received', ({ item }) =>
  isLeftOut(item) ? null : blankIfZero(dollars(item.rents)),
);
export const royalties = money('4', 'Royalties', 'Royalties received', ({ item }) =>
  isLeftOut(item) ? null : blankIfZero(dollars(item.royalties)),
);

const makeExpense = (number: string, label: string, pick: keyof Rental['expenses']) =>
  money(number, label, label, (reader) =>
    isLeftOut(reader.item) ? null : blankIfZero(expenseOfRental(reader, reader.item, reader.copy, pick)),
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

export const depreciation = money('18', 'Depreciation', 'Depreciation expense or depletion', (reader) =>
  isLeftOut(reader.item) ? null : blankIfZero(depreciationOfRental(reader, reader.item, reader.copy)),
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
  (reader) => (isLeftOut(reader.item) ? null : resultWithinRisk(reader, 'rental', reader.copy)),
);

/** As a negative number, like the parentheses on the form. */
export const deductibleLoss = money(
  '22',
  'Deductible loss',
  'Deductible rental real estate loss after limitation, if any, on Form 8582',
  (reader) => {
    const { item, get, copy, facts } = reader;
    if (isRoyalty(item) || isLeftOut(item)) return null;
    const earlier = dollars(item.priorUnallowedLoss);
    const result = get(propertyResult);
    if (isNonpassiveRental(facts, item)) {
      const counted = isSoldEntirely(reader, item, copy) ? earlier : formerLoss(earlier, result);
      return blankIfZero(Math.min(0, result) - counted);
    }
    if (isFreed(reader, item, copy)) return blankIfZero(Math.min(0, result) - earlier);
    return blankIfZero(-allowedLossOf(reader, 'rental', copy));
  },
);

const expenseTotal = (rental: Rental) => addCents(rentalExpenses, (name) => rental.expenses[name]);

refuse('rentals.royalties', 'Enter rents and royalties as two separate properties.', ({ facts }) =>
  facts.rentals.some(({ rents: rent, royalties: royalty }) => isSome(rent) && isSome(royalty)),
);
refuse(
  'rentals.averageStayDays',
  'For a vacation or short-term rental, enter the average guest stay in days. If it’s 7 days or less, the passive activity rules don’t treat the property as a rental activity.',
  ({ facts, at }) =>
    facts.rentals.some(
      (rental, i) =>
        /vacation|short|^3$/i.test(rental.kind) &&
        rental.averageStayDays === null &&
        !isNonpassiveRental(facts, rental) &&
        at(propertyResult, i) < 0,
    ),
);
refuse(
  'rentals.significantServices',
  'If you provide hotel-like services, report the property on Schedule C instead of Schedule E.',
  ({ facts }) => facts.rentals.some((rental) => rental.significantServices),
);
refuse(
  'rentals.priorUnallowedLoss',
  'A prior-year loss can’t apply to royalties or to a property you used as a home.',
  ({ facts }) =>
    facts.rentals.some(
      (rental) => isSome(rental.priorUnallowedLoss) && (isRoyalty(rental) || isHome(rental)),
    ),
);
refuse(
  'rentals.priorUnallowedLoss',
  'If the rental is no longer passive, a passive loss from earlier years that’s larger than this year’s income from it isn’t supported (IRC 469(f)).',
  (reader) =>
    reader.facts.rentals.some(
      (rental, i) =>
        isNonpassiveRental(reader.facts, rental) &&
        !isHome(rental) &&
        !isSoldEntirely(reader, rental, i) &&
        dollars(rental.priorUnallowedLoss) > notBelowZero(reader.at(propertyResult, i)),
    ),
);
refuse(
  'rentals.fairRentalDays',
  'You can deduct expenses for a rental with no rented days only if you tried to rent it. Tell us whether you did.',
  ({ facts }) =>
    facts.rentals.some(
      (rental) =>
        rental.fairRentalDays === 0 &&
        !rental.heldForRent &&
        !isRoyalty(rental) &&
        isSome(plus(rental.rents, expenseTotal(rental))),
    ),
);

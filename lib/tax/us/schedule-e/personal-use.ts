import { addCents, dollars, exactDollars, isSome } from '../../facts/cents';
import { type Rental, rentalExpenses } from '../../facts/rental';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { refuse, warn } from '../coverage';
import { rentalCopyOf4562 } from '../form-4562/activities';
import { depreciationForSchedule } from '../form-4562/form-4562';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { allStateTaxes, scheduleA, stateTaxLimit } from '../schedule-a/schedule-a';
import { isHome, isLeftOut, isRoyalty } from './rental-kinds';

const places = 4;

/** Used by the owner and rented in the same year: costs are divided by days (IRC 280A(e)). */
export const isDivided = (rental: Rental): boolean =>
  rental.personalUseDays > 0 && rental.fairRentalDays > 0 && !isLeftOut(rental) && !isRoyalty(rental);

/** A home that is rented out: costs count up to the rent (IRC 280A(c)(5)). */
export const isLimited = (rental: Rental): boolean => isDivided(rental) && isHome(rental);

type Expense = keyof Rental['expenses'];

/** Costs of renting alone, which own use has no part in (Publication 527, Worksheet 5-1, line 2e). */
const direct: readonly Expense[] = ['advertising', 'commissions', 'legal', 'managementFees'];
/** Costs that would be deductible without any rent, too: they come first (lines 2a and 2c). */
const first: readonly Expense[] = ['mortgageInterest', 'taxes'];

/** Share of rented days in all days of use, by the method of the IRS. */
export const rentedShare = ({ fairRentalDays, personalUseDays }: Rental): number =>
  roundToPlaces(fairRentalDays / (fairRentalDays + personalUseDays), places);

/** The rented part of one cost. */
function rentedPart(rental: Rental, name: Expense): number {
  const whole = dollars(rental.expenses[name]);
  return isDivided(rental) && !direct.includes(name) ? roundHalfUp(whole * rentedShare(rental)) : whole;
}

const operating = rentalExpenses.filter((name) => !direct.includes(name) && !first.includes(name));

const makers: CopyMakers<Rental> = formWithCopies(
  'rental-home',
  'Worksheet for a Rented Home',
  ({ facts }) => facts.rentals,
  {
    name: 'Worksheet 5-1 (Publication 527)',
    kind: 'worksheet',
    source: 'Publication 527 (2024), Worksheet 5-1; IRC 280A(c)(5) and (e)',
    attachedWhen: ({ item }) => isLimited(item),
  },
);
export const rentalHomeWorksheet = makers.form;
const { money, rate } = makers;

export const share = rate('D', 'Rental percentage', 'Divide line A by line C', ({ item }) =>
  isLimited(item) ? rentedShare(item) : null,
);
export const homeRents = money('1', 'Rents', 'Enter rents received', ({ item }) =>
  isLimited(item) ? dollars(item.rents) : null,
);
export const homeInterest = money(
  '2a',
  'Mortgage interest',
  'Enter the rental portion of deductible home mortgage interest',
  ({ item }) => (isLimited(item) ? blankIfZero(rentedPart(item, 'mortgageInterest')) : null),
);
export const homeTaxes = money(
  '2c',
  'Real estate taxes',
  'Enter the rental portion of real estate taxes',
  ({ item }) => (isLimited(item) ? blankIfZero(rentedPart(item, 'taxes')) : null),
);
export const homeDirect = money(
  '2e',
  'Direct rental expenses',
  'Enter direct rental expenses',
  ({ item }) => {
    if (!isLimited(item)) return null;
    let total = 0;
    for (const name of direct) total += rentedPart(item, name);
    return blankIfZero(total);
  },
);
export const homeFirst = money(
  '2f',
  'Fully deductible expenses',
  'Fully deductible rental expenses. Add lines 2a through 2e',
  ({ item, get }) => (isLimited(item) ? get(homeInterest) + get(homeTaxes) + get(homeDirect) : null),
);
export const leftForOperating = money(
  '3',
  'Remaining rent',
  'Subtract line 2f from line 1. If zero or less, enter -0-',
  ({ item, get }) => (isLimited(item) ? notBelowZero(get(homeRents) - get(homeFirst)) : null),
);
export const homeOperating = money(
  '4a',
  'Operating expenses',
  'Enter the rental portion of expenses directly related to operating or maintaining the dwelling unit',
  ({ item }) => {
    if (!isLimited(item)) return null;
    let total = 0;
    for (const name of operating) total += rentedPart(item, name);
    return blankIfZero(total);
  },
);
export const operatingCarriedIn = money(
  '4c',
  'Operating expenses carried over from 2023',
  'Carryover of operating expenses from 2023 worksheet',
  ({ item }) => (isLimited(item) ? blankIfZero(dollars(item.homeCarryover.operating)) : null),
);
export const allOperating = money(
  '4d',
  'Total operating expenses',
  'Add lines 4a through 4c',
  ({ item, get }) => (isLimited(item) ? get(homeOperating) + get(operatingCarriedIn) : null),
);
export const operatingAllowed = money(
  '5',
  'Allowed operating expenses',
  'Allowable operating expenses. Enter the smaller of line 3 or line 4d',
  ({ item, get }) => (isLimited(item) ? smallerOf(get(leftForOperating), get(allOperating)) : null),
);
export const leftForDepreciation = money(
  '6',
  'Remaining rent',
  'Subtract line 5 from line 3',
  ({ item, get }) => (isLimited(item) ? get(leftForOperating) - get(operatingAllowed) : null),
);
export const homeDepreciation = money(
  '7b',
  'Depreciation',
  'Enter the rental portion of depreciation of the dwelling unit',
  (reader) =>
    isLimited(reader.item) ? blankIfZero(rentedDepreciation(reader, reader.item, reader.copy)) : null,
);
export const depreciationCarriedIn = money(
  '7c',
  'Depreciation carried over from 2023',
  'Carryover of excess casualty losses and depreciation from 2023 worksheet',
  ({ item }) => (isLimited(item) ? blankIfZero(dollars(item.homeCarryover.depreciation)) : null),
);
export const allDepreciation = money(
  '7d',
  'Total depreciation',
  'Add lines 7a through 7c',
  ({ item, get }) => (isLimited(item) ? get(homeDepreciation) + get(depreciationCarriedIn) : null),
);
export const depreciationAllowed = money(
  '8',
  'Allowed depreciation',
  'Allowable excess casualty losses and depreciation. Enter the smaller of line 6 or line 7d',
  ({ item, get }) => (isLimited(item) ? smallerOf(get(leftForDepreciation), get(allDepreciation)) : null),
);
export const operatingToNextYear = money(
  '9a',
  'Operating expenses carried to 2025',
  'Operating expenses to be carried over to next year. Subtract line 5 from line 4d',
  ({ item, get }) => (isLimited(item) ? get(allOperating) - get(operatingAllowed) : null),
);
export const depreciationToNextYear = money(
  '9b',
  'Depreciation carried to 2025',
  'Excess casualty losses and depreciation to be carried over to next year. Subtract line 8 from line 7d',
  ({ item, get }) => (isLimited(item) ? get(allDepreciation) - get(depreciationAllowed) : null),
);

const rentedDepreciation = ({ facts, at }: TaxReader, item: Rental, copy: number): number => {
  if (item.assets.length === 0) return 0;
  const whole = at(depreciationForSchedule, rentalCopyOf4562(facts, copy));
  return isDivided(item) ? roundHalfUp(whole * rentedShare(item)) : whole;
};

/** Line 18 of Schedule E. */
export const depreciationOfRental = (reader: TaxReader, item: Rental, copy: number): number =>
  isLimited(item) ? reader.at(depreciationAllowed, copy) : rentedDepreciation(reader, item, copy);

/**
 * One cost on Schedule E: its rented part, and for a home as much as the rent leaves, in the order of the lines. What is
 * carried over stands with the other costs on line 19.
 */
export function expenseOfRental(reader: TaxReader, item: Rental, copy: number, name: Expense): number {
  if (!isLimited(item) || !operating.includes(name)) return rentedPart(item, name);
  let left = reader.at(operatingAllowed, copy);
  for (const earlier of operating) {
    if (earlier === 'other') continue;
    const part = smallerOf(rentedPart(item, earlier), left);
    if (earlier === name) return part;
    left -= part;
  }
  return left;
}

/** Real estate tax of the days of own use, which is deducted on Schedule A, line 5b. */
export const ownRealEstateTax = ({ facts }: TaxReader): number => {
  let total = 0;
  for (const rental of facts.rentals)
    if (isDivided(rental)) total += dollars(rental.expenses.taxes) - rentedPart(rental, 'taxes');
  return total;
};

/**
 * Whether Schedule A would allow all interest and taxes of the rented home if it weren't rented: only then do they stand on
 * lines 2a and 2c in full. Without itemizing, above the limit of line 5e, or with loans above the limit, a part may belong to
 * the costs that end with the rent (line 4b); how the IRS divides it then is not known here.
 */
function isAllowedOnScheduleA(reader: TaxReader): boolean {
  const { facts, law, get, at, attached } = reader;
  const homes = facts.rentals.flatMap((rental, copy) => (isLimited(rental) ? [copy] : []));
  const withInterest = homes.filter((copy) => at(homeInterest, copy) > 0);
  const { mortgages } = facts.itemized;
  const balances = addCents(mortgages, (loan) => loan.balance);
  const interestInFull =
    withInterest.length === 0 ||
    // One main home and one second home at most (IRC 163(h)(4)(A)).
    (withInterest.length === 1 &&
      mortgages.length > 0 &&
      mortgages.every((loan) => isSome(loan.balance)) &&
      exactDollars(balances) <= law.itemized.mortgageLimit[facts.filingStatus]);
  const rentedTaxes = sum(homes.map((copy) => at(homeTaxes, copy)));
  const taxesInFull = rentedTaxes === 0 || get(allStateTaxes) + rentedTaxes <= stateTaxLimit(reader);
  return attached(scheduleA) && interestInFull && taxesInFull;
}

// Lines 2a, 2c, and 2e count even where they are more than the rent (Worksheet 5-1, line 2f): the loss is not passive
// (IRC 469(j)(10)).
refuse(
  'rentals.personalUseDays',
  'This home’s mortgage interest, property tax, and direct expenses are more than its rent. That isn’t supported unless Schedule A would allow the interest and tax in full (Publication 527, Worksheet 5-1, line 2f). We can calculate it if you itemize, are under the limits, and list each mortgage with its balance.',
  (reader) =>
    reader.facts.rentals.some(
      (rental, copy) =>
        isLimited(rental) &&
        reader.at(homeFirst, copy) > reader.at(homeRents, copy) &&
        reader.at(homeInterest, copy) + reader.at(homeTaxes, copy) > 0 &&
        !isAllowedOnScheduleA(reader),
    ),
);
refuse(
  'rentals.personalUseDays',
  'A property with personal use that was never rented in 2024 is a personal residence, not a rental.',
  ({ facts }) =>
    facts.rentals.some(
      (rental) =>
        rental.personalUseDays > 0 && rental.fairRentalDays === 0 && !isLeftOut(rental) && !isRoyalty(rental),
    ),
);
refuse(
  'rentals.homeCarryover',
  'Expenses carried over from 2023 apply only to a home you also used personally in 2024.',
  ({ facts }) =>
    facts.rentals.some(
      (rental) =>
        !isLimited(rental) &&
        (isSome(rental.homeCarryover.operating) || isSome(rental.homeCarryover.depreciation)),
    ),
);
warn(
  'rentals.expenses.mortgageInterest',
  'Part of your rental’s mortgage interest is for days of personal use. If it’s your main or second home, add that part to your Schedule A mortgage interest.',
  ({ facts }) =>
    facts.rentals.some((rental) => isLimited(rental) && isSome(rental.expenses.mortgageInterest)),
);

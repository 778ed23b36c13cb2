import { dollars, exactDollars } from '../../facts/cents';
import { notBelowZero } from '../../engine/verbs';
import { formWithCopies } from '../form';
import { k1Section179Deduction } from '../form-4562/section-179';
import { deductibleLoss, propertyResult } from '../schedule-e/properties';
import { partnerExpenses, shareOf } from '../schedule-e/shares';

const rentals = formWithCopies(
  'rental-qbi',
  'Qualified business income from rentals',
  ({ facts }) => facts.rentals,
  {
    name: 'Qualified business income from rentals',
    kind: 'rules',
    source: 'Instructions for Form 8995 (2024), line 1',
  },
);
export const rentalQualifiedIncome = rentals.form;

/** Income of a rental that rises to a business (`rentals[].qbi`), after its loss limits. Blank: it is none. */
export const rentalIncome = rentals.money(
  'income',
  'Qualified business income from the rental',
  'Rental income after loss limits',
  ({ item, at, copy }) => {
    if (item.qbi === false) return null;
    return notBelowZero(at(propertyResult, copy)) + at(deductibleLoss, copy);
  },
);

const k1s = formWithCopies(
  'k1-qbi',
  'Qualified business income from Schedules K-1',
  ({ facts }) => facts.k1s,
  {
    name: 'Qualified business income from Schedules K-1',
    kind: 'rules',
    source: 'Instructions for Form 8995 (2024), line 1',
  },
);
export const k1QualifiedIncome = k1s.form;

/**
 * As the Schedule K-1 states it, but a loss only as far as basis, risk and Form 8582 let it count, and with losses of
 * earlier years that count now (Reg. 1.199A-3(b)(1)(iv)).
 */
export const k1Income = k1s.money(
  'income',
  'Qualified business income from the Schedule K-1',
  'Qualified business income from the partnership’s, S corporation’s, or estate’s statement',
  (reader) => {
    const { item, copy } = reader;
    const stated = exactDollars(item.qbi.income);
    if (stated === 0) return null;
    const { passiveIncome, passiveLoss, nonpassiveIncome, nonpassiveLoss } = shareOf(reader, item, copy);
    const pay =
      dollars(item.guaranteedPaymentsServices) +
      dollars(item.guaranteedPaymentsCapital) +
      dollars(item.otherPortfolioIncome);
    const counted = passiveIncome + nonpassiveIncome - pay - passiveLoss - nonpassiveLoss;
    const boxes =
      dollars(item.ordinaryIncome) +
      dollars(item.rentalIncome) +
      dollars(item.otherRentalIncome) -
      dollars(item.directDeductions);
    // A loss that waits takes its share of the stated loss along; one of earlier years is added.
    const own = counted > boxes && boxes < 0 ? (stated * counted) / boxes : stated + (counted - boxes);
    return own - partnerExpenses(item) - reader.at(k1Section179Deduction, copy);
  },
);

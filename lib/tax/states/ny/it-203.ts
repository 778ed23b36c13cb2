import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { careCredit, earnedIncomeCredit } from './credits';
import { it203Makers, residency } from './form';
import { incomeHere, newYorkAgi } from './income';
import { deduction, exemptions, householdCredit, residentCreditOn, stateTax } from './tax';

const { money, rate } = it203Makers;
export const makers = it203Makers;
export const stateTaxAll = stateTax;

export const federalColumn = money(
  '31',
  'Adjusted gross income',
  'New York adjusted gross income, federal amount column',
  ({ get }) => get(newYorkAgi),
);
export const newYorkColumn = money(
  '31 New York',
  'Adjusted gross income from New York',
  'New York adjusted gross income, New York State amount column',
  (reader) => incomeHere(reader, residency.isNonresident(reader) ? 0 : reader.get(residency.share)),
);
const deduction203 = money('33', 'Deduction', 'Standard or itemized deduction', ({ get }) => get(deduction));
const exemptions203 = money('35', 'Dependent exemptions', 'Dependent exemptions', ({ get }) =>
  blankIfZero(get(exemptions)),
);
const taxable203 = money('36', 'New York taxable income', 'New York taxable income', ({ get }) =>
  notBelowZero(get(federalColumn) - get(deduction203) - get(exemptions203)),
);
export const tax203 = money('38', 'New York State tax', 'New York State tax on line 37 amount', ({ get }) =>
  get(taxable203) === 0 ? 0 : get(stateTax),
);
export const household203 = money('39', 'Household credit', 'New York State household credit', ({ get }) =>
  blankIfZero(get(householdCredit)),
);
export const after203 = money('40', 'Tax less household credit', 'Subtract line 39 from line 38', ({ get }) =>
  notBelowZero(get(tax203) - get(household203)),
);
export const care203 = money(
  '41',
  'Child and dependent care credit',
  'New York State child and dependent care credit',
  ({ get }) => blankIfZero(get(careCredit)),
);
export const afterCare = money(
  '42',
  'Tax less child care credit',
  'Subtract line 41 from line 40',
  ({ get }) => notBelowZero(get(after203) - get(care203)),
);
export const earned203 = money(
  '43',
  'Earned income credit',
  'New York State earned income credit',
  ({ get }) => blankIfZero(get(earnedIncomeCredit)),
);
export const baseTax = money('44', 'Base tax', 'Base tax. Subtract line 43 from line 42', ({ get }) =>
  notBelowZero(get(afterCare) - get(earned203)),
);
export const percentage = rate(
  '45',
  'Income percentage',
  'New York State amount from line 31 divided by the federal amount from line 31, to four decimal places',
  ({ get }) => {
    const here = get(newYorkColumn);
    const all = get(federalColumn);
    if (here <= 0) return 0;
    return all <= 0 ? 1 : roundToPlaces(here / all, 4);
  },
);
export const allocated = money(
  '46',
  'Allocated New York State tax',
  'Multiply line 44 by the decimal on line 45',
  ({ get }) => get(baseTax) * get(percentage),
);
/** Only for the time as a resident. */
export const otherStates = money(
  '47',
  'Nonrefundable credits',
  'Resident credit for part-year residents',
  (reader) => {
    const { get } = reader;
    if (!residency.isPartYear(reader)) return null;
    return blankIfZero(
      smallerOf(residentCreditOn(reader, get(allocated), get(newYorkColumn)), get(allocated)),
    );
  },
);
export const totalTax = money('50', 'Total New York State taxes', 'Line 46 minus line 47', ({ get }) =>
  notBelowZero(get(allocated) - get(otherStates)),
);
/** Part-year residents have the rest of both credits paid out, in proportion to their New York income. */
export const partYearRefundable = money(
  '60',
  'Refundable credits',
  'Part-year resident: refundable part of the child and dependent care and earned income credits',
  (reader) => {
    const { get } = reader;
    if (!residency.isPartYear(reader)) return null;
    const rest = notBelowZero(get(care203) - get(after203)) + notBelowZero(get(earned203) - get(afterCare));
    return blankIfZero(roundHalfUp(rest * Math.min(1, get(percentage))));
  },
);
export const shareOfTax = money('38 share', 'New York share of the tax', 'Line 38 times line 45', ({ get }) =>
  blankIfZero(get(tax203) * get(percentage)),
);

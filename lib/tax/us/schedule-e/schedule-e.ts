import { addEntries, blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { makers } from './form';
import { listK1Royalties } from './k1-royalties';
import { royaltyNet } from './nonpassive';
import {
  deductibleLoss,
  depreciation,
  mortgageInterest,
  propertyResult,
  rents,
  royalties,
  totalExpenses,
} from './properties';
import { isRoyalty } from './rental-kinds';
import {
  estateIncomes,
  estateLosses,
  estatePassiveIncomes,
  estatePassiveLosses,
  nonpassiveIncomes,
  nonpassiveLosses,
  passiveIncomes,
  passiveLosses,
  section179Deductions,
} from './share-rows';

const { money, yesNo } = makers;

export const payments1099 = yesNo(
  'A',
  'Payments that require Form 1099',
  'Did you make any payments in 2024 that would require you to file Form(s) 1099?',
  ({ facts }) => (facts.rentals.length > 0 ? facts.realEstate.form1099Required : null),
);
export const filed1099 = yesNo(
  'B',
  'Forms 1099 filed',
  'If “Yes,” did you or will you file required Form(s) 1099?',
  ({ facts: { rentals, realEstate } }) =>
    rentals.length > 0 && realEstate.form1099Required ? realEstate.form1099Filed : null,
);

export const allRents = money(
  '23a',
  'Total rents',
  'Total of all amounts reported on line 3 for all rental properties',
  ({ each }) => blankIfZero(sum(each(rents))),
);
export const allRoyalties = money(
  '23b',
  'Total royalties',
  'Total of all amounts reported on line 4 for all royalty properties',
  ({ each }) => blankIfZero(sum(each(royalties))),
);
export const allMortgageInterest = money(
  '23c',
  'Total mortgage interest',
  'Total of all amounts reported on line 12 for all properties',
  ({ each }) => blankIfZero(sum(each(mortgageInterest))),
);
export const allDepreciation = money(
  '23d',
  'Total depreciation',
  'Total of all amounts reported on line 18 for all properties',
  ({ each }) => blankIfZero(sum(each(depreciation))),
);
export const allExpenses = money(
  '23e',
  'Total expenses',
  'Total of all amounts reported on line 20 for all properties',
  ({ each }) => blankIfZero(sum(each(totalExpenses))),
);

const hasPartOne = ({ facts }: TaxReader): boolean =>
  facts.rentals.length + listK1Royalties(facts).length > 0;

export const propertyIncome = money(
  '24',
  'Income',
  'Income. Add positive amounts shown on line 21. Do not include any losses',
  (reader) => (hasPartOne(reader) ? sum(reader.each(propertyResult).map(notBelowZero)) : null),
);
export const propertyLosses = money(
  '25',
  'Losses',
  'Losses. Add royalty losses from line 21 and rental real estate losses from line 22. Enter total losses here',
  (reader) => {
    const { facts, each, at } = reader;
    if (!hasPartOne(reader)) return null;
    const royaltyLosses = [...facts.rentals, ...listK1Royalties(facts)].map((rental, i) =>
      isRoyalty(rental) ? Math.min(0, at(propertyResult, i)) : 0,
    );
    return blankIfZero(sum(royaltyLosses) + sum(each(deductibleLoss)));
  },
);
export const propertyTotal = money(
  '26',
  'Rental and royalty income or loss',
  'Total rental real estate and royalty income or (loss). Combine lines 24 and 25',
  ({ entry }) => addEntries([entry(propertyIncome), entry(propertyLosses)]),
);

/** Lines 29b, 31, 34b and 36 hold positive amounts: the form prints the parentheses. */
const total = (number: string, label: string, instruction: string, column: () => typeof passiveIncomes) =>
  money(number, label, instruction, ({ each }) => blankIfZero(sum(each(column()))));

export const passiveShares = total(
  '29a h',
  'Passive income from partnerships and S corporations',
  'Totals, column (h): Passive income from Schedule K-1',
  () => passiveIncomes,
);
export const nonpassiveShares = total(
  '29a k',
  'Nonpassive income from partnerships and S corporations',
  'Totals, column (k): Nonpassive income from Schedule K-1',
  () => nonpassiveIncomes,
);
export const passiveShareLosses = total(
  '29b g',
  'Passive losses from partnerships and S corporations',
  'Totals, column (g): Passive loss allowed',
  () => passiveLosses,
);
export const nonpassiveShareLosses = total(
  '29b i',
  'Nonpassive losses from partnerships and S corporations',
  'Totals, column (i): Nonpassive loss allowed',
  () => nonpassiveLosses,
);
export const section179Share = total(
  '29b j',
  'Section 179 deductions from partnerships and S corporations',
  'Totals, column (j): Section 179 expense deduction',
  () => section179Deductions,
);
export const shareIncome = money(
  '30',
  'Income from partnerships and S corporations',
  'Add columns (h) and (k) of line 29a',
  ({ entry }) => addEntries([entry(passiveShares), entry(nonpassiveShares)]),
);
export const shareLosses = money(
  '31',
  'Losses from partnerships and S corporations',
  'Add columns (g), (i), and (j) of line 29b',
  ({ entry }) =>
    addEntries([entry(passiveShareLosses), entry(nonpassiveShareLosses), entry(section179Share)]),
);
const less = (amount: number | null) => (amount === null ? null : -amount);
export const shareTotal = money(
  '32',
  'Partnerships and S corporations',
  'Total partnership and S corporation income or (loss). Combine lines 30 and 31',
  ({ entry }) => addEntries([entry(shareIncome), less(entry(shareLosses))]),
);
export const passiveEstates = total(
  '34a d',
  'Passive income from estates and trusts',
  'Totals, column (d): Passive income from Schedule K-1',
  () => estatePassiveIncomes,
);
export const otherEstates = total(
  '34a f',
  'Other income from estates and trusts',
  'Totals, column (f): Other income from Schedule K-1',
  () => estateIncomes,
);
export const passiveEstateLosses = total(
  '34b c',
  'Passive deductions from estates and trusts',
  'Totals, column (c): Passive deduction or loss allowed',
  () => estatePassiveLosses,
);
export const otherEstateLosses = total(
  '34b e',
  'Other deductions from estates and trusts',
  'Totals, column (e): Deduction or loss from Schedule K-1',
  () => estateLosses,
);
export const estateIncome = money(
  '35',
  'Income from estates and trusts',
  'Add columns (d) and (f) of line 34a',
  ({ entry }) => addEntries([entry(passiveEstates), entry(otherEstates)]),
);
export const estateLoss = money(
  '36',
  'Deductions from estates and trusts',
  'Add columns (c) and (e) of line 34b',
  ({ entry }) => addEntries([entry(passiveEstateLosses), entry(otherEstateLosses)]),
);
export const estateTotal = money(
  '37',
  'Estates and trusts',
  'Total estate and trust income or (loss). Combine lines 35 and 36',
  ({ entry }) => addEntries([entry(estateIncome), less(entry(estateLoss))]),
);

export const supplementalIncome = money(
  '41',
  'Total income or loss',
  'Total income or (loss). Combine lines 26, 32, 37, 39, and 40. Enter the result here and on Schedule 1 (Form 1040), line 5',
  ({ entry }) => addEntries([entry(propertyTotal), entry(shareTotal), entry(estateTotal)]),
);

/** Royalties less their costs, and what passive activities bring in together (EIC Worksheet 1, lines 7 to 13). */
export const eicInvestmentIncome = money(
  'EIC',
  'Investment income for the earned income credit',
  'Income from royalties, rental of personal property, and passive activities (EIC Worksheet 1, lines 7 to 13)',
  (reader) => {
    const { facts, get } = reader;
    if (facts.rentals.length + facts.k1s.length === 0) return null;
    const royalty = royaltyNet(reader);
    const passive =
      get(propertyTotal) -
      royalty +
      get(passiveShares) +
      get(passiveEstates) -
      get(passiveShareLosses) -
      get(passiveEstateLosses);
    return blankIfZero(notBelowZero(royalty) + notBelowZero(passive));
  },
);

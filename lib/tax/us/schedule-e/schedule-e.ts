import { dollars } from '../../facts/cents';
import { addEntries, blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { makers } from './form';
import { royaltyNet } from './nonpassive';
import {
  deductibleLoss,
  depreciation,
  isRoyalty,
  mortgageInterest,
  propertyResult,
  rents,
  royalties,
  totalExpenses,
} from './properties';
import { royaltiesOfK1s, shareResult } from './shares';

const { money } = makers;

export const allRents = money(
  '23a',
  'All rents',
  'Total of all amounts reported on line 3 for all rental properties',
  ({ each }) => blankIfZero(sum(each(rents))),
);
/** Royalties on a Schedule K-1 stand here too (Instructions for Schedule E, line 4). */
export const allRoyalties = money(
  '23b',
  'All royalties',
  'Total of all amounts reported on line 4 for all royalty properties',
  ({ each, facts }) => blankIfZero(sum(each(royalties)) + dollars(royaltiesOfK1s(facts))),
);
export const allMortgageInterest = money(
  '23c',
  'All mortgage interest',
  'Total of all amounts reported on line 12 for all properties',
  ({ each }) => blankIfZero(sum(each(mortgageInterest))),
);
export const allDepreciation = money(
  '23d',
  'All depreciation',
  'Total of all amounts reported on line 18 for all properties',
  ({ each }) => blankIfZero(sum(each(depreciation))),
);
export const allExpenses = money(
  '23e',
  'All expenses',
  'Total of all amounts reported on line 20 for all properties',
  ({ each }) => blankIfZero(sum(each(totalExpenses))),
);

const hasPartOne = ({ facts }: TaxReader): boolean =>
  facts.rentals.length > 0 || dollars(royaltiesOfK1s(facts)) > 0;

export const propertyIncome = money(
  '24',
  'Income',
  'Income. Add positive amounts shown on line 21. Do not include any losses',
  (reader) =>
    hasPartOne(reader)
      ? sum(reader.each(propertyResult).map(notBelowZero)) + dollars(royaltiesOfK1s(reader.facts))
      : null,
);
export const propertyLosses = money(
  '25',
  'Losses',
  'Losses. Add royalty losses from line 21 and rental real estate losses from line 22. Enter total losses here',
  (reader) => {
    const { facts, each, at } = reader;
    if (facts.rentals.length === 0) return null;
    const royaltyLosses = facts.rentals.map((rental, i) =>
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

const shares = ({ facts }: TaxReader, ofEstates: boolean) =>
  facts.k1s.filter(({ entity }) => (entity === 'estate') === ofEstates).map(shareResult);

export const passiveShares = money(
  '29a h',
  'Passive income of partnerships and S corporations',
  'Totals, column (h): Passive income from Schedule K-1',
  (reader) => blankIfZero(sum(shares(reader, false).map(({ passive }) => passive))),
);
export const nonpassiveShares = money(
  '29a k',
  'Nonpassive income of partnerships and S corporations',
  'Totals, column (k): Nonpassive income from Schedule K-1',
  (reader) => blankIfZero(sum(shares(reader, false).map(({ nonpassive }) => nonpassive))),
);
export const shareIncome = money(
  '30',
  'Income of partnerships and S corporations',
  'Add columns (h) and (k) of line 29a',
  ({ entry }) => addEntries([entry(passiveShares), entry(nonpassiveShares)]),
);
/** Losses and section 179 of Schedules K-1 are refused, so line 31 is blank. */
export const shareTotal = money(
  '32',
  'Partnerships and S corporations',
  'Total partnership and S corporation income or (loss). Combine lines 30 and 31',
  ({ entry }) => entry(shareIncome),
);
export const estateIncome = money(
  '35',
  'Income of estates and trusts',
  'Add columns (d) and (f) of line 34a',
  (reader) => blankIfZero(sum(shares(reader, true).map(({ passive, nonpassive }) => passive + nonpassive))),
);
export const estateTotal = money(
  '37',
  'Estates and trusts',
  'Total estate and trust income or (loss). Combine lines 35 and 36',
  ({ entry }) => entry(estateIncome),
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
  'Royalties, rental of personal property and passive activities (EIC Worksheet 1, lines 7 to 13)',
  (reader) => {
    const { facts, get } = reader;
    if (facts.rentals.length + facts.k1s.length === 0) return null;
    const royalty = royaltyNet(reader);
    const passive = get(propertyTotal) - royalty + sum(facts.k1s.map((k1) => shareResult(k1).passive));
    return blankIfZero(notBelowZero(royalty) + notBelowZero(passive));
  },
);

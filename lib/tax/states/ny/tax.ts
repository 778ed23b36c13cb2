import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { ratio } from '../shared/income';
import { countDependents, filersOf } from '../shared/people';
import { rowOf } from '../shared/rates';
import { it201Makers, type NewYorkReader, residency } from './form';
import { federalAgi, newYorkAgi } from './income';
import { isClaimed, itemized, standardDeduction, taxOn } from './itemized';

const { money } = it201Makers;

/** Whatever is larger, whether or not the federal return itemizes. */
export const deduction = money(
  '34',
  'Deduction',
  'Enter your standard deduction or your itemized deduction',
  (reader) => {
    const { facts, get } = reader;
    const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'NY')?.itemize ?? 'auto';
    if (election === 'standard') return standardDeduction(reader);
    if (election === 'itemized') return get(itemized);
    return largerOf(standardDeduction(reader), get(itemized));
  },
);
export const afterDeduction = money(
  '35',
  'Income minus deduction',
  'Subtract line 34 from line 33',
  ({ get }) => notBelowZero(get(newYorkAgi) - get(deduction)),
);
export const exemptions = money('36', 'Dependent exemptions', 'Dependent exemptions', (reader) =>
  blankIfZero(countDependents(reader) * reader.law.deduction.dependent),
);
export const taxableIncome = money(
  '37',
  'Taxable income',
  'Taxable income. Subtract line 36 from line 35',
  ({ get }) => notBelowZero(get(afterDeduction) - get(exemptions)),
);

export const stateTax = money('39', 'New York State tax', 'NYS tax on line 38 amount', (reader) =>
  taxOn(reader, reader.get(taxableIncome)),
);

/** Table 1 for single filers, table 2 for families; separate filers take half of table 2 on the income of both. */
export const householdCredit = money(
  '40',
  'Household credit',
  'NYS household credit (table 1, 2, or 3)',
  (reader) => {
    const { facts, get, law } = reader;
    if (isClaimed(reader)) return null;
    const { single, family, perPerson } = law.householdCredit;
    const own = get(federalAgi);
    if (facts.filingStatus === 'single') return blankIfZero(rowOf(own, single).amount);
    const spouse = facts.states.NY.spouseFederalAgi;
    const separate = facts.filingStatus === 'mfs';
    if (separate && spouse === null) return null;
    const income = own + (separate && spouse !== null ? roundHalfUp(exactDollars(spouse)) : 0);
    const others = countDependents(reader) + (separate ? 1 : filersOf(facts) - 1);
    const credit = rowOf(income, family).amount + others * rowOf(income, perPerson).amount;
    return blankIfZero(separate ? roundHalfUp(credit / 2) : credit);
  },
);

/** State by state the smaller of its tax and New York's tax on that part of the income (Form IT-112-R). */
export const residentCreditOn = (
  { facts }: Pick<NewYorkReader, 'facts'>,
  tax: number,
  income: number,
): number => {
  let credit = 0;
  for (const { income: taxed, taxAfterCredits } of facts.otherStateTaxes)
    credit += Math.min(
      exactDollars(taxAfterCredits),
      tax * roundToPlaces(ratio(exactDollars(taxed), income), 4),
    );
  return roundHalfUp(credit);
};
export const residentCredit = money('41', 'Resident credit', 'Resident credit', (reader) => {
  const { get } = reader;
  if (!residency.isResident(reader)) return null;
  return blankIfZero(
    smallerOf(
      residentCreditOn(reader, get(stateTax), get(newYorkAgi)),
      notBelowZero(get(stateTax) - get(householdCredit)),
    ),
  );
});
export const nonrefundable = money(
  '43',
  'Credits',
  'Add lines 40, 41, and 42',
  ({ get }) => get(householdCredit) + get(residentCredit),
);
export const afterCredits = money(
  '44',
  'Tax after credits',
  'Subtract line 43 from line 39. If line 43 is more than line 39, leave blank',
  ({ get }) => notBelowZero(get(stateTax) - get(nonrefundable)),
);
export const totalStateTax = money('46', 'Total New York State taxes', 'Add lines 44 and 45', ({ get }) =>
  get(afterCredits),
);

import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { asCents, addCents, centsOf, dollars, dollarsOf, exactDollars } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { socialSecurity, socialSecurityTaxable, taxExemptInterest } from '../../us/form-1040/income';
import { earnedIncomeCredit as federalEarnedCredit } from '../../us/form-1040/payments';
import { agi } from '../../us/form-1040/taxable-income';
import { childCount } from '../../us/eic/eligibility';
import { earnedIncome } from '../../us/eic/earned-income';
import {
  creditRate,
  ownEarnedIncome,
  qualifiedExpenses,
  spouseEarnedIncome,
} from '../../us/form-2441/form-2441';
import { excluded } from '../../us/form-2441/part-3';
import { deductibleHalf } from '../../us/schedule-se/schedule-se';
import { giftsDeducted, interestDeducted, medicalDeduction } from '../../us/schedule-a/schedule-a';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { taxFromTable } from '../shared/rates';
import { form, income, makers, residency, type WisconsinReader } from './form';
import { partHere, standardDeduction, taxableIncome } from './income';

const { money } = makers;

export const tax = money(
  '12',
  'Tax',
  'Tax from the table or worksheet. On Form 1NPR, multiply by the ratio',
  (reader) => {
    const { facts, get, law } = reader;
    return (
      taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table) * partHere(reader)
    );
  },
);
/** 5% of federal medical expenses, interest and gifts over the Wisconsin standard deduction. Taxes don't count. */
export const itemizedCredit = money(
  '13',
  'Itemized deduction credit',
  'From Schedule 1: 5% of medical expenses, interest, and gifts over the standard deduction',
  (reader) => {
    const { get, law } = reader;
    const deducted = get(medicalDeduction) + get(interestDeducted) + get(giftsDeducted);
    return blankIfZero(
      notBelowZero(deducted - get(standardDeduction)) * law.itemizedCredit.rate * partHere(reader),
    );
  },
);
const homesHere = (facts: ReturnInput, use: 'own' | 'rent') =>
  facts.homes.filter(
    (home) => home.state.toUpperCase() === 'WI' && home.use === use && !home.propertyTaxExempt,
  );
/** Property tax paid, and the part of the rent that stands for it: less where the rent pays the heat. */
const taxesOfHome = ({ facts, law }: WisconsinReader): number => {
  const { rentShare, rentShareWithHeat } = law.propertyTaxCredit;
  const rent = homesHere(facts, 'rent').reduce(
    (total, home) =>
      total +
      exactDollars(home.rent) * (home.share ?? 1) * (home.heatIncluded ? rentShareWithHeat : rentShare),
    0,
  );
  const owned = addCents(homesHere(facts, 'own'), (home) =>
    asCents(Math.round(centsOf(home.propertyTax) * (home.share ?? 1))),
  );
  return rent + exactDollars(owned);
};
export const propertyTaxCredit = money(
  '16',
  'School property tax credit',
  'Renters and homeowners: 12% of property tax or the rent equivalent, up to $300',
  (reader) => {
    const { facts, law } = reader;
    if (residency.isNonresident(reader)) return null;
    const { rate, most } = law.propertyTaxCredit;
    return blankIfZero(smallerOf(taxesOfHome(reader) * rate, most[facts.filingStatus]));
  },
);
export const careCredit = money(
  '14',
  'Additional child and dependent care credit',
  'From Schedule WI-2441: expenses, up to $10,000 or $20,000, times the federal percentage',
  (reader) => {
    const { facts, get, entry, law } = reader;
    if (entry(qualifiedExpenses) === null) return null;
    const { one, more } = law.careCredit;
    const paid = dollarsOf(facts.childCare.persons, ({ expenses }) => expenses);
    const people = facts.childCare.persons.filter(({ expenses }) => centsOf(expenses) > 0).length;
    const base = smallerOf(paid, (people > 1 ? more : one) - get(excluded));
    const limited = smallerOf(base, smallerOf(get(ownEarnedIncome), get(spouseEarnedIncome)));
    return blankIfZero(notBelowZero(limited) * get(creditRate) * partHere(reader));
  },
);
/** 3% of what the spouse with less earned, on Schedule 2. */
export const marriedCredit = money(
  '18',
  'Married couple credit',
  'From Schedule 2: 3% of the lower-earning spouse’s earned income, up to $480',
  (reader) => {
    const { facts, at, law } = reader;
    if (facts.filingStatus !== 'mfj' || filersOf(facts) < 2) return null;
    const lines = residency.isResident(reader) ? income.all : income.here;
    const earned = (i: number) =>
      at(lines.wages, i) + at(lines.business, i) + at(lines.farm, i) - at(deductibleHalf, i);
    const smaller = notBelowZero(smallerOf(earned(0), earned(1)));
    return blankIfZero(smallerOf(law.marriedCredit.most, smaller * law.marriedCredit.rate));
  },
);
/** Schedule OS compares the other state's tax with what is left after the lines above it. */
export const taxBeforeOtherStates = form('wi-credits', 'Order of Credits', { kind: 'rules' }).money(
  '1',
  'Tax before the credit for tax paid to other states',
  'Line 12 minus lines 13, 14, 16, and 18. If less than zero, enter 0',
  ({ get }) =>
    notBelowZero(
      get(tax) - get(itemizedCredit) - get(careCredit) - get(propertyTaxCredit) - get(marriedCredit),
    ),
);
/** For residents of the whole year with children: a share of the federal credit by their number. */
export const earnedIncomeCredit = money(
  '30',
  'Earned income credit',
  '4%, 11%, or 34% of the federal credit for one, two, or three or more children',
  (reader) => {
    const { get, law } = reader;
    if (!residency.isResident(reader)) return null;
    return blankIfZero(get(federalEarnedCredit) * (law.earnedIncomeCredit.byChildren[get(childCount)] ?? 0));
  },
);

const scheduleH = form('wi-schedule-h', 'Homestead Credit', {
  name: 'Schedule H',
  attachedWhen: ({ entry }) => entry(homesteadCredit) !== null,
});
export const householdIncome = scheduleH.money(
  '12',
  'Household income',
  'All income, including Social Security, minus $500 for each dependent',
  (reader) => {
    const { facts, get, law } = reader;
    return notBelowZero(
      get(agi) +
        get(socialSecurity) -
        get(socialSecurityTaxable) +
        get(taxExemptInterest) +
        dollars(facts.states.WI.homestead.householdIncome) -
        countDependents(reader) * law.homestead.dependent,
    );
  },
);
/** Residents of the whole year who are 62, disabled or earn something. */
export const homesteadCredit = scheduleH.money(
  '19',
  'Homestead credit',
  '80% of allowable property tax or rent over the amount for your income',
  (reader) => {
    const { facts, get, law } = reader;
    const { incomeLimit, reductionStart, reductionRate, mostTax, rate, age, adult } = law.homestead;
    if (!residency.isResident(reader) || get(householdIncome) >= incomeLimit) return null;
    if (facts.taxpayer.claimableAsDependent || !isAtLeast(facts, facts.taxpayer, adult)) return null;
    if (facts.filingStatus === 'mfs' && !facts.livedApartAllYear) return null;
    const mayClaim =
      get(earnedIncome) > 0 ||
      countFilers(facts, (person) => person.permanentlyDisabled || isAtLeast(facts, person, age)) > 0;
    if (!mayClaim) return null;
    const counted = smallerOf(taxesOfHome(reader), mostTax);
    const reduction = notBelowZero(get(householdIncome) - reductionStart) * reductionRate;
    return blankIfZero(notBelowZero(counted - reduction) * rate);
  },
);
export { scheduleH };

import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { centsOf, dollars, dollarsOf, exactDollars } from '../../facts/cents';
import { isChildOfHome, isDependent, isTaxCreditChild } from '../../us/dependents/tests';
import { earnedIncomeForChildCredit } from '../../us/eic/earned-income';
import { creditRate, ownEarnedIncome, spouseEarnedIncome } from '../../us/form-2441/form-2441';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { qualifiedExpenses } from '../../us/form-2441/form-2441';
import { socialSecurity, socialSecurityTaxable, taxExemptInterest } from '../../us/form-1040/income';
import { creditLimit } from '../../us/schedule-8812/credit-limit';
import { allPayrollTaxes, creditsAlreadyTaken } from '../../us/schedule-8812/part-2';
import { countFilers, isAtLeast } from '../shared/people';
import { rowOf } from '../shared/rates';
import { creditMakers, type NewYorkReader, residency } from './form';
import { federalAgi, newYorkAgi } from './income';
import { tuition, tuitionCreditOf } from './itemized';
import { householdCredit, stateTax } from './tax';

const { money, rate } = creditMakers;

/** Who was cared for (IRC 21(b)(1)): children under 13 at home, others who can't care for themselves, and a spouse. */
function carePersons({ facts, at }: Pick<NewYorkReader, 'facts' | 'at'>) {
  const qualifies = facts.dependents.map((person, i) => {
    if (person.idType === 'none') return false;
    if (person.unableToCareForSelf) return at(isDependent, i);
    const young = person.dateOfBirth > `${facts.taxYear - 13}-01-01`;
    return young && at(isChildOfHome, i) && (at(isDependent, i) || person.releasedToOtherParent);
  });
  const spouse = facts.filingStatus === 'mfj' && facts.childCare.persons.some((person) => person.spouse);
  const paid = facts.childCare.persons.filter(({ dependentIndex }) =>
    dependentIndex === undefined ? spouse : qualifies[dependentIndex],
  );
  return {
    number: qualifies.filter(Boolean).length + (spouse ? 1 : 0),
    expenses: dollarsOf(paid, ({ expenses }) => expenses),
  };
}

/** Children for the federal credit as it was in 2017: under 17, with a number. */
export const children = creditMakers.count(
  '1',
  'Children under 17',
  'Form IT-213, line 4: qualifying children',
  ({ each }) => each(isTaxCreditChild).filter(Boolean).length,
);
export const federalChildCredit = money(
  '2',
  'Child tax credit under 2017 law',
  'Form IT-213, worksheets A and B: child tax credit and additional child tax credit',
  ({ get, facts, law }) => {
    const { full, limit, per, lessPer, earnedOver, earnedShare } = law.childCredit;
    const number = get(children);
    const excess = notBelowZero(get(federalAgi) - limit[facts.filingStatus]);
    const before = notBelowZero(number * full - Math.ceil(excess / per) * lessPer);
    const taken = smallerOf(before, get(creditLimit));
    const byEarnings = notBelowZero(get(earnedIncomeForChildCredit) - earnedOver) * earnedShare;
    const byTaxes = number >= 3 ? notBelowZero(get(allPayrollTaxes) - get(creditsAlreadyTaken)) : 0;
    return taken + smallerOf(before - taken, largerOf(byEarnings, byTaxes));
  },
);
export const childCredit = money(
  '3',
  'Empire State child credit',
  'Form IT-213: 33% of line 2 or, up to the income limit, $100 for each child, whichever is greater',
  (reader) => {
    const { get, facts, law } = reader;
    if (!residency.isResident(reader)) return null;
    const { share, least, limit } = law.childCredit;
    const credit = roundHalfUp(get(federalChildCredit) * share);
    const within = get(federalAgi) <= limit[facts.filingStatus];
    return blankIfZero(within ? largerOf(credit, get(children) * least) : credit);
  },
);

/** New York's own limits on expenses grow up to five persons. */
export const careExpenses = money(
  '4',
  'Qualified care expenses',
  'Form IT-216: expenses up to the New York limit, but not more than earned income (the lower-earning spouse’s on a joint return)',
  (reader) => {
    const { get, law } = reader;
    if (get(qualifiedExpenses) === 0) return null;
    const { number, expenses } = carePersons(reader);
    const { most } = law.careCredit;
    const limit = most[Math.min(number, most.length) - 1] ?? 0;
    const paid = number > 2 ? Math.min(expenses, limit) : get(qualifiedExpenses);
    return Math.min(paid, get(ownEarnedIncome), get(spouseEarnedIncome));
  },
);
export const careShare = rate(
  '5',
  'Share of the federal credit',
  'Form IT-216, line 14: decimal based on New York adjusted gross income',
  ({ get, law }) => {
    const income = get(newYorkAgi);
    const part = (from: number) => Math.min(15_000, notBelowZero(from - income)) / 15_000;
    const base = income <= 40_000 ? 1 + 0.1 * part(40_000) : 0.2 + 0.8 * part(65_000);
    return roundToPlaces(base * rowOf(income, law.careCredit.multiplier, false).amount, 4);
  },
);
export const careCredit = money(
  '6',
  'Child and dependent care credit',
  'Form IT-216: expenses times the federal decimal, times line 5',
  ({ get }) => blankIfZero(get(careExpenses) * get(creditRate) * get(careShare)),
);
export const earnedIncomeCredit = money(
  '7',
  'Earned income credit',
  'Form IT-215: 30% of the federal credit, minus the household credit used to reduce your tax',
  ({ get, law }) =>
    blankIfZero(
      notBelowZero(
        roundHalfUp(get(federalCredit) * law.earnedIncomeCredit.share) -
          smallerOf(get(householdCredit), get(stateTax)),
      ),
    ),
);

/** Income of everybody in the home, taxed or not. */
export const householdIncome = money(
  '8',
  'Household gross income',
  'Form IT-214, line 16: household gross income',
  ({ get, facts }) =>
    notBelowZero(
      get(federalAgi) +
        get(socialSecurity) -
        get(socialSecurityTaxable) +
        get(taxExemptInterest) +
        dollars(facts.states.NY.nontaxableHouseholdIncome),
    ),
);
export const propertyCredit = money(
  '9',
  'Real property tax credit',
  'Form IT-214: half of the property tax over a percentage of income, up to the table amount',
  (reader) => {
    const { facts, get, law } = reader;
    const rules = law.propertyCredit;
    const income = get(householdIncome);
    if (!residency.isResident(reader) || income > rules.incomeLimit) return null;
    if (facts.taxpayer.claimableAsDependent) return null;
    let tax = 0;
    for (const home of facts.homes) {
      if (home.state.toUpperCase() !== 'NY' || home.propertyTaxExempt || home.use === 'nursingHome') continue;
      if (home.use === 'rent') {
        if (exactDollars(home.rent) > (rules.rentLimit * home.months) / 12) return null;
        tax += exactDollars(home.rent) * rules.rentShare;
      } else {
        const { homeValue } = facts.states.NY;
        if (homeValue === null || centsOf(homeValue) > rules.homeValueLimit * 100) return null;
        tax += exactDollars(home.propertyTax);
      }
    }
    const excess = notBelowZero(tax - roundHalfUp(income * rowOf(income, rules.excess).amount));
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, rules.age)) > 0;
    const thousands = notBelowZero(Math.ceil(income / 1_000) - 1);
    const most = aged
      ? rules.mostAged - thousands * rules.lessPerThousandAged
      : rules.most - thousands * rules.lessPerThousand;
    return blankIfZero(smallerOf(excess * rules.rate, most));
  },
);
export const tuitionCredit = money(
  '10',
  'College tuition credit',
  'Form IT-272: for each undergraduate, 4% of up to $10,000 of expenses, or if expenses are under $5,000, the expenses up to $200',
  (reader) => (reader.entry(tuition) === null ? blankIfZero(tuitionCreditOf(reader)) : null),
);

import { blankIfZero, countTrue, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { centsOf, dollars, exactDollars } from '../../facts/cents';
import { isEarnedIncomeChild } from '../../us/dependents/tests';
import { assume } from '../../us/form';
import {
  capitalGain,
  socialSecurity as allBenefits,
  socialSecurityTaxable,
  taxExemptInterest,
  totalIncome,
} from '../../us/form-1040/income';
import { earnedIncomeCredit as federalEic } from '../../us/form-1040/payments';
import { businessIncome } from '../../us/schedule-1/income';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { isUnder } from '../../us/ages';
import { ageKeepsFromCredit } from '../shared/earned-credit';
import { sixMonths } from '../shared/residency';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf } from '../shared/rates';
import { form, makers, type NewMexicoReader, residency } from './form';
import { federalAgi } from './income';
import { newMexico2024 } from './law';

const { money } = makers;

export const pitRc = form('nm-pit-rc', 'New Mexico Rebate and Credit Schedule', {
  name: 'Form PIT-RC',
  attachedWhen: 'anyEntry',
});

/**
 * At home in New Mexico at any time of the year, also of somebody who left, and not somebody else's dependent (PIT-1
 * Instructions (2025), "Refunds, Rebates, and Credits": a resident during the tax year; N.M. Stat. 7-2-18.15 and 7-2-18.34).
 */
export const mayClaim = (reader: NewMexicoReader): boolean =>
  !reader.facts.taxpayer.claimableAsDependent && !residency.isNonresident(reader);
/** There for six months, too: what the rebates of PIT-RC ask. */
const mayClaimRebates = (reader: NewMexicoReader): boolean => {
  const { facts, each } = reader;
  const stated = facts.states.NM.physicalPresenceDays;
  const days = stated ?? Math.max(...each(residency.days));
  return mayClaim(reader) && days >= sixMonths;
};

/** Income of every kind, without losses (lines 3 to 10). */
export const modifiedGrossIncome = pitRc.money(
  '11',
  'Modified gross income',
  'Modified gross income: all household income, not including losses',
  ({ facts, get }) =>
    notBelowZero(
      get(totalIncome) -
        Math.min(0, get(capitalGain)) -
        Math.min(0, get(businessIncome)) +
        get(allBenefits) -
        get(socialSecurityTaxable) +
        get(taxExemptInterest) +
        dollars(facts.states.NM.publicAssistance),
    ),
);
export const comprehensiveRebate = pitRc.money(
  '14',
  'Low Income Comprehensive Tax Rebate',
  'Low Income Comprehensive Tax Rebate, based on modified gross income and exemptions',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.comprehensiveRebate;
    if (!mayClaimRebates(reader) || get(modifiedGrossIncome) > rule.incomeLimit) return null;
    const exemptions =
      filersOf(facts) +
      countDependents(reader) +
      countFilers(facts, (person) => isAtLeast(facts, person, law.aged.age)) * rule.forAge +
      countFilers(facts, ({ blind }) => blind) * rule.forBlind;
    const rows = rule.amounts[Math.min(exemptions, rule.amounts.length) - 1] ?? [];
    let found = 0;
    for (const [over, amount] of rows) if (over === 0 || get(modifiedGrossIncome) > over) found = amount;
    return blankIfZero(facts.filingStatus === 'mfs' ? roundHalfUp(found / 2) : found);
  },
);
export const propertyTaxRebate = pitRc.money(
  '19',
  'Property tax rebate',
  'Property tax rebate for persons 65 or older: property tax and 6% of rent over the maximum liability',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.propertyTaxRebate;
    if (
      !mayClaimRebates(reader) ||
      get(modifiedGrossIncome) > rule.incomeLimit ||
      countFilers(facts, (person) => isAtLeast(facts, person, law.aged.age)) === 0
    )
      return null;
    let paid = 0;
    for (const home of facts.homes) {
      if (home.state.toUpperCase() !== 'NM') continue;
      const share = home.share ?? 1;
      paid +=
        home.use === 'own'
          ? (centsOf(home.propertyTax) / 100) * share
          : (centsOf(home.rent) / 100) * share * rule.rentShare;
    }
    const borne = rowOf(get(modifiedGrossIncome), rule.borne).tax;
    return blankIfZero(smallerOf(notBelowZero(roundHalfUp(paid) - borne), rule.most[facts.filingStatus]));
  },
);
/** 40 percent of what each child under 15 cost, less the federal credit. */
export const dayCareCredit = pitRc.money(
  '22',
  'Child day care credit',
  'New Mexico child day care credit, minus the federal credit',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.dayCare;
    if (!mayClaim(reader) || get(modifiedGrossIncome) > rule.incomeLimit) return null;
    const byChild = new Map<number, number>();
    for (const { dependentIndex, expenses } of facts.childCare.persons)
      if (typeof dependentIndex === 'number')
        byChild.set(dependentIndex, (byChild.get(dependentIndex) ?? 0) + exactDollars(expenses));
    let credit = 0;
    for (const [index, paid] of byChild) {
      const child = facts.dependents[index];
      if (child && isUnder(child.dateOfBirth, rule.underAge, facts.taxYear))
        credit += Math.min(rule.eachMost, paid * rule.share);
    }
    const left = notBelowZero(roundHalfUp(Math.min(rule.most, credit)) - get(federalCareCredit));
    return blankIfZero(facts.filingStatus === 'mfs' ? roundHalfUp(left / 2) : left);
  },
);
export const medicalCredit = pitRc.money(
  '23',
  'Refundable medical care credit',
  'Refundable medical care credit for persons 65 or older',
  (reader) => {
    const { facts, law } = reader;
    const large = exactDollars(facts.states.NM.medicalExpense) >= law.medical.largeExpense;
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, law.aged.age)) > 0;
    if (!mayClaim(reader) || !large || !aged) return null;
    return facts.filingStatus === 'mfs' ? law.medical.credit / 2 : law.medical.credit;
  },
);
export const childCredit = pitRc.money(
  '25',
  'Child income tax credit',
  'Child income tax credit for each qualifying child, based on federal adjusted gross income',
  (reader) => {
    const { facts, get, each, law } = reader;
    if (!mayClaim(reader)) return null;
    const credit =
      countTrue(each(isEarnedIncomeChild)) * rowOf(get(federalAgi), law.childCredit.amounts).each;
    return blankIfZero(facts.filingStatus === 'mfs' ? roundHalfUp(credit / 2) : credit);
  },
);
export const rebates = money(
  '24',
  'Rebates and credits',
  'Total claimed on Form PIT-RC, Rebate and Credit Schedule',
  ({ get }) =>
    blankIfZero(
      get(comprehensiveRebate) +
        get(propertyTaxRebate) +
        get(dayCareCredit) +
        get(medicalCredit) +
        get(childCredit),
    ),
);
/** New Mexico gives it from 18 on, where the federal credit of people without children asks for 25. */
const fromEighteen = assume('If the earned income credit were available from age 18', {
  law: (law) => ({
    ...law,
    earnedIncome: { ...law.earnedIncome, minimumAge: newMexico2024.workingFamilies.minimumAge },
  }),
});
export const workingFamiliesCredit = money(
  '25',
  'Working families tax credit',
  'Working families tax credit: 25% of the federal earned income credit',
  (reader) => {
    if (!mayClaim(reader)) return null;
    const federal = ageKeepsFromCredit(reader)
      ? reader.proForma(fromEighteen, federalEic)
      : reader.get(federalEic);
    return blankIfZero(federal * reader.law.workingFamilies.share);
  },
);

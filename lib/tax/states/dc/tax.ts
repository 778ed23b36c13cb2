import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { earnedIncome } from '../../us/eic/earned-income';
import {
  hasAllowedStatus,
  hasMainHomeInUs,
  hasValidNumbers,
  investmentIncome,
  meetsRulesWithoutChild,
} from '../../us/eic/eligibility';
import { isDependent, isEarnedIncomeChild } from '../../us/dependents/tests';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { isBarred } from '../../us/form-8862/reclaimed';
import { careCredit as federalCareCredit } from '../../us/form-2441/form-2441';
import { creditForOtherStates } from '../shared/other-states-credit';
import { ageAtYearEnd, countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf, taxBySteps, taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { calculations, type DistrictReader, makers, residency, scheduleH } from './form';
import {
  collegeSavings,
  deduction,
  districtAgi,
  federalAgi,
  ownIncome,
  refunds,
  taxableIncome,
} from './income';

const { money } = makers;

const taxOn = (amount: number, { law }: Pick<DistrictReader, 'law'>) =>
  taxFromTable(amount, law.tax.steps, law.tax.table);

/** Both spouses apart on one return. They share the deduction out as they like, which here means to the lowest tax. */
export const separateTax = calculations.money(
  'J',
  'Tax figured separately for each spouse',
  'Calculation J: tax on each spouse’s income, with the deduction divided between them',
  (reader) => {
    const { facts, each, get } = reader;
    if (filersOf(facts) < 2 || residency.isNonresident(reader)) return null;
    const [own = 0, other = 0] = each(ownIncome);
    const first = own - get(refunds) - get(collegeSavings);
    const all = get(deduction);
    // Equal taxable incomes leave the least in the higher steps.
    const target = (first + other - all) / 2;
    const ofFirst = Math.min(all, Math.max(0, first - target));
    // By the schedule: where in a row of the table each lands is up to the couple.
    const bySchedule = (amount: number) => taxBySteps(notBelowZero(amount), reader.law.tax.steps);
    return bySchedule(first - ofFirst) + bySchedule(other - (all - ofFirst));
  },
);
const separateElection = ({ facts }: DistrictReader) =>
  facts.stateFiling.find(({ state }) => state.toUpperCase() === 'DC')?.separateOnSameReturn ?? null;

export const incomeTax = money(
  '20',
  'Tax',
  'Tax from the tax table or schedule. Couples can figure it separately on the same return',
  (reader) => {
    const { get, entry } = reader;
    const joint = taxOn(get(taxableIncome), reader);
    const apart = entry(separateTax);
    const election = separateElection(reader);
    if (apart === null || election === false) return joint;
    return election === true ? apart : Math.min(joint, apart);
  },
);
const share = (reader: DistrictReader) => reader.get(residency.share);

export const careCredit = money(
  '21',
  'Child and dependent care credit',
  'Credit for child and dependent care expenses: 32% of the federal credit',
  (reader) => {
    if (residency.isNonresident(reader)) return null;
    const { get, law } = reader;
    return blankIfZero(roundHalfUp(get(federalCareCredit) * law.careCredit.share * share(reader)));
  },
);
export const otherStateCredit = money(
  '22',
  'Credit for tax paid to other states',
  'Nonrefundable credits from Schedule U: income tax paid to other states',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, { tax: reader.get(incomeTax), income: reader.get(districtAgi) }),
        ),
);
export const nonrefundable = money(
  '23',
  'Nonrefundable credits',
  'Total nonrefundable credits, but not more than the tax',
  ({ get }) => blankIfZero(smallerOf(get(careCredit) + get(otherStateCredit), get(incomeTax))),
);
export const taxAfterCredits = money(
  '24',
  'Tax after nonrefundable credits',
  'Subtract nonrefundable credits from tax',
  ({ get }) => get(incomeTax) - get(nonrefundable),
);

/** Without a child: the federal credit up to a higher income (D.C. Code 47-1806.04(f)(1)(C)). */
const creditAlone = ({ get, facts, law }: DistrictReader): number => {
  const { rate, most, phaseOutFrom, phaseOutRate, investmentLimit } = law.earnedIncomeCredit.alone;
  const allowed =
    get(earnedIncome) > 0 &&
    get(hasValidNumbers) &&
    get(hasAllowedStatus) &&
    get(investmentIncome) <= investmentLimit &&
    get(meetsRulesWithoutChild) &&
    get(hasMainHomeInUs) &&
    !isBarred(facts, 'eic');
  if (!allowed) return 0;
  const over = notBelowZero(Math.max(get(earnedIncome), get(federalAgi)) - phaseOutFrom);
  return notBelowZero(Math.min(get(earnedIncome) * rate, most) - over * phaseOutRate);
};
export const earnedCredit = money(
  '27',
  'Earned income credit',
  'DC Earned Income Tax Credit: 70% of the federal credit with a qualifying child',
  (reader) => {
    if (residency.isNonresident(reader)) return null;
    const { each, get, law } = reader;
    const credit = each(isEarnedIncomeChild).some(Boolean)
      ? get(federalCredit) * law.earnedIncomeCredit.withChild
      : creditAlone(reader);
    return blankIfZero(roundHalfUp(credit * share(reader)));
  },
);

/** Property tax paid, or 20% of the rent, whichever is more. */
export const propertyTaxPaid = scheduleH.money(
  '2',
  'Property tax or share of rent',
  'Property tax paid, or rent paid multiplied by 0.20',
  ({ facts, law }) => {
    let tax = 0;
    let rent = 0;
    for (const home of facts.homes) {
      if (home.state.toUpperCase() !== 'DC' || home.propertyTaxExempt) continue;
      if (home.use === 'rent') rent += exactDollars(home.rent) * (home.share ?? 1);
      else tax += exactDollars(home.propertyTax) * (home.share ?? 1);
    }
    return blankIfZero(Math.max(tax, rent * law.propertyCredit.ofRent));
  },
);
export const propertyCredit = scheduleH.money(
  '11',
  'Property tax credit',
  'Property tax minus a percentage of federal adjusted gross income, up to $1,375',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.propertyCredit;
    if (!residency.isResident(reader)) return null;
    if (
      countFilers(
        facts,
        (person) => person.claimableAsDependent && !isAtLeast(facts, person, rule.claimedFromAge),
      ) > 0
    )
      return null;
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) > 0;
    const own = notBelowZero(get(federalAgi));
    if (own > (aged ? rule.limitAged : rule.limit)) return null;
    const part = aged ? rule.shareAged : rowOf(own, rule.shares, false).share;
    return blankIfZero(smallerOf(notBelowZero(get(propertyTaxPaid) - roundHalfUp(own * part)), rule.most));
  },
);
export const propertyCreditTaken = money(
  '28',
  'Property tax credit',
  'Property Tax Credit from Schedule H',
  ({ get }) => blankIfZero(get(propertyCredit)),
);
/** $1,160 at most for each child under 4 by the end of the year. */
export const childCareCredit = money(
  '29',
  'Keep Child Care Affordable credit',
  'Refundable credits from Schedule U: early learning credit from Schedule ELC',
  (reader) => {
    const { facts, at, get, law } = reader;
    const { each, belowAge, incomeLimit } = law.childCareCredit;
    if (!residency.isResident(reader) || get(taxableIncome) > incomeLimit[facts.filingStatus]) return null;
    let credit = 0;
    for (const { dependentIndex, paid } of facts.states.DC.keepChildCareAffordable) {
      const child = facts.dependents[dependentIndex];
      if (!child || !at(isDependent, dependentIndex)) continue;
      if (ageAtYearEnd(facts, child.dateOfBirth) < belowAge) credit += Math.min(each, exactDollars(paid));
    }
    return blankIfZero(roundHalfUp(credit));
  },
);
export const refundable = money(
  '30',
  'Total refundable credits',
  'Add lines 27, 28, and 29',
  ({ get }) => get(earnedCredit) + get(propertyCreditTaken) + get(childCareCredit),
);

export const settlement = makeSettlement(makers, {
  code: 'DC',
  due: [taxAfterCredits],
  credits: [refundable],
  withheld: '31',
  payments: [
    { number: '32', label: 'Estimated tax and last year’s overpayment', of: ['estimated', 'applied'] },
    { number: '33', label: 'Extension and other payments', of: ['extension', 'otherWithholding'] },
  ],
  total: '36',
  overpaid: '38',
  donated: '41',
  applied: '39',
  refund: '43',
  owed: '42',
});

export const hasSurvivorPension = ({ facts, law }: DistrictReader): boolean =>
  facts.retirement.some(({ planKind, owner }) => {
    const person = owner === 'taxpayer' ? facts.taxpayer : facts.spouse;
    return planKind === 'survivor' && person !== null && isAtLeast(facts, person, law.survivors.age);
  });

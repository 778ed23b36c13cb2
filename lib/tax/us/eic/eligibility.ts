import { countTrue, notBelowZero, smallerOf } from '../../engine/verbs';
import { type Person } from '../../facts/household';
import { hasReached, isUnder } from '../ages';
import { covers } from '../coverage';
import { isChildOfHome, isEarnedIncomeChild } from '../dependents/tests';
import { listFilers } from '../filers';
import { form, type TaxReader } from '../form';
import { capitalGain, ordinaryDividends, taxableInterest, taxExemptInterest } from '../form-1040/income';
import { childrenExemptInterest, childrenInvestmentIncome } from '../form-8814/form-8814';
import { files2555 } from '../form-2555/exclusion';
import { longTermGain } from '../form-4797/form-4797';
import { isBarred } from '../form-8862/reclaimed';
import { agi } from '../form-1040/taxable-income';
import { type EarnedIncomeCreditLaw, type EarnedIncomeLaw, type Law } from '../law/law';
import { eicInvestmentIncome } from '../schedule-e/schedule-e';
import { earnedIncome } from './earned-income';

covers(
  'livedApartLastSixMonths',
  'separationAgreement',
  'qualifyingChildOfAnother',
  'creditsDisallowed.eic',
  'declineEic',
  'mainHomeInUs',
);

const makers = form('eic-rules', 'Earned income credit eligibility', {
  name: 'Steps for the earned income credit',
  kind: 'rules',
  source: 'Instructions for Form 1040 (2024), line 27, Steps 1 to 5; Publication 596 (2024)',
});
export const eicRules = makers.form;
const { money, count, yesNo } = makers;

export const childCount = count(
  'children',
  'Qualifying children',
  'Number of qualifying children with a valid social security number, up to three',
  ({ each }) => smallerOf(3, countTrue(each(isEarnedIncomeChild))),
);

/**
 * A child without a valid number adds nothing to the credit, but frees the filer from the rules for people
 * without a child (IRC 32(c)(1)(A)(i) and (c)(3)(D); "self-only EIC").
 */
export const hasChildAtHome = yesNo(
  'child at home',
  'Child who lived with you',
  'Do you have at least one child who meets the conditions to be your qualifying child?',
  ({ each }) => each(isChildOfHome).some(Boolean),
);

/** Rates and limits for so many qualifying children; more than three count as three (IRC 32(b)). */
export function creditLaw(children: number, law: EarnedIncomeLaw): EarnedIncomeCreditLaw {
  return [law.noChild, law.oneChild, law.twoChildren][children] ?? law.threeChildren;
}

/** Step 1: adjusted gross income and earned income below the limit. */
export const isBelowLimit = yesNo(
  '1 income',
  'Income below the limit',
  'Is the amount on Form 1040, line 11, less than the limit for your number of children?',
  ({ get, facts, law }) => {
    const { incomeLimit, incomeLimitJoint } = creditLaw(get(childCount), law.earnedIncome);
    const limit = facts.filingStatus === 'mfj' ? incomeLimitJoint : incomeLimit;
    return get(agi) < limit && get(earnedIncome) < limit;
  },
);

export const hasValidNumbers = yesNo(
  '1 numbers',
  'Valid Social Security numbers',
  'Do you, and your spouse if filing a joint return, have a social security number that allows you to work?',
  ({ facts }) =>
    listFilers({ facts }).every(({ person }) => person.idType === 'ssn' && person.ssnValidForWork),
);

/** A married person who files separately needs a child at home and to have lived apart. */
export const hasAllowedStatus = yesNo(
  '1 status',
  'Filing status allows the credit',
  'Are you unmarried, filing jointly, or separated from your spouse with a qualifying child who lived with you?',
  ({ facts, get }) =>
    facts.filingStatus !== 'mfs' ||
    (get(hasChildAtHome) &&
      (facts.livedApartAllYear || facts.livedApartLastSixMonths || facts.separationAgreement)),
);

export const investmentIncome = money(
  '2',
  'Investment income',
  'Add Form 1040, lines 2a, 2b, 3b, and 7 if more than zero (less gain from Form 4797, line 7 or 9), and income from royalties, rental of personal property, and passive activities (Worksheet 1)',
  // Worksheet 1, lines 2 and 4, take a child's interest and dividends from Form 8814.
  (reader) =>
    reader.get(taxExemptInterest) +
    childrenExemptInterest(reader) +
    reader.get(taxableInterest) +
    reader.get(ordinaryDividends) +
    childrenInvestmentIncome(reader) +
    notBelowZero(notBelowZero(reader.get(capitalGain)) - reader.get(longTermGain)) +
    notBelowZero(reader.get(eicInvestmentIncome)),
);

/** At least 25 and under 65 at the end of the year, or at death (born after 1959 and before January 2, 2000). */
function isOfAge(person: Person, law: Law): boolean {
  const { minimumAge, maximumAge } = law.earnedIncome;
  const diedYounger = person.dateOfDeath !== null && !hasReached(person, maximumAge + 1, law.lastDay);
  return (
    hasReached(person, minimumAge, law.lastDay) &&
    (isUnder(person.dateOfBirth, maximumAge + 1, law.year) || diedYounger)
  );
}

/** Step 4: filers without a child. */
export const meetsRulesWithoutChild = yesNo(
  '4',
  'Rules for filers without a qualifying child',
  'Were you, or your spouse if filing a joint return, at least age 25 but under age 65 at the end of 2024, and can no one claim you as a dependent?',
  ({ facts, law }) =>
    listFilers({ facts }).some(({ person }) => isOfAge(person, law)) &&
    listFilers({ facts }).every(({ person }) => !person.claimableAsDependent),
);

/** Puerto Rico and the other territories are no part of the United States here (IRC 7701(a)(9), Reg. 1.32-2(c)). */
const territories: ReadonlySet<string> = new Set(['PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW']);

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Days of the year that the filer lived in territories, as far as the return says. */
export function daysInTerritories({ facts, law }: TaxReader): number {
  return facts.residency
    .filter(({ state }) => territories.has(state.toUpperCase()))
    .reduce((days, { from, to }) => {
      const first = from !== null && from > law.firstDay ? from : law.firstDay;
      const last = to !== null && to < law.lastDay ? to : law.lastDay;
      return days + notBelowZero(dayNumber(last) - dayNumber(first) + 1);
    }, 0);
}

/** Not stated: in the United States unless the residences, or without any the address, say otherwise. */
export const hasMainHomeInUs = yesNo(
  '4 main home',
  'Main home in the United States',
  'Was your main home, and your spouse’s if filing a joint return, in the United States for more than half of 2024?',
  (reader) => {
    const { facts, law } = reader;
    if (facts.mainHomeInUs !== null) return facts.mainHomeInUs;
    if (facts.residency.length === 0) return !territories.has(facts.address.state.toUpperCase());
    const days = dayNumber(law.lastDay) - dayNumber(law.firstDay) + 1;
    return daysInTerritories(reader) * 2 < days;
  },
);

export const canTakeCredit = yesNo(
  '5',
  'Eligible for the credit',
  'You can take the credit if you pass every step',
  (reader) => {
    const { get, facts, law } = reader;
    return (
      get(earnedIncome) > 0 &&
      // Filers of Form 2555 can't take the credit (IRC 32(c)(1)(C); Step 1, question 4).
      !files2555(reader) &&
      get(isBelowLimit) &&
      get(hasValidNumbers) &&
      get(hasAllowedStatus) &&
      get(investmentIncome) <= law.earnedIncome.investmentIncomeLimit &&
      (facts.filingStatus === 'mfj' || !facts.qualifyingChildOfAnother) &&
      (get(hasChildAtHome) || get(meetsRulesWithoutChild)) &&
      // Last: these matter, and are asked about, only where the credit is within reach.
      get(hasMainHomeInUs) &&
      !isBarred(facts, 'eic') &&
      !facts.declineEic
    );
  },
);

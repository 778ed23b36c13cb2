import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { careCredit as federalCareCredit } from '../../us/form-2441/form-2441';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { earnedIncome } from '../../us/eic/earned-income';
import { isChildOfHome } from '../../us/dependents/tests';
import { assume } from '../../us/form';
import {
  ageAtYearEnd,
  countDependents,
  countDependentsWho,
  countFilers,
  filersOf,
  isAtLeast,
} from '../shared/people';
import { povertyLevel } from '../shared/poverty';
import { form502cr, makers, type MarylandReader, residency, worksheet } from './form';
import { federalAgi, incomeFactor, incomeWithAdditions } from './income';
import { incomeTax, localRate, localTaxOn, stateTaxOn, taxableIncome } from './tax';

const { money } = makers;

type Person = ReturnInput['taxpayer'];
const withNumber = { idType: 'ssn', ssnValidForWork: true } as const;
/** Born early enough for the federal lowest age of people without a child. */
const ofAge = (person: Person): Person => ({
  ...person,
  ...withNumber,
  dateOfBirth: person.dateOfBirth > '1999-12-31' ? '1999-12-31' : person.dateOfBirth,
});

/** Maryland asks neither for age 25 nor for numbers that are valid for work (Tax-General 10-704(a)(3)). */
const marylandRules = assume('Without the federal age and SSN rules', {
  facts: (facts) => ({
    ...facts,
    taxpayer: ofAge(facts.taxpayer),
    spouse: facts.spouse === null ? null : ofAge(facts.spouse),
    dependents: facts.dependents.map((child) => ({ ...child, ...withNumber })),
  }),
});

export const federalEarned = worksheet.money(
  'EIC',
  'Earned income credit without the age and SSN rules',
  'Federal earned income credit, including people under 25 without a child and people with an ITIN',
  (reader) => {
    const { facts, get, law } = reader;
    if (get(federalCredit) > 0) return get(federalCredit);
    const young =
      countFilers(facts, (person) => !isAtLeast(facts, person, law.earnedIncomeCredit.federalAge)) > 0;
    const numbers =
      countFilers(facts, ({ idType, ssnValidForWork }) => idType !== 'ssn' || !ssnValidForWork) > 0 ||
      facts.dependents.some(({ idType, ssnValidForWork }) => idType !== 'ssn' || !ssnValidForWork);
    return young || numbers ? blankIfZero(reader.proForma(marylandRules, federalCredit)) : null;
  },
);
/** Unmarried people without a child at home have all of it, others half. */
const isAlone = (reader: MarylandReader) =>
  (reader.facts.filingStatus === 'single' || reader.facts.filingStatus === 'hoh') &&
  !reader.each(isChildOfHome).some(Boolean);

export const earnedCredit = money(
  '22',
  'Earned income credit',
  'Earned income credit (EIC) (See Instruction 18)',
  (reader) => {
    const { get, law } = reader;
    const share = isAlone(reader) ? law.earnedIncomeCredit.alone : law.earnedIncomeCredit.nonrefundable;
    return blankIfZero(
      smallerOf(roundHalfUp(get(federalEarned) * share * get(incomeFactor)), get(incomeTax)),
    );
  },
);
const isPoor = (reader: MarylandReader) => {
  const { facts, get, law } = reader;
  const people = filersOf(facts) + countDependents(reader);
  const line = povertyLevel(people, law.povertyCredit.poverty);
  return (
    !residency.isNonresident(reader) &&
    get(earnedIncome) > 0 &&
    get(earnedIncome) <= line &&
    get(incomeWithAdditions) <= line
  );
};
export const povertyCredit = money(
  '23',
  'Poverty level credit',
  'Poverty level credit (See Instruction 18)',
  (reader) => {
    if (!isPoor(reader)) return null;
    const { get, law } = reader;
    const credit = roundHalfUp(get(earnedIncome) * law.povertyCredit.share * get(incomeFactor));
    return blankIfZero(smallerOf(credit, notBelowZero(get(incomeTax) - get(earnedCredit))));
  },
);

/** Part A, lines 2 to 12, for all other states together: what the tax here falls by without their income, or their tax. */
const elsewhere = (reader: MarylandReader) => {
  const { facts, get } = reader;
  let state = 0;
  let local = 0;
  if (residency.isNonresident(reader)) return { state, local };
  for (const row of facts.otherStateTaxes) {
    const revised = notBelowZero(get(taxableIncome) - exactDollars(row.income));
    const stateLess = notBelowZero(get(incomeTax) - stateTaxOn(revised, reader));
    const localLess = notBelowZero(localTaxOn(get(taxableIncome), reader) - localTaxOn(revised, reader));
    const credit = Math.min(roundHalfUp(exactDollars(row.taxAfterCredits)), stateLess + localLess);
    state += Math.min(stateLess, credit);
    local += credit - Math.min(stateLess, credit);
  }
  return { state, local };
};
export const otherStateCredit = form502cr.money(
  'A13',
  'State credit for tax paid elsewhere',
  'State credit for income tax paid to other states',
  (reader) => blankIfZero(smallerOf(elsewhere(reader).state, reader.get(incomeTax))),
);
export const otherStateLocalCredit = form502cr.money(
  'A14',
  'Local credit for tax paid elsewhere',
  'Local credit for income tax paid to other states',
  (reader) => blankIfZero(elsewhere(reader).local),
);
export const careCredit = form502cr.money(
  'B4',
  'Child and dependent care credit',
  'Multiply the federal credit by the decimal amount from the chart in the instructions',
  (reader) => {
    const { facts, get, law } = reader;
    const { share, from, per, lessEach, incomeLimit } = law.careCredit;
    if (get(federalAgi) > incomeLimit[facts.filingStatus]) return null;
    const over = notBelowZero(get(federalAgi) - from[facts.filingStatus]);
    const decimal = share * notBelowZero(1 - Math.ceil(over / per[facts.filingStatus]) * lessEach);
    return blankIfZero(roundHalfUp(get(federalCareCredit) * decimal * get(incomeFactor)));
  },
);
export const seniorCredit = form502cr.money(
  'M1',
  'Senior tax credit',
  'Senior tax credit for residents age 65 or older',
  (reader) => {
    const { facts, get, law } = reader;
    const { age, one, household, incomeLimit } = law.seniorCredit;
    if (residency.isNonresident(reader) || get(federalAgi) > incomeLimit[facts.filingStatus]) return null;
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, age));
    if (aged === 0) return null;
    const status = facts.filingStatus;
    return aged === 2 || status === 'hoh' || status === 'qss' ? household : one;
  },
);
export const individualCredits = money(
  '24',
  'Other credits',
  'Other income tax credits for individuals from Part AA, line 14 of Form 502CR',
  ({ get }) => blankIfZero(get(otherStateCredit) + get(careCredit) + get(seniorCredit)),
);
export const credits = money('26', 'Total credits', 'Total credits (Add lines 22 through 25)', ({ get }) =>
  blankIfZero(get(earnedCredit) + get(povertyCredit) + get(individualCredits)),
);
export const taxAfterCredits = money(
  '27',
  'Maryland tax after credits',
  'Maryland tax after credits. If less than 0, enter 0',
  ({ get }) => notBelowZero(get(incomeTax) - get(credits)),
);

export const localTax = money(
  '28',
  'Local tax',
  'Multiply line 20 by your local tax rate or use the Local Tax Worksheet',
  (reader) =>
    residency.isNonresident(reader) ? null : blankIfZero(localTaxOn(reader.get(taxableIncome), reader)),
);
export const localEarnedCredit = money(
  '29',
  'Local earned income credit',
  'Local earned income credit (from Local Earned Income Credit Worksheet in Instruction 19)',
  (reader) => {
    const { get, law } = reader;
    const rate = localRate(get(taxableIncome), reader) * law.local.earnedIncomeTimes;
    return blankIfZero(smallerOf(roundHalfUp(get(federalEarned) * rate * get(incomeFactor)), get(localTax)));
  },
);
export const localPovertyCredit = money(
  '30',
  'Local poverty level credit',
  'Local poverty level credit (from Local Poverty Level Credit Worksheet in Instruction 19)',
  (reader) => {
    if (!isPoor(reader)) return null;
    const { get } = reader;
    const credit = roundHalfUp(get(earnedIncome) * localRate(get(taxableIncome), reader) * get(incomeFactor));
    return blankIfZero(smallerOf(credit, get(localTax)));
  },
);
export const localCredit = money(
  '31',
  'Local credit for tax paid elsewhere',
  'Local tax credit from Part BB, line 1 of Form 502CR',
  ({ get }) => blankIfZero(get(otherStateLocalCredit)),
);
export const localCredits = money(
  '32',
  'Total local credits',
  'Total credits (Add lines 29 through 31)',
  ({ get }) => blankIfZero(get(localEarnedCredit) + get(localPovertyCredit) + get(localCredit)),
);
export const localTaxAfterCredits = money(
  '33',
  'Local tax after credits',
  'Local tax after credits (Subtract line 32 from line 28). If less than 0, enter 0',
  ({ get }) => notBelowZero(get(localTax) - get(localCredits)),
);
export const totalTax = money(
  '34',
  'Total Maryland and local tax',
  'Total Maryland and local tax (Add lines 27 and 33)',
  ({ get }) => get(taxAfterCredits) + get(localTaxAfterCredits),
);

/** Worksheet 21A: what 45% of the federal credit is over the tax; all of it for unmarried people without a child. */
export const refundableEarned = money(
  '42',
  'Refundable earned income credit',
  'Refundable earned income credit (from worksheet in Instruction 21)',
  (reader) => {
    const { get, law } = reader;
    const share = isAlone(reader) ? law.earnedIncomeCredit.alone : law.earnedIncomeCredit.refundable;
    const credit = roundHalfUp(get(federalEarned) * share * get(incomeFactor));
    return blankIfZero(notBelowZero(credit - get(incomeTax)));
  },
);
/** Worksheet 21B: what is left of the care credit when it is used up against the tax last. */
export const refundableCare = form502cr.money(
  'CC7',
  'Refundable care credit',
  'Refundable credit for Child and Dependent Care Expenses',
  ({ facts, get, law }) => {
    if (get(federalAgi) > law.careCredit.refundableLimit[facts.filingStatus]) return null;
    const others = get(credits) - get(careCredit);
    return blankIfZero(notBelowZero(get(careCredit) - notBelowZero(get(incomeTax) - others)));
  },
);
export const childCredit = form502cr.money(
  'CC8',
  'Child tax credit',
  'Refundable Maryland Child Tax Credit: $500 for each child under 6, or under 17 if disabled',
  (reader) => {
    const { facts, get, law } = reader;
    const { each, belowAge, disabledBelowAge, incomeLimit } = law.childCredit;
    if (residency.isNonresident(reader) || get(federalAgi) > incomeLimit) return null;
    const children = countDependentsWho(reader, (child) => {
      const age = ageAtYearEnd(facts, child.dateOfBirth);
      return (
        age < belowAge || (age < disabledBelowAge && (child.permanentlyDisabled || child.state.disabled))
      );
    });
    return blankIfZero(children * each);
  },
);
export const refundableCr = money(
  '43',
  'Refundable credits from Form 502CR',
  'Refundable income tax credits from Part CC, line 10 of Form 502CR',
  ({ get }) => blankIfZero(get(refundableCare) + get(childCredit)),
);
export const refundable = worksheet.money(
  'refundable',
  'Refundable credits',
  'Lines 42 and 43',
  ({ get }) => get(refundableEarned) + get(refundableCr),
);

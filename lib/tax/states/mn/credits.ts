import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { type ReturnInput } from '../../facts/return-input';
import { ageAtYearEnd, countFilers } from '../shared/people';
import { isChildOfHome } from '../../us/dependents/tests';
import { earnedIncome } from '../../us/eic/earned-income';
import { qualifiedExpenses, smallest } from '../../us/form-2441/form-2441';
import { agi } from '../../us/form-1040/taxable-income';
import { centsOf } from '../../facts/cents';
import { educationCredit, m1ed } from './education';
import { form, type MinnesotaReader, residency } from './form';
import { minnesotaShare } from './schedule-m1nr';

/** Couples who file apart take these credits only when they lived apart. */
const mayClaim = (reader: MinnesotaReader): boolean =>
  !residency.isNonresident(reader) &&
  (reader.facts.filingStatus !== 'mfs' || reader.facts.livedApartAllYear) &&
  !reader.facts.taxpayer.claimableAsDependent;
const partHere = (reader: MinnesotaReader) => (residency.isResident(reader) ? 1 : reader.get(minnesotaShare));

const m1cwfc = form('mn-m1cwfc', 'Minnesota Child and Working Family Credits', {
  name: 'Schedule M1CWFC',
  attachedWhen: 'anyEntry',
});
const childrenBy = (
  { facts, at, law }: MinnesotaReader,
  test: (age: number, limit: number) => boolean,
): number =>
  facts.dependents.filter(
    (child: ReturnInput['dependents'][number], i) =>
      at(isChildOfHome, i) && test(ageAtYearEnd(facts, child.dateOfBirth), law.familyCredits.childUnder),
  ).length;
const children = m1cwfc.count('1', 'Children under 18', 'Number of qualifying children under 18', (reader) =>
  childrenBy(reader, (age, limit) => age < limit),
);
const olderChildren = m1cwfc.count(
  '2',
  'Older children',
  'Number of qualifying children age 18 or older',
  (reader) => childrenBy(reader, (age, limit) => age >= limit),
);
const childCredit = m1cwfc.money('3', 'Child credit', 'Multiply line 1 by $1,750', ({ get, law }) =>
  blankIfZero(get(children) * law.familyCredits.child),
);
const workingCredit = m1cwfc.money(
  '6',
  'Working family credit',
  '4% of earned income up to $9,220, plus an amount for older children',
  ({ facts, get, law }) => {
    const { rate, earningsMost, older, minimumAge, maximumAge } = law.familyCredits;
    const hasChild = get(children) + get(olderChildren) > 0;
    const ofAge = countFilers(facts, ({ dateOfBirth }) => {
      const age = ageAtYearEnd(facts, dateOfBirth);
      return age >= minimumAge && age <= maximumAge;
    });
    if (!hasChild && ofAge === 0) return null;
    if (get(earnedIncome) <= 0) return null;
    return blankIfZero(
      smallerOf(get(earnedIncome), earningsMost) * rate +
        (older[Math.min(get(olderChildren), older.length - 1)] ?? 0),
    );
  },
);
export const familyCredits = m1cwfc.money(
  '12',
  'Child and working family credits',
  'Both credits minus 12% of the income over the limit (9% with older children only)',
  (reader) => {
    const { facts, get, law } = reader;
    if (!mayClaim(reader)) return null;
    const { over, overJoint, reduction, reductionOlder } = law.familyCredits;
    const limit = facts.filingStatus === 'mfj' ? overJoint : over;
    const excess = notBelowZero(largerOf(get(agi), get(earnedIncome)) - limit);
    const rate = get(children) === 0 && get(olderChildren) > 0 ? reductionOlder : reduction;
    return blankIfZero(
      notBelowZero(get(childCredit) + get(workingCredit) - excess * rate) * partHere(reader),
    );
  },
);

const m1cd = form('mn-m1cd', 'Child and Dependent Care Credit', {
  name: 'Schedule M1CD',
  attachedWhen: 'anyEntry',
});
const careRate = m1cd.rate(
  '7',
  'Rate',
  '20% to 35%, based on federal adjusted gross income',
  ({ get, law }) => {
    const { mostRate, leastRate, start, step } = law.careCredit;
    const steps = Math.ceil(notBelowZero(get(agi) - start) / step);
    return largerOf(leastRate, (Math.round(mostRate * 100) - steps) / 100);
  },
);
export const careCredit = m1cd.money(
  '10',
  'Child and dependent care credit',
  'Expenses times the rate. With income over $62,410, no more than $600 for one qualifying person or $1,200 for two or more, minus 5% of the excess',
  (reader) => {
    const { facts, get, entry, law } = reader;
    if (entry(qualifiedExpenses) === null || residency.isNonresident(reader)) return null;
    const { over, reduction, baseEach, people } = law.careCredit;
    const full = get(smallest) * get(careRate);
    const cared = facts.childCare.persons.filter(({ expenses }) => centsOf(expenses) > 0).length;
    const excess = notBelowZero(get(agi) - over);
    const limited =
      excess === 0
        ? full
        : smallerOf(full, notBelowZero(Math.min(cared, people) * baseEach - excess * reduction));
    return blankIfZero(limited * partHere(reader));
  },
);
export const educationCreditHere = m1ed.money(
  '14',
  'Part-year residents and nonresidents',
  'Multiply line 13 by the Minnesota share of Schedule M1NR',
  (reader) =>
    residency.isResident(reader)
      ? null
      : blankIfZero(reader.get(educationCredit) * reader.get(minnesotaShare)),
);
/** The line that goes to Schedule M1REF. */
export const schoolCredit = (reader: MinnesotaReader): number =>
  reader.get(residency.isResident(reader) ? educationCredit : educationCreditHere);
export { m1cd, m1cwfc };

import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero } from '../../engine/verbs';
import { type ReturnInput } from '../../facts/return-input';
import { isChildOfHome, isDependent } from '../../us/dependents/tests';
import { listFilers } from '../../us/filers';
import { assume } from '../../us/form';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { ageKeepsFromCredit } from '../shared/earned-credit';
import { ageAtYearEnd, isAtLeast } from '../shared/people';
import { form, type IllinoisReader, makers, residency } from './form';
import { illinois2024 } from './law';
import { illinoisShare } from './schedule-nr';

const { money } = makers;

export const scheduleEitc = form('il-schedule-e-eitc', 'Illinois Exemption and Earned Income Tax Credit', {
  name: 'Schedule IL-E/EITC (Form IL-1040)',
  attachedWhen: 'anyEntry',
});
const withNumber = <P extends { idType: string }>(person: P): P =>
  person.idType === 'itin' ? { ...person, idType: 'ssn', ssnValidForWork: true } : person;
/** 35 ILCS 5/212(b): from 18 on without an upper limit, and for people with an ITIN. */
const expanded = assume('If the federal credit were available from age 18 and to people with an ITIN', {
  facts: (facts: ReturnInput): ReturnInput => ({
    ...facts,
    taxpayer: withNumber(facts.taxpayer),
    spouse: facts.spouse === null ? null : withNumber(facts.spouse),
    dependents: facts.dependents.map(withNumber),
  }),
  law: (law) => ({
    ...law,
    earnedIncome: {
      ...law.earnedIncome,
      minimumAge: illinois2024.earnedIncomeCredit.minimumAge,
      maximumAge: illinois2024.earnedIncomeCredit.maximumAge,
    },
  }),
});
/** Whether somebody has an ITIN, or a filer's age keeps the federal credit from people without a child. */
const mayBeExpanded = (reader: IllinoisReader): boolean => {
  const { facts, get, law } = reader;
  const people = listFilers({ facts }).map(({ person }) => person);
  return (
    [...people, ...facts.dependents].some(({ idType }) => idType === 'itin') ||
    (get(federalCredit) === 0 &&
      ageKeepsFromCredit(reader) &&
      people.some((person) => isAtLeast(facts, person, law.earnedIncomeCredit.minimumAge)))
  );
};
export const earnedIncomeBase = scheduleEitc.money(
  '7',
  'Federal earned income credit',
  'Federal credit, or the larger credit from the Illinois Expanded EITC Worksheet',
  (reader) => {
    const own = reader.get(federalCredit);
    return blankIfZero(mayBeExpanded(reader) ? Math.max(own, reader.proForma(expanded, federalCredit)) : own);
  },
);
export const earnedIncomeCredit = money(
  '29',
  'Earned income tax credit',
  'Earned Income Tax Credit from Schedule IL-E/EITC, Step 4, Line 9',
  (reader) => {
    const { get, law } = reader;
    const credit = roundHalfUp(get(earnedIncomeBase) * law.earnedIncomeCredit.share);
    return blankIfZero(residency.isResident(reader) ? credit : roundHalfUp(credit * get(illinoisShare)));
  },
);
export const childCredit = money(
  '30',
  'Child tax credit',
  'Child Tax Credit from Schedule IL-E/EITC, Step 5',
  ({ get, at, facts, law }) => {
    const young = facts.dependents.some(
      (child, i) =>
        at(isDependent, i) &&
        at(isChildOfHome, i) &&
        ageAtYearEnd(facts, child.dateOfBirth) < law.childCredit.underAge,
    );
    return young ? blankIfZero(get(earnedIncomeCredit) * law.childCredit.share) : null;
  },
);

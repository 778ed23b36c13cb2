import { type Person } from '../../facts/household';
import { hasReached } from '../ages';
import { covers, refuse } from '../coverage';
import { isEarnedIncomeChild } from '../dependents/tests';
import { childCount, daysInTerritories, hasMainHomeInUs } from '../eic/eligibility';
import { earnedIncomeCredit } from '../eic/worksheet';
import { form, type TaxReader } from '../form';
import { opportunityCredit } from '../form-8863/form-8863';
import { childCredit } from '../schedule-8812/part-1';
import { additionalChildCredit } from '../schedule-8812/part-2';
import { needsForm8862 } from './reclaimed';

covers('creditsDisallowed', 'reclaimedCredits');

/** Whether the return claims the credit with this form. */
const takesEic = ({ facts, get }: TaxReader): boolean =>
  needsForm8862(facts, 'eic') && get(earnedIncomeCredit) > 0;
const takesChildCredit = ({ facts, get }: TaxReader): boolean =>
  needsForm8862(facts, 'ctc') && get(childCredit) + get(additionalChildCredit) > 0;
const takesOpportunity = ({ facts, get }: TaxReader): boolean =>
  needsForm8862(facts, 'aotc') && get(opportunityCredit) > 0;

const makers = form('8862', 'Information To Claim Certain Credits After Disallowance', {
  sequence: '862',
  source: 'Form 8862 (Rev. October 2024); IRC 24(g), 25A(b)(4), and 32(k)',
  neededWhen: ({ facts }) =>
    needsForm8862(facts, 'eic') || needsForm8862(facts, 'ctc') || needsForm8862(facts, 'aotc'),
  attachedWhen: (reader) => takesEic(reader) || takesChildCredit(reader) || takesOpportunity(reader),
});
export const form8862 = makers.form;
const { count, yesNo } = makers;

count('1', 'Tax year', 'Enter the tax year for which you are filing this form', ({ attached, law }) =>
  attached(form8862) ? law.year : null,
);
export const claimsEic = yesNo(
  '2 eic',
  'Earned Income Credit',
  'Check the box if you are claiming the earned income credit',
  (reader) => (takesEic(reader) ? true : null),
);
export const claimsChildCredit = yesNo(
  '2 ctc',
  'Child Tax Credit or Credit for Other Dependents',
  'Check the box if you are claiming the child tax credit, the additional child tax credit, or the credit for other dependents',
  (reader) => (takesChildCredit(reader) ? true : null),
);
export const claimsOpportunity = yesNo(
  '2 aotc',
  'American Opportunity Credit',
  'Check the box if you are claiming the American opportunity tax credit',
  (reader) => (takesOpportunity(reader) ? true : null),
);

/** Part II ends at line 3 when income was the only reason. */
export const incomeOnly = yesNo(
  '3',
  'Income was the only reason',
  'If the only reason your EIC was reduced or disallowed was because you incorrectly reported your earned income or investment income, check “Yes”',
  ({ get, facts }) => (get(claimsEic) ? facts.reclaimedCredits.eicIncomeOnly : null),
);
const goesOn = ({ entry }: TaxReader): boolean => entry(incomeOnly) === false;

/** A joint return can’t be the child of another (Instructions for Form 1040, line 27, Step 4); others don’t get here with Yes. */
yesNo(
  '4',
  'Qualifying child of another taxpayer',
  'Could you (or your spouse if filing jointly) be claimed as a qualifying child of another taxpayer?',
  (reader) =>
    goesOn(reader) ? reader.facts.filingStatus !== 'mfj' && reader.facts.qualifyingChildOfAnother : null,
);
export const hasChild = yesNo(
  '6',
  'Qualifying child on Schedule EIC',
  'Does your completed Schedule EIC show that you had a qualifying child for the EIC?',
  (reader) => (goesOn(reader) ? reader.get(childCount) > 0 : null),
);
const isAlone = ({ entry }: TaxReader): boolean => entry(hasChild) === false;
const isAlonePair = (reader: TaxReader): boolean =>
  isAlone(reader) && reader.facts.filingStatus === 'mfj' && reader.facts.spouse !== null;

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
/** 366 in a leap year. */
export const daysOf = ({ law }: Pick<TaxReader, 'law'>): number =>
  dayNumber(law.lastDay) - dayNumber(law.firstDay) + 1;

/** Not asked about time abroad: the whole year, but for days in a territory. */
const daysHere = (reader: TaxReader, stated: number | null): number | null =>
  stated ?? (reader.facts.mainHomeInUs === null ? daysOf(reader) - daysInTerritories(reader) : null);

const ownDays = count(
  '9a',
  'Days in the United States',
  'Enter the number of days during the year that your main home was in the United States',
  (reader) => (isAlone(reader) ? daysHere(reader, reader.facts.reclaimedCredits.daysInUs) : null),
);
const spouseDays = count(
  '9b',
  'Your spouse’s days in the United States',
  'If married filing jointly, enter the number of days during the year that your spouse’s main home was in the United States',
  (reader) => (isAlonePair(reader) ? daysHere(reader, reader.facts.reclaimedCredits.spouseDaysInUs) : null),
);

/** Completed years at the end of the year or at death; a person born on January 1 is taken to be 25 the day before. */
function ageOf({ dateOfBirth, dateOfDeath }: Person, { law }: TaxReader): number {
  const died = dateOfDeath !== null && dateOfDeath <= law.lastDay;
  const end = died ? dateOfDeath : law.lastDay;
  const years = Number(end.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = dateOfBirth.slice(5) > end.slice(5) ? years - 1 : years;
  const { minimumAge } = law.earnedIncome;
  return age === minimumAge - 1 && hasReached({ dateOfBirth, dateOfDeath }, minimumAge, law.lastDay)
    ? minimumAge
    : age;
}
count('10a', 'Your age', 'Enter your age at the end of the year on line 1', (reader) =>
  isAlone(reader) ? ageOf(reader.facts.taxpayer, reader) : null,
);
count('10b', 'Your spouse’s age', 'Enter your spouse’s age at the end of the year on line 1', (reader) =>
  isAlonePair(reader) && reader.facts.spouse !== null ? ageOf(reader.facts.spouse, reader) : null,
);
yesNo(
  '11a',
  'Someone can claim you',
  'Can you be claimed as a dependent on another taxpayer’s return?',
  (reader) => (isAlone(reader) ? reader.facts.taxpayer.claimableAsDependent : null),
);
yesNo(
  '11b',
  'Someone can claim your spouse',
  'Can your spouse (if filing jointly) be claimed as a dependent on another taxpayer’s return?',
  (reader) => (isAlonePair(reader) ? reader.facts.spouse?.claimableAsDependent === true : null),
);

/** Line 7: a child who was born or died in the year counts for all of it. Null: the days have to be told. */
export function daysWithChild(
  reader: Pick<TaxReader, 'law'>,
  child: { dateOfBirth: string; dateOfDeath: string | null; monthsInHome: number; daysInHome: number | null },
): number | null {
  const { firstDay, lastDay } = reader.law;
  const { dateOfBirth, dateOfDeath, monthsInHome, daysInHome } = child;
  if (dateOfBirth >= firstDay || (dateOfDeath !== null && dateOfDeath <= lastDay)) return daysOf(reader);
  return daysInHome ?? (monthsInHome === 12 ? daysOf(reader) : null);
}

const isHalf = (days: number | null, year: number): boolean => days === null || days * 2 <= year;

refuse(
  'dependents.daysInHome',
  'For Form 8862, line 7, enter the number of days each child lived with you in the United States. For the earned income credit, it must be more than half the year.',
  (reader) => {
    const { facts, each, entry } = reader;
    if (entry(hasChild) !== true) return false;
    const counts = each(isEarnedIncomeChild);
    return facts.dependents.some(
      (child, i) => counts[i] === true && isHalf(daysWithChild(reader, child), daysOf(reader)),
    );
  },
);
refuse(
  'reclaimedCredits.daysInUs',
  'For Form 8862, line 9, enter the number of days your main home, and your spouse’s if you file jointly, was in the United States. It must be more than half the year.',
  (reader) => {
    const { entry, get } = reader;
    if (!isAlone(reader) || !get(hasMainHomeInUs)) return false;
    return (
      isHalf(entry(ownDays), daysOf(reader)) ||
      (isAlonePair(reader) && isHalf(entry(spouseDays), daysOf(reader)))
    );
  },
);

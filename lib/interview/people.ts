import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { answerOf, picked, type View } from './conditions';

const lawOf = ({ taxYear }: View) => lawOfYear(taxYear);

/** The view of one person whom the filer told us about. */
export const viewPerson = (view: View, index: number): View => ({
  ...view,
  item: { group: 'dependents', index },
  extractionId: null,
});

/** First name once it is known, else a plain word. */
export function namePerson(view: View): string {
  const name = answerOf(view, '.firstName');
  return typeof name === 'string' && name !== '' ? name : 'this person';
}

/** Age on the last day of the year. */
export function ageAtYearEnd(view: View): number | undefined {
  const born = answerOf(view, '.dateOfBirth');
  return typeof born === 'string' ? view.taxYear - Number(born.slice(0, 4)) : undefined;
}

const childRelations = ['child', 'stepchild', 'fosterChild', 'sibling', 'grandchild', 'nieceOrNephew'];

/** True for the relations of a qualifying child, IRC 152(c)(2). */
export function isChildRelation(view: View): boolean | undefined {
  const relationship = answerOf(view, '.relationship');
  return typeof relationship === 'string' ? childRelations.includes(relationship) : undefined;
}

/** More than half of 2024, or of the part of it in which the person was alive, as the engine counts it. */
export function livedMoreThanHalfTheYear(view: View): boolean | undefined {
  const months = answerOf(view, '.monthsInHome');
  const born = answerOf(view, '.dateOfBirth');
  if (typeof months !== 'number' || typeof born !== 'string') return undefined;
  const died = answerOf(view, '.dateOfDeath');
  const first = born.startsWith(String(view.taxYear)) ? Number(born.slice(5, 7)) : 1;
  const last = typeof died === 'string' ? Number(died.slice(5, 7)) : 12;
  return months * 2 > last - first + 1;
}

/** The age test of a child. Undefined while an answer that decides is open. */
export function passesChildAge(view: View): boolean | undefined {
  const age = ageAtYearEnd(view);
  if (age === undefined) return undefined;
  if (age < lawOf(view).dependents.childBelowAge) return true;
  const disabled = answerOf(view, '.permanentlyDisabled');
  if (disabled === true) return true;
  if (age >= lawOf(view).dependents.studentBelowAge) return disabled === undefined ? undefined : false;
  const student = answerOf(view, '.student');
  if (student === true) return true;
  return student === undefined || disabled === undefined ? undefined : false;
}

/**
 * Qualifying child by relation, age, home, support and return: IRC 152(c), Pub. 501 table 5.
 * Undefined while an answer that decides is open.
 */
export function isQualifyingChild(view: View): boolean | undefined {
  const related = isChildRelation(view);
  const home = livedMoreThanHalfTheYear(view);
  if (related === false || home === false) return false;
  if (related === undefined || home === undefined) return undefined;
  const circumstances = answerOf(view, '.circumstances');
  if (circumstances === undefined) return undefined;
  if (picked(view, '.circumstances', 'own-support') || picked(view, '.circumstances', 'joint-return'))
    return false;
  return passesChildAge(view);
}

/**
 * A child by relation and age who did not live with the filer for more than half of the year: someone else's qualifying
 * child as a rule, IRC 152(d)(1)(D). Undefined while an answer that decides is open.
 */
export function isChildElsewhere(view: View): boolean | undefined {
  const related = isChildRelation(view);
  const home = livedMoreThanHalfTheYear(view);
  if (related === false || home === true) return false;
  if (related === undefined || home === undefined || answerOf(view, '.circumstances') === undefined)
    return undefined;
  if (picked(view, '.circumstances', 'own-support') || picked(view, '.circumstances', 'joint-return'))
    return false;
  return passesChildAge(view);
}

export type PersonKind = 'child' | 'relative' | 'none' | 'unknown';

/** What a person is to the filer: IRC 152(c) and (d), Pub. 501 table 5. */
export function kindOfPerson(view: View): PersonKind {
  const child = isQualifyingChild(view);
  if (child === undefined) return 'unknown';
  if (child) return 'child';
  if (picked(view, '.circumstances', 'own-support') || picked(view, '.circumstances', 'joint-return'))
    return 'none';
  const elsewhere = isChildElsewhere(view);
  if (elsewhere === undefined) return 'unknown';
  if (elsewhere && answerOf(view, '.form8332Received') === true) return 'child';
  if (elsewhere && answerOf(view, '.someoneElsesQualifyingChild') !== false)
    return answerOf(view, '.someoneElsesQualifyingChild') === true ? 'none' : 'unknown';
  const supported = answerOf(view, '.supported');
  if (supported === false) return 'none';
  const income = answerOf(view, '.grossIncome');
  if (supported === undefined || typeof income !== 'number') return 'unknown';
  if (income >= lawOf(view).dependents.qualifyingRelativeIncomeLimit) return 'none';
  if (answerOf(view, '.relationship') === 'notRelated' && answerOf(view, '.monthsInHome') !== 12)
    return 'none';
  if (picked(view, '.circumstances', 'not-citizen')) {
    const neighbor = answerOf(view, '.residentOfCanadaOrMexico');
    if (neighbor === undefined) return 'unknown';
    if (neighbor === false) return 'none';
  }
  return 'relative';
}

import { filingStatusNames } from '@/lib/tax/facts/filing-status-names';
import { type FilingStatus } from '@/lib/tax/facts/household';
import { answerOf, type Condition, picked, answeredYes, type Verdict, type View } from './conditions';
import { kindOfPerson, livedMoreThanHalfTheYear, viewPerson } from './people';

export interface DerivedStatus {
  status: FilingStatus;
  because: string;
  /** The answer that decided. */
  questionId: string;
}

/** Every filing status, for a question about another year. */
export const filingStatusChoices = Object.entries(filingStatusNames).map(([value, label]) => ({
  value,
  label,
}));

/** Married at the end of 2024, or the spouse died during 2024: both count as married for the year. */
export function countsAsMarried(view: View): boolean | undefined {
  const answer = answerOf(view, 'marital-status');
  return answer === undefined ? undefined : answer === 'married' || answer === 'widowed-2024';
}

export const filesJointly = (view: View): boolean =>
  countsAsMarried(view) === true && answeredYes(view, 'file-together');

/** Married, filing alone, as far as it is known. */
export const filesApart = (view: View): boolean =>
  countsAsMarried(view) === true && answerOf(view, 'file-together') === false;

/** Lived apart from the spouse from July to December: IRC 7703(b)(3). */
export function livedApartSixMonths(view: View): boolean | undefined {
  if (answeredYes(view, 'lived-apart-all-year')) return true;
  const answer = answerOf(view, 'lived-apart-last-six-months');
  return typeof answer === 'boolean' ? answer : undefined;
}

export type HomePerson = 'home' | 'parent' | 'none' | 'unknown';

function people(view: View): View[] {
  const count = view.counts.get('dependents') ?? 0;
  return Array.from({ length: count }, (_, index) => viewPerson(view, index));
}

const ownChildren = ['child', 'stepchild', 'fosterChild'];
const isOneOf = (view: View, relations: string[]) => {
  const relationship = answerOf(view, '.relationship');
  return typeof relationship === 'string' && relations.includes(relationship);
};

/** Finds someone who makes an unmarried filer head of household: IRC 2(b)(1), Pub. 501 table 4. */
export function findHomePerson(view: View): HomePerson {
  if (answerOf(view, 'had-dependents') === undefined) return 'unknown';
  const married = countsAsMarried(view) === true;
  let found: HomePerson = 'none';
  for (const person of people(view)) {
    const kind = kindOfPerson(person);
    const home = livedMoreThanHalfTheYear(person);
    const counts = kind === 'child' || kind === 'relative';
    const related = answerOf(person, '.relationship') !== 'notRelated';
    // A married filer who lived apart needs an own child: IRC 7703(b)(1).
    const right = married ? isOneOf(person, ownChildren) : related;
    if (counts && right && home === true) return 'home';
    if (!married && kind === 'relative' && isOneOf(person, ['parent'])) found = 'parent';
    // Who lived elsewhere makes no home, whatever else is still open.
    else if (kind === 'unknown' && found === 'none' && home !== false) found = 'unknown';
  }
  return found;
}

/** A child or stepchild who lived with the filer all year: IRC 2(a)(1)(B). Foster children don't count. */
const hasChildAllYear = (view: View): boolean =>
  people(view).some(
    (person) =>
      isOneOf(person, ['child', 'stepchild']) &&
      answerOf(person, '.monthsInHome') === 12 &&
      ['child', 'relative'].includes(kindOfPerson(person)),
  );

const lostSpouseRecently = (view: View): boolean =>
  [view.taxYear - 2, view.taxYear - 1].map(String).includes(String(answerOf(view, 'spouse-death-year')));

/** Works out the filing status from plain facts. Null while an answer that decides is open. */
export function deriveFilingStatus(view: View): DerivedStatus | null {
  const married = countsAsMarried(view);
  if (married === undefined) return null;
  if (married) return deriveMarried(view);

  const person = findHomePerson(view);
  if (person === 'unknown') return null;
  if (person === 'home') {
    const kept = answerOf(view, 'kept-up-home');
    if (kept === undefined) return null;
    if (kept === true && lostSpouseRecently(view) && hasChildAllYear(view))
      return {
        status: 'qss',
        because:
          'your spouse died in one of the two years before 2024, and you keep up a home for your dependent child',
        questionId: 'kept-up-home',
      };
    if (kept === true) return headOfHousehold('kept-up-home');
  }
  if (person === 'parent') {
    const kept = answerOf(view, 'kept-up-parent-home');
    if (kept === undefined) return null;
    if (kept === true) return headOfHousehold('kept-up-parent-home');
  }
  if (person === 'none' && picked(view, 'life-events', 'child-elsewhere')) {
    const kept = answerOf(view, 'kept-home-for-other');
    if (kept === undefined) return null;
    if (kept === true) return headOfHousehold('kept-home-for-other');
  }
  return {
    status: 'single',
    because: 'you weren’t married on December 31, 2024',
    questionId: 'marital-status',
  };
}

function deriveMarried(view: View): DerivedStatus | null {
  const together = answerOf(view, 'file-together');
  if (together === undefined) return null;
  if (together === true)
    return {
      status: 'mfj',
      because: 'you and your spouse file one return together',
      questionId: 'file-together',
    };
  if (answerOf(view, 'marital-status') === 'married') {
    const apart = livedApartSixMonths(view);
    if (apart === undefined) return null;
    const person = apart ? findHomePerson(view) : 'none';
    if (person === 'unknown') return null;
    if (person === 'home') {
      const kept = answerOf(view, 'kept-up-home');
      if (kept === undefined) return null;
      if (kept === true) return headOfHousehold('kept-up-home');
    }
  }
  return {
    status: 'mfs',
    because: 'you’re married and want to file your own return',
    questionId: 'file-together',
  };
}

const headOfHousehold = (questionId: string): DerivedStatus => ({
  status: 'hoh',
  because: 'you paid more than half the cost of keeping up a home for a qualifying person',
  questionId,
});

/** Asks only on a joint return. */
export const onJointReturn: Condition = (view): Verdict => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  if (!married) return { skip: 'You told us you weren’t married.' };
  if (answerOf(view, 'file-together') === undefined) return 'later';
  return filesJointly(view) ? true : { skip: 'You’re filing separately from your spouse.' };
};

/** Asks only when a married filer files alone. */
export const onSeparateReturn: Condition = (view): Verdict => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  if (!married) return { skip: 'You told us you weren’t married.' };
  if (answerOf(view, 'file-together') === undefined) return 'later';
  return filesApart(view) ? true : { skip: 'You and your spouse are filing together.' };
};

/** Asks only when the derived status is "married filing separately". */
export const onSeparateStatus: Condition = (view): Verdict => {
  const separate = onSeparateReturn(view);
  if (separate !== true) return separate;
  const derived = deriveFilingStatus(view);
  if (!derived) return 'later';
  return derived.status === 'mfs' ? true : { skip: 'You’re considered unmarried for this return.' };
};

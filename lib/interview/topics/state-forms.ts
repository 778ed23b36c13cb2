import { hasIncomeTax, taxesOtherStatesBonds } from '@/lib/tax/states/what-states-ask';
import { all, answerOf, type Condition, picked, type View, whenPicked } from '../conditions';
import { type FormGroup, formsOf } from '../document-facts';
import { namesState, namedStates, statesOfWages } from '../named-states';
import { states } from './address';
import { type Choice, type FollowUpSpec, type FormsSpec, type Probe, type QuestionSpec } from './topic';

/** Asked where one of the states that the answers name wants to know. */
export const wantedBy =
  (test: (state: string) => boolean): Condition =>
  (view) =>
    namesState(...[...namedStates(view)].filter(test))(view);

/** The value of a box, from the form that was read or the answer that was typed. */
export const boxOf = (view: View, group: FormGroup, key: string): unknown =>
  view.extractionId === null
    ? answerOf(view, `.${key}`)
    : formsOf(view.documents, group).find(({ form }) => form.extractionId === view.extractionId)?.form.item[
        key
      ];

const isFilled =
  (group: FormGroup, key: string, box: string): Condition =>
  (view) =>
    Number(boxOf(view, group, key) ?? 0) > 0 || { skip: `${box} is blank on your form.` };

const anyPercent: Probe = { answers: [0, 100] };

/** A share of the facts, from 0 to 1, asked for in percent. */
export const percent = (spec: Omit<QuestionSpec, 'type' | 'writes'>): QuestionSpec => ({
  type: 'number',
  min: 0,
  max: 100,
  writes: (answer) => ({ [spec.fact]: Math.round(Number(answer) * 10_000) / 1_000_000 }),
  probe: anyPercent,
  ...spec,
});

const severalStates = 'several';
const territory = 'territory';
const bondStates: readonly Choice[] = [
  ...states
    .filter(({ label }) => !label.startsWith('Armed Forces'))
    .map(({ value, label }) => ({ value, label })),
  { value: territory, label: 'A US territory, such as Puerto Rico' },
  { value: severalStates, label: 'More than one state' },
];
/** No state may tax the bonds of a territory (48 U.S.C. 745): they count as the own state's. */
const writeBondState = (answer: unknown): Record<string, unknown> =>
  answer === territory
    ? { '.municipalState': '', '.municipalShareOwnState': 1 }
    : { '.municipalState': answer === severalStates ? '' : answer };

const isTaxExempt = all(wantedBy(taxesOtherStatesBonds), isFilled('interest', 'taxExemptInterest', 'Box 8'));

const bondQuestions: readonly QuestionSpec[] = [
  {
    id: '.municipalState',
    text: 'Which state’s bonds paid the tax-exempt interest in box 8?',
    help: 'City and county bonds count as their state’s bonds. For example, Ohio for City of Dayton bonds.',
    why: 'Most states tax interest from other states’ bonds but not from their own.',
    type: 'select',
    choices: bondStates,
    writes: writeBondState,
    fact: '.municipalState',
    when: isTaxExempt,
  },
  percent({
    id: '.municipalShareOwnState',
    text: 'What percentage of box 8 came from your home state’s bonds?',
    help: 'Your broker’s year-end statement shows it. Enter 0 if you can’t tell. For example, 12.5.',
    why: 'Your state taxes only the rest.',
    fact: '.municipalShareOwnState',
    when: all(
      isTaxExempt,
      whenPicked('.municipalState', severalStates, 'All of it came from one state’s bonds.'),
    ),
  }),
];

/** A choice of `state-kinds` for those who have a Form 1099-DIV. */
export const usFundsChoice = (view: View): Choice[] =>
  (view.counts.get('dividends') ?? 0) > 0 || formsOf(view.documents, 'dividends').length > 0
    ? [{ value: 'us-funds', label: 'A fund paid me dividends from US Treasury securities' }]
    : [];

const fundQuestions: readonly QuestionSpec[] = [
  percent({
    id: '.usObligationPercent',
    text: 'What percentage of box 1a came from US government bonds?',
    help: 'The fund’s website or year-end letter shows it. Enter 0 if the fund had none. For example, 38.2.',
    why: 'Your state generally doesn’t tax the part of a dividend that comes from US government obligations.',
    fact: '.usObligationPercent',
    when: all(
      wantedBy(hasIncomeTax),
      whenPicked(
        'state-kinds',
        'us-funds',
        'You told us no fund paid you dividends from US Treasury securities.',
      ),
      isFilled('dividends', 'ordinary', 'Box 1a'),
    ),
  }),
  percent({
    id: '.exemptShareOwnState',
    text: 'What percentage of box 12 came from your home state’s bonds?',
    help: 'The fund’s website or year-end letter shows it. Enter 0 if you can’t tell. For example, 4.7.',
    why: 'Your state taxes only the rest.',
    fact: '.exemptShareOwnState',
    when: all(wantedBy(taxesOtherStatesBonds), isFilled('dividends', 'exemptInterest', 'Box 12')),
  }),
];

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Pay of a Form W-2 that no line of boxes 15 and 16 places. */
function hasUnplacedPay(view: View): boolean {
  const read = boxOf(view, 'w2s', 'states');
  const placed = Array.isArray(read)
    ? read.map(({ wages }: { wages?: unknown }) => numberOf(wages))
    : [0, 1].map((row) => numberOf(answerOf(view, `.states.${row}.wages`)));
  return placed.reduce((total, wages) => total + wages, 0) < numberOf(boxOf(view, 'w2s', 'wages'));
}

/**
 * A home of the year with an income tax that no Form W-2 names: it taxes the pay of the days there all the same. Where
 * another form names it, the job ended or began with the move.
 */
function leavesOutHome(view: View): boolean {
  const named = new Set(statesOfWages(view).map((state) => state.toUpperCase()));
  return Array.from({ length: view.counts.get('residency') ?? 0 }, (_, at) =>
    answerOf(view, `residency.${at}.state`),
  ).some((state) => typeof state === 'string' && hasIncomeTax(state) && !named.has(state.toUpperCase()));
}

const anyDay: Probe = { answers: ['2024-01-01', '2024-12-31'] };
const whoMoved: Condition = all(
  wantedBy(hasIncomeTax),
  (view) => picked(view, 'life-events', 'moved-state') || { skip: 'You lived in one state all year.' },
  (view) =>
    hasUnplacedPay(view) ||
    leavesOutHome(view) || { skip: 'Boxes 15 and 16 show which state the wages are for.' },
);

const jobQuestions: readonly QuestionSpec[] = [
  {
    id: '.firstDay',
    text: 'What was your first day at this job in 2024?',
    help: 'Enter 01/01/2024 if you had the job before 2024. For example, 07/08/2024.',
    why: 'The state where you lived while you had the job taxes this pay.',
    type: 'date',
    min: '2024-01-01',
    max: '2024-12-31',
    fact: '.firstDay',
    when: whoMoved,
    probe: anyDay,
  },
  {
    id: '.lastDay',
    text: 'What was your last day at this job in 2024?',
    help: 'Enter 12/31/2024 if you still had the job then. For example, 06/28/2024.',
    why: 'The state where you lived while you had the job taxes this pay.',
    type: 'date',
    min: '2024-01-01',
    max: '2024-12-31',
    fact: '.lastDay',
    when: whoMoved,
    probe: anyDay,
    check: (answer, view) => {
      const first = answerOf(view, '.firstDay');
      return typeof first === 'string' && typeof answer === 'string' && answer < first
        ? 'The last day can’t be before the first day.'
        : null;
    },
  },
];

const askedOf = (
  group: 'interest' | 'dividends' | 'w2s',
  questions: readonly QuestionSpec[],
): readonly (FollowUpSpec | FormsSpec)[] => [
  { followUp: group, questions },
  { formGroup: group, asks: questions, again: true },
];

/** What only states want to know about forms that were typed or read. */
export const stateForms: readonly (FollowUpSpec | FormsSpec)[] = [
  ...askedOf('interest', bondQuestions),
  ...askedOf('dividends', fundQuestions),
  ...askedOf('w2s', jobQuestions),
];

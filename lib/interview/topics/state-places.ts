import { type Condition, type View, whenPicked } from '../conditions';
import { states } from './address';
import { entityTax } from './entity-tax';
import { stateShares } from './state-shares';
import { formsOf } from '../document-facts';
import { type Choice, type FollowUpSpec, type FormsSpec, type QuestionSpec } from './topic';

const kinds = ['businesses', 'farms', 'rentals', 'k1s'] as const;

const hasPlaces = (view: View): boolean =>
  kinds.some((kind) => (view.counts.get(kind) ?? 0) > 0) || formsOf(view.documents, 'k1s').length > 0;

/** The choice of `state-kinds` that opens the questions below; shown to whoever has something that lies somewhere. */
export const placeChoice = (view: View): Choice[] =>
  hasPlaces(view)
    ? [{ value: 'elsewhere', label: 'My business, farm, rental, or K-1 is in a state where I didn’t live' }]
    : [];

/** A state without an income tax has no return, but a rental elsewhere has one. */
export const mayLieElsewhere: Condition = (view) => hasPlaces(view) || 'later';

const place = (text: string, help: string): QuestionSpec => ({
  id: '.state',
  text,
  help,
  why: 'That state generally taxes income earned there, and your home state may give you a credit for the tax.',
  type: 'select',
  choicesFrom: () => states,
  fact: '.state',
  when: whenPicked('state-kinds', 'elsewhere', 'You told us all of it is in the state where you lived.'),
});

const placeOfShare = place(
  'In what state was the income on this K-1 earned?',
  'Your state K-1 shows it. If you don’t have one, it’s usually the state in the business’s address. For example, New York.',
);

const sharesElsewhere: readonly QuestionSpec[] = [placeOfShare, ...stateShares, ...entityTax];

/** Where each business, farm, rental and K-1 belongs, for those who said that one is in another state. */
export const statePlaces: readonly (FollowUpSpec | FormsSpec)[] = [
  {
    followUp: 'businesses',
    questions: [
      place(
        'In what state did you run this business?',
        'If it was in more than one, select the state where you did most of the work. For example, Georgia.',
      ),
    ],
  },
  { followUp: 'farms', questions: [place('What state is this farm in?', 'For example, Iowa.')] },
  {
    followUp: 'rentals',
    questions: [
      place(
        'What state is this property in?',
        'For royalties, select the state where the land is. For example, Ohio.',
      ),
    ],
  },
  { followUp: 'k1s', questions: sharesElsewhere },
  { formGroup: 'k1s', asks: sharesElsewhere, again: true },
];

import { picked, answeredYes, type View } from './conditions';
import { type FormFacts } from './document-facts';
import { type Walk } from './walk';

/** Where the amounts of a document are typed in: the question that opens the place, and the answer that does. */
interface TypedPlace {
  questionId: string;
  /** The choice that opens it; without one the answer is Yes. */
  choice?: string;
}

const ownWork: TypedPlace = { questionId: 'had-self-employment' };
const sold: TypedPlace = { questionId: 'income-kinds', choice: 'sales' };
const soldHome: TypedPlace = { questionId: 'income-kinds', choice: 'home' };
export const rented: TypedPlace = { questionId: 'income-kinds', choice: 'rental' };
const other: TypedPlace = { questionId: 'money-kinds', choice: 'other' };

/** Documents that we may not read into the return: the filer types them in, and any one of these places will do. */
export const placesOf: Readonly<Partial<Record<string, readonly TypedPlace[]>>> = {
  '1095-A': [{ questionId: 'life-events', choice: 'marketplace' }],
  '1099-B': [sold],
  '1099-C': [
    { questionId: 'money-kinds', choice: 'debt' },
    { questionId: 'money-kinds', choice: 'excluded-debt' },
  ],
  '1099-K': [ownWork, sold, rented, other],
  '1099-MISC': [other, rented, ownWork],
  '1099-NEC': [ownWork, other],
  '1099-OID': [{ questionId: 'money-kinds', choice: 'interest' }, { questionId: 'more-interest' }],
  '1099-S': [sold, soldHome, rented, { questionId: 'had-property-sales' }],
  '1099-SA': [{ questionId: 'income-kinds', choice: 'hsa-money' }],
};

/** Boxes of Form 1099-MISC that we read but don't place by ourselves. */
const typedBoxes = [
  'fishingBoat',
  'medicalPayments',
  'cropInsurance',
  'attorneyPayments',
  'fishPurchased',
  'parachutePayments',
  'deferredCompensation',
];

export const hasTypedBoxes = ({ group, item }: FormFacts): boolean =>
  group === 'miscellaneous' && typedBoxes.some((key) => Number(item[key] ?? 0) !== 0);

/** True when the filer told us that there is something of this kind, or will still be asked. */
export function tellsAbout(view: View, { questionId, choice }: TypedPlace): boolean {
  if (view.effective[questionId] === undefined) {
    const verdict = view.verdicts.get(questionId) ?? 'later';
    return verdict === true || verdict === 'later';
  }
  return choice === undefined ? answeredYes(view, questionId) : picked(view, questionId, choice);
}

/** The answer that opens a place, in the words of the screen. */
export const labelOf = (walk: Walk, { questionId, choice }: TypedPlace): string =>
  walk.asked.find(({ id }) => id === questionId)?.choices.find(({ value }) => value === choice)?.label ??
  'Yes';

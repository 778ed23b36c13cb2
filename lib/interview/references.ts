import { namePerson, viewPerson } from './people';
import { answerOf, fullId, type View } from './conditions';
import { filesJointly } from './filing-status';
import { type Choice, type QuestionSpec, type Referent, type Target } from './topics/topic';

/** A person whom the filer told us about but did not support is nobody's entry in the facts. */
export const isPersonLeftOut = (view: View, index: number): boolean =>
  view.effective[`dependents.${index}.supported`] === false;

const nouns: Readonly<Partial<Record<Referent, string>>> = {
  businesses: 'Business',
  rentals: 'Property',
  farms: 'Farm',
  casualties: 'Event',
};
const nameQuestions: Readonly<Partial<Record<Referent, string>>> = {
  businesses: '.name',
  rentals: '.address',
  farms: '.product',
  casualties: '.description',
};

function nameOf(view: View, kind: Referent, index: number): string {
  if (kind === 'dependents') {
    const name = answerOf(viewPerson(view, index), '.firstName');
    return typeof name === 'string' ? namePerson(viewPerson(view, index)) : `Person ${index + 1}`;
  }
  const name = view.effective[`${kind}.${index}${nameQuestions[kind] ?? ''}`];
  return typeof name === 'string' && name !== '' ? name : `${nouns[kind] ?? 'Item'} ${index + 1}`;
}

function listReferents(view: View, kind: Referent): Choice[] {
  if (kind === 'taxpayer') return [{ value: 'taxpayer', label: 'Me' }];
  if (kind === 'spouse') return filesJointly(view) ? [{ value: 'spouse', label: 'My spouse' }] : [];
  return Array.from({ length: view.counts.get(kind) ?? 0 }, (_, index) => index)
    .filter((index) => kind !== 'dependents' || !isPersonLeftOut(view, index))
    .map((index) => ({ value: `${kind}.${index}`, label: nameOf(view, kind, index) }));
}

const none: readonly Choice[] = [];

/** Most questions have the same choices every year. */
const ofYear = (choices: readonly Choice[], year: number): readonly Choice[] =>
  choices.some(({ since, upTo }) => since !== undefined || upTo !== undefined)
    ? choices.filter(({ since = year, upTo = year }) => since <= year && year <= upTo)
    : choices;

/** What was picked while it was offered still stands. */
function offeredOf(id: string, choices: readonly Choice[], view: View): readonly Choice[] {
  if (choices.every(({ offered }) => offered === undefined)) return choices;
  const stored = view.stored[fullId(view, id)];
  const picked = Array.isArray(stored) ? stored : [stored];
  return choices.filter(({ value, offered }) => (offered?.(view) ?? true) || picked.includes(value));
}

/** What may be picked: fixed choices, or those told about earlier. Two of one name are told apart by a number. */
export function choicesOf(
  { id, choices, choicesFrom, refersTo }: QuestionSpec,
  view: View,
): readonly Choice[] {
  if (choicesFrom) return choicesFrom(view);
  if (!refersTo) return ofYear(offeredOf(id, choices ?? none, view), view.taxYear);
  const found = refersTo.of.flatMap((kind) => listReferents(view, kind));
  const numbered = found.map((choice, at) => {
    const before = found.slice(0, at).filter(({ label }) => label === choice.label).length;
    return before === 0 ? choice : { ...choice, label: `${choice.label} (${before + 1})` };
  });
  const open =
    refersTo.once === true ? numbered.filter(({ value }) => !isTakenBefore(view, id, value)) : numbered;
  return refersTo.besides ? [...refersTo.besides, ...open] : open;
}

/** True when an item before this one names the same. */
function isTakenBefore({ effective, item }: View, id: string, value: string): boolean {
  if (item === null) return false;
  const before = Array.from({ length: item.index }, (_, index) => effective[`${item.group}.${index}${id}`]);
  return before.includes(value);
}

/** Referents that are lists. */
const listed = ['dependents', 'businesses', 'rentals', 'farms', 'casualties'] as const;

/** What a stored answer of such a question names. `index` counts the items told about, not those in the facts. */
export function targetOf(answer: unknown): Target | null {
  if (answer === 'taxpayer' || answer === 'spouse') return { kind: answer, index: 0 };
  const parts =
    typeof answer === 'string'
      ? /^(dependents|businesses|rentals|farms|casualties)\.(\d+)$/.exec(answer)
      : null;
  const kind = listed.find((one) => one === parts?.[1]);
  return kind === undefined ? null : { kind, index: Number(parts?.[2]) };
}

import { type AskedFact, type AskedPlace } from '@/lib/tax/facts/states/asked-fact';
import { type TaxingState } from '@/lib/tax/facts/states/all';
import { askedOfStates } from '@/lib/tax/facts/states/asked';
import { countiesOf } from '@/lib/tax/states/what-states-ask';
import { all, type Condition, type View, whenPicked } from '../conditions';
import { filesApart, filesJointly, onJointReturn } from '../filing-status';
import { namesState } from '../named-states';
import { states } from './address';
import { type Choice, money, none, type Probe, type QuestionSpec } from './topic';

const nameOf = (code: string): string => states.find(({ value }) => value === code)?.label ?? code;
const overviewOf = (code: string): string => `states.${code}.items`;
const pathOf = (code: string, fact: string): string => `states.${code}.${fact}`;
/** The stored value of a choice: the path of the fact with dashes. */
const valueOf = ({ places: [{ fact }] }: AskedFact): string => fact.replaceAll(/\W+/g, '-').replace(/-$/, '');

const isAsked = ({ only }: AskedFact, view: View): boolean =>
  only === undefined || (only === 'joint' ? filesJointly(view) : filesApart(view));

/** More than anybody has. */
const mostOf: Readonly<Record<AskedFact['kind'], unknown>> = {
  yes: true,
  money: 1_000_000,
  count: 1,
  county: null,
};

/** Of what takes away from the rest: it is stated, and hardly moves it. */
const least = 1;

/**
 * Nothing of it, and everything at once: where a return comes out the same, as a nonresident's often does, the screen falls
 * away. A county has no most, so its states are always asked.
 */
function probeOf(code: string, items: readonly AskedFact[]): Probe | null {
  if (items.some(({ kind }) => kind === 'county')) return null;
  const everything = Object.fromEntries(
    items.flatMap(({ kind, places }) =>
      places.map((place) => [pathOf(code, place.fact), 'lowers' in place ? least : mostOf[kind]]),
    ),
  );
  return { facts: [{}, everything] };
}

function overview(code: TaxingState, items: readonly AskedFact[]): QuestionSpec {
  const name = nameOf(code);
  const probe = probeOf(code, items);
  return {
    id: overviewOf(code),
    text: `Do any of these apply to your ${name} return?`,
    help: 'Select all that apply for 2024. For example, select “None of these” if nothing applies.',
    why: `Each one you select can change your ${name} return.`,
    type: 'multiselect',
    choicesFrom: (view) => [
      ...items
        .filter((item) => isAsked(item, view))
        .map((item) => ({
          value: valueOf(item),
          label: item.label,
          ...(item.kind === 'yes' ? { states: { [pathOf(code, item.places[0].fact)]: true } } : {}),
        })),
      none('None of these'),
    ],
    fact: 'interview.picked',
    when: namesState(code),
    ...(probe ? { probe } : {}),
  };
}

const countiesAndNone = (code: string): Choice[] => [
  ...countiesOf(code).map((county) => ({ value: county, label: county })),
  none('None'),
];

/** One question of an item; `when` says whether its item was picked. */
function follow(
  code: string,
  item: AskedFact,
  place: AskedPlace,
  when: Condition,
  optional: boolean,
): QuestionSpec {
  const name = nameOf(code);
  const base = {
    id: pathOf(code, place.fact),
    fact: pathOf(code, place.fact),
    text: place.text,
    help: place.help,
    why: item.why ?? `It can lower your ${name} tax.`,
    when,
    ...(optional ? { optional: true } : {}),
  };
  if (item.kind === 'county')
    return {
      ...base,
      type: 'select',
      choicesFrom: () => countiesAndNone(code),
    };
  if (item.kind === 'count')
    return { ...base, type: 'number', format: 'whole', min: 0, max: item.max ?? 600 };
  return money(base);
}

function questionsOf(code: TaxingState, items: readonly AskedFact[]): QuestionSpec[] {
  return [
    overview(code, items),
    ...items.flatMap((item) => {
      const isPicked = whenPicked(overviewOf(code), valueOf(item), 'You didn’t select this for the state.');
      const own = item.places.flatMap((place, at) =>
        'text' in place ? [follow(code, item, place, isPicked, at > 0)] : [],
      );
      return item.spouse === undefined
        ? own
        : [...own, follow(code, item, item.spouse, all(isPicked, onJointReturn), false)];
    }),
  ];
}

/** What only one state wants to know: a screen for each state of the return, and what is picked there. */
export const stateItems: QuestionSpec[] = (
  Object.entries(askedOfStates) as [TaxingState, readonly AskedFact[]][]
).flatMap(([code, items]) => questionsOf(code, items));

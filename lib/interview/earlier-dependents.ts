import { type CountedReturn } from './earlier-return';
import { inMixedCase, readNumber } from './read-person';
import { type KnownAnswer } from './schema';

/** The relationship as the question's choices have it, by the words that returns print; with the word of its own list. */
const relationships: Readonly<Record<string, string>> = {
  son: 'Child',
  daughter: 'Child',
  child: 'Child',
  stepson: 'Stepchild',
  stepdaughter: 'Stepchild',
  stepchild: 'Stepchild',
  'foster child': 'Foster child',
  grandchild: 'Grandchild',
  grandson: 'Grandchild',
  granddaughter: 'Grandchild',
  brother: 'Brother or sister (including half and step)',
  sister: 'Brother or sister (including half and step)',
  niece: 'Niece or nephew',
  nephew: 'Niece or nephew',
  parent: 'Mother or father',
  mother: 'Mother or father',
  father: 'Mother or father',
  grandparent: 'Grandparent',
};

/** The dependents on an uploaded return for last year, for the filer to confirm: who lived where is asked again. */
export function listEarlierDependents({ name, earlier }: CountedReturn): KnownAnswer[] {
  const { dependents } = earlier;
  if (dependents.length === 0) return [];
  const say = (questionId: string, answer: KnownAnswer['answer'] | null | undefined): KnownAnswer[] =>
    answer === null || answer === undefined ? [] : [{ questionId, answer, from: name }];
  return [
    ...say('had-dependents', true),
    ...dependents.flatMap(({ firstName, lastName, ssn, relationship }, index) => {
      const at = `dependents.${index}`;
      const number = readNumber(ssn ?? '');
      const words = (relationship ?? '').toLowerCase();
      return [
        ...say(`${at}.firstName`, inMixedCase(firstName)),
        ...say(`${at}.lastName`, inMixedCase(lastName)),
        ...say(`${at}.relationship`, Object.hasOwn(relationships, words) ? relationships[words] : null),
        ...say(`${at}.idKind`, number === null ? null : number.kind),
        ...say(`${at}.ssn`, number?.text),
        ...say(`${at}.more`, index + 1 < dependents.length ? true : null),
      ];
    }),
  ];
}

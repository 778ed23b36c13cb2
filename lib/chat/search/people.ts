/** Words for the people a question or a card speaks of, by how they are related. Stems as `toWords` gives them. */
const groups = {
  child:
    'son daughter kid child baby newborn stepson stepdaughter stepchild teen teenager toddler twin children',
  parent: 'mom dad mother father parent mum mama papa stepmom stepdad',
  grandchild: 'grandchild grandson granddaughter grandkid grandchildren',
  grandparent: 'grandma grandpa grandmother grandfather grandparent granny nana',
  sibling: 'brother sister sibling niec nephew stepbrother stepsister',
  otherRelative: 'cousin uncl aunt auntie',
  inLaw: 'in_law mother_in_law father_in_law son_in_law daughter_in_law brother_in_law sister_in_law',
  partner: 'girlfriend boyfriend fianc fiancé fiancee fiancée partner roommat friend housemate unmarri',
} as const;

const groupOf: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([group, words]) => words.split(' ').map((word) => [word, group] as const)),
);

/** The words of each group, as they are searched by. */
export const peopleGroups: readonly string[] = Object.values(groups);

/** Every word for a relative: none is a slip of another. */
export const peopleWords: readonly string[] = [...groupOf.keys()];

/** Words for anybody: a text that says one speaks of every relative. */
const anybody = new Set(['relativ', 'anyone', 'anybody', 'famil', 'family', 'dependent', 'someone', 'gift']);

/** Whether a word names a person and nothing else. */
export const isPerson = (word: string): boolean => groupOf.has(word);

/** The groups of people that words name. */
export const peopleIn = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => groupOf.get(word) ?? []));

/** Whether a text names somebody of those who were asked about; true where nobody was. */
export function isOfPeople(asked: readonly string[], words: ReadonlySet<string>): boolean {
  const wanted = peopleIn(asked);
  const named = peopleIn(words);
  return wanted.size === 0 || [...wanted].some((group) => named.has(group));
}

/**
 * Whether a text is about other people than a question: it names relatives, and none of those who were asked about.
 * @param asked words of the question
 * @param words words of the text
 */
export function isOfOthers(asked: readonly string[], words: ReadonlySet<string>): boolean {
  const wanted = peopleIn(asked);
  if (wanted.size === 0 || [...anybody].some((word) => words.has(word))) return false;
  const named = peopleIn(words);
  return named.size > 0 && [...wanted].every((group) => !named.has(group));
}

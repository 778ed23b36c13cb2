const rules = new Intl.PluralRules('en-US');
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });
const number = new Intl.NumberFormat('en-US');

/** The words for a count: what is said of one, or of any other number. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

/** A count with its noun: "1 document", "1,204 documents". */
export const countOf = (count: number, one: string, other: string): string =>
  `${number.format(count)} ${plural(count, one, other)}`;

const district = 'District of Columbia';

/** A state's name as the noun of a sentence, or its first word: only the District of Columbia takes an article. */
export const stateInText = (name: string, isFirst = false): string =>
  name === district ? `${isFirst ? 'The' : 'the'} ${district}` : name;

/** Names in a row: "Ann", "Ann and Bo", "Ann, Bo, and Cy". */
export const listOf = (names: readonly string[]): string => conjunction.format(names);

/** Letters with marks become plain ones; the IRS's files hold A to Z only. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[’`´]/g, "'")
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[łŁ]/g, 'l');

/** A person's name as the XML takes it: letters, digits, spaces and hyphens (Publication 4164, name formats). */
export const personText = (name: string, most = 35): string =>
  plain(name)
    .replaceAll(/[^A-Za-z0-9 -]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most);

/** Name of a business or payer: also & ' ( ) / % # and commas. */
export const businessText = (name: string, most = 75): string =>
  plain(name)
    .replaceAll(/[^A-Za-z0-9 #()&'/%,.-]/g, '')
    .replaceAll(/[.,]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most);

/** Street and city. */
export const placeText = (name: string, most: number): string =>
  plain(name)
    .replaceAll(/[^A-Za-z0-9 /-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

const suffixes: ReadonlySet<string> = new Set(['JR', 'SR', 'II', 'III', 'IV', 'V', 'VI']);

/**
 * Name control: the first four letters of the last name, without spaces, hyphens kept where they stand among them
 * (Publication 4164, name control; IRM 3.13.12). A suffix is no part of it.
 */
export function nameControl(lastName: string): string {
  const words = personText(lastName).toUpperCase().split(' ');
  while (words.length > 1 && suffixes.has(words.at(-1) ?? '')) words.pop();
  return words
    .join('')
    .replaceAll(/[^A-Z-]/g, '')
    .slice(0, 4);
}

/** Name control of a business: its first four letters or digits, & and hyphens kept; "The" counts with one more word only. */
export function businessNameControl(name: string): string {
  const words = businessText(name).toUpperCase().split(' ');
  const rest = words[0] === 'THE' && words.length > 2 ? words.slice(1) : words;
  return rest
    .join('')
    .replaceAll(/[^A-Z0-9&-]/g, '')
    .slice(0, 4);
}

interface Named {
  firstName: string;
  lastName: string;
  dateOfDeath?: string | null;
}

/**
 * The name line: `ANN<LEE`, `ANN & BOB<LEE`, or `ANN<LEE & BOB<MAY` in the form `ANN<LEE<& BOB MAY` when the last
 * names differ (Publication 4164, name line 1; rules R0000-125 to -127). DECD follows who died (IND-428 to IND-430).
 */
export function nameLine(first: Named, second: Named | null): string {
  const given = ({ firstName, dateOfDeath = null }: Named) =>
    `${personText(firstName).toUpperCase()}${dateOfDeath === null ? '' : ' DECD'}`;
  const family = (person: Named) => personText(person.lastName).toUpperCase();
  const line =
    second === null
      ? `${given(first)}<${family(first)}`
      : family(first) === family(second)
        ? `${given(first)} & ${given(second)}<${family(first)}`
        : `${given(first)}<${family(first)}<& ${given(second)} ${family(second)}`;
  return line.slice(0, 35).trim();
}

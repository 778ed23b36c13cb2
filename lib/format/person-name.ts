/** Control and direction characters; joiners are part of some scripts. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** Letters that print nothing: Hangul fillers and the blank of Braille. */
const blank = /[\p{M}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** No script puts more marks on one letter; what does prints over the lines around it. */
const stacked = /\p{M}{5}/u;

/** What is wrong with a first or last name; null when nothing is. Its length is the schema's matter. */
export function findNameProblem(name: string): 'characters' | 'empty' | null {
  if (unwanted.test(name) || stacked.test(name)) return 'characters';
  return name.replaceAll(blank, '') === '' ? 'empty' : null;
}

/** A name that another service gave, without what no name here may hold. */
export function cleanPersonName(name: string): string {
  const clean = [...name]
    .filter((character) => !unwanted.test(character))
    .join('')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  return findNameProblem(clean) === null ? clean : '';
}

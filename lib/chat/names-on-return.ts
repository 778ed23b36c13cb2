import { isKnownWord, isWordOfQuestions } from './plain-words';
import type { ReturnView } from './return-view';

/** Longer names are sentences, and no way to call somebody. */
const mostWords = 4;
const shortestWord = 5;
const shortestFirstName = 3;

/** Last words of names that may mean something else after "the". */
const ambiguous = /^(bank|fund|office|services?|group|company|business|store|state|city|home|credit|care)$/;

/**
 * A question with the names on the return replaced by what they are: "the bakery" is the employer when a W-2 says so.
 * For comparing only: a name is somebody's words, and never said or followed.
 * @param text the question as `normalize` gives it
 */
export function readNames({ calculated }: ReturnView, text: string): string {
  if (calculated === null) return text;
  let plain = text;
  for (const [name, kind] of listNames(calculated.input)) {
    const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
    if (words.length === 0 || words.length > mostWords) continue;
    plain = replaceWords(plain, words.join('[^\\p{L}]+'), kind);
    for (const word of words)
      if (word.length >= shortestWord && !isWordOfQuestions(word)) plain = replaceWords(plain, word, kind);
  }
  for (const { employerName } of calculated.input.w2s ?? []) {
    const last =
      employerName
        ?.toLowerCase()
        .match(/\p{L}+/gu)
        ?.at(-1) ?? '';
    if (last.length >= shortestWord && !ambiguous.test(last))
      plain = plain.replaceAll(new RegExp(`\\b(the|my|our) ${last}(?!\\p{L})`, 'gu'), '$1 employer');
  }
  for (const { firstName } of calculated.input.dependents ?? []) {
    const first = firstName?.toLowerCase() ?? '';
    if (/^\p{L}+$/u.test(first) && first.length >= shortestFirstName && !isKnownWord(first))
      plain = replaceWords(plain, first, 'child');
  }
  const isName = (first: string, isWord = isKnownWord) =>
    /^\p{L}+$/u.test(first) && first.length >= shortestFirstName && !isWord(first);
  const spouse = calculated.input.spouse?.firstName?.toLowerCase() ?? '';
  if (isName(spouse)) plain = replaceWords(plain, spouse, 'spouse');
  // Who is asked for by name is the one whose return it is.
  const own = calculated.input.taxpayer.firstName?.toLowerCase() ?? '';
  if (isName(own, isWordOfQuestions)) plain = replaceWords(replaceWords(plain, `${own}'s`, 'my'), own, 'i');
  const isAlone =
    (calculated.input.spouse ?? null) === null && (calculated.input.dependents ?? []).length === 0;
  return isAlone && !namesSomebody.test(plain) ? readThirdPerson(plain) : plain;
}

/** Somebody besides the one whose return it is: then "she" may be anybody. */
const namesSomebody =
  /\b(mom|mother|dad|father|sister|brother|wife|husband|son|daughter|aunt|uncle|cousin|niece|nephew|friend|neighbou?r|roommate|boss|coworker|colleague|landlord|landlady|girlfriend|boyfriend|partner|ex|lady|woman|man|guy|girl|boy|kid|child|preparer|accountant|agent|buddy|mate|grandm\w+|grandp\w+|grandson|granddaughter|somebody|someone|manager|teacher|doctor|lawyer|broker)('s|s)?\b/;

/** A helper speaks of the one whose return it is: "is it right that she pays nothing". */
function readThirdPerson(text: string): string {
  let plain = text;
  for (const [pattern, words] of thirdPerson) plain = plain.replaceAll(pattern, words);
  return plain;
}
const thirdPerson: readonly (readonly [RegExp, string])[] = [
  [/\b(is|was) (?:she|he)\b/g, 'am i'],
  [/\b(?:she|he)'s\b/g, "i'm"],
  [/\b(?:she|he)'ll\b/g, "i'll"],
  [/\b(?:does|do) (?:she|he)\b/g, 'do i'],
  [/\bhas (?:she|he)\b/g, 'have i'],
  [/\b(?:she|he) (has|is|pays|gets|owes|makes)\b/g, 'i $1'],
  [/\b(?:she|he)\b/g, 'i'],
  [/\b(to|for|of|gives?|gave|costs?|pays?|paid|against|from) (?:her|him)(?=[?.!,]|$)/g, '$1 me'],
  [/\b(?:her|his)\b/g, 'my'],
  [/\bhim\b/g, 'me'],
];

const replaceWords = (text: string, pattern: string, kind: string): string =>
  text.replaceAll(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'gu'), kind);

function listNames(input: NonNullable<ReturnView['calculated']>['input']): [name: string, kind: string][] {
  const found: [string | undefined, string][] = [
    ...(input.w2s ?? []).map(({ employerName }): [string | undefined, string] => [employerName, 'employer']),
    ...(input.retirement ?? []).map(({ payer }): [string | undefined, string] => [payer, 'pension']),
    ...(input.interest ?? []).map(({ payer }): [string | undefined, string] => [payer, 'bank']),
    ...(input.dividends ?? []).map(({ payer }): [string | undefined, string] => [payer, 'fund']),
    ...(input.businesses ?? []).map(({ name }): [string | undefined, string] => [name, 'business']),
    ...(input.childCare?.providers ?? []).map(({ name }): [string | undefined, string] => [name, 'day care']),
    ...(input.itemized?.mortgages ?? []).map(({ lender }): [string | undefined, string] => [
      lender,
      'mortgage lender',
    ]),
  ];
  return found.flatMap(([name, kind]): [string, string][] =>
    name === undefined || name === '' ? [] : [[name, kind]],
  );
}

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
  const spouse = calculated.input.spouse?.firstName?.toLowerCase() ?? '';
  if (/^\p{L}+$/u.test(spouse) && spouse.length >= shortestFirstName && !isKnownWord(spouse))
    plain = replaceWords(plain, spouse, 'spouse');
  return plain;
}

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

import type { ReturnInputJson } from '@/lib/tax/facts/return-input';

type Input = ReturnInputJson;

const fewestLetters = 4;
const generic = /^(company|incorporated|group|services?|bank|fund|office|national|first|city|county|state)$/;

/** Whether a question says a word of a name. */
const names = (statement: string, name: string | undefined): boolean =>
  (name?.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) =>
      word.length >= fewestLetters &&
      !generic.test(word) &&
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(statement),
  );

/** Of a couple the one that a question speaks of; the taxpayer unless it says otherwise. */
export function pickPerson(input: Input, text: string): 'taxpayer' | 'spouse' {
  if (input.spouse === undefined || input.spouse === null) return 'taxpayer';
  if (/\b(spouse|husband|wife)\b/.test(text) || names(text, input.spouse.firstName)) return 'spouse';
  if (names(text, input.taxpayer.firstName) || /\b(my|i|i'm|i'd|me)\b/.test(text)) return 'taxpayer';
  return /\b(his|hers?|he|she|him)\b/.test(text) ? 'spouse' : 'taxpayer';
}

/** The position of the job that a question speaks of: by its employer, else by whose it is, else the first. */
export function pickJob(input: Input, text: string): number {
  const jobs = input.w2s ?? [];
  const named = jobs.findIndex(({ employerName }) => names(text, employerName));
  if (named >= 0) return named;
  const person = pickPerson(input, text);
  return Math.max(
    0,
    jobs.findIndex(({ owner }) => (owner ?? 'taxpayer') === person),
  );
}

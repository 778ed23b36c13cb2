/** Syllables of an English word, by groups of vowels. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain.length === 0) return 1;
  if (plain.length <= 3) return 1;
  const trimmed = plain.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^l]e)$/, (ending) => ending[0] ?? '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Flesch-Kincaid grade of a text: 0.39 words per sentence + 11.8 syllables per word − 15.59. */
export function readingGrade(text: string): number {
  // A decimal point or a dot inside a name ends no sentence.
  const sentences = text.split(/[.?!:](?=\s|$|”)/).filter((part) => /[A-Za-z]/.test(part)).length;
  // Numbers and codes are looked at, not read.
  const words = text.split(/[\s—]+/).filter((word) => /[A-Za-z]/.test(word));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * words.length) / Math.max(1, sentences) + (11.8 * syllables) / words.length - 15.59;
}

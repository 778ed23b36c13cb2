/**
 * What the patterns of this room read of a question. Many of them look ahead over all of it, so their time grows faster
 * than the text; a question of a person passes here unchanged.
 */
const longest = 1200;
/** Of a longer text its beginning and its end: what is asked stands in one of them. */
const head = 800;
const longestWord = 40;
/** How often one word, sign or number counts. */
const mostRepeats = 12;
const mostNumbers = 40;

/** A word or a sign; what stands between them is kept. */
const piece = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** A question with a longest length, words of a longest length, and nothing said dozens of times. Linear. */
export function boundQuestion(question: string): string {
  const text =
    question.length <= longest
      ? question
      : `${question.slice(0, head)} ${question.slice(question.length - (longest - head))}`;
  const counts = new Map<string, number>();
  const once = text.replaceAll(piece, (found) => {
    const isNumber = /^\d+$/.test(found);
    const key = isNumber ? '0' : found.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > (isNumber ? mostNumbers : mostRepeats)) return '';
    return found;
  });
  return once
    .split(/(\s+)/)
    .map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word))
    .join('');
}

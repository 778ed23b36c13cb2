/** Where a second question begins. */
const joint = /\s*[?;]\s+(?=\S)|,?\s+and\s+(?=(?:how|what|what's|when|why|which|my|our|did|do|is|am|are)\b)/;

/** Leans on the first question: no question by itself. */
const leans =
  /\b(it|that|this|they|them|those|these|there)\b|\b(number|amount|total|figure|one|much|many|why|how|what|so)\??$/;

/** The two questions of one message; null when it is one question, or the second leans on the first. */
export function splitQuestion(text: string): [first: string, second: string] | null {
  const parts = text.split(joint);
  const [first = '', second = ''] = parts;
  if (parts.length !== 2 || first.trim() === '' || second.trim() === '' || leans.test(second)) return null;
  return [first, second];
}

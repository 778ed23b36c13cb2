import { type Page } from '@/lib/interview/pages';

type Row = Page['sections'][number];

/**
 * The same box in the nearest row below (1) or above (-1) that has it; undefined behind the last row. Rows may differ:
 * a sale without an adjustment has no box for it.
 */
export function boxInNextRow(
  rows: readonly Pick<Row, 'questions' | 'repeat'>[],
  questionId: string,
  step: 1 | -1,
): string | undefined {
  const from = rows.findIndex(({ questions }) => questions.some(({ id }) => id === questionId));
  const start = rows[from]?.repeat;
  if (start === undefined) return undefined;
  const box = questionId.slice(`${start.group}.${start.index}`.length);
  for (let at = from + step; at >= 0 && at < rows.length; at += step) {
    const found = rows[at]?.questions.find(
      ({ id, repeat }) => repeat !== undefined && id === `${repeat.group}.${repeat.index}${box}`,
    );
    if (found) return found.id;
  }
  return undefined;
}

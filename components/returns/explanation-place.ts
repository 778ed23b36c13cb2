import { type Explanation } from '@/lib/returns/schema';
import { nameLine } from './form-lines-names';

type Placed = Pick<Explanation, 'kind' | 'form' | 'line' | 'copy' | 'origin'>;

/** Where a step stands: its line on a form, the document it was read from, your answer, or the law. */
export function placeStep({ kind, form = '', line = '', copy = 0, origin }: Placed): string {
  if (kind === 'law') return 'Tax law';
  if (kind === 'line') return copy > 0 ? `${nameLine(form, line)}, copy ${copy + 1}` : nameLine(form, line);
  if (origin === undefined) return 'Your return';
  return 'questionId' in origin ? 'Your answer' : origin.documentName;
}

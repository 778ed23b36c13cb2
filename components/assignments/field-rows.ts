import { showValue } from '@/components/documents/field-value';
import { type ReviewField, type ReviewForm } from '@/components/documents/review-fields';
import { isIdentifier } from '@/lib/documents/identifiers';
import { isDoubtful } from '@/lib/documents/doubt';
import { maskText } from '@/lib/interview/mask';

type FieldStanding = 'Confirmed' | 'Read clearly' | 'Needs review';

export type FieldRow = {
  path: string;
  name: string;
  value: string;
  /** Only the end is shown; the whole value has to be asked for. */
  isMasked: boolean;
  standing: FieldStanding;
};

/** The fields of a form that hold something, or should be looked at: doubtful ones first. */
export function fieldRows({ doubtful, clear }: Pick<ReviewForm, 'doubtful' | 'clear'>): FieldRow[] {
  return [...doubtful, ...clear].map((field) => ({
    path: field.path,
    name: field.name,
    value: shownValue(field),
    isMasked: typeof field.value === 'string' && isIdentifier(field.ownPath, field.value),
    standing: field.confirmed ? 'Confirmed' : isDoubtful(field) ? 'Needs review' : 'Read clearly',
  }));
}

function shownValue({ kind, ownPath, value }: ReviewField): string {
  if (typeof value === 'boolean') return value ? 'Checked' : 'Not checked';
  if (value === null) return '—';
  return isIdentifier(ownPath, value) ? maskText(value) : showValue(kind, value);
}

import { showValue } from '@/components/documents/field-value';
import { type ReviewField, type ReviewForm } from '@/components/documents/review-fields';
import { isDoubtful } from '@/lib/documents/schema';
import { maskText } from '@/lib/interview/mask';

type FieldStanding = 'Confirmed' | 'Read clearly' | 'To be checked';

export type FieldRow = {
  path: string;
  name: string;
  value: string;
  /** Only the end is shown; the whole value has to be asked for. */
  isMasked: boolean;
  standing: FieldStanding;
};

// Numbers of people and of their accounts; those of employers and payers are printed for everybody to see.
const sensitivePath = /(^|[._])(ssn|account|account_number|routing_number)$/;
const personPath = /(^|[._])(recipient|borrower|student)_tin$/;
const ssnText = /^[\dX*•]{3}-?[\dX*•]{2}-?\d{4}$/i;

/** Whether a value names a person or an account and stays masked for a preparer (contract section 3). */
export function isSensitive(path: string, value: string): boolean {
  const last = path.replaceAll(/\[\d+\]/g, '');
  return sensitivePath.test(last) || personPath.test(last) || ssnText.test(value);
}

/** The fields of a form that hold something, or should be looked at: doubtful ones first. */
export function fieldRows({ doubtful, clear }: Pick<ReviewForm, 'doubtful' | 'clear'>): FieldRow[] {
  return [...doubtful, ...clear].map((field) => ({
    path: field.path,
    name: field.name,
    value: shownValue(field),
    isMasked: typeof field.value === 'string' && isSensitive(field.ownPath, field.value),
    standing: field.confirmed ? 'Confirmed' : isDoubtful(field) ? 'To be checked' : 'Read clearly',
  }));
}

function shownValue({ kind, ownPath, value }: ReviewField): string {
  if (typeof value === 'boolean') return value ? 'Checked' : 'Not checked';
  if (value === null) return '—';
  return isSensitive(ownPath, value) ? maskText(value) : showValue(kind, value);
}

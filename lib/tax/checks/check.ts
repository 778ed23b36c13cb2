import { type Change } from '../apply-changes';
import { type ReturnInput, type ReturnInputJson } from '../facts/return-input';
import { type DeductionView } from '../deductions/view';
import { type Law } from '../us/law/law';

export type Severity = 'error' | 'warning' | 'info';

/** One place of a return where a check found something. */
export interface Finding {
  /** The fact that puts it right; its question or document field is where the fix is. */
  path: string;
  description: string;
  suggestedFix: string;
  /** The fix as changes, where it can be stated: the engine says what it does to the refund. */
  changes?: Change[];
  /** What the return loses when it is not put right, as changes. */
  without?: Change[];
}

/** A form that was read from a document, as far as a check needs it. */
export interface ReadForm {
  /** Where its item stands in the facts, such as `w2s.0`; null when it did not enter. */
  path: string | null;
  /** Name as printed, such as `W-2`. */
  form: string;
  taxYear: number | null;
  /** Number of the person the document was made for, as read; may be masked or empty. */
  recipientSsn: string;
}

export interface CheckView {
  facts: ReturnInput;
  input: ReturnInputJson;
  law: Law;
  readForms: readonly ReadForm[];
  /** Lines and what-ifs; null while the return can't be computed. */
  computed: DeductionView | null;
}

/** One rule about a return, with the words a filer reads. */
export interface Check {
  id: string;
  severity: Severity;
  title: string;
  /** What happens when it stays. */
  impact: string;
  /** Rule of the IRS or instruction that it comes from. */
  source: string;
  find: (view: CheckView) => Finding[];
}

/** Dollars and cents or whole dollars as text. */
export const dollarText = (dollars: number): string =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2, maximumFractionDigits: 2 })}`;

/** An error that the IRS rejects a return for. */
export const rejects = (check: Omit<Check, 'severity' | 'impact'>): Check => ({
  ...check,
  severity: 'error',
  impact: 'The IRS would reject the return.',
});

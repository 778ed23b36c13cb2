import { type Change } from '../apply-changes';
import { type ReturnInputJson } from '../facts/return-input';
import { parseReturn } from '../facts/parse-return';
import { nothingStated, openView } from '../deductions/view';
import { federalEditionFor } from '../us/editions';
import { type Check, type CheckView, type ReadForm, type Severity } from './check';
import { creditChecks } from './credits';
import { giftChecks } from './gifts';
import { identityChecks } from './identity';
import { documentChecks } from './documents';
import { plausibilityChecks } from './plausibility';
import { ownActivityChecks } from './own-activities';
import { shareChecks } from './shares';
import { soldRentalChecks } from './sold-rentals';
import { stateChecks } from './states';
import { wageChecks } from './wages';

export interface Issue {
  /** Stays the same while the issue does: the check and the fact. */
  id: string;
  severity: Severity;
  title: string;
  description: string;
  impact: string;
  suggestedFix: string;
  /** What the fix adds to the refund, or saves from being lost: whole dollars by the engine; 0 where it can't be said. */
  estimatedRefundImpact: number;
  /** The fact that puts it right. */
  path: string;
  /** Rule or instruction behind it. */
  source: string;
}

function valueOf(
  computed: CheckView['computed'],
  changes: readonly Change[] | undefined,
  without: readonly Change[] | undefined,
): number {
  if (changes !== undefined) return computed?.savingOf(changes) ?? 0;
  const lost = without === undefined ? 0 : (computed?.savingOf(without) ?? 0);
  return lost === 0 ? 0 : -lost;
}

/** Every check of a return. */
export const checks: readonly Check[] = [
  ...identityChecks,
  ...wageChecks,
  ...documentChecks,
  ...creditChecks,
  ...giftChecks,
  ...ownActivityChecks,
  ...shareChecks,
  ...plausibilityChecks,
  ...soldRentalChecks,
  ...stateChecks,
];

/**
 * Looks for what the IRS would reject, what does not fit the documents, and what deserves a second look. Apart from the
 * problems of a calculation: a return with issues here is still computed.
 */
export function checkReturn(input: ReturnInputJson, readForms: readonly ReadForm[] = []): Issue[] {
  const parsed = parseReturn(input);
  if (!parsed.ok) return [];
  const computed = openView(input, nothingStated);
  const edition = federalEditionFor(parsed.facts);
  const words = (text: string) => edition.print.words(text);
  const years = (text: string) => edition.print.years(text);
  const view: CheckView = { facts: parsed.facts, input, law: edition.law, readForms, computed };
  return checks.flatMap(({ id, severity, title, impact, source, find }) =>
    find(view).map(({ path, description, suggestedFix, changes, without }) => ({
      id: `${id}:${path}`,
      severity,
      title: words(title),
      // It may hold a year of a document or a day of a payment, so it names the year of the return itself.
      description,
      impact: words(impact),
      suggestedFix: years(suggestedFix),
      estimatedRefundImpact: valueOf(computed, changes, without),
      path,
      source: words(source),
    })),
  );
}

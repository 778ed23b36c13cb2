import { type ValidationIssue } from '@/lib/returns/schema';

const ranks: Record<ValidationIssue['severity'], number> = { error: 0, warning: 1, info: 2 };

/** What blocks first, then by the dollars at stake; equal ones stay as they came. */
export function sortIssues(issues: readonly ValidationIssue[]): ValidationIssue[] {
  return [...issues].sort(
    (a, b) => ranks[a.severity] - ranks[b.severity] || b.estimatedRefundImpact - a.estimatedRefundImpact,
  );
}

/** Whether an issue's link leads to a screen of ours; anything else is not followed. */
export function isOwnAddress(href: string | undefined): href is string {
  return href !== undefined && /^\/(?![/\\])/.test(href);
}

import { ApiError, messageOf } from '@/lib/http/client';

const failed = 'Failed to calculate taxes. Please try again.';

/**
 * Why a calculation did not run, in the server's words: what is missing comes before the general sentence.
 * Spec section 8 gives the text when there are none.
 */
export function sayCalculateProblem(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.body?.fields ?? {}) : [];
  const [first] = fields;
  if (first === undefined) return messageOf(error, failed);
  const more = fields.length - 1;
  return more === 0 ? first : `${first} See ${more} more under Validation Insights.`;
}

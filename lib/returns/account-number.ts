import { maskText } from '@/lib/interview/mask';
import type { AnswerValue, Responses } from '@/lib/interview/schema';

/** Where the number of the account stands that a refund goes to. */
export const accountQuestion = 'refund.accountNumber';

/** Where a refund goes: a change of these is what a thief of a session would want, and no preparer's to make. */
export const bankQuestions: readonly string[] = ['refund.routingNumber', accountQuestion];

/** The same answers with the account number as its last four signs. */
export function maskAccount(answers: Responses): Responses {
  const number = answers[accountQuestion];
  return typeof number === 'string' ? { ...answers, [accountQuestion]: maskText(number) } : answers;
}

/** Whether an answer is the stored one, as it is or as it was shown masked. */
export const isShownAs = (stored: AnswerValue | null, given: AnswerValue | null): boolean =>
  stored === given || (typeof stored === 'string' && given === maskText(stored));

import { takeOverAnswers } from '@/lib/returns/answers';
import type { Transaction } from '@/lib/infra/db';
import type { AnswerValue, Responses } from '@/lib/interview/schema';
import { readAmounts } from './extension-amounts';
import { openContent } from './rows';

const kinds = 'payment-kinds';
const amount = 'payments.withExtension';

/** The kinds of payment that were picked, with the extension among them; null while nobody has answered. */
function withExtension(answer: AnswerValue | undefined): string[] | null {
  if (!Array.isArray(answer)) return null;
  const picked = answer.filter((value): value is string => typeof value === 'string' && value !== 'none');
  return [...new Set([...picked, 'extension'])];
}

/**
 * What the interview learns from a payment with Form 4868 (its line 7, which goes to Schedule 3, line 10). Nothing when
 * the filer gave an amount already: their own word stands. The question about kinds of payment stays open when it was
 * not answered yet, so that the other kinds are still asked about; the amount then waits behind it.
 */
export function answersFromExtension(answers: Responses, paying: number): Responses {
  if (paying <= 0 || answers[amount] !== undefined) return {};
  const picked = withExtension(answers[kinds]);
  return { [amount]: paying, ...(picked === null ? {} : { [kinds]: picked }) };
}

/** Brings what was paid with an accepted extension into the return, in the transaction of the acceptance. */
export async function takeOverPayment(tx: Transaction, filingId: string, returnId: string): Promise<void> {
  const filing = await tx.filing.findUniqueOrThrow({
    where: { id: filingId },
    select: { content: true, taxReturn: { select: { status: true, efileState: true, userId: true } } },
  });
  const { status, efileState, userId } = filing.taxReturn;
  // A return that is filed or on its way says what it said when it was signed.
  if (
    filing.content === null ||
    status === 'filed' ||
    efileState === 'queued' ||
    efileState === 'transmitted'
  )
    return;
  const { paying } = readAmounts(openContent(filingId, filing.content).content.xml);
  await takeOverAnswers(tx, { returnId, ownerId: userId, from: 'form-4868' }, (answers) =>
    answersFromExtension(answers, paying),
  );
}

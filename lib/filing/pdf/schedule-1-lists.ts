import { dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { deductedAlimony } from '../mef/schedule-1-facts';
import type { PrintedFacts } from './printed-return';

const hyphened = (ssn: string): string =>
  ssn.replaceAll(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');

/**
 * What Schedule 1 lists beside its amounts: the kinds of other income on line 8z, and who got alimony on lines 19b and 19c.
 * What doesn't fit stands on a statement (Instructions for Schedule 1, lines 8z and 19b).
 */
export function scheduleOneLists(facts: ReturnInput): Record<string, PrintedFacts[]> {
  const income = facts.otherIncome.flatMap(({ description, amount }): PrintedFacts[] =>
    dollars(amount) === 0
      ? []
      : [{ entry: `${description.trim() || 'Other income'}: ${dollars(amount).toLocaleString('en-US')}` }],
  );
  const alimony = deductedAlimony(facts).map(({ amount, recipientSsn, month }): PrintedFacts => ({
    ssn: hyphened(recipientSsn),
    agreement: month.replace(/^(\d{4})-(\d\d)$/, '$2/$1'),
    amount: amount.toLocaleString('en-US'),
  }));
  return {
    ...(income.length > 0 ? { otherIncome: income } : {}),
    ...(alimony.length > 0 ? { alimonyPaid: alimony } : {}),
  };
}

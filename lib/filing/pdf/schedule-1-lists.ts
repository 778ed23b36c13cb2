import { startReturn } from '@/lib/tax/calculate-return';
import { dollars, isSome } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { listFilers } from '@/lib/tax/us/filers';
import { employerMoney } from '@/lib/tax/us/form-8889/coverage-months';
import { childrenOther } from '@/lib/tax/us/form-8814/form-8814';
import { incomeOfEmployerExcess } from '@/lib/tax/us/form-8889/form-8889';
import { deductedAlimony } from '../mef/schedule-1-facts';
import type { PrintedFacts } from './printed-return';

const hyphened = (ssn: string): string =>
  ssn.replaceAll(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');

/** Of line 8z: what an employer paid into an HSA beyond its limit. Only who has an employer's contributions is computed. */
function excessFromEmployer(facts: ReturnInput): number {
  if (!listFilers({ facts }).some(({ owner }) => isSome(employerMoney(facts, owner)))) return 0;
  const run = startReturn(facts);
  return incomeOfEmployerExcess({ facts, at: (line, copy) => run.read(line, copy) ?? 0 });
}

/** Of line 8z: Form 8814, line 12, of all children. */
function incomeOfChildren(facts: ReturnInput): number {
  if (facts.childIncome.length === 0) return 0;
  const run = startReturn(facts);
  return childrenOther({ facts, at: (line, copy) => run.read(line, copy) ?? 0 });
}

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
  const fromEmployer = excessFromEmployer(facts);
  if (fromEmployer > 0)
    income.push({ entry: `Excess employer HSA contributions: ${fromEmployer.toLocaleString('en-US')}` });
  const ofChildren = incomeOfChildren(facts);
  if (ofChildren > 0) income.push({ entry: `Form 8814: ${ofChildren.toLocaleString('en-US')}` });
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

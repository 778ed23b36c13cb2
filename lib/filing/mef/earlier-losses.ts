import { centsOf } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';

/**
 * Schedule E, line 27: whether the return takes up losses of earlier years beyond basis or risk, or expenses that no partnership
 * repaid. Null where a share was sold with losses of earlier years: Form 8582 has them or not, by how the sale came out.
 */
export function takesUpLosses({ k1s }: ReturnInput): boolean | null {
  const shares = k1s.filter(({ entity }) => entity !== 'estate');
  const isMore = (...amounts: Parameters<typeof centsOf>[0][]) => amounts.some((one) => centsOf(one) !== 0);
  const isSoldWithLosses = shares.some(
    (share) => share.soldEntirely && isMore(share.priorUnallowedLoss, share.priorUnallowedRentalLoss),
  );
  if (isSoldWithLosses || shares.length === 0) return null;
  return shares.some(
    ({ basis, unreimbursedExpenses }) =>
      isMore(unreimbursedExpenses) ||
      (basis !== null && isMore(basis.suspendedLoss, basis.suspendedRentalLoss)),
  );
}

import { type BadgeVariant } from '@/components/ui/badge';
import { refundOf } from '@/components/returns/state-figures';
import { formatDollars, readDollars } from '@/lib/format/money';
import { type TaxReturn } from '@/lib/returns/schema';

const variants: Record<TaxReturn['status'], BadgeVariant> = {
  draft: 'neutral',
  'in-review': 'warning',
  approved: 'success',
  filed: 'info',
};

/** One color per status of a return; the word itself carries the meaning. */
export const returnVariant = (status: TaxReturn['status']): BadgeVariant => variants[status];

type EfileState = NonNullable<TaxReturn['efile']>['state'];

/** Where the filing of a return stands, beside its status; an accepted one is `filed` already. */
export const filingBadges: Record<EfileState, { text: string; variant: BadgeVariant } | null> = {
  ready: { text: 'being signed', variant: 'neutral' },
  signed: { text: 'signed, not filed', variant: 'neutral' },
  queued: { text: 'being sent', variant: 'info' },
  transmitted: { text: 'sent', variant: 'info' },
  accepted: null,
  rejected: { text: 'rejected', variant: 'destructive' },
  failed: { text: 'couldn’t be sent', variant: 'destructive' },
};

type Calculated = Pick<TaxReturn, 'status' | 'calculationResults' | 'estimatedRefund'>;

/** Whether there are figures to trust (spec section 4): results exist, nothing changed since, and it is no draft. */
export const isCalculated = ({ status, calculationResults }: Omit<Calculated, 'estimatedRefund'>): boolean =>
  calculationResults !== null && !calculationResults.stale && status !== 'draft';

/** Dollars: above zero come back, below zero are owed; null while the return is not calculated. */
export function outcomeOf(taxReturn: Calculated): number | null {
  return isCalculated(taxReturn) ? readDollars(taxReturn.estimatedRefund) : null;
}

/** What a preparer can do with a return now; the server decides the same way (lib/returns/lifecycle.ts). */
export function decisionsFor(taxReturn: Omit<Calculated, 'estimatedRefund'> & Pick<TaxReturn, 'efile'>): {
  canApprove: boolean;
  canReturn: boolean;
} {
  const state = taxReturn.efile?.state;
  if (state === 'queued' || state === 'transmitted') return { canApprove: false, canReturn: false };
  return {
    canApprove: taxReturn.status === 'in-review' && isCalculated(taxReturn),
    canReturn: taxReturn.status === 'in-review' || taxReturn.status === 'approved',
  };
}

/** What the way to the filing is called, also once it is filed; null while there is nothing to see there. */
export function filingLinkOf({ status, efile }: Pick<TaxReturn, 'status' | 'efile'>): string | null {
  if (efile !== null || status === 'filed') return 'Filing';
  return status === 'approved' ? 'Sign and file' : null;
}

/** What each state's return comes to, in words; nothing while the results are out of date. */
export function stateOutcomes(taxReturn: Calculated): string[] {
  if (!isCalculated(taxReturn)) return [];
  return Object.values(taxReturn.calculationResults?.states ?? {}).map(({ name, totals }) => {
    const refund = refundOf({ totals });
    if (refund === null) return `${name}: not calculated`;
    return `${name}: ${refund < 0 ? 'owes ' : 'refund '}${formatDollars(Math.abs(refund))}`;
  });
}

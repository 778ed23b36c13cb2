import { type BadgeVariant } from '@/components/ui/badge';
import { type QueueReturn } from '@/lib/assignments/schema';
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

/** What the figures of a return are worth, and since when. */
export type Figures = {
  /** Whole dollars of the last calculation: above zero come back, below zero are owed; null before the first one. */
  amount: number | null;
  /** `outdated`: the facts or our calculation changed since. `draft`: given back to the client after it. */
  caveat: 'outdated' | 'draft' | null;
  /** When they went out of date, or for a draft when they were calculated; null when that isn't known. */
  since: string | null;
};

/** The figures of a return in a list. */
export function figuresOf({
  status,
  estimatedRefund,
  calculatedAt,
  outdated,
}: Pick<QueueReturn, 'status' | 'estimatedRefund' | 'calculatedAt' | 'outdated'>): Figures {
  if (calculatedAt === null) return { amount: null, caveat: null, since: null };
  const amount = readDollars(estimatedRefund);
  if (outdated !== null) return { amount, caveat: 'outdated', since: outdated.since };
  return status === 'draft'
    ? { amount, caveat: 'draft', since: calculatedAt }
    : { amount, caveat: null, since: null };
}

/** The figures of a return with its lines. */
export const figuresOfReturn = ({
  calculationResults: results,
  staleSince,
  ...taxReturn
}: Calculated & Pick<TaxReturn, 'staleSince'>): Figures =>
  figuresOf({
    ...taxReturn,
    calculatedAt: results?.calculatedAt ?? null,
    outdated: results?.stale === true ? { since: staleSince ?? null } : null,
  });

/** "Out of date since Feb 3, 2025"; null where there is nothing to add. */
export function caveatOf({ caveat, since }: Figures, formatDay: (at: string) => string): string | null {
  if (caveat === null) return null;
  if (caveat === 'draft') return since === null ? 'Draft' : `Draft, calculated ${formatDay(since)}`;
  return since === null ? 'Out of date: our calculation changed' : `Out of date since ${formatDay(since)}`;
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

const filingWords: Record<EfileState, string> = {
  ready: 'being signed',
  signed: 'signed',
  queued: 'being sent',
  transmitted: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'couldn’t be sent',
};

/** One state's return in a row of a list: "IL", its whole name, and where its filing stands. */
export type StateLine = { code: string; name: string; words: string; isProblem: boolean };

/** Where each state's return stands, the filing before the figures. */
export const stateLines = (states: QueueReturn['states']): StateLine[] =>
  states.map(({ code, name, refund, filing }) => ({
    code,
    name,
    words: [
      ...(filing === null ? [] : [filingWords[filing]]),
      refund === null
        ? 'not calculated'
        : `${refund < 0 ? 'owes ' : ''}${formatDollars(Math.abs(refund), { sign: 'never' })}`,
    ].join(', '),
    isProblem: filing === 'rejected' || filing === 'failed',
  }));

'use client';

import Link from 'next/link';
import { reviewAddress } from '@/components/documents/document-labels';
import { Amount } from '@/components/ui/amount';
import { formatDollars } from '@/lib/format/money';
import { countOf, listOf } from '@/lib/format/words';
import { useEstimate, useLastChange } from '@/lib/interview/hooks';
import { type Estimate } from '@/lib/interview/schema';

/**
 * The refund or the amount owed as far as the answers go, and what the last answer changed. Its place is steady: on
 * phones a row of its own, on wide screens the corner beside the title.
 */
export function RunningResult({ returnId }: { returnId: string }) {
  const { data: estimate } = useEstimate(returnId);
  const change = useLastChange(returnId);
  const amount = estimate?.amount ?? null;
  const isOwed = amount !== null && amount < 0;
  // Two incomes look like tax owed until a couple is known to be one: that is no result yet, and gets no color.
  const isGuess = estimate?.asIfSingle === true && amount !== null && amount !== 0;
  return (
    <div
      role="status"
      aria-label="Result so far"
      className="order-last flex min-h-12 basis-full flex-wrap items-center justify-between gap-x-4 border-y py-1.5 sm:order-none sm:ml-auto sm:min-h-0 sm:basis-auto sm:flex-col sm:items-end sm:border-y-0 sm:py-0"
    >
      <p className="flex items-baseline gap-2 text-sm sm:whitespace-nowrap">
        <span className="text-muted-foreground">
          {isOwed ? 'Amount owed so far' : 'Refund so far'}
          {isGuess ? ', as if you were single' : ''}
        </span>
        <Amount
          key={amount}
          value={amount === null ? null : Math.abs(amount)}
          tone={amount === null || amount === 0 || isGuess ? 'plain' : isOwed ? 'out' : 'in'}
          size="lg"
          className="motion-safe:animate-in motion-safe:fade-in motion-safe:duration-150"
        />
      </p>
      <p className="text-xs text-muted-foreground tabular-nums max-sm:basis-full sm:max-w-[44ch] sm:text-right">
        <span className="mr-2 inline-block">{describe(amount, estimate?.refusals[0], change)}</span>
        <WaitingDocuments waiting={estimate?.waiting ?? []} />
      </p>
      {estimate === undefined || estimate.states.length === 0 ? null : (
        <p className="text-xs text-muted-foreground tabular-nums max-sm:basis-full sm:max-w-[44ch] sm:text-right">
          {listOf(estimate.states.map((state) => describeState(state)))}
        </p>
      )}
    </div>
  );
}

/** What is not in the figure because nobody looked at it yet, and the way to it. */
function WaitingDocuments({ waiting }: Pick<Estimate, 'waiting'>) {
  const [first] = waiting;
  if (first === undefined) return null;
  return (
    <Link
      href={waiting.length === 1 ? reviewAddress(first.documentId) : '/upload'}
      className="font-medium whitespace-nowrap text-foreground underline underline-offset-4"
    >
      {countOf(waiting.length, 'document', 'documents')} not included yet
    </Link>
  );
}

/** "Illinois: $212 refund so far". */
function describeState({ name, amount }: { name: string; amount: number | null }): string {
  if (amount === null) return `${name}: not calculated`;
  return `${name}: ${formatDollars(Math.abs(amount))} ${amount < 0 ? 'owed' : 'refund'}`;
}

function describe(amount: number | null, refusal: string | undefined, change: number | null): string {
  if (amount === null) return refusal ?? '';
  if (refusal !== undefined) return `Not included: ${refusal}`;
  if (change === null) return 'Based on your answers so far';
  if (change === 0) return 'No change from your last answer';
  return `Your last answer: ${formatDollars(change, { sign: 'always' })}`;
}

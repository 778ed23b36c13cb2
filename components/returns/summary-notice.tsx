'use client';

import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { mainId } from '@/components/layout/skip-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast-store';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { formatDay } from '@/lib/format/day';
import { useCalculate } from '@/lib/returns/hooks';
import { type CalculationResults } from '@/lib/returns/schema';
import { sayCalculateProblem } from './summary-problems';
import { type SummaryStage } from './summary-figures';

type SummaryNoticeProps = {
  returnId: string;
  stage: Exclude<SummaryStage, 'calculated'>;
  results: CalculationResults | null;
};

/** The warning of a return that is not calculated, or whose figures are older than its answers. */
export function SummaryNotice({ returnId, stage, results }: SummaryNoticeProps) {
  const calculate = useCalculate(returnId);
  const timeZone = useTimeZone();
  // Awaited, not given as callbacks: with the new figures this card is gone, and callbacks of what is gone don't run.
  const onCalculate = async () => {
    try {
      await calculate.mutateAsync();
      toast({
        title: 'Tax calculation complete',
        description: 'Your tax return has been calculated successfully.',
      });
      // The button that had the focus went with the card.
      document.getElementById(mainId)?.focus();
    } catch (error) {
      toast({ title: 'Error', description: sayCalculateProblem(error), variant: 'destructive' });
    }
  };
  const date = results === null ? '' : formatDay(results.calculatedAt, timeZone);
  return (
    <Card role="status" className="flex-row gap-3 border-warning/40 bg-warning-soft p-5 sm:gap-4 sm:p-6">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="grid min-w-0 gap-1.5">
        <h2 className="font-semibold">Tax calculation not yet complete...</h2>
        <p className="reading-width">
          {stage === 'none'
            ? 'Answer the interview questions. When you finish, we’ll calculate your tax and show it here, line by line.'
            : null}
          {stage === 'outdated'
            ? `An answer, a document, or our calculation method has changed since the last calculation on ${date}. The figures below are out of date.`
            : null}
          {stage === 'reopened'
            ? `Your return is open for changes. The figures below are from the last calculation on ${date}.`
            : null}
        </p>
        <div className="flex flex-wrap gap-3 pt-2.5">
          <Button asChild>
            <Link href="/interview">Start Tax Interview</Link>
          </Button>
          {stage === 'none' ? null : (
            <Button variant="outline" onClick={() => void onCalculate()} pending={calculate.isPending}>
              {calculate.isPending ? 'Calculating...' : 'Calculate again'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

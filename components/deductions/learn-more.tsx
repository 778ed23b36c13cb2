'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { formatDollars } from '@/lib/format/money';
import { type DeductionSuggestion } from '@/lib/returns/results-schema';

/** What the law says, where it stands, and how the saving was worked out. */
export function LearnMore({ suggestion, titleId }: { suggestion: DeductionSuggestion; titleId: string }) {
  const { name, law, potentialSavings, amount } = suggestion;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" className="w-full sm:w-auto" aria-describedby={titleId}>
          Learn More
        </Button>
      </DialogTrigger>
      <DialogContent title={name} description={law.explanation}>
        <dl className="grid gap-4 text-sm">
          <div className="grid gap-1">
            <dt className="font-medium">How we calculated this</dt>
            <dd className="text-muted-foreground">
              We calculated your return with and without this suggestion
              {amount === null ? '' : ` (using ${formatDollars(amount.dollars)})`}. The difference is{' '}
              {formatDollars(potentialSavings)}. Your return didn’t change.
            </dd>
          </div>
          <div className="grid gap-1">
            <dt className="font-medium">What the law says</dt>
            <dd className="text-muted-foreground">{law.source}</dd>
          </div>
        </dl>
      </DialogContent>
    </Dialog>
  );
}

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { type TaxReturn } from '@/lib/returns/schema';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { YearButtons } from './year-buttons';

type YearChoiceProps = {
  returns: readonly Pick<TaxReturn, 'taxYear'>[];
  /** The year that the screens show. */
  shown: number;
};

/** Switches between the years of a client, and opens the return of a further one. */
export function YearChoice({ returns, shown }: YearChoiceProps) {
  return (
    <div role="group" aria-label="Tax year" className="mb-4 flex flex-wrap items-center gap-2">
      <YearButtons open={returns.map(({ taxYear }) => taxYear)} shown={shown} />
      <div className="flex flex-wrap items-center gap-x-5 sm:ms-2">
        <Button asChild variant="link" size="inline" className="min-h-11">
          <Link href={`/last-year?year=${shown}`}>From your {shown - 1} return</Link>
        </Button>
        {shown > firstTaxYear ? (
          <Button asChild variant="link" size="inline" className="min-h-11">
            <Link href="/compare-years">Compare both years</Link>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

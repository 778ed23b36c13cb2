'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { useChooseYear } from '@/lib/returns/chosen-year';
import { useOpenYear } from '@/lib/returns/hooks';
import { type TaxReturn } from '@/lib/returns/schema';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { announceRefused, announceYear } from './announce-return';

/** The years that a return can be opened for, the earliest first. */
const years = [2024, 2025];

type YearChoiceProps = {
  returns: readonly Pick<TaxReturn, 'taxYear'>[];
  /** The year that the screens show. */
  shown: number;
};

/** Switches between the years of a client, and opens the return of a further one. */
export function YearChoice({ returns, shown }: YearChoiceProps) {
  const opening = useOpenYear();
  const chooseYear = useChooseYear();
  const isOpen = (year: number) => returns.some(({ taxYear }) => taxYear === year);
  return (
    <div role="group" aria-label="Tax year" className="mb-4 flex flex-wrap items-center gap-2">
      {years.map((year) => (
        <Button
          key={year}
          variant={year === shown ? 'primary' : 'outline'}
          aria-pressed={year === shown}
          pending={opening.isPending && opening.variables === year}
          onClick={() =>
            isOpen(year)
              ? chooseYear(year)
              : opening.mutate(year, { onSuccess: announceYear, onError: announceRefused })
          }
        >
          {isOpen(year) ? `${year} Tax Year` : `Start ${year} Tax Year`}
        </Button>
      ))}
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

'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { ErrorState } from '@/components/layout/error-state';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/table';
import { easternDay, formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { useReturnYear } from '@/lib/returns/hooks';
import { nextYearQuery } from '@/lib/returns/result-hooks';
import { type NextYear as Projection } from '@/lib/returns/results-schema';

type NextYearProps = {
  returnId: string;
  version: number;
  /** Answers can still be given. */
  isOpen: boolean;
};

/** What the next year asks for if it is like the year of the return. */
export function NextYear({ returnId, version, isOpen }: NextYearProps) {
  const query = useQuery(nextYearQuery(returnId, version));
  const year = useReturnYear();
  const next = year + 1;
  return (
    <Card asChild>
      <section aria-labelledby="next-year-title">
        <CardHeader>
          <CardTitle id="next-year-title">
            If {next} is like {year}
          </CardTitle>
          <CardDescription>
            This uses your {year} income, deductions, credits, and withholding with {next} rates and amounts
            (Form 1040-ES). Your actual {next} tax may differ.
          </CardDescription>
        </CardHeader>
        <CardContent>
          {query.isPending ? (
            <SkeletonGroup label="Calculating next year" className="grid gap-3">
              <Skeleton className="h-6 w-full" />
              <Skeleton className="h-24 w-full" />
            </SkeletonGroup>
          ) : null}
          {query.isError ? (
            <ErrorState
              className="border-0 px-0 py-4"
              title="We couldn’t load next year’s estimate"
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null}
          {query.data === undefined ? null : (
            <Words
              projection={query.data}
              returnId={returnId}
              next={next}
              // Later returns have these deductions themselves.
              asks={isOpen && year === firstTaxYear}
            />
          )}
        </CardContent>
      </section>
    </Card>
  );
}

type WordsProps = { projection: Projection; returnId: string; next: number; asks: boolean };

function Words({ projection: { estimate }, returnId, next, asks }: WordsProps) {
  if (estimate === null)
    return (
      <p className="reading-width">
        You don’t need to make estimated tax payments for {next}. Your withholding is enough to avoid a
        penalty, and you can pay any balance with your return.
      </p>
    );
  const { year, tax, required, withheld, payments } = estimate;
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  const today = easternDay(new Date());
  const isToCome = payments.some(({ dueDate, amount }) => amount > 0 && dueDate >= today);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="reading-width">
        Expect {formatDollars(tax)} in tax for {year}. To avoid a penalty, you need to pay{' '}
        {formatDollars(required)} during the year.{' '}
        {withheld > 0 ? `About ${formatDollars(withheld)} will be withheld. ` : ''}
        {total > 0
          ? `That leaves ${formatDollars(total)} in estimated payments.`
          : 'Your overpayment covers the rest.'}
      </p>
      <Table label={`Estimated payments for ${year}`}>
        <TableHead>
          <tr>
            <TableHeadCell>Due</TableHeadCell>
            <TableHeadCell numeric>Payment</TableHeadCell>
          </tr>
        </TableHead>
        <TableBody>
          {payments.map(({ dueDate, amount }) => (
            <TableRow key={dueDate}>
              <TableCell>
                <time dateTime={dueDate}>{formatDay(dueDate)}</time>
                {dueDate < today ? <span className="text-muted-foreground">, past due</span> : null}
              </TableCell>
              <TableCell numeric>{formatDollars(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFoot>
          <tr>
            <TableCell>Total payments</TableCell>
            <TableCell numeric>{formatDollars(total)}</TableCell>
          </tr>
        </TableFoot>
      </Table>
      {asks ? (
        <Link href="/interview?q=next-year-deductions" className="underline">
          Expecting tips, overtime pay, or car loan interest?
        </Link>
      ) : null}
      {isToCome ? (
        <a
          href={`/api/tax-returns/${returnId}/estimated-payments`}
          className="flex min-h-11 w-fit items-center rounded-xs text-sm font-medium text-primary underline underline-offset-4"
        >
          Add these dates to my calendar (.ics)
        </a>
      ) : null}
    </div>
  );
}

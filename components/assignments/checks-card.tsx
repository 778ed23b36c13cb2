'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { sortIssues } from '@/components/returns/summary-issue-order';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { countOf } from '@/lib/format/words';
import { freshFor } from '@/lib/http/client';
import { validationQuery } from '@/lib/returns/hooks';
import { type ValidationIssue } from '@/lib/returns/schema';
import { answersAddress, sameForPreparer } from './case-address';

const severities = {
  error: { word: 'Error', variant: 'destructive' },
  warning: { word: 'Warning', variant: 'warning' },
  info: { word: 'Info', variant: 'info' },
} as const;

/** A question that is still open, as the checks name it; dozens of them in a return that has only begun. */
const isMissing = (id: string) => id.startsWith('missing:');

/** What our checks found on the return: the same list that the client sees, without the advice on how to fix it. */
export function ChecksCard({ clientId, returnId }: { clientId: string; returnId: string }) {
  const { data, isError } = useQuery({ ...validationQuery(returnId), staleTime: freshFor });
  const found = data?.issues.filter(({ id }) => !isMissing(id)) ?? [];
  const missing = (data?.issues.length ?? 0) - found.length;
  return (
    <Card asChild>
      <section aria-labelledby="checks">
        <CardHeader className="flex-row items-center gap-2.5 pb-4 sm:pb-4">
          <CardTitle id="checks">Checks</CardTitle>
          {data === undefined ? null : (
            <Badge className="tabular-nums">
              {found.length}
              <span className="sr-only"> found</span>
            </Badge>
          )}
        </CardHeader>
        {isError ? (
          <p role="alert" className="border-t px-5 py-4 sm:px-6">
            We couldn’t load the checks. Reload the page to try again.
          </p>
        ) : null}
        {data === undefined && !isError ? (
          <SkeletonGroup label="Running the checks" className="grid gap-3 border-t px-5 py-4 sm:px-6">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-2/3" />
          </SkeletonGroup>
        ) : null}
        {data?.issues.length === 0 ? (
          <p className="border-t px-5 py-4 text-muted-foreground sm:px-6">The checks found no problems.</p>
        ) : null}
        <ul className="divide-y border-t empty:hidden">
          {missing === 0 ? null : (
            <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 text-sm sm:px-6">
              <Link
                href={answersAddress(clientId)}
                className="font-medium underline decoration-border-strong underline-offset-4"
              >
                {countOf(missing, 'question still needs an answer', 'questions still need an answer')}
              </Link>
              <Badge variant="warning">Waiting for the client</Badge>
            </li>
          )}
          {sortIssues(found).map((issue) => (
            <Issue key={issue.id} clientId={clientId} issue={issue} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Issue({ clientId, issue }: { clientId: string; issue: ValidationIssue }) {
  const { word, variant } = severities[issue.severity];
  const address = issue.href === undefined ? null : sameForPreparer(clientId, issue.href);
  return (
    <li className="grid gap-1 px-5 py-3 text-sm sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-40 font-medium">
          {address === null ? (
            issue.title
          ) : (
            <Link href={address} className="underline decoration-border-strong underline-offset-4">
              {issue.title}
            </Link>
          )}
        </h3>
        <Badge variant={variant}>{word}</Badge>
      </div>
      <p className="text-muted-foreground">{issue.description}</p>
    </li>
  );
}

'use client';

import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { OwnLetters } from '@/components/assignments/own-letters';
import { formatDay } from '@/components/documents/document-labels';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatDay as formatDueDay } from '@/lib/format/day';
import { ApiError } from '@/lib/http/client';
import { useOwnRequests } from '@/lib/reviews/hooks';
import { type InformationRequest } from '@/lib/reviews/schema';
import { pinAddress } from './pin-address';
import { PreparerChanges } from './preparer-changes';
import { RequestAnswer } from './request-answer';

/** What preparers asked the client: open questions with room for the answer first, then those answered and settled. */
export function RequestsScreen() {
  const { data, error, isFetching, refetch } = useOwnRequests();
  const open = data?.filter(isOpen) ?? [];
  const rest = data?.filter((request) => !isOpen(request)) ?? [];
  return (
    <>
      <PageHeader
        title="Questions from your preparer"
        subtitle="Only your preparers see your answers."
        back={{ href: '/dashboard', label: 'Back to dashboard' }}
      />
      {data === undefined && error !== null ? (
        <ErrorState
          title="We couldn’t load the questions"
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        >
          Your saved work is still here.
        </ErrorState>
      ) : null}
      {data === undefined && error === null ? (
        <SkeletonGroup label="Loading the questions" className="grid max-w-3xl gap-4">
          <Skeleton className="h-56 w-full" />
        </SkeletonGroup>
      ) : null}
      {data === undefined ? null : (
        <div className="grid max-w-3xl grid-cols-1 gap-8">
          <OwnLetters />
          {open.length === 0 ? (
            <EmptyState icon={CircleCheck} title="No open questions">
              Questions from your preparer appear here and on your dashboard.
            </EmptyState>
          ) : (
            <RequestList label="Open questions" requests={open} />
          )}
          {rest.length === 0 ? null : (
            <section aria-labelledby="earlier-questions" className="grid gap-4">
              <h2 id="earlier-questions" className="text-xl font-semibold tracking-tight">
                Answered
              </h2>
              <RequestList label="Answered questions" requests={rest} />
            </section>
          )}
          <PreparerChanges />
        </div>
      )}
    </>
  );
}

const isOpen = ({ answeredAt, closedAt }: InformationRequest) => answeredAt === null && closedAt === null;

type RequestListProps = { label: string; requests: readonly InformationRequest[] };

function RequestList({ label, requests }: RequestListProps) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {requests.map((request) => (
        <li key={request.id} id={request.id} className="scroll-mt-20">
          <Card className="gap-4 p-5 sm:p-6">
            <div className="grid gap-1.5">
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted-foreground">
                <span>
                  {request.preparerName}, <LocalTime at={request.createdAt} format={formatDay} />
                </span>
                {request.dueOn === null || request.closedAt !== null ? null : (
                  <span className="font-medium text-foreground">Due {formatDueDay(request.dueOn)}</span>
                )}
                {request.closedAt === null ? null : <Badge>Resolved</Badge>}
              </div>
              <Place request={request} />
              <p className="text-lg break-words whitespace-pre-line">{request.question}</p>
            </div>
            <RequestAnswer request={request} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Place({ request: { pin } }: { request: InformationRequest }) {
  if (pin === null) return null;
  const address = pinAddress(pin);
  return (
    <p className="text-sm break-words">
      About{' '}
      {address === null ? (
        pin.label
      ) : (
        <Link href={address} className="underline decoration-border-strong underline-offset-4">
          {pin.label}
        </Link>
      )}
    </p>
  );
}

'use client';

import { useRef } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { formatDay } from '@/components/documents/document-labels';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useAssignments } from '@/lib/assignments/hooks';
import { type Assignment } from '@/lib/assignments/schema';
import { ApiError } from '@/lib/http/client';
import { RemoveAssignment } from './remove-assignment';

/** Who prepares whose return, newest first. */
export function AssignmentList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    useAssignments();
  return (
    <Card asChild>
      <section aria-labelledby="assignment-list">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle id="assignment-list" ref={heading} tabIndex={-1} className="outline-none">
            Assignments
          </CardTitle>
        </CardHeader>
        {data === undefined && error !== null ? (
          <ErrorState
            title="The assignments could not be loaded"
            onRetry={() => void refetch()}
            retrying={isFetching}
            requestId={error instanceof ApiError ? error.body?.requestId : undefined}
            className="mx-5 mb-5 sm:mx-6"
          />
        ) : null}
        {data === undefined && error === null ? (
          <SkeletonGroup label="Loading the assignments" className="grid gap-4 border-t px-5 py-5 sm:px-6">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-6 w-full" />
            ))}
          </SkeletonGroup>
        ) : null}
        {data?.length === 0 ? (
          <p className="border-t px-5 py-5 text-muted-foreground sm:px-6">
            No assignments yet. Choose a preparer and a client above.
          </p>
        ) : null}
        <ul className="divide-y border-t empty:hidden">
          {data?.map((assignment) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              preparer={personName(assignment.preparer)}
              client={personName(assignment.client)}
              // The row and its button are gone: the focus goes to the list's heading.
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
        {hasNextPage ? (
          <div className="border-t px-5 py-4 sm:px-6">
            <Button
              variant="outline"
              size="sm"
              onClick={() => void fetchNextPage()}
              pending={isFetchingNextPage}
            >
              Load more<span className="sr-only"> assignments</span>
            </Button>
          </div>
        ) : null}
      </section>
    </Card>
  );
}

type AssignmentRowProps = {
  assignment: Assignment;
  preparer: string;
  client: string;
  onRemoved: () => void;
};

function AssignmentRow({ assignment, preparer, client, onRemoved }: AssignmentRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="break-words">
          <span className="font-medium">{preparer}</span>
          <span className="text-muted-foreground"> prepares for </span>
          <span className="font-medium">{client}</span>
        </p>
        {assignment.notes === '' ? null : (
          <p className="text-sm break-words whitespace-pre-line">{assignment.notes}</p>
        )}
        <p className="text-sm text-muted-foreground">Since {formatDay(assignment.createdAt)}</p>
      </div>
      <RemoveAssignment id={assignment.id} preparer={preparer} client={client} onRemoved={onRemoved} />
    </li>
  );
}

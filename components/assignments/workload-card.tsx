'use client';

import { personName } from '@/components/accounts/admin-choices';
import { Badge } from '@/components/ui/badge';
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { useWorkload } from '@/lib/assignments/desk-hooks';
import { type Workload } from '@/lib/assignments/desk-schema';
import { dueWords } from './all-clients';

const columns = [
  ['Clients', 'clients'],
  ['To review', 'toReview'],
  ['To sign', 'toSign'],
  ['Rejected', 'cameBack'],
  ['Replies to read', 'answeredRequests'],
  ['Waiting for clients', 'openRequests'],
  ['Overdue', 'overdueRequests'],
] as const satisfies readonly (readonly [string, keyof Workload])[];

/** What each preparer has to do, and when it is due. */
export function WorkloadCard() {
  const { data, isError } = useWorkload();
  return (
    <Card asChild>
      <section aria-labelledby="workload">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle id="workload">Workload</CardTitle>
          <CardDescription>See each preparer’s clients and open work.</CardDescription>
        </CardHeader>
        <div className="border-t px-5 py-2 sm:px-6">
          {isError && data === undefined ? (
            <p role="alert" className="py-3">
              We couldn’t load the workload. Reload the page to try again.
            </p>
          ) : null}
          {data === undefined && !isError ? (
            <SkeletonGroup label="Loading the workload" className="py-3">
              <Skeleton className="h-12 w-full" />
            </SkeletonGroup>
          ) : null}
          {data?.length === 0 ? (
            <p className="py-3 text-muted-foreground">
              No preparers yet. Assign the preparer role in User Management.
            </p>
          ) : null}
          {data === undefined || data.length === 0 ? null : <Rows workload={data} />}
        </div>
      </section>
    </Card>
  );
}

function Rows({ workload }: { workload: readonly Workload[] }) {
  const now = new Date();
  return (
    <Table label="Workload" className="min-w-[56rem]">
      <TableHead>
        <TableRow>
          <TableHeadCell className="sticky left-0 z-10 bg-card">Preparer</TableHeadCell>
          {columns.map(([label]) => (
            <TableHeadCell key={label} numeric>
              {label}
            </TableHeadCell>
          ))}
          <TableHeadCell>Due</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {workload.map((row) => (
          <TableRow key={row.preparer.id}>
            <th
              scope="row"
              className="sticky left-0 z-10 max-w-44 bg-card py-3 pr-3 text-left align-top font-medium break-words"
            >
              {personName(row.preparer)} {row.suspended ? <Badge variant="warning">Suspended</Badge> : null}
            </th>
            {columns.map(([label, key]) => (
              <TableCell key={label} numeric>
                {row[key]}
              </TableCell>
            ))}
            <TableCell className="whitespace-nowrap">
              {dueWords(row.notFiled, now).map(({ text, isPast }) => (
                <span key={text} className={isPast ? 'block text-warning' : 'block text-muted-foreground'}>
                  {text}
                </span>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

'use client';

import Link from 'next/link';
import { useState } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { documentAddress } from '@/components/assignments/case-address';
import { useClient } from '@/lib/assignments/hooks';
import { formatDay as formatDueDay } from '@/lib/format/day';
import { messageOf } from '@/lib/http/client';
import { type Document } from '@/lib/documents/schema';
import { useCloseRequest, useRequests } from '@/lib/reviews/hooks';
import { type InformationRequest } from '@/lib/reviews/schema';
import { AcceptForm, isWritable } from './accept-form';
import { useAsk } from './ask-client';

type RequestsCardProps = {
  clientId: string;
  /** Shows only what was asked about this document. */
  document?: Pick<Document, 'id' | 'name'>;
};

/** What was asked of a client and what they replied, for the preparer. */
export function RequestsCard({ clientId, document }: RequestsCardProps) {
  const { data, isError } = useRequests(clientId);
  const detail = useClient(clientId).data;
  const canWrite = detail?.changesAllowed === true && detail.taxReturn?.status !== 'filed';
  const ask = useAsk();
  const shown = data?.filter(({ pin }) => document === undefined || pin?.documentId === document.id) ?? [];
  const open = shown.filter(({ closedAt }) => closedAt === null);
  const settled = shown.filter(({ closedAt }) => closedAt !== null);
  return (
    <Card asChild>
      <section aria-labelledby="requests">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle id="requests" tabIndex={-1} className="outline-none">
            {document === undefined ? 'Questions for the client' : 'Questions about this document'}
          </CardTitle>
        </CardHeader>
        {isError ? (
          <p role="alert" className="border-t px-5 py-4 sm:px-6">
            We couldn’t load the questions. Reload the page to try again.
          </p>
        ) : null}
        {data === undefined && !isError ? (
          <SkeletonGroup label="Loading the questions" className="border-t px-5 py-4 sm:px-6">
            <Skeleton className="h-10 w-full" />
          </SkeletonGroup>
        ) : null}
        {data !== undefined && open.length === 0 ? (
          <p className="border-t px-5 py-4 text-muted-foreground sm:px-6">No open questions.</p>
        ) : null}
        <ul className="divide-y border-t empty:hidden">
          {open.map((request) => (
            <RequestRow key={request.id} clientId={clientId} canWrite={canWrite} request={request} />
          ))}
        </ul>
        {settled.length === 0 ? null : (
          <details className="border-t px-5 sm:px-6">
            <summary className="flex min-h-11 items-center text-sm font-medium text-primary">
              {settled.length} resolved
            </summary>
            <ul className="-mx-5 divide-y border-t sm:-mx-6">
              {settled.map((request) => (
                <RequestRow key={request.id} clientId={clientId} canWrite={canWrite} request={request} />
              ))}
            </ul>
          </details>
        )}
        <CardFooter>
          <Button
            variant="outline"
            onClick={() =>
              ask?.(
                document === undefined ? null : { label: document.name, pin: { documentId: document.id } },
              )
            }
          >
            Ask the client
          </Button>
        </CardFooter>
      </section>
    </Card>
  );
}

type RequestRowProps = { clientId: string; canWrite: boolean; request: InformationRequest };

function RequestRow({ clientId, canWrite, request }: RequestRowProps) {
  const close = useCloseRequest(clientId);
  const [isAccepting, setAccepting] = useState(false);
  const { id, question, reply, pin, createdAt, dueOn, answeredAt, closedAt, preparerName } = request;
  const isAnswered = answeredAt !== null && closedAt === null;
  // The promise, not callbacks of mutate(): those are dropped with the row, which goes to the other list.
  const set = async (closed: boolean) => {
    try {
      await close.mutateAsync({ id, closed });
      // The button that was pressed is gone from here.
      window.document.getElementById('requests')?.focus();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: messageOf(error, 'Please try again.'),
      });
    }
  };
  return (
    <li className="grid gap-2 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted-foreground">
        {closedAt !== null ? (
          <Badge>{request.acceptedAt === null ? 'Resolved' : 'Entered in the return'}</Badge>
        ) : answeredAt === null ? (
          <Badge variant="warning">Waiting for the client</Badge>
        ) : (
          <Badge variant="info">Answered</Badge>
        )}
        <span>
          {preparerName}, <LocalTime at={createdAt} format={formatDay} />
        </span>
        {dueOn === null || closedAt !== null ? null : <span>Due {formatDueDay(dueOn)}</span>}
      </div>
      {pin === null ? null : <p className="text-sm break-words text-muted-foreground">{pin.label}</p>}
      <p className="break-words whitespace-pre-line">{question}</p>
      {reply === null ? null : (
        <p className="border-l-2 pl-3 break-words whitespace-pre-line">
          <span className="sr-only">Reply: </span>
          {reply}
        </p>
      )}
      <Uploads clientId={clientId} request={request} />
      {isAccepting && isAnswered ? (
        <AcceptForm clientId={clientId} request={request} onDone={() => setAccepting(false)} />
      ) : null}
      {isAnswered && canWrite && isWritable(request) && !isAccepting ? (
        <Button size="sm" className="w-fit" onClick={() => setAccepting(true)}>
          Enter in the return
          <span className="sr-only">: {question.slice(0, 60)}</span>
        </Button>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        className="w-fit"
        pending={close.isPending}
        onClick={() => void set(closedAt === null)}
      >
        {closedAt === null ? (answeredAt === null ? 'Withdraw' : 'Resolve') : 'Ask again'}
        <span className="sr-only">: {question.slice(0, 60)}</span>
      </Button>
    </li>
  );
}

/** What the client uploaded with the reply. */
function Uploads({ clientId, request: { uploads } }: Pick<RequestRowProps, 'clientId' | 'request'>) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Documents with the reply" className="grid gap-1 text-sm">
      {uploads.map(({ documentId, name }, index) => (
        <li key={documentId ?? index} className="break-all">
          {documentId === null || name === null ? (
            <span className="text-muted-foreground">A document that was deleted</span>
          ) : (
            <Link href={documentAddress(clientId, documentId)} className="underline underline-offset-4">
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

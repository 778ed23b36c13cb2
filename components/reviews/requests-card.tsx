'use client';

import { formatDay } from '@/components/documents/document-labels';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { type Document } from '@/lib/documents/schema';
import { useCloseRequest, useRequests } from '@/lib/reviews/hooks';
import { type InformationRequest } from '@/lib/reviews/schema';
import { useAsk } from './ask-client';

type RequestsCardProps = {
  clientId: string;
  /** Shows only what was asked about this document. */
  document?: Pick<Document, 'id' | 'name'>;
};

/** What was asked of a client and what they replied, for the preparer. */
export function RequestsCard({ clientId, document }: RequestsCardProps) {
  const { data, isError } = useRequests(clientId);
  const ask = useAsk();
  const shown = data?.filter(({ pin }) => document === undefined || pin?.documentId === document.id) ?? [];
  const open = shown.filter(({ closedAt }) => closedAt === null);
  const settled = shown.filter(({ closedAt }) => closedAt !== null);
  return (
    <Card asChild>
      <section aria-labelledby="requests">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle id="requests" tabIndex={-1} className="outline-none">
            {document === undefined ? 'Questions to the client' : 'Questions about this document'}
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
            <RequestRow key={request.id} clientId={clientId} request={request} />
          ))}
        </ul>
        {settled.length === 0 ? null : (
          <details className="border-t px-5 sm:px-6">
            <summary className="flex min-h-11 items-center text-sm font-medium text-primary">
              {settled.length} settled
            </summary>
            <ul className="-mx-5 divide-y border-t sm:-mx-6">
              {settled.map((request) => (
                <RequestRow key={request.id} clientId={clientId} request={request} />
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

function RequestRow({ clientId, request }: { clientId: string; request: InformationRequest }) {
  const close = useCloseRequest(clientId);
  const { id, question, reply, pin, createdAt, answeredAt, closedAt, preparerName } = request;
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
          <Badge>Settled</Badge>
        ) : answeredAt === null ? (
          <Badge variant="warning">Waiting for the client</Badge>
        ) : (
          <Badge variant="info">Answered</Badge>
        )}
        <span>
          {preparerName}, <LocalTime at={createdAt} format={formatDay} />
        </span>
      </div>
      {pin === null ? null : <p className="text-sm break-words text-muted-foreground">{pin.label}</p>}
      <p className="break-words whitespace-pre-line">{question}</p>
      {reply === null ? null : (
        <p className="border-l-2 pl-3 break-words whitespace-pre-line">
          <span className="sr-only">Reply: </span>
          {reply}
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="w-fit"
        pending={close.isPending}
        onClick={() => void set(closedAt === null)}
      >
        {closedAt === null ? (answeredAt === null ? 'Withdraw' : 'Settle') : 'Ask again'}
        <span className="sr-only">: {question.slice(0, 60)}</span>
      </Button>
    </li>
  );
}

'use client';

import { formatDay } from '@/components/documents/document-labels';
import { focusField } from '@/components/documents/focus-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { useOwnRequests } from '@/lib/reviews/hooks';
import { RequestAnswer } from './request-answer';

/** What preparers ask about one document and its fields, with room for the answer; nothing when nothing is open. */
export function FieldRequests({ documentId }: { documentId: string }) {
  const { data } = useOwnRequests();
  const asked =
    data?.filter(({ pin, closedAt }) => pin?.documentId === documentId && closedAt === null) ?? [];
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="field-requests" className="grid gap-3">
      <h2 id="field-requests" className="text-lg leading-6 font-semibold tracking-tight">
        Question from your preparer
      </h2>
      <ul className="grid gap-3">
        {asked.map((request) => {
          const { id, pin, preparerName, createdAt, question } = request;
          const path = pin?.fieldPath ?? null;
          return (
            <li key={id}>
              <Card className="gap-3 p-4 sm:p-6">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted-foreground">
                  <span>
                    {preparerName}, <LocalTime at={createdAt} format={formatDay} />
                  </span>
                  {path === null ? null : (
                    <Button variant="link" size="inline" onClick={() => focusField(path)}>
                      {/* The label starts with the document's name, which stands on top of this screen. */}
                      {pin?.label.split(': ').slice(1).join(': ')}
                    </Button>
                  )}
                </div>
                <p className="break-words whitespace-pre-line">{question}</p>
                <RequestAnswer request={request} />
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

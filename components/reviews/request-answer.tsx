'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { LocalTime } from '@/components/ui/local-time';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useReply } from '@/lib/reviews/hooks';
import { type InformationRequest } from '@/lib/reviews/schema';

/** Longest reply, in characters; the server takes no more. */
const replyLimit = 4000;

/** The client's side of one question: a box to answer in, or the answer, which can be changed until it is settled. */
export function RequestAnswer({ request }: { request: InformationRequest }) {
  const { reply, answeredAt, closedAt } = request;
  const [isWriting, setWriting] = useState(false);
  const isOpen = answeredAt === null && closedAt === null;
  if (isOpen || isWriting)
    return <ReplyForm request={request} onDone={() => setWriting(false)} canCancel={isWriting} />;
  return (
    <div className="grid gap-2">
      {reply === null ? (
        <p className="text-muted-foreground">Closed without an answer.</p>
      ) : (
        <div className="border-l-2 border-primary pl-3">
          <p className="text-sm text-muted-foreground">
            Your answer
            {answeredAt === null ? null : (
              <>
                , <LocalTime at={answeredAt} format={formatDay} />
              </>
            )}
          </p>
          <p className="break-words whitespace-pre-line">{reply}</p>
        </div>
      )}
      {closedAt === null ? (
        <Button variant="link" size="inline" className="w-fit text-sm" onClick={() => setWriting(true)}>
          Change your answer
        </Button>
      ) : null}
    </div>
  );
}

type ReplyFormProps = { request: InformationRequest; onDone: () => void; canCancel: boolean };

function ReplyForm({ request: { id, reply }, onDone, canCancel }: ReplyFormProps) {
  const send = useReply();
  const [text, setText] = useState(reply ?? '');
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    if (text.trim() === '') {
      setError('Enter an answer.');
      document.getElementById(field)?.focus();
      return;
    }
    setError(undefined);
    send.mutate(
      { id, reply: text },
      {
        onSuccess: () => {
          toast({ title: 'Answer sent', description: 'Your preparer can see it now.' });
          onDone();
        },
        onError: (failure) =>
          setError(messageOf(failure, 'We couldn’t send your answer. What you wrote is still here.')),
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-3">
      <Field label="Your answer" id={field} error={error}>
        <Textarea
          rows={3}
          maxLength={replyLimit}
          readOnly={send.isPending}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={send.isPending}>
          {send.isPending ? 'Sending...' : 'Send answer'}
        </Button>
        {canCancel ? (
          <Button variant="outline" onClick={onDone}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}

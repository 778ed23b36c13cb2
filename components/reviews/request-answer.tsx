'use client';

import { type SubmitEvent, useId, useState } from 'react';
import Link from 'next/link';
import { formatDay, reviewAddress } from '@/components/documents/document-labels';
import { LocalTime } from '@/components/ui/local-time';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useReply } from '@/lib/reviews/hooks';
import { type InformationRequest } from '@/lib/reviews/schema';
import { useReplyFiles } from './reply-files';

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
      <Uploads request={request} />
      {closedAt === null ? (
        <Button variant="link" size="inline" className="w-fit text-sm" onClick={() => setWriting(true)}>
          Change your answer
        </Button>
      ) : null}
    </div>
  );
}

/** What the client uploaded with the answer. */
function Uploads({ request: { uploads } }: { request: InformationRequest }) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Documents with your answer" className="grid gap-1 text-sm">
      {uploads.map(({ documentId, name }, index) => (
        <li key={documentId ?? index} className="break-all">
          {documentId === null || name === null ? (
            <span className="text-muted-foreground">A document that was deleted</span>
          ) : (
            <Link href={reviewAddress(documentId)} className="underline underline-offset-4">
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

type ReplyFormProps = { request: InformationRequest; onDone: () => void; canCancel: boolean };

function ReplyForm({ request: { id, reply, uploads }, onDone, canCancel }: ReplyFormProps) {
  const send = useReply();
  const { files, setFiles, upload } = useReplyFiles();
  const [isUploading, setUploading] = useState(false);
  const isPending = isUploading || send.isPending;
  // Documents of an earlier answer stay with it.
  const kept = uploads.flatMap(({ documentId }) => documentId ?? []);
  const [text, setText] = useState(reply ?? '');
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '' && files.length === 0 && kept.length === 0) {
      setError('Enter an answer.');
      document.getElementById(field)?.focus();
      return;
    }
    setError(undefined);
    setUploading(true);
    upload()
      .then((uploaded) => send.mutateAsync({ id, reply: text, documentIds: [...kept, ...uploaded] }))
      .then(
        () => {
          toast({ title: 'Answer sent', description: 'Your preparer can see it now.' });
          onDone();
        },
        (failure: unknown) =>
          setError(messageOf(failure, 'We couldn’t send your answer. What you wrote is still here.')),
      )
      .finally(() => setUploading(false));
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-3">
      <Field label="Your answer" id={field} error={error}>
        <Textarea
          rows={3}
          maxLength={replyLimit}
          readOnly={isPending}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field label="Documents" help="PDF, JPEG, or PNG. They also appear in your documents." optional>
        <Input
          type="file"
          multiple
          accept=".pdf,.jpg,.jpeg,.png"
          disabled={isPending}
          onChange={(event) => setFiles([...(event.target.files ?? [])])}
          className="py-2"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {isPending ? 'Sending...' : 'Send answer'}
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

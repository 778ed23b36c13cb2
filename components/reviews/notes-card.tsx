'use client';

import { type SubmitEvent, useState } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { textLeft } from '@/components/messages/text-left';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { LocalTime } from '@/components/ui/local-time';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { messageOf } from '@/lib/http/client';
import { useAddNote, useNotes, useRemoveNote } from '@/lib/reviews/hooks';

/** What preparers note among themselves. */
export function NotesCard({ clientId }: { clientId: string }) {
  const { data: me } = useCurrentUser();
  const notes = useNotes(clientId);
  const add = useAddNote(clientId);
  const remove = useRemoveNote(clientId);
  const [body, setBody] = useState('');
  const fail = (error: unknown) =>
    toast({
      variant: 'destructive',
      title: 'Update Failed',
      description: messageOf(error, 'We couldn’t save the note. Please try again.'),
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending || body.trim() === '') return;
    add.mutate({ body }, { onSuccess: () => setBody((now) => textLeft(now, body)), onError: fail });
  };
  return (
    <Card asChild>
      <section aria-labelledby="notes">
        <CardHeader>
          <CardTitle id="notes" tabIndex={-1} className="outline-none">
            Internal notes
          </CardTitle>
          <CardDescription>Clients can’t see these.</CardDescription>
        </CardHeader>
        <CardContent className="grid gap-5">
          <form method="post" onSubmit={submit} noValidate className="grid gap-3">
            <Field label="New note">
              <Textarea
                rows={3}
                maxLength={4000}
                value={body}
                onChange={(event) => setBody(event.target.value)}
              />
            </Field>
            <Button
              type="submit"
              variant="outline"
              size="sm"
              pending={add.isPending}
              disabled={body.trim() === ''}
              className="w-fit"
            >
              Add note
            </Button>
          </form>
          {notes.isError ? (
            <p role="alert">We couldn’t load the notes. Reload the page to try again.</p>
          ) : null}
          <ul className="divide-y border-t empty:hidden">
            {notes.data?.map((note) => (
              <li key={note.id} className="grid gap-1 py-3">
                <p className="break-words whitespace-pre-line">{note.body}</p>
                <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted-foreground">
                  <span>
                    {note.authorName}, <LocalTime at={note.createdAt} format={formatDay} />
                  </span>
                  {note.authorId === me?.id ? (
                    <Button
                      variant="ghost"
                      size="sm"
                      pending={remove.isPending && remove.variables === note.id}
                      onClick={() =>
                        remove.mutate(note.id, {
                          // The note and its button are gone.
                          onSuccess: () => document.getElementById('notes')?.focus(),
                          onError: fail,
                        })
                      }
                    >
                      Remove
                      <span className="sr-only">
                        {' '}
                        the note of <LocalTime at={note.createdAt} format={formatDay} />
                      </span>
                    </Button>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        </CardContent>
      </section>
    </Card>
  );
}

'use client';

import { SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useCallback, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { requestTemplates, templateText } from '@/components/reviews/request-templates';
import { Label } from '@/components/ui/label';
import { PlainForm } from '@/components/ui/plain-form';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { messageOf, type FormReturn } from '@/lib/http/client';
import { useSendMessage } from '@/lib/messages/hooks';
import { messageLength } from '@/lib/messages/limits';
import { AttachDocuments, type Attached } from './attach-documents';
import { textLeft } from './text-left';

/** What preparers ask over and over. */
const templateOptions = requestTemplates.map(({ id, label }) => ({ value: id, label }));

type ComposerProps = {
  /** Whose thread, as the API names it; null for one's own. */
  threadOf: string | null;
  /** Whose documents can be attached. */
  documentsOf: string;
  onSent: () => void;
  /** What the browser came back with, having sent the form by itself. */
  returned: FormReturn | null;
};

/** Writes a message. What was typed stays until the server has it. */
export function Composer({ threadOf, documentsOf, onSent, returned }: ComposerProps) {
  const send = useSendMessage(threadOf);
  const [text, setText] = useState(returned?.kept['body'] ?? '');
  const [attached, setAttached] = useState<Attached[]>([]);
  const field = useId();
  // What was typed before the page was awake.
  const takeTyped = useCallback((box: HTMLTextAreaElement | null) => {
    if (box !== null && box.value !== '') setText(box.value);
  }, []);
  const canSend = text.trim() !== '' && !send.isPending;

  const chosen = requestTemplates.find((template) => template.text === text);
  // What was typed by hand stays above it.
  const startFrom = (words: string) =>
    setText(chosen !== undefined || text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);

  const submit = () => {
    if (!canSend) return;
    send.mutate(
      { body: text, attachments: attached.map(({ id }) => id) },
      {
        onSuccess: () => {
          setText((now) => textLeft(now, text));
          setAttached((now) => now.filter((one) => !attached.includes(one)));
          onSent();
          document.getElementById(field)?.focus();
        },
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Message not sent',
            description: messageOf(error, 'Your message is still here. Please try again.'),
          }),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms a word of an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };

  return (
    <PlainForm
      action={`/api/messages${threadOf === null ? '' : `?${new URLSearchParams({ clientId: threadOf })}`}`}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-3 border-t p-3 sm:p-4"
    >
      {returned === null || !send.isIdle ? null : (
        <p role="alert" className="text-sm font-medium text-destructive">
          Message not sent. {Object.values(returned.fields)[0] ?? returned.message}
        </p>
      )}
      {attached.length === 0 ? null : (
        <ul aria-label="Attached documents" className="flex flex-wrap gap-2">
          {attached.map(({ id, name }) => (
            <li
              key={id}
              className="flex max-w-full items-center gap-1 rounded-md bg-muted pl-2.5 text-sm text-foreground"
            >
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="grid size-9 place-items-center rounded-md hover:text-destructive pointer-coarse:size-11"
                onClick={() => setAttached((known) => known.filter((one) => one.id !== id))}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {threadOf === null ? null : (
        <Select
          aria-label="Template"
          placeholder="Start from a template"
          options={templateOptions}
          value={chosen?.id ?? null}
          onValueChange={(id) => startFrom(templateText(id) ?? '')}
          className="max-w-xs"
        />
      )}
      <div className="flex items-end gap-2">
        <AttachDocuments clientId={documentsOf} attached={attached} onChange={setAttached} />
        <Label htmlFor={field} className="sr-only">
          Message
        </Label>
        <Textarea
          id={field}
          ref={takeTyped}
          name="body"
          rows={1}
          maxLength={messageLength}
          placeholder="Write a message"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none"
        />
        <Button type="submit" size="icon" aria-label="Send" disabled={!canSend} pending={send.isPending}>
          {send.isPending ? null : <SendHorizontal aria-hidden="true" />}
        </Button>
      </div>
    </PlainForm>
  );
}

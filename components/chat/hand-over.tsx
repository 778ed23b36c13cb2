'use client';

import { Send } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
  StayOpen,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useSendMessage, useThreadPeople } from '@/lib/messages/hooks';
import { messageLength } from '@/lib/messages/limits';
import { plainText } from './plain-text';

type HandOverProps = { question: string; answer: string };

/** Hands a question over to the preparer, with what the co-pilot said. Nothing is sent before the client sends it. */
export function HandOver({ question, answer }: HandOverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm">
          <Send aria-hidden="true" />
          Ask my preparer
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Ask my preparer"
        description="This is the message your preparer will receive. You can edit it."
      >
        {/* Mounted with the dialog: who the preparer is is not asked before. */}
        <MessageForm question={question} answer={answer} onSent={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function MessageForm({ question, answer, onSent }: HandOverProps & { onSent: () => void }) {
  const people = useThreadPeople(null);
  const send = useSendMessage(null);
  const [text, setText] = useState(() =>
    `${question}\n\n(I asked the co-pilot first. It answered: “${plainText(answer).slice(0, 600)}”)`.slice(
      0,
      messageLength,
    ),
  );
  if (people.data?.preparers.length === 0)
    return (
      <p className="text-muted-foreground">
        You don’t have a preparer yet. The{' '}
        <Link href="/payments" className="font-medium text-primary underline underline-offset-4">
          plans
        </Link>{' '}
        page shows which ones include a review.
      </p>
    );
  const submit = () =>
    send.mutate(
      { body: text, attachments: [] },
      {
        onSuccess: () => {
          toast({ title: 'Sent to your preparer', description: 'You’ll find the reply in your messages.' });
          onSent();
        },
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Message not sent',
            description: messageOf(error, 'Your message is still here. Please try again.'),
          }),
      },
    );
  return (
    <>
      <StayOpen when={send.isPending} />
      <Field label="Message">
        <Textarea
          rows={7}
          maxLength={messageLength}
          readOnly={send.isPending}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={send.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button onClick={submit} disabled={text.trim() === ''} pending={send.isPending}>
          Send
        </Button>
      </DialogFooter>
    </>
  );
}

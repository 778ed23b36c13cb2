'use client';

import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useContext,
  useId,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter, StayOpen } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useAskClient } from '@/lib/reviews/hooks';
import { type RequestInput } from '@/lib/reviews/schema';
import { DueDateField } from './due-date-field';
import { TemplateField } from './template-field';

/** What a question is about: a place with its name, or the case as a whole. */
export type Subject = { label: string; pin: NonNullable<RequestInput['pin']> } | null;

const Context = createContext<((subject: Subject) => void) | null>(null);

/** Opens the dialog that asks the client; null where nobody can be asked. */
export const useAsk = () => useContext(Context);

/** Lets every field and line below it be asked about. */
export function AskProvider({ clientId, children }: { clientId: string; children: ReactNode }) {
  const [subject, setSubject] = useState<Subject>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback((about: Subject) => {
    setSubject(about);
    setOpen(true);
  }, []);
  return (
    <Context.Provider value={ask}>
      {children}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title="Ask the client"
          description={
            subject === null
              ? 'The question appears on the client’s dashboard.'
              : `About ${subject.label}. The question appears on the client’s dashboard.`
          }
        >
          <AskForm clientId={clientId} subject={subject} onAsked={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </Context.Provider>
  );
}

type AskFormProps = { clientId: string; subject: Subject; onAsked: () => void };

function AskForm({ clientId, subject, onAsked }: AskFormProps) {
  const ask = useAskClient(clientId);
  const [question, setQuestion] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands inside other forms in React's tree, not in the page's.
    event.stopPropagation();
    if (ask.isPending) return;
    if (question.trim() === '') {
      setError('Enter what you need to know.');
      document.getElementById(field)?.focus();
      return;
    }
    ask.mutate(
      {
        question,
        ...(dueOn === '' ? {} : { dueOn }),
        ...(subject === null ? {} : { pin: subject.pin }),
      },
      {
        onSuccess: () => {
          toast({ title: 'Question sent to the client' });
          onAsked();
        },
        onError: (failure) =>
          setError(messageOf(failure, 'We couldn’t send the question. Please try again.')),
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <StayOpen when={ask.isPending} />
      <TemplateField text={question} onText={setQuestion} />
      <Field label="What do you need to know?" id={field} error={error}>
        <Textarea
          rows={3}
          maxLength={2000}
          readOnly={ask.isPending}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </Field>
      <DueDateField value={dueOn} onChange={setDueOn} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={ask.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" pending={ask.isPending}>
          {ask.isPending ? 'Sending...' : 'Send question'}
        </Button>
      </DialogFooter>
    </form>
  );
}

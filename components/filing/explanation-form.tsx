'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useSaveExplanation } from '@/lib/filing/amendment-hooks';
import { type AmendmentView } from '@/lib/filing/schema';
import { messageOf } from '@/lib/http/client';

type ExplanationFormProps = {
  returnId: string;
  amendment: Pick<AmendmentView, 'explanation' | 'proposed'>;
};

/** Part II of Form 1040-X: begins with what changed, and the filer says why. */
export function ExplanationForm({ returnId, amendment: { explanation, proposed } }: ExplanationFormProps) {
  const save = useSaveExplanation(returnId);
  const [text, setText] = useState(explanation ?? proposed);
  const [error, setError] = useState<string | undefined>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    if (text.trim() === '') {
      setError('Explain what you’re changing and why.');
      return;
    }
    setError(undefined);
    save.mutate(text, {
      onSuccess: () => toast({ title: 'Explanation saved' }),
      onError: (fault) =>
        toast({
          title: 'Not saved',
          description: messageOf(fault, 'We couldn’t save your explanation. Please try again.'),
          variant: 'destructive',
        }),
    });
  };
  return (
    <form
      id="explanation"
      method="post"
      onSubmit={submit}
      noValidate
      className="grid scroll-mt-6 gap-3 border-t pt-4"
    >
      <Field
        label="Explanation of changes (Form 1040-X, Part II)"
        help="Describe what you’re changing and why. For example: “I left out a Form W-2 that arrived late.”"
        error={error}
        required
      >
        <Textarea rows={6} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline" pending={save.isPending} className="w-full sm:w-fit">
        Save explanation
      </Button>
    </form>
  );
}

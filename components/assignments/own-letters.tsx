'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { useOwnLetters, useSignLetter } from '@/lib/assignments/engagement-hooks';
import { type EngagementLetter } from '@/lib/assignments/engagement-schema';
import { messageOf } from '@/lib/http/client';
import { LetterText } from './letter-text';

/** The client's engagement letters: one to sign is open, a signed one can be read again. Nothing without any. */
export function OwnLetters() {
  const { data, isError } = useOwnLetters();
  if (isError && data === undefined)
    return <p role="alert">We couldn’t load your engagement letters. Reload the page to try again.</p>;
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="engagement-letters" className="grid gap-4">
      <h2 id="engagement-letters" className="text-xl font-semibold tracking-tight">
        Engagement letters
      </h2>
      {data.map((letter) => (
        <Card key={letter.id} id={letter.id} className="scroll-mt-20 gap-4 p-5 sm:p-6">
          <h3 className="font-semibold">
            {letter.taxYear} tax return, {letter.preparerName}
          </h3>
          {letter.signed === null ? (
            <>
              <LetterText letter={letter} />
              <SignLetter letter={letter} />
            </>
          ) : (
            <details>
              <summary className="min-h-11 content-center font-medium">Signed. View the letter</summary>
              <LetterText letter={letter} />
            </details>
          )}
        </Card>
      ))}
    </section>
  );
}

function SignLetter({ letter: { id } }: { letter: EngagementLetter }) {
  const sign = useSignLetter();
  const [signature, setSignature] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sign.isPending) return;
    if (signature.trim().length < 2) {
      setError('Type your full name to sign.');
      document.getElementById(field)?.focus();
      return;
    }
    setError(undefined);
    sign.mutate(
      { id, signature },
      {
        onSuccess: () => toast({ title: 'Letter signed' }),
        onError: (failure) =>
          toast({
            variant: 'destructive',
            title: 'Letter not signed',
            description: messageOf(failure, 'Please try again.'),
          }),
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4 border-t pt-5">
      <Field
        label="Your full name"
        id={field}
        help="Typing your name signs this letter as of today. If you don’t agree, message your preparer instead."
        error={error}
      >
        <Input
          autoComplete="name"
          maxLength={200}
          value={signature}
          onChange={(event) => setSignature(event.target.value)}
        />
      </Field>
      <Button type="submit" className="w-fit" pending={sign.isPending}>
        Sign letter
      </Button>
    </form>
  );
}

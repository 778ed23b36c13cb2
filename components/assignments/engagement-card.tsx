'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LocalTime } from '@/components/ui/local-time';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { isWithoutAccount } from '@/lib/accounts/no-account';
import { useLetters, useSendLetter, useWithdrawLetter } from '@/lib/assignments/engagement-hooks';
import { type EngagementLetter } from '@/lib/assignments/engagement-schema';
import { type ClientDetail } from '@/lib/assignments/schema';
import { ApiError, messageOf } from '@/lib/http/client';
import { LetterText } from './letter-text';

type EngagementCardProps = Pick<ClientDetail, 'client'> & { taxYear: number };

/** The firm's engagement letter to a client: sent, signed, or still to be sent for this tax year. */
export function EngagementCard({ client, taxYear }: EngagementCardProps) {
  const { data, isError } = useLetters(client.id);
  if (isWithoutAccount(client.email)) return null;
  const isSigned = data?.some((letter) => letter.taxYear === taxYear && letter.signed !== null) === true;
  return (
    <Card asChild>
      <section aria-labelledby="engagement">
        <CardHeader>
          <CardTitle id="engagement">Engagement letter</CardTitle>
          <CardDescription>What your firm will do for this client, and the terms.</CardDescription>
        </CardHeader>
        <CardContent className="grid gap-4">
          {isError && data === undefined ? (
            <p role="alert">We couldn’t load the letters. Reload the page to try again.</p>
          ) : null}
          <ul className="divide-y border-y empty:hidden">
            {data?.map((letter) => (
              <LetterRow key={letter.id} clientId={client.id} letter={letter} />
            ))}
          </ul>
          {data === undefined || isSigned ? null : <SendLetter clientId={client.id} taxYear={taxYear} />}
        </CardContent>
      </section>
    </Card>
  );
}

function LetterRow({ clientId, letter }: { clientId: string; letter: EngagementLetter }) {
  const withdraw = useWithdrawLetter(clientId);
  const { id, taxYear, sentAt, signed } = letter;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          {taxYear}, sent <LocalTime at={sentAt} format={formatDay} />
        </span>
        <Badge variant={signed === null ? 'warning' : 'success'}>
          {signed === null ? 'Not signed' : 'Signed'}
        </Badge>
      </div>
      <details className="text-sm">
        <summary className="min-h-9 content-center font-medium pointer-coarse:min-h-11">
          Read the letter
        </summary>
        <LetterText letter={letter} />
      </details>
      {signed === null ? (
        <Button
          variant="outline"
          size="sm"
          className="w-fit"
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(id, {
              onSuccess: () => toast({ title: 'Letter withdrawn' }),
              onError: (error) =>
                toast({
                  variant: 'destructive',
                  title: 'Letter not withdrawn',
                  description: messageOf(error, 'Please try again.'),
                }),
            })
          }
        >
          Withdraw
        </Button>
      ) : null}
    </li>
  );
}

function SendLetter({ clientId, taxYear }: { clientId: string; taxYear: number }) {
  const send = useSendLetter(clientId);
  const [fee, setFee] = useState('');
  const [terms, setTerms] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    if (fee.trim() === '') {
      setErrors({ fee: 'Enter the fee.' });
      document.getElementById(field)?.focus();
      return;
    }
    setErrors({});
    send.mutate(
      { taxYear: taxYear === 2025 ? 2025 : 2024, fee, terms },
      {
        onSuccess: () => {
          toast({ title: 'Engagement letter sent' });
          setFee('');
          setTerms('');
        },
        onError: (failure) => {
          setErrors((failure instanceof ApiError ? failure.body?.fields : undefined) ?? {});
          toast({
            variant: 'destructive',
            title: 'Letter not sent',
            description: messageOf(failure, 'Please try again.'),
          });
        },
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <Field
        label={`Fee for ${taxYear}`}
        id={field}
        help="Enter it as it should read in the letter, such as “$450” or “$150 an hour, up to $600.”"
        error={errors['fee']}
      >
        <Input
          autoComplete="off"
          maxLength={200}
          value={fee}
          onChange={(event) => setFee(event.target.value)}
        />
      </Field>
      <Field label="More terms" help="Added to your firm’s letter." error={errors['terms']} optional>
        <Textarea
          rows={3}
          maxLength={3000}
          value={terms}
          onChange={(event) => setTerms(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" className="w-fit" pending={send.isPending}>
        Send letter
      </Button>
    </form>
  );
}

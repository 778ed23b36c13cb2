'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxOption } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { useSign } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
import { messageOf } from '@/lib/http/client';
import { DebitFields } from './debit-fields';
import { readDeviceId } from './device-id';
import { ProofFields } from './proof-fields';
import { checkDraft, emptyDraft, type SignDraft, toInput } from './sign-draft';

/** One person signs: proof of identity, a PIN, the declaration. */
export function SignForm({ filing, signer }: { filing: FilingView; signer: FilingView['signers'][number] }) {
  const { returnId, jurat, owed, track, signers } = filing;
  const sign = useSign(returnId);
  const prefix = useId();
  const ids = (name: string) => `${prefix}-${name}`;
  const [draft, setDraft] = useState<SignDraft>(emptyDraft);
  const [shown, setShown] = useState<ReturnType<typeof checkDraft>>([]);
  const change = (part: Partial<SignDraft>) => setDraft((before) => ({ ...before, ...part }));
  const needsProof = track === 'self' && !signer.hasIpPin;
  const errorOf = (name: string) => shown.find(({ controlId }) => controlId === ids(name))?.message;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sign.isPending) return;
    const problems = checkDraft(draft, needsProof, ids);
    setShown(problems);
    if (problems.length > 0) return;
    sign.mutate(toInput(draft, signer.signer, needsProof, jurat.version, readDeviceId()), {
      onError: (error) =>
        toast({
          title: 'Not signed',
          description: messageOf(error, 'Nothing was signed. Please try again.'),
          variant: 'destructive',
        }),
    });
  };

  return (
    <form
      id="sign"
      method="post"
      onSubmit={submit}
      noValidate
      className="grid scroll-mt-6 gap-6 border-t pt-6"
    >
      <h2 className="text-lg font-semibold">
        {signers.length > 1 ? `Signature of ${signer.name}` : 'Your signature'}
      </h2>
      <ErrorSummary problems={shown} />
      {needsProof ? (
        <ProofFields draft={draft} change={change} id={ids('proof')} error={errorOf('proof')} />
      ) : (
        <p className="text-sm text-muted-foreground">
          {track === 'preparer'
            ? 'Your preparer signs with you (Form 8879), so no figure of last year is needed.'
            : 'The IP PIN from your interview proves who you are.'}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Five-digit PIN"
          help="Your own choice. It is your signature for this return."
          id={ids('pin')}
          error={errorOf('pin')}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            type="password"
            maxLength={5}
            value={draft.pin}
            onChange={(event) => change({ pin: event.target.value })}
          />
        </Field>
        <Field
          label="The PIN once more"
          help="To be sure of it."
          id={ids('pin-again')}
          error={errorOf('pin-again')}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            type="password"
            maxLength={5}
            value={draft.pinAgain}
            onChange={(event) => change({ pinAgain: event.target.value })}
          />
        </Field>
      </div>
      {owed > 0 && signer.signer === 'taxpayer' ? (
        <DebitFields draft={draft} change={change} owed={owed} ids={ids} errorOf={errorOf} />
      ) : null}
      <section aria-label="Declaration" className="grid gap-3">
        <div className="reading-width grid gap-3 border-l-2 pl-4 text-sm">
          {jurat.paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
          ))}
        </div>
        <CheckboxOption
          id={ids('agreed')}
          label="I have read this and agree"
          checked={draft.agreed}
          onCheckedChange={(checked) => change({ agreed: checked === true })}
        />
      </section>
      <Button type="submit" pending={sign.isPending} className="w-full sm:w-fit">
        Sign
      </Button>
    </form>
  );
}

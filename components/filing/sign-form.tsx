'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { toast } from '@/components/ui/toast-store';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { useSign } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { messageOf } from '@/lib/http/client';
import { AuthorizedAmounts } from './authorized-amounts';
import { DebitFields } from './debit-fields';
import { Declaration } from './declaration';
import { readDeviceId } from './device-id';
import { PinFields } from './pin-fields';
import { ProofFields } from './proof-fields';
import { checkDraft, emptyDraft, type SignDraft, toInput } from './sign-draft';

/** One person signs: proof of identity, a PIN, the declaration. */
export function SignForm({ filing, signer }: { filing: FilingView; signer: FilingView['signers'][number] }) {
  const { returnId, taxYear, payBy, jurat, owed, track, signers, preparer, amounts } = filing;
  const sign = useSign(returnId);
  const timeZone = useTimeZone();
  const prefix = useId();
  const ids = (name: string) => `${prefix}-${name}`;
  const [draft, setDraft] = useState<SignDraft>(() => emptyDraft(payBy, signer.priorAgi ?? signer.statedAgi));
  const [shown, setShown] = useState<ReturnType<typeof checkDraft>>([]);
  const change = (part: Partial<SignDraft>) => setDraft((before) => ({ ...before, ...part }));
  const needsProof = track === 'self' && !signer.hasIpPin;
  const errorOf = (name: string) => shown.find(({ controlId }) => controlId === ids(name))?.message;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sign.isPending) return;
    const problems = checkDraft(draft, needsProof, taxYear - 1, ids);
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
      {track === 'self' && preparer !== null ? (
        <p className="reading-width text-sm text-muted-foreground">
          {preparer.name} signed the return that was rejected. If they need to sign again, wait for them. The
          preparer signs first. Otherwise, sign it now as a self-prepared return.
        </p>
      ) : null}
      <AuthorizedAmounts amounts={amounts} />
      {needsProof ? (
        <ProofFields
          draft={draft}
          priorYear={taxYear - 1}
          known={signer.priorAgi}
          stated={signer.statedAgi}
          change={change}
          id={ids('proof')}
          error={errorOf('proof')}
        />
      ) : (
        <p className="reading-width text-sm text-muted-foreground">
          {track === 'preparer' && preparer !== null
            ? `${preparer.name} of ${preparer.firmName} signed on ${formatDay(preparer.signedAt, timeZone)} and will e-file the return for you (Form 8879). You don’t need your prior-year AGI or PIN.`
            : 'The IP PIN from your interview verifies your identity.'}
        </p>
      )}
      <PinFields
        label="Five-digit PIN"
        help="Any five digits you choose. This PIN is your signature."
        pin={draft.pin}
        again={draft.pinAgain}
        ids={ids}
        errorOf={errorOf}
        change={change}
      />
      {owed > 0 && signer.signer === 'taxpayer' ? (
        <DebitFields draft={draft} change={change} owed={owed} lastDay={payBy} ids={ids} errorOf={errorOf} />
      ) : null}
      <Declaration
        paragraphs={jurat.paragraphs}
        id={ids('agreed')}
        agreed={draft.agreed}
        error={errorOf('agreed')}
        onChange={(agreed) => change({ agreed })}
      />
      <Button type="submit" pending={sign.isPending} className="w-full sm:w-fit">
        Sign
      </Button>
    </form>
  );
}

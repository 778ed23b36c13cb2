'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { toast } from '@/components/ui/toast-store';
import { useSignState } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
import { messageOf } from '@/lib/http/client';
import { Declaration } from './declaration';
import { PinFields } from './pin-fields';
import { checkStateDraft, emptyStateDraft, type StateSignDraft, toStateInput } from './state-sign-draft';
import { TypedField } from './typed-field';

type StateSignFormProps = Pick<FilingView, 'returnId' | 'taxYear'> & { state: FilingView['states'][number] };

/** The next person signs a state return: last year's income there, a PIN, the declaration. */
export function StateSignForm({ returnId, taxYear, state }: StateSignFormProps) {
  const next = state.signers.find(({ signedAt }) => signedAt === null);
  // Another person's form begins empty.
  return next === undefined ? null : (
    <SignerForm key={next.signer} returnId={returnId} taxYear={taxYear} state={state} signer={next} />
  );
}

type SignerFormProps = StateSignFormProps & { signer: FilingView['signers'][number] };

function SignerForm({
  returnId,
  taxYear,
  state: { code, name, declaration, signers },
  signer,
}: SignerFormProps) {
  const sign = useSignState(returnId, code);
  const prefix = useId();
  const ids = (part: string) => `${prefix}-${part}`;
  const [draft, setDraft] = useState<StateSignDraft>(emptyStateDraft);
  const [shown, setShown] = useState<ReturnType<typeof checkStateDraft>>([]);
  const change = (part: Partial<StateSignDraft>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (part: string) => shown.find(({ controlId }) => controlId === ids(part))?.message;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sign.isPending) return;
    const problems = checkStateDraft(draft, ids);
    setShown(problems);
    if (problems.length > 0) return;
    sign.mutate(toStateInput(draft, signer.signer, declaration.version), {
      onError: (error) =>
        toast({
          title: 'Not signed',
          description: messageOf(error, 'Nothing was signed. Please try again.'),
          variant: 'destructive',
        }),
    });
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5 border-t pt-4">
      <h4 className="font-medium">
        {signers.length > 1
          ? `${name}: ${signer.name}’s signature`
          : `Your signature for your ${name} return`}
      </h4>
      <ErrorSummary problems={shown} />
      <TypedField
        label={`Total income on your ${taxYear - 1} ${name} return`}
        help="Leave it blank if you didn’t file a return there."
        inputMode="numeric"
        id={ids('prior')}
        error={errorOf('prior')}
        value={draft.prior}
        onText={(prior) => change({ prior })}
      />
      <PinFields
        label={`PIN for ${name}`}
        help="Any five digits you choose. You can use the PIN you used for the IRS."
        pin={draft.pin}
        again={draft.pinAgain}
        ids={ids}
        errorOf={errorOf}
        change={change}
      />
      <Declaration
        paragraphs={declaration.paragraphs}
        id={ids('agreed')}
        agreed={draft.agreed}
        error={errorOf('agreed')}
        onChange={(agreed) => change({ agreed })}
      />
      <Button type="submit" pending={sign.isPending} className="w-full sm:w-fit">
        Sign {name} return
      </Button>
    </form>
  );
}

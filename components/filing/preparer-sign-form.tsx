'use client';

import Link from 'next/link';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { toast } from '@/components/ui/toast-store';
import { useSignAsPreparer } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
import { ApiError, messageOf } from '@/lib/http/client';
import { AuthorizedAmounts } from './authorized-amounts';
import { Declaration } from './declaration';
import { DueDiligenceFields } from './due-diligence-fields';
import { PinFields } from './pin-fields';
import {
  checkPreparerDraft,
  type PreparerDraft,
  startPreparerDraft,
  toPreparerInput,
} from './preparer-draft';
import { TypedField } from './typed-field';

type PreparerSignFormProps = {
  filing: FilingView;
  form: NonNullable<FilingView['preparerForm']>;
};

/** A paid preparer signs before the filers do: Form 8867, PTIN and firm, a PIN, the declaration. */
export function PreparerSignForm({ filing: { returnId, amounts }, form }: PreparerSignFormProps) {
  const { questions, credits, lastAnswers, documents, declaration, signer } = form;
  const sign = useSignAsPreparer(returnId);
  const prefix = useId();
  const ids = (name: string) => `${prefix}-${name}`;
  const [draft, setDraft] = useState<PreparerDraft>(() => startPreparerDraft(form));
  const [shown, setShown] = useState<ReturnType<typeof checkPreparerDraft>>([]);
  const change = (part: Partial<PreparerDraft>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (name: string) => shown.find(({ controlId }) => controlId === ids(name))?.message;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sign.isPending) return;
    const problems = checkPreparerDraft(draft, questions, ids);
    setShown(problems);
    if (problems.length > 0) return;
    sign.mutate(toPreparerInput(draft, questions), {
      onError: (error) => {
        const refused = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
        setShown(
          questions.flatMap(({ id }) => {
            const problem = refused[id];
            return problem === undefined
              ? []
              : [{ controlId: ids(`q${id}`), message: `Question ${id}: ${problem}` }];
          }),
        );
        toast({
          title: 'Not signed',
          description: messageOf(error, 'Nothing was signed. Please try again.'),
          variant: 'destructive',
        });
      },
    });
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-8">
      <ErrorSummary problems={shown} />
      <section aria-labelledby={ids('amounts')} className="grid gap-3">
        <h2 id={ids('amounts')} className="text-lg font-semibold">
          What you’re signing
        </h2>
        <AuthorizedAmounts amounts={amounts} />
      </section>
      <DueDiligenceFields
        credits={credits}
        questions={questions}
        answers={draft.answers}
        lastAnswers={lastAnswers}
        documents={documents}
        onChange={(answers) => change({ answers })}
        ids={ids}
        errorOf={errorOf}
      />
      <section aria-labelledby={ids('signature')} className="grid gap-4">
        <h2 id={ids('signature')} className="text-lg font-semibold">
          Your signature
        </h2>
        {signer.ptin === null ? (
          <p className="text-sm text-muted-foreground">
            Save your PTIN in{' '}
            <Link href="/settings" className="underline underline-offset-4">
              Settings
            </Link>
            , and we’ll fill it in next time.
          </p>
        ) : null}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TypedField
            label="PTIN"
            help="The letter P followed by eight digits."
            id={ids('ptin')}
            error={errorOf('ptin')}
            maxLength={9}
            value={draft.ptin}
            onText={(ptin) => change({ ptin: ptin.toUpperCase() })}
          />
          <TypedField
            label="Firm EIN"
            help="Nine digits."
            id={ids('ein')}
            error={errorOf('ein')}
            inputMode="numeric"
            maxLength={10}
            value={draft.firmEin}
            onText={(firmEin) => change({ firmEin })}
          />
          <TypedField
            label="Firm name"
            id={ids('firm')}
            error={errorOf('firm')}
            autoComplete="organization"
            maxLength={75}
            value={draft.firmName}
            onText={(firmName) => change({ firmName })}
            place="sm:col-span-2"
          />
        </div>
        <PinFields
          label="Five-digit PIN (ERO)"
          help={`Any five digits you choose. This PIN signs with your EFIN${signer.efin === null ? '' : ` (${signer.efin})`}.`}
          pin={draft.pin}
          again={draft.pinAgain}
          ids={ids}
          errorOf={errorOf}
          change={change}
        />
      </section>
      <Declaration
        paragraphs={declaration}
        id={ids('agreed')}
        agreed={draft.agreed}
        error={errorOf('agreed')}
        onChange={(agreed) => change({ agreed })}
      />
      <Button type="submit" pending={sign.isPending} className="w-full sm:w-fit">
        Sign as preparer
      </Button>
    </form>
  );
}

'use client';

import { Send } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxOption } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { useFileExtension } from '@/lib/filing/extension-hooks';
import { type ExtensionView } from '@/lib/filing/extension-schema';
import { messageOf } from '@/lib/http/client';
import { computeExtensionBalance } from '@/lib/tax/extension-amounts';
import { DebitFields } from '../debit-fields';
import { TypedField } from '../typed-field';
import {
  checkExtension,
  type ExtensionDraft,
  readDollars,
  startDraft,
  toExtensionInput,
} from './extension-draft';

const amounts = (taxYear: number) =>
  [
    ['tax', `Your total tax for ${taxYear}`, 'An estimate is fine. Form 4868, line 4.'],
    [
      'payments',
      `Already paid for ${taxYear}`,
      'Tax withheld, estimated payments, and refundable credits. Line 5.',
    ],
    [
      'paying',
      'Amount you’re paying now',
      'Enter 0 or more. Paying now stops interest on that amount. Line 7.',
    ],
  ] as const;

const pdfAddress = (returnId: string, paying: number | null | undefined, abroad: boolean): string => {
  const query = [typeof paying === 'number' ? `paying=${paying}` : '', abroad ? 'abroad=true' : ''];
  return `/api/tax-returns/${returnId}/extension/pdf?${query.filter(Boolean).join('&')}`;
};

/** Form 4868: three amounts, and who pays how. */
export function ExtensionForm({ extension }: { extension: ExtensionView }) {
  const { returnId, taxYear, dueOn, estimate, simulated, names, joint, window } = extension;
  const file = useFileExtension(returnId);
  const prefix = useId();
  const ids = (name: string) => `${prefix}-${name}`;
  const [draft, setDraft] = useState<ExtensionDraft>(() => startDraft(extension));
  const [shown, setShown] = useState<ReturnType<typeof checkExtension>>([]);
  const change = (part: Partial<ExtensionDraft>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (name: string) => shown.find(({ controlId }) => controlId === ids(name))?.message;
  const [tax, payments, paying] = [draft.tax, draft.payments, draft.paying].map(readDollars);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file.isPending) return;
    const problems = checkExtension(draft, extension, ids, window.open === 'abroad');
    setShown(problems);
    if (problems.length > 0) return;
    file.mutate(toExtensionInput(draft, joint), {
      onError: (error) =>
        toast({
          title: 'Not sent',
          description: messageOf(error, 'Nothing was sent. Please try again.'),
          variant: 'destructive',
        }),
    });
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      <ErrorSummary problems={shown} />
      <section aria-label="Amounts" className="grid gap-5">
        {amounts(taxYear).map(([name, label, help]) => (
          <Field key={name} label={label} help={help} id={ids(name)} error={errorOf(name)}>
            <Input
              leading="$"
              numeric
              inputMode="numeric"
              autoComplete="off"
              maxLength={13}
              value={draft[name]}
              onChange={(event) => change({ [name]: event.target.value })}
              className="max-w-60"
            />
          </Field>
        ))}
        <p className="text-sm" aria-live="polite">
          {tax === null || tax === undefined || payments === null || payments === undefined
            ? 'Your balance due appears here.'
            : `Balance due for ${taxYear} (line 6): ${formatDollars(computeExtensionBalance(tax, payments))}.`}{' '}
          {paying === null || paying === undefined || paying > 0 ? '' : 'You aren’t paying anything now.'}
        </p>
        <CheckboxOption
          id={ids('abroad')}
          label="I’m out of the country"
          help={`Check this box if you’re a US citizen or resident and one of these is true on ${formatDay(dueOn)}: you live and have your main place of work outside the United States and Puerto Rico, or you’re on military or naval duty outside them. You get two extra months automatically. Line 8.`}
          checked={draft.abroad}
          onCheckedChange={(checked) => change({ abroad: checked === true })}
        />
      </section>
      {paying !== null && paying !== undefined && paying > 0 ? (
        <DebitFields
          draft={draft}
          change={change}
          owed={paying}
          lastDay={dueOn}
          ids={ids}
          errorOf={errorOf}
        />
      ) : null}
      {draft.debit ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TypedField
            label={`${taxYear - 1} adjusted gross income (AGI)`}
            help={`Line 11 of your ${taxYear - 1} Form 1040. The IRS uses it to verify your identity. Enter 0 if you didn’t file.`}
            id={ids('proof')}
            error={errorOf('proof')}
            maxLength={16}
            value={draft.proof}
            onText={(proof) => change({ proof })}
          />
          <TypedField
            label="Five-digit PIN"
            help="Any five digits you choose. This PIN signs the payment."
            id={ids('pin')}
            error={errorOf('pin')}
            inputMode="numeric"
            type="password"
            maxLength={5}
            value={draft.pin}
            onText={(pin) => change({ pin })}
          />
          {joint ? (
            <>
              <TypedField
                label={`Your spouse’s ${taxYear - 1} AGI`}
                help={`If you filed a joint return for ${taxYear - 1}, it’s the same amount.`}
                id={ids('spouseProof')}
                error={errorOf('spouseProof')}
                maxLength={16}
                value={draft.spouseProof}
                onText={(spouseProof) => change({ spouseProof })}
              />
              <TypedField
                label="Your spouse’s five-digit PIN"
                help="Your spouse chooses and enters it. Both of you sign the payment."
                id={ids('spousePin')}
                error={errorOf('spousePin')}
                inputMode="numeric"
                type="password"
                maxLength={5}
                value={draft.spousePin}
                onText={(spousePin) => change({ spousePin })}
              />
            </>
          ) : null}
        </div>
      ) : null}
      <CheckboxOption
        id={ids('agreed')}
        label={`Send this form for ${names}`}
        help="The amounts are my best estimate based on the information I have. My PIN authorizes the electronic withdrawal from my bank account."
        checked={draft.agreed}
        onCheckedChange={(checked) => change({ agreed: checked === true })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" pending={file.isPending} className="w-full sm:w-fit">
          {file.isPending ? null : <Send aria-hidden="true" />}
          {simulated ? 'Request an extension (simulated)' : 'Request an extension'}
        </Button>
        {estimate === null ? null : (
          <a
            href={pdfAddress(returnId, paying, draft.abroad)}
            className="rounded-xs text-sm font-medium text-primary underline underline-offset-4"
          >
            Print Form 4868 and mail it instead
          </a>
        )}
      </div>
    </form>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Check, Pencil } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { readDraft, showValue } from '@/components/documents/field-value';
import { type ReviewField } from '@/components/documents/review-fields';
import { Button } from '@/components/ui/button';
import { CheckboxOption } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { toast } from '@/components/ui/toast-store';
import { clientQuery } from '@/lib/assignments/hooks';
import { clientDocumentQuery, useConfirmFields } from '@/lib/documents/hooks';
import { isDoubtful } from '@/lib/documents/doubt';
import { isIdentifier } from '@/lib/documents/identifiers';
import { type ExtractionField } from '@/lib/documents/schema';
import { ApiError, messageOf } from '@/lib/http/client';

/** Whose document it is. */
export type DocumentOf = { clientId: string; documentId: string };

/** Saves a confirmation or a correction for a client, and shows the case as it is afterwards. */
function useCorrection({ clientId, documentId }: DocumentOf) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useConfirmFields(clientId, documentId);
  const save = async (field: { path: string; value?: ExtractionField['value'] }): Promise<void> => {
    const document = await mutateAsync([{ ...field, confirmed: true }]);
    client.setQueryData(clientDocumentQuery(clientId, documentId).queryKey, document);
    await client.invalidateQueries({ queryKey: clientQuery(clientId).queryKey });
  };
  return { save, isPending };
}

type FieldActionsProps = DocumentOf & { field: ReviewField; onCorrect: () => void };

/** Confirms a value as it was read, or opens it to be corrected. */
export function FieldActions({ field, onCorrect, ...of }: FieldActionsProps) {
  const { save, isPending } = useCorrection(of);
  const confirm = () =>
    save({ path: field.path }).catch((error: unknown) =>
      toast({
        title: 'Value not saved',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
    );
  return (
    <>
      {isDoubtful(field) ? (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Confirm ${field.name}`}
          pending={isPending}
          onClick={() => void confirm()}
        >
          <Check aria-hidden="true" />
        </Button>
      ) : null}
      <Button variant="ghost" size="icon-sm" aria-label={`Correct ${field.name}`} onClick={onCorrect}>
        <Pencil aria-hidden="true" />
      </Button>
    </>
  );
}

type CorrectFieldProps = DocumentOf & { form: string; field: ReviewField; onDone: () => void };

/** One value of a client's document, typed over. A number that is masked is typed anew. */
export function CorrectField({ form, field, onDone, ...of }: CorrectFieldProps) {
  const { save, isPending } = useCorrection(of);
  const isHidden = typeof field.value === 'string' && isIdentifier(field.ownPath, field.value);
  const [typed, setTyped] = useState(isHidden ? '' : showValue(field.kind, field.value));
  const [isTicked, setTicked] = useState(field.value === true);
  const [error, setError] = useState<string | undefined>();
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const draft =
      field.kind === 'flag'
        ? { ok: true as const, value: isTicked }
        : readDraft(form, field.ownPath, typed, field.value);
    if (!draft.ok) return setError(draft.message);
    try {
      await save({ path: field.path, value: draft.value });
      onDone();
    } catch (failure) {
      const own = failure instanceof ApiError ? failure.body?.fields?.[field.path] : undefined;
      setError(own ?? messageOf(failure, 'Not saved. Please try again.'));
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-sm gap-3">
      {field.kind === 'flag' ? (
        <CheckboxOption
          id={id}
          label={field.name}
          checked={isTicked}
          onCheckedChange={(checked) => setTicked(checked === true)}
        />
      ) : (
        <div className="grid gap-1.5">
          <Label htmlFor={id}>{field.name}</Label>
          <Input
            id={id}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            numeric={field.kind === 'money'}
            leading={field.kind === 'money' ? '$' : undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
          />
        </div>
      )}
      {error === undefined ? null : (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
      <div className="flex gap-3">
        <Button type="submit" size="sm" pending={isPending}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

'use client';

import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import { FieldCrop } from '@/components/documents/field-crop';
import { readDraft, showValue } from '@/components/documents/field-value';
import { AskButton } from '@/components/reviews/ask-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type ClientDetail } from '@/lib/assignments/schema';
import { isIdentifier } from '@/lib/documents/identifiers';
import { type ReviewStep } from './review-steps';
import { useSaveChecked } from './use-save-checked';

/** What the wizard hands to each of its steps. */
export type StepProps<Kind extends ReviewStep['kind']> = {
  clientId: string;
  step: Extract<ReviewStep, { kind: Kind }>;
  /** Goes on without deciding. */
  onNext: () => void;
  /** It is decided: the wizard goes on at once. */
  onDone: () => void;
  /** What was decided couldn't be saved after all. */
  onFailed: () => void;
  isLast: boolean;
  /** The return that the documents are for. */
  taxReturn: ClientDetail['taxReturn'];
};

/** One doubtful value beside its print: Enter agrees, Tab goes on, what is typed over it corrects it. */
export function FieldStep(props: StepProps<'field'> & { canCorrect: boolean }) {
  const { step, canCorrect, onNext, isLast } = props;
  const { document, form, title, field, problems, proposal, checkedBy } = step;
  const isMasked = typeof field.value === 'string' && isIdentifier(field.ownPath, field.value);
  const isTyped = canCorrect && !isMasked && field.kind !== 'flag';
  const shown =
    typeof field.value === 'boolean'
      ? field.value
        ? 'Checked'
        : 'Not checked'
      : showValue(field.kind, field.value);
  const [typed, setTyped] = useState(shown);
  const [error, setError] = useState<string | undefined>();
  const save = useSaveChecked(props.clientId, document, canCorrect, props);
  const agree = (value: string | boolean | null | undefined) => save([{ field, value }], field.name);
  const id = useId();
  useEffect(() => {
    const input = window.document.getElementById(id);
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
  }, [id]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isTyped || typed === shown) return agree(undefined);
    const draft = readDraft(form, field.ownPath, typed, field.value);
    if (!draft.ok) return setError(draft.message);
    agree(draft.isChanged ? draft.value : undefined);
  };
  const press = (event: KeyboardEvent) => {
    // On the last step, Tab is Tab: nobody is held here. Shift and Tab lead to the buttons at any time.
    if (event.key !== 'Tab' || event.shiftKey || isLast) return;
    event.preventDefault();
    onNext();
  };
  return (
    <Card asChild className="gap-4 p-5 sm:p-6">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight break-words">
          {field.name}
          <span className="block text-sm font-normal text-muted-foreground">
            {title}, {document.name}
          </span>
        </h2>
        {checkedBy.length === 0 ? null : (
          <p className="text-sm text-muted-foreground">Checked by {checkedBy.join(', ')}</p>
        )}
        <FieldCrop key={field.path} document={document} field={field} />
        {problems.map((problem) => (
          <Alert key={problem.code + problem.message} variant="warning">
            {problem.message}
          </Alert>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" size="sm" onClick={onNext}>
            Next
          </Button>
          {proposal === null || !isTyped ? null : (
            <Button variant="outline" size="sm" onClick={() => agree(proposal)}>
              Use ${showValue('money', proposal)}
            </Button>
          )}
          <AskButton
            subject={{
              label: `${document.name}: ${field.name}`,
              pin: { documentId: document.id, fieldPath: field.path },
            }}
          />
        </div>
        <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field
            label="Value we read"
            id={id}
            error={error}
            help={
              isTyped
                ? 'Press Enter to confirm, Tab for the next value, or type the correct value.'
                : 'Press Enter to confirm, or Tab for the next value.'
            }
            className="min-w-56 flex-1"
          >
            <Input
              value={typed}
              readOnly={!isTyped}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
              onKeyDown={press}
              numeric={field.kind === 'money'}
              leading={field.kind === 'money' ? '$' : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
            />
          </Field>
          <Button type="submit">Confirm</Button>
          {canCorrect && typeof field.value === 'boolean' ? (
            <Button variant="outline" onClick={() => agree(!field.value)}>
              {field.value ? 'It isn’t checked' : 'It’s checked'}
            </Button>
          ) : null}
        </form>
        {canCorrect ? null : (
          <p className="text-sm text-muted-foreground">
            You can check this value, but only the client can change it until they let you make changes.
          </p>
        )}
      </section>
    </Card>
  );
}

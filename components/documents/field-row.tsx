'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent } from 'react';
import { ChangedByPreparer } from '@/components/reviews/changed-by-preparer';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { confidentFrom } from '@/lib/documents/extract/confidence';
import { isDoubtful } from '@/lib/documents/doubt';
import { type Document } from '@/lib/documents/schema';
import { describePlace, hasPlace } from './field-place';
import { showValue } from './field-value';
import { doubtMark, fieldId, focusNextDoubt } from './focus-field';
import { type ReviewField } from './review-fields';
import { useFieldDraft } from './use-field-draft';

export type FieldRowProps = {
  /** Name of the form, such as "W-2". */
  form: string;
  field: ReviewField;
  userId: string;
  documentId: string;
  /** What is wrong with what was typed. */
  problem: string | null;
  onProblem: (path: string, problem: string | null) => void;
  onFocus: (field: ReviewField) => void;
  onSaved: (field: ReviewField, after: Document) => void;
};

/** One value: typed over to correct it, confirmed by Enter or by the button, saved when the focus leaves it. */
export function FieldRow({ problem, onFocus, ...input }: FieldRowProps) {
  const { field } = input;
  const draft = useFieldDraft(input);
  const id = fieldId(field.path);
  const inDoubt = isDoubtful(field);
  const confirm = () => {
    if (draft.keep(true)) focusNextDoubt(field.path);
    else document.getElementById(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') draft.reset();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    confirm();
  };
  const described = [problem === null ? '' : `${id}-problem`, inDoubt ? `${id}-doubt` : ''];
  const control = {
    id,
    'data-field-control': '',
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    onFocus: () => onFocus(field),
    ...(inDoubt && !draft.isSaving ? { [doubtMark]: '' } : {}),
  };
  const isMoney = field.kind === 'money';
  return (
    <div className="grid gap-x-5 gap-y-1.5 py-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid content-center gap-0.5">
        <Label htmlFor={id}>{field.name}</Label>
        {inDoubt ? (
          <p id={`${id}-doubt`} className="flex items-start gap-1.5 text-xs text-warning">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {hasPlace(field) ? `Check: ${describePlace(field)}` : 'Enter this box'}
          </p>
        ) : null}
      </div>
      <div className="grid content-center gap-1.5">
        <div className="flex items-center gap-3">
          <div className="flex min-h-11 min-w-0 flex-1 items-center [&>div]:flex-1">
            {field.kind === 'flag' ? (
              <Checkbox
                {...control}
                checked={draft.isTicked}
                onCheckedChange={(checked) => draft.tick(checked === true)}
              />
            ) : (
              <Input
                {...control}
                value={draft.shown}
                onChange={(event) => draft.type(event.target.value)}
                onBlur={() => draft.keep(false)}
                onKeyDown={onKeyDown}
                numeric={isMoney}
                inputMode={isMoney ? 'decimal' : undefined}
                leading={isMoney ? '$' : undefined}
                aria-invalid={problem !== null || undefined}
                autoComplete="off"
                spellCheck={false}
                maxLength={300}
                // Below the header, and on a phone below the magnified place.
                className="scroll-mt-52 min-[1200px]:scroll-mt-20 sm:text-sm"
              />
            )}
          </div>
          <RowAction field={field} isSaving={draft.isSaving} onConfirm={confirm} />
        </div>
        {field.read === undefined ? null : (
          <p className="text-xs text-muted-foreground">Corrected. We read {sayRead(field)}.</p>
        )}
        {problem === null ? null : <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        <ChangedByPreparer place={{ documentId: input.documentId, fieldPath: field.path }} />
      </div>
    </div>
  );
}

/** What was read where a person corrected it. */
function sayRead({ kind, read }: ReviewField): string {
  if (typeof read === 'boolean') return read ? 'a checked box' : 'an unchecked box';
  if (read === null || read === undefined || read === '') return 'a blank box';
  return kind === 'money' ? `$${showValue(kind, read)}` : `“${read}”`;
}

type RowActionProps = { field: ReviewField; isSaving: boolean; onConfirm: () => void };

function RowAction({ field, isSaving, onConfirm }: RowActionProps) {
  const state = isSaving ? 'saving' : field.confirmed ? 'confirmed' : 'open';
  const mark = {
    saving: <Spinner decorative />,
    confirmed: <Check aria-hidden="true" className="size-4 text-money-in" />,
    open: null,
  }[state];
  const words = { saving: 'Saving…', confirmed: 'Confirmed', open: '' }[state];
  if (field.confidence >= confidentFrom) {
    // Room for a mark from the start, so that nothing moves when it comes.
    return (
      <span className="flex w-4 shrink-0">
        {mark}
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  // One button for all states: were it gone after the save, the focus would be lost with it.
  const isDone = state !== 'open';
  return (
    <Button
      variant={isDone ? 'ghost' : 'outline'}
      className={cn(
        'w-26 px-2 text-sm',
        isDone && 'justify-start font-normal aria-disabled:opacity-100',
        state === 'confirmed' && 'text-money-in',
      )}
      aria-disabled={isDone || undefined}
      tabIndex={isDone ? -1 : undefined}
      onClick={isDone ? undefined : onConfirm}
    >
      {mark}
      {isDone ? words : 'Confirm'}
      <span className="sr-only"> {field.name}</span>
    </Button>
  );
}

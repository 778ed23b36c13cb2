'use client';

import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import { useConfirmFields } from '@/lib/documents/hooks';
import { type Document, type ExtractionField } from '@/lib/documents/schema';
import { ApiError, messageOf } from '@/lib/http/client';
import { readDraft, showValue } from './field-value';
import { type ReviewField } from './review-fields';

type Value = ExtractionField['value'];

type FieldDraftInput = {
  form: string;
  field: ReviewField;
  userId: string;
  documentId: string;
  onProblem: (path: string, problem: string | null) => void;
  /** Hears the document as the save left it. */
  onSaved: (field: ReviewField, after: Document) => void;
};

/**
 * What is being typed into one field, and its saving. A save under way counts as stored, so that leaving the field
 * right after Enter does not save twice; what is typed meanwhile is kept.
 */
export function useFieldDraft({ form, field, userId, documentId, onProblem, onSaved }: FieldDraftInput) {
  const save = useConfirmFields(userId, documentId);
  const [typed, setTyped] = useState<string | null>(null);
  const underWay = useRef<{ value: Value } | null>(null);
  const { path, ownPath, kind } = field;
  const shown = typed ?? showValue(kind, field.value);

  const send = async (value: Value, isChanged: boolean) => {
    const mine = { value };
    underWay.current = mine;
    onProblem(path, null);
    try {
      const after = await save.mutateAsync([{ path, confirmed: true, ...(isChanged ? { value } : {}) }]);
      setTyped((now) => (now === typed ? null : now));
      onSaved(field, after);
    } catch (error) {
      const own = error instanceof ApiError ? error.body?.fields?.[path] : undefined;
      onProblem(path, own ?? 'Not saved. Try again.');
      if (own === undefined) {
        const description = messageOf(error, 'Failed to save this value. Please try again.');
        toast({ title: 'Error', description, variant: 'destructive' });
      }
    } finally {
      if (underWay.current === mine) underWay.current = null;
    }
  };

  /** Saves what was typed; false when it can't be. With `always` an unchanged value is confirmed too. */
  const keep = (always: boolean): boolean => {
    const stored = underWay.current === null ? field.value : underWay.current.value;
    const draft =
      kind === 'flag'
        ? { ok: true as const, value: stored, isChanged: false }
        : readDraft(form, ownPath, shown, stored);
    if (!draft.ok) {
      onProblem(path, draft.message);
      return false;
    }
    if (draft.isChanged) void send(draft.value, true);
    else if (underWay.current === null) {
      setTyped(null);
      onProblem(path, null);
      if (always && !field.confirmed) void send(field.value, false);
    }
    return true;
  };

  return {
    shown,
    /** A tick shows at once: were it to wait for the reply, a second click would send the same again. */
    isTicked: (save.isPending ? (save.variables[0]?.value ?? field.value) : field.value) === true,
    isSaving: save.isPending,
    type: setTyped,
    keep,
    tick: (value: boolean) => void send(value, true),
    reset: () => {
      setTyped(null);
      onProblem(path, null);
    },
  };
}

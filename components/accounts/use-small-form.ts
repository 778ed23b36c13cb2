'use client';

import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, messageOf, type FormReturn } from '@/lib/http/client';
import { focusFirstError, readFields } from './focus-first-error';

const offline = 'We couldn’t reach the server. Check your connection and try again.';

/** What a refusal says by box; at the first one where it names none. */
function problemsOf<Name extends string>(
  names: readonly [Name, ...Name[]],
  refusal: Pick<FormReturn, 'message' | 'fields'> | null,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  if (refusal === null) return found;
  for (const name of names) if (refusal.fields[name] !== undefined) found[name] = refusal.fields[name];
  if (Object.keys(found).length === 0) found[names[0]] = refusal.message;
  return found;
}

/**
 * A form of one or a few boxes: what is empty is said at its box, a refusal of the server at the box it names (else at
 * the first), and the focus goes there.
 */
export function useSmallForm<Name extends string>(options: {
  names: readonly [Name, ...Name[]];
  /** What to say when a box is empty. */
  missing: Record<Name, string>;
  send: (values: Record<Name, string>, form: HTMLFormElement) => Promise<void>;
  /** What the browser came back with, having sent the form by itself. */
  returned?: FormReturn | null;
}) {
  const { names, missing, send, returned = null } = options;
  const [errors, setErrors] = useState(() => problemsOf(names, returned));
  const [busy, setBusy] = useState(false);

  const show = (form: HTMLFormElement, found: Partial<Record<Name, string>>) => {
    flushSync(() => setErrors(found));
    focusFirstError(form, names, found);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog inside a page's form must not send that form too.
    event.stopPropagation();
    if (busy) return;
    const form = event.currentTarget;
    const values = readFields(form, names);
    const empty: Partial<Record<Name, string>> = {};
    for (const name of names) if (values[name].trim() === '') empty[name] = missing[name];
    show(form, empty);
    if (Object.keys(empty).length > 0) return;
    setBusy(true);
    try {
      await send(values, form);
    } catch (error) {
      flushSync(() => setBusy(false));
      const fields = (error instanceof ApiError ? error.body?.fields : undefined) ?? {};
      show(form, problemsOf(names, { message: messageOf(error, offline), fields }));
    } finally {
      setBusy(false);
    }
  };
  return { errors, busy, submit };
}

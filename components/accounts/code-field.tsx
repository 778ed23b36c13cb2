'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type CodeFieldProps = {
  error: string | undefined;
  /** Whether a recovery code may stand in for the app. */
  recovery?: boolean;
  /** Takes the focus when it appears: for a step that takes the place of another one. */
  focused?: boolean;
};

/** The box for a code of the authenticator app; its name in the form is "code". */
export function CodeField({ error, recovery = true, focused = false }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <div className="grid gap-2">
      <Field
        label={isRecovery ? 'Recovery code' : 'Code'}
        help={
          isRecovery
            ? 'Enter one of the recovery codes you saved. Each works once.'
            : 'Enter the six-digit code from your authenticator app.'
        }
        error={error}
        required
      >
        <Input
          ref={box}
          key={String(isRecovery)}
          name="code"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="tracking-widest tabular-nums"
        />
      </Field>
      {recovery ? (
        <Button
          variant="link"
          size="inline"
          className="min-h-6 justify-self-start text-sm pointer-coarse:min-h-11"
          onClick={() => setRecovery((before) => !before)}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code instead'}
        </Button>
      ) : null}
    </div>
  );
}

'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input, type InputProps } from '@/components/ui/input';

/** A password box with a button that shows what was typed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'trailing' | 'leading'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown((value) => !value)}
          className="grid size-11 place-items-center rounded-md text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden="true" />
        </button>
      }
    />
  );
}

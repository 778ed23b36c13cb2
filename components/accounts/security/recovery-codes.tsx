'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  // They take the place of a form or a button, and with it the focus.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: 'Copied', description: 'Paste the codes somewhere only you can see.' }),
      () =>
        toast({
          variant: 'destructive',
          title: 'Codes not copied',
          description: 'Write the codes down instead.',
        }),
    );
  };
  return (
    <div className="grid gap-4">
      <Alert
        ref={notice}
        tabIndex={-1}
        variant="warning"
        role="status"
        title="Save these recovery codes now"
        className="outline-none"
      >
        Use a recovery code to sign in when you don’t have your phone. Each code works once. We can’t show
        them again.
      </Alert>
      <ul
        className="grid grid-cols-1 gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2"
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy all
        </Button>
        <Button onClick={onDone}>I’ve saved these codes</Button>
      </div>
    </div>
  );
}

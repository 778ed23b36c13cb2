'use client';

import Image from 'next/image';
import { useEffect, useState } from 'react';
import { CodeField } from '@/components/accounts/code-field';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Alert } from '@/components/ui/alert';
import { useConfirmSetup, useStartSetup } from '@/lib/accounts/security-hooks';
import { messageOf } from '@/lib/http/client';
import { RecoveryCodes } from './recovery-codes';

type SecondFactorSetupProps = {
  /** After the recovery codes were saved. */
  onDone: () => void;
  /** Leave out where setting up is not a choice. */
  onCancel?: () => void;
  /** It takes the place of the button that was pressed. */
  takesFocus?: boolean;
};

/** Scan, type the first code, save the recovery codes. */
export function SecondFactorSetup({ onDone, onCancel, takesFocus = false }: SecondFactorSetupProps) {
  const { mutate: start, data: setup, error } = useStartSetup();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const confirm = useConfirmSetup();
  useEffect(() => start(), [start]);
  const { errors, busy, submit } = useSmallForm({
    names: ['code'],
    missing: { code: 'Enter the code' },
    send: async ({ code }) => setCodes((await confirm.mutateAsync(code)).recoveryCodes),
  });

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (error !== null) {
    return (
      <Alert
        variant="destructive"
        role="alert"
        title="Setup couldn’t start"
        action={
          <Button variant="outline" onClick={() => start()}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'We couldn’t reach the server.')}
      </Alert>
    );
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid max-w-lg gap-5">
      <ol className="grid list-decimal gap-2 pl-5 text-sm marker:text-muted-foreground">
        <li>Open your authenticator app and add an account.</li>
        <li>Scan the QR code, or enter the key below it.</li>
        <li>Enter the six-digit code shown in the app.</li>
      </ol>
      {setup === undefined ? (
        <Skeleton className="size-44" />
      ) : (
        <div className="grid gap-3">
          <Image
            unoptimized
            src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
            alt="QR code for your authenticator app. The key below contains the same information."
            width={176}
            height={176}
            className="rounded-md border"
          />
          <p className="text-sm">
            Key: <code className="font-mono break-all">{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
      )}
      <CodeField error={errors.code} recovery={false} focused={takesFocus} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={busy} disabled={setup === undefined}>
          Turn on
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

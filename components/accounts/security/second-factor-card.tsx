'use client';

import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { useRemoveSecondFactor, useRenewRecoveryCodes, useSecondFactor } from '@/lib/accounts/security-hooks';
import { type SecondFactorState } from '@/lib/accounts/security-schema';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { formatDay } from '@/lib/format/day';
import { messageOf } from '@/lib/http/client';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup } from './second-factor-setup';

/** A code from an app besides the password: turn on, new recovery codes, turn off. */
export function SecondFactorCard() {
  const { data, isError, refetch } = useSecondFactor();
  const [isSettingUp, setSettingUp] = useState(false);
  const setUp = useId();
  const title = useId();
  // What was pressed goes with the codes: the name of the card is what stays.
  const focusTitle = () => document.getElementById(title)?.focus();
  const cancel = () => {
    flushSync(() => setSettingUp(false));
    document.getElementById(setUp)?.focus();
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3" id={title} tabIndex={-1} className="outline-none">
          Two-step verification
        </CardTitle>
        <CardDescription>
          Enter a code from an app on your phone after your password. Your password alone isn’t enough to sign
          in.
        </CardDescription>
      </CardHeader>
      <CardContent>
        {isError && data === undefined ? (
          <Button variant="outline" onClick={() => void refetch()}>
            Couldn’t load. Try again
          </Button>
        ) : data === undefined ? (
          <Skeleton className="h-11 w-40" />
        ) : isSettingUp ? (
          <SecondFactorSetup
            takesFocus
            onDone={() => {
              setSettingUp(false);
              focusTitle();
            }}
            onCancel={cancel}
          />
        ) : data.enabled ? (
          <SecondFactorOn state={data} onChanged={focusTitle} />
        ) : (
          <Button id={setUp} onClick={() => setSettingUp(true)}>
            Set up an authenticator app
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

const failed = (error: unknown) =>
  toast({
    variant: 'destructive',
    title: 'Nothing changed',
    description: messageOf(error, 'Please try again'),
  });

function SecondFactorOn({ state, onChanged }: { state: SecondFactorState; onChanged: () => void }) {
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Awaited, not given as callbacks: once it is off this part is gone, and callbacks of what is gone don't run.
  const turnOff = async () => {
    try {
      await remove.mutateAsync();
      toast({ title: 'Two-step verification is off', description: 'We sent you a confirmation email.' });
      onChanged();
    } catch (error) {
      failed(error);
    }
  };
  const [isAsking, setAsking] = useState(false);
  const timeZone = useTimeZone();
  if (codes !== null)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          onChanged();
        }}
      />
    );
  const since = state.since === null ? '' : formatDay(state.since, timeZone);
  return (
    <div className="grid gap-4">
      <p>
        <strong className="font-semibold">On</strong> since {since}. {state.recoveryCodesLeft} of 10 recovery
        codes are left.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          pending={renew.isPending}
          onClick={() =>
            renew.mutate(undefined, {
              onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
              onError: failed,
            })
          }
        >
          New recovery codes
        </Button>
        {state.required ? null : (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            Turn off
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Turn off two-step verification?"
        description="You’ll need only your password to sign in."
        confirmLabel="Turn off"
        destructive
        onConfirm={() => {
          setAsking(false);
          void turnOff();
        }}
      />
    </div>
  );
}

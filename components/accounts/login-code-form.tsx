'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { CodeField } from '@/components/accounts/code-field';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { PlainForm } from '@/components/ui/plain-form';
import { toast } from '@/components/ui/toast-store';
import { useFinishLogin } from '@/lib/accounts/hooks';
import { type FormReturn } from '@/lib/http/client';

/** The second step of signing in; success leads to /dashboard. `returned` as in the first step. */
export function LoginCodeForm({ returned }: { returned: FormReturn | null }) {
  const router = useRouter();
  const finish = useFinishLogin();
  // The code is used up: until the next page is there the button stays busy.
  const [isLeaving, startLeaving] = useTransition();
  const {
    errors,
    busy: isSending,
    submit,
  } = useSmallForm({
    names: ['code'],
    returned,
    missing: { code: 'Enter the code' },
    send: async ({ code }) => {
      await finish.mutateAsync(code);
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
      startLeaving(() => router.push('/dashboard'));
    },
  });
  const busy = isSending || isLeaving;
  return (
    <PlainForm action="/api/auth/mfa" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <CodeField error={errors.code} focused />
      <Button type="submit" pending={busy} className="w-full">
        {busy ? 'Signing in...' : 'Continue'}
      </Button>
      <Button variant="ghost" onClick={() => window.location.replace('/login')}>
        Start over
      </Button>
    </PlainForm>
  );
}

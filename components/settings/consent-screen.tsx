'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useId, useState } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SpinnerScreen } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast-store';
import { useConsents, useGrantConsent } from '@/lib/consents/hooks';
import { type Consent } from '@/lib/consents/schema';
import { messageOf } from '@/lib/http/client';

const settings = { href: '/settings', label: 'Back to Settings' };
/** Screens that lead here and go on with the answer. Any other name in the address leads to the settings. */
const origins = new Map([['copilot', { href: '/copilot', label: 'Back to the co-pilot' }]]);
type Back = typeof settings;

/**
 * One consent form on a screen about nothing else, in text of the normal size (Rev. Proc. 2013-14, section 5.03), to
 * sign or to leave.
 */
export function ConsentScreen({ use, from }: { use: string; from: string | null }) {
  const back = origins.get(from ?? '') ?? settings;
  const { data, isError, isFetching, refetch } = useConsents();
  const consent = data?.find((one) => one.use === use);
  if (isError) {
    return (
      <>
        <PageHeader title="Consent" back={back} />
        <ErrorState title="We couldn’t load this form" onRetry={() => void refetch()} retrying={isFetching} />
      </>
    );
  }
  if (data === undefined) return <SpinnerScreen />;
  if (consent === undefined) {
    return (
      <>
        <PageHeader title="Consent" back={back} />
        <EmptyState title="Form not found" />
      </>
    );
  }
  return <ConsentForm consent={consent} back={back} />;
}

function ConsentForm({ consent, back }: { consent: Consent; back: Back }) {
  const router = useRouter();
  const grant = useGrantConsent();
  const [signature, setSignature] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (grant.isPending) return;
    if (signature.trim().length < 2) {
      setError('Type your full name to sign.');
      document.getElementById(field)?.focus();
      return;
    }
    setError(undefined);
    grant.mutate(
      { use: consent.use, version: consent.version, signature },
      {
        onSuccess: () => {
          toast({
            title: 'Consent given',
            description: 'You can withdraw it in Settings at any time.',
          });
          router.push(back.href);
        },
        onError: (failure) =>
          toast({
            variant: 'destructive',
            title: 'Consent not saved',
            description: messageOf(failure, 'Nothing was signed. Please try again.'),
          }),
      },
    );
  };

  return (
    <>
      <PageHeader title={consent.title} subtitle={consent.summary} back={back} />
      <div className="reading-width grid gap-6">
        <section aria-label="Text of the consent" className="grid gap-4">
          {consent.wording.map((paragraph) => (
            <p key={paragraph.slice(0, 60)}>{paragraph}</p>
          ))}
        </section>
        <p className="border-l-2 pl-4">
          <span className="font-medium">Without it:</span> {consent.without}
        </p>
        {consent.granted === null ? (
          <form method="post" onSubmit={submit} noValidate className="grid gap-5 border-t pt-6">
            <Field
              label="Your full name"
              id={field}
              help="Typing your name signs this form as of today."
              error={error}
            >
              <Input
                autoComplete="name"
                maxLength={200}
                value={signature}
                onChange={(event) => setSignature(event.target.value)}
              />
            </Field>
            <div className="flex flex-col gap-3 sm:flex-row">
              <Button type="submit" pending={grant.isPending}>
                Sign and consent
              </Button>
              <Button asChild variant="outline">
                <Link href={back.href}>I don’t consent</Link>
              </Button>
            </div>
          </form>
        ) : (
          <p role="status" className="border-t pt-6 font-medium">
            You gave this consent. You can withdraw it in Settings.
          </p>
        )}
      </div>
    </>
  );
}

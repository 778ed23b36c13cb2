'use client';

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { announceFault, announceRefusal, type CardFormProps } from './card-form';
import { CardRefusal } from './card-refusal';

// One script for the life of the document, whatever number of times the form opens.
let loading: { key: string; stripe: Promise<Stripe | null> } | null = null;

function loadOnce(key: string): Promise<Stripe | null> {
  if (loading?.key !== key) loading = { key, stripe: loadStripe(key) };
  return loading.stripe;
}

/**
 * True when this document was loaded at /payments: only then its security policy lets the card provider's script
 * in. A document that came here by a link inside the product kept the policy of where it started.
 */
function mayLoadProvider(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === '/payments';
}

/** Stripe's own card form. Card data goes from the browser to Stripe, never to us. */
export function StripeForm(props: CardFormProps) {
  const { intent, plan } = props;
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  useEffect(() => {
    if (!mayLoadProvider()) {
      // A new document on purpose: the policy comes with it.
      window.location.href = new URL(`/payments?plan=${plan.slug}`, window.location.origin).href;
      return;
    }
    loadOnce(intent.publishableKey ?? '').then(
      (loaded) => setStripe(loaded ?? 'failed'),
      () => {
        loading = null;
        setStripe('failed');
      },
    );
  }, [intent.publishableKey, plan.slug]);
  if (stripe === null) return <Spinner label="Loading the card form" />;
  if (stripe === 'failed') {
    return (
      <Alert
        variant="destructive"
        role="alert"
        title="We couldn’t load the card form"
        action={
          <Button variant="outline" size="sm" onClick={props.onCancel}>
            Back to plans
          </Button>
        }
      >
        You haven’t been charged. Check your connection and select the plan again.
      </Alert>
    );
  }
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: intent.clientSecret, appearance: { theme: 'stripe' } }}
    >
      <CardForm {...props} />
    </Elements>
  );
}

function CardForm({ intent, payLabel, onPaid, onCancel }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async () => {
    if (stripe === null || elements === null || busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: `${window.location.origin}/payments?success=true&payment=${intent.paymentId}`,
        },
        redirect: 'if_required',
      });
      if (error === undefined) await onPaid();
      else setRefusal(announceRefusal(error.message));
    } catch {
      announceFault();
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-5">
      <PaymentElement onReady={() => setReady(true)} />
      <CardRefusal message={refusal} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button type="button" variant="outline" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" pending={busy} disabled={!ready || stripe === null}>
          {busy ? 'Processing...' : payLabel}
        </Button>
      </div>
    </form>
  );
}

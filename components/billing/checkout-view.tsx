'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useConfirmPayment } from '@/lib/billing/hooks';
import { type Plan } from '@/lib/billing/plans';
import { type IntentReply } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';
import { messageOf } from '@/lib/http/client';
import { announceRefusal } from './card-form';
import { StripeForm } from './stripe-form';
import { TestCardForm } from './test-card-form';

interface CheckoutViewProps {
  plan: Plan;
  intent: IntentReply;
  onDone: () => void;
  onCancel: () => void;
}

/** "Complete Your Payment": what is bought, what is charged today, and the card. */
export function CheckoutView({ plan, intent, onDone, onCancel }: CheckoutViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useConfirmPayment();
  useEffect(() => heading.current?.focus(), []);
  const finish = async () => {
    try {
      await confirm.mutateAsync(intent.paymentId);
      onDone();
    } catch (error) {
      announceRefusal(
        messageOf(
          error,
          'We couldn’t confirm your payment yet. If you were charged, your plan will be active shortly.',
        ),
      );
    }
  };
  const Form = intent.provider === 'stripe' ? StripeForm : TestCardForm;
  return (
    <Frame>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        Complete Your Payment
      </h1>
      <p className="pt-1 text-muted-foreground">
        You&apos;re subscribing to the {plan.name} plan for {formatDollars(plan.price)}/year
      </p>
      {intent.amountDue < plan.price ? (
        <p className="pt-3 text-sm">
          You’ve already paid {formatDollars(plan.price - intent.amountDue)}. Today you pay the difference,{' '}
          {formatDollars(intent.amountDue)}.
        </p>
      ) : null}
      <div className="pt-6">
        <Form
          plan={plan}
          intent={intent}
          payLabel={`Pay ${formatDollars(intent.amountDue)}`}
          onPaid={finish}
          onCancel={onCancel}
        />
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className="mx-auto w-full max-w-lg rounded-lg border bg-card p-5 sm:p-8" aria-label="Checkout">
      {children}
    </section>
  );
}

'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '@/components/accounts/focus-first-error';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { testCardApi } from '@/lib/billing/hooks';
import { ApiError } from '@/lib/http/client';
import { CardRefusal } from './card-refusal';
import { emptyBoxes, groupCardNumber, groupExpiry } from './card-text';
import { announceFault, announceRefusal, type CardFormProps } from './card-form';

const cards = [
  { number: '4242 4242 4242 4242', meaning: 'is accepted' },
  { number: '4000 0000 0000 0002', meaning: 'is declined' },
  { number: '4000 0025 0000 3155', meaning: 'asks for authentication' },
];

const boxes = ['number', 'expiry', 'cvc'];

/** The card form of an installation without a card provider: test numbers only, plainly marked. */
export function TestCardForm({ intent, payLabel, onPaid, onCancel }: CardFormProps) {
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState('');
  const [cvc, setCvc] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // Not the state: two answers in one event would both find it as it was.
  const running = useRef(false);

  const show = (found: Record<string, string>) => {
    // The button is busy no more, and gives the focus to what is wrong.
    flushSync(() => {
      setBusy(false);
      setErrors(found);
    });
    if (form.current !== null) focusFirstError(form.current, boxes, found);
  };

  const run = async (call: () => ReturnType<typeof testCardApi.pay>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setErrors({});
    setRefusal(null);
    try {
      const { status } = await call();
      if (status === 'needs-authentication') setAsks(true);
      else await onPaid();
    } catch (error) {
      if (!(error instanceof ApiError)) announceFault();
      else if (error.status === 400 && error.body?.fields !== undefined) show(error.body.fields);
      else setRefusal(announceRefusal(error.body?.message));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = emptyBoxes({ number, expiry, cvc });
    if (Object.keys(empty).length > 0) {
      if (!busy) show(empty);
      return;
    }
    void run(() =>
      testCardApi.pay(intent.paymentId, { clientSecret: intent.clientSecret, number, expiry, cvc }),
    );
  };
  const answer = (approve: boolean) => {
    setAsks(false);
    void run(() => testCardApi.authenticate(intent.paymentId, intent.clientSecret, approve));
  };

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Alert variant="warning" title="Test mode">
        <p>No card is charged and no money is transferred. Use a test card number:</p>
        <ul className="pt-1">
          {cards.map((card) => (
            <li key={card.number} className="flex flex-wrap gap-x-2">
              <button
                type="button"
                className="min-h-6 font-mono underline underline-offset-4"
                onClick={() => {
                  setNumber(card.number);
                  setExpiry('12 / 34');
                  setCvc('123');
                }}
              >
                {card.number}
              </button>
              {card.meaning}
            </li>
          ))}
        </ul>
      </Alert>
      <Field label="Card number" error={errors['number']} required>
        <Input
          name="number"
          inputMode="numeric"
          autoComplete="off"
          value={number}
          maxLength={23}
          onChange={(event) => setNumber(groupCardNumber(event.target.value))}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expiration date" help="MM / YY" error={errors['expiry']} required>
          <Input
            name="expiry"
            inputMode="numeric"
            autoComplete="off"
            value={expiry}
            maxLength={7}
            onChange={(event) => setExpiry(groupExpiry(event.target.value, expiry))}
          />
        </Field>
        <Field label="Security code" help="3 digits" error={errors['cvc']} required>
          <Input
            name="cvc"
            inputMode="numeric"
            autoComplete="off"
            value={cvc}
            maxLength={4}
            onChange={(event) => setCvc(event.target.value.replaceAll(/\D/g, ''))}
          />
        </Field>
      </div>
      <CardRefusal message={refusal} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button type="button" variant="outline" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" pending={busy}>
          {busy ? 'Processing...' : payLabel}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title="Test bank: Is this you?"
        description="Your bank would ask you to approve this payment in its app."
        confirmLabel="Approve payment"
        cancelLabel="Decline"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </form>
  );
}

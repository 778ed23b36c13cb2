/** What a card provider says of one payment. Amounts are cents. */
export interface IntentState {
  intentId: string;
  status: 'open' | 'needs-authentication' | 'processing' | 'succeeded' | 'canceled';
  /** What was asked for. */
  amountCents: number;
  /** What was really received; 0 until it is paid. */
  receivedCents: number;
  /** Three letters in lower case. */
  currency: string;
  /** Our own payment's id and payer, as we sent them. */
  paymentId: string | null;
  userId: string | null;
  /** Lets the browser finish this payment and nothing else. */
  clientSecret: string | null;
}

export interface NewIntent {
  /** Our payment's id: the idempotency key, so that asking twice makes one intent. */
  paymentId: string;
  userId: string;
  plan: string;
  taxReturnId: string | null;
  amountCents: number;
  currency: string;
}

/**
 * Somebody who takes cards for us. Every call may be repeated without harm.
 * All throw AppError unavailable when the provider does not answer or answers something else.
 */
export interface CardProvider {
  readonly name: 'stripe' | 'test';
  /** What the browser needs to draw the provider's form; null for the built-in one. */
  readonly publishableKey: string | null;
  createIntent: (intent: NewIntent) => Promise<IntentState>;
  readIntent: (intentId: string) => Promise<IntentState>;
  /** Ends an open intent. Replies with its state: a payment that was quicker stays succeeded. */
  cancelIntent: (intentId: string) => Promise<IntentState>;
  /** Sends money back; `refundId` is the idempotency key. */
  refund: (refund: {
    refundId: string;
    intentId: string;
    amountCents: number;
  }) => Promise<{ providerRefundId: string; status: 'succeeded' | 'pending' | 'failed' }>;
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { type Plan } from '@/lib/billing/plans';
import { type IntentReply } from '@/lib/billing/schema';
import { focusPlan } from './plan-cards';

interface Checkout {
  plan: Plan;
  intent: IntentReply;
}

/**
 * The checkout that is open. It is a step of its own in the browser's history, so that Back leads to the plans and not
 * off the page; whoever comes back to the plans finds the cursor on the plan they came from.
 */
export function useCheckout() {
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const last = useRef<Plan | null>(null);
  useEffect(() => {
    if (checkout === null) {
      if (last.current !== null) focusPlan(last.current);
      last.current = null;
      return;
    }
    last.current = checkout.plan;
    const close = () => setCheckout(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [checkout]);

  const start = (next: Checkout) => {
    window.history.pushState(null, '', window.location.href);
    setCheckout(next);
  };
  /** Takes the step back. A payment that ends after the reader left by themselves moves nothing. */
  const leave = () => {
    if (last.current !== null) window.history.back();
  };
  return { checkout, start, leave };
}

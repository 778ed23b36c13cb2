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
  /** The checkout whose step is the newest of the history. */
  const step = useRef<Checkout | null>(null);
  useEffect(() => {
    if (checkout === null) {
      if (last.current !== null) focusPlan(last.current);
      last.current = null;
      return;
    }
    last.current = checkout.plan;
    const close = () => {
      step.current = null;
      setCheckout(null);
    };
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [checkout]);

  const start = (next: Checkout) => {
    window.history.pushState(null, '', window.location.href);
    step.current = next;
    setCheckout(next);
  };
  /**
   * Takes a checkout's step back, once: a second step would lead off the page. A payment that ends after the reader
   * left by themselves, for the plans or for another checkout, moves nothing.
   */
  const leave = (from: Checkout) => {
    if (step.current !== from) return;
    step.current = null;
    window.history.back();
  };
  return { checkout, start, leave };
}

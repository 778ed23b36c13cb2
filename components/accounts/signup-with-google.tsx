'use client';

import { GoogleButton } from '@/components/accounts/google-button';
import { type PlanSlug } from '@/lib/billing/plans';

/** Remembers the chosen plan in this browser, then leaves for Google. */
export function SignupWithGoogle({ plan }: { plan: PlanSlug }) {
  return (
    <GoogleButton
      label="Sign up with Google"
      plan={plan}
      onLeave={() => {
        try {
          localStorage.setItem('selectedPlan', plan);
        } catch {
          // Storage can be blocked; the account then starts with the Basic plan.
        }
      }}
    />
  );
}

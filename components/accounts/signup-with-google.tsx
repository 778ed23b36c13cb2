'use client';

import { GoogleButton } from '@/components/accounts/google-button';
import { type PlanSlug } from '@/lib/billing/plans';

/** The year picked in the form beside the button. */
const readChosenYear = (): string | null =>
  document.querySelector<HTMLInputElement>('input[name="taxYear"]:checked')?.value ?? null;

/** Remembers the chosen plan in this browser, then leaves for Google. */
export function SignupWithGoogle({ plan }: { plan: PlanSlug }) {
  return (
    <GoogleButton
      label="Sign up with Google"
      plan={plan}
      readYear={readChosenYear}
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

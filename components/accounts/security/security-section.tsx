'use client';

import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor-card';
import { SessionsCard } from './sessions-card';

/** The part of the settings about signing in; for every role. */
export function SecuritySection() {
  return (
    <section aria-labelledby="security" className="grid gap-4">
      <h2 id="security" className="text-xl font-semibold">
        Sign-in and security
      </h2>
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
    </section>
  );
}

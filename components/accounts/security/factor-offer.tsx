'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { useCloseFactorOffer } from '@/lib/accounts/offer-hooks';

/** Offers two-step verification to a client who has not set it up. Nothing waits for it; "Not now" ends it for good. */
export function FactorOffer() {
  const close = useCloseFactorOffer();
  if (close.isPending || close.isSuccess) return null;
  return (
    <Card asChild>
      <section aria-labelledby="factor-offer">
        <CardHeader>
          <CardTitle id="factor-offer">Protect your account with two-step verification</CardTitle>
          <CardDescription>
            You’ll enter a code from an app on your phone when you sign in. Your password alone won’t be
            enough.
          </CardDescription>
        </CardHeader>
        <CardContent className="flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <Link href="/settings#security">Set it up</Link>
          </Button>
          <Button variant="ghost" onClick={() => close.mutate()}>
            Not now
          </Button>
        </CardContent>
      </section>
    </Card>
  );
}

'use client';

import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';

/** An administrator's way to new clients of any preparer. */
export function InviteCard() {
  return (
    <Card asChild>
      <section aria-labelledby="invite-clients">
        <CardHeader>
          <CardTitle id="invite-clients">Invite clients</CardTitle>
          <CardDescription>
            Anyone who accepts gets an account and is assigned to the preparer.
          </CardDescription>
        </CardHeader>
        <CardContent className="grid grid-cols-1 gap-6">
          <InviteForm asksPreparer />
          <InvitationList showsPreparer />
        </CardContent>
      </section>
    </Card>
  );
}

'use client';

import { formatDay } from '@/components/documents/document-labels';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { toast } from '@/components/ui/toast-store';
import { useInvitations, useRevokeInvitation } from '@/lib/assignments/invitation-hooks';
import { type Invitation } from '@/lib/assignments/invitation-schema';
import { messageOf } from '@/lib/http/client';

const states: Record<Invitation['state'], { text: string; variant: BadgeVariant }> = {
  pending: { text: 'Waiting', variant: 'warning' },
  accepted: { text: 'Accepted', variant: 'success' },
  expired: { text: 'Expired', variant: 'neutral' },
  revoked: { text: 'Withdrawn', variant: 'neutral' },
};

/** The newest invitations and what became of them. Nothing before the first one. */
export function InvitationList({ showsPreparer }: { showsPreparer: boolean }) {
  const { data } = useInvitations();
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="grid gap-2">
      <h3 id="invitations" className="text-sm font-medium text-muted-foreground">
        Invitations
      </h3>
      <ul className="divide-y border-y">
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} showsPreparer={showsPreparer} />
        ))}
      </ul>
    </section>
  );
}

type InvitationRowProps = { invitation: Invitation; showsPreparer: boolean };

function InvitationRow({ invitation, showsPreparer }: InvitationRowProps) {
  const { id, email, preparerName, createdAt, state } = invitation;
  const revoke = useRevokeInvitation();
  const { text, variant } = states[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <span className="break-all">{email}</span>
        <span className="text-muted-foreground">
          {showsPreparer ? `For ${preparerName}, sent ` : 'Sent '}
          <LocalTime at={createdAt} format={formatDay} />
        </span>
      </div>
      <Badge variant={variant}>{text}</Badge>
      {state === 'pending' ? (
        <Button
          variant="outline"
          size="sm"
          pending={revoke.isPending}
          onClick={() =>
            revoke.mutate(id, {
              onSuccess: () => toast({ title: 'Invitation withdrawn' }),
              onError: (error) =>
                toast({
                  variant: 'destructive',
                  title: 'Invitation not withdrawn',
                  description: messageOf(error, 'Please try again.'),
                }),
            })
          }
        >
          Withdraw<span className="sr-only"> the invitation of {email}</span>
        </Button>
      ) : null}
    </li>
  );
}

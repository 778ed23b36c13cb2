'use client';

import { UserPlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';

/** A preparer's way to new clients: invite them, and see what became of it. */
export function InviteDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <UserPlus aria-hidden="true" />
          Invite clients
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Invite clients"
        description="Anyone who accepts becomes your client, and you can see their return and documents from then on."
      >
        <div className="grid grid-cols-1 gap-6">
          <InviteForm asksPreparer={false} />
          <InvitationList showsPreparer={false} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { AddClientsForm } from './add-clients-form';

/** A preparer's way to clients who have no account. */
export function AddClientsDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <UserRoundPlus aria-hidden="true" />
          Add clients
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Add clients without an account"
        description="You start their returns. When a client accepts an invitation, the return becomes theirs, and they can see everything you did. To change a return before then, record the permission the client signed on paper."
      >
        <AddClientsForm onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useConfirmProposal } from '@/lib/chat/hooks';
import { type Proposal } from '@/lib/chat/schema';
import { messageOf } from '@/lib/http/client';

/** A change of an answer that was prepared. It is saved only when the client confirms it here. */
export function ProposalCard({ proposal, returnId }: { proposal: Proposal; returnId: string }) {
  const confirm = useConfirmProposal(returnId);
  return (
    <section aria-label="Proposed change" className="grid gap-2 rounded-md border border-border-strong p-3">
      <p className="text-sm text-muted-foreground">Change this answer?</p>
      <p className="font-medium">{proposal.question}</p>
      <p>{proposal.shown}</p>
      {confirm.isSuccess ? (
        <p role="status" className="text-sm text-money-in">
          Saved. Recalculate to see what changes.
        </p>
      ) : (
        <Button
          size="sm"
          className="justify-self-start"
          pending={confirm.isPending}
          onClick={() =>
            confirm.mutate(proposal, {
              onError: (error) =>
                toast({
                  variant: 'destructive',
                  title: 'Error',
                  description: messageOf(error, 'Failed to save response. Please try again.'),
                }),
            })
          }
        >
          Save answer
        </Button>
      )}
    </section>
  );
}

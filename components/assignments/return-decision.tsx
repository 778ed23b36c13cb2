'use client';

import { Check, Undo2 } from 'lucide-react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useDecideReturn } from '@/lib/assignments/hooks';
import { messageOf } from '@/lib/http/client';
import { type TaxReturn } from '@/lib/returns/schema';

type ReturnDecisionProps = {
  clientId: string;
  taxReturn: Pick<TaxReturn, 'id'>;
  canApprove: boolean;
  canReturn: boolean;
};

/** Approve the return, or give it back to the client as a draft. */
export function ReturnDecision({ clientId, taxReturn, canApprove, canReturn }: ReturnDecisionProps) {
  const decide = useDecideReturn(clientId, taxReturn.id);
  const set = async (status: 'approved' | 'draft') => {
    try {
      await decide.mutateAsync({ status });
      toast({ title: status === 'approved' ? 'Return approved' : 'Return given back to the client' });
      // The button that was pressed may be gone.
      document.getElementById('return-summary')?.focus();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: messageOf(error, 'The status could not be changed. Please try again.'),
      });
    }
  };
  const isSetting = (status: 'approved' | 'draft') => decide.isPending && decide.variables.status === status;
  return (
    <>
      {canApprove ? (
        <Button
          onClick={() => void set('approved')}
          pending={isSetting('approved')}
          disabled={decide.isPending}
        >
          {isSetting('approved') ? null : <Check aria-hidden="true" />}
          Approve
        </Button>
      ) : null}
      {canReturn ? (
        <ConfirmDialog
          title="Return this to the client?"
          description="It becomes a draft again. The client can change it and has to calculate it once more."
          confirmLabel="Return to client"
          onConfirm={() => void set('draft')}
          trigger={
            <Button variant="outline" pending={isSetting('draft')} disabled={decide.isPending}>
              {isSetting('draft') ? null : <Undo2 aria-hidden="true" />}
              Return to client
            </Button>
          }
        />
      ) : null}
    </>
  );
}

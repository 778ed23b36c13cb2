'use client';

import { Check, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { type TaxReturn } from '@/lib/returns/schema';
import { DecisionDialog } from './decision-dialog';

type ReturnDecisionProps = {
  clientId: string;
  taxReturn: Pick<TaxReturn, 'id' | 'version'>;
  canApprove: boolean;
  canReturn: boolean;
};

/** Approve the return, or give it back to the client as a draft, each with a message. */
export function ReturnDecision({ clientId, taxReturn, canApprove, canReturn }: ReturnDecisionProps) {
  const dialog = { clientId, taxReturn };
  return (
    <>
      {canApprove ? (
        <DecisionDialog
          {...dialog}
          status="approved"
          trigger={
            <Button>
              <Check aria-hidden="true" />
              Approve
            </Button>
          }
        />
      ) : null}
      {canReturn ? (
        <DecisionDialog
          {...dialog}
          status="draft"
          trigger={
            <Button variant="outline">
              <Undo2 aria-hidden="true" />
              Return to client
            </Button>
          }
        />
      ) : null}
    </>
  );
}

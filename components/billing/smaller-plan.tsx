'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useSwitchPlan } from '@/lib/billing/hooks';
import { type Plan } from '@/lib/billing/plans';
import { type Payment } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';
import { messageOf } from '@/lib/http/client';

/** Switches to a smaller plan after saying what comes back and what stays. */
export function SmallerPlan({ plan, active }: { plan: Plan; active: Payment }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useSwitchPlan(active.taxYear);
  const back = formatDollars(active.amount - plan.price);
  const confirm = async () => {
    try {
      await change.mutateAsync(plan);
      toast({
        title: `You’re now on the ${plan.name} plan`,
        description: `${back} will be refunded to your card.`,
      });
    } catch (error) {
      toast({
        title: 'Error',
        description: messageOf(error, 'We couldn’t change your plan. Please try again.'),
        variant: 'destructive',
      });
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={`Switch from ${active.planType} to ${plan.name}?`}
      description={`${back} will be refunded to your card. All your answers and documents stay. If your return needs the larger plan, you can upgrade again before you file.`}
      confirmLabel={`Switch to ${plan.name}`}
      onConfirm={() => void confirm()}
      trigger={
        <Button variant="outline" aria-label={`Select Plan: ${plan.name}`} pending={change.isPending}>
          {change.isPending ? 'Loading...' : 'Select Plan'}
        </Button>
      }
    />
  );
}

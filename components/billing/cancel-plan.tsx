'use client';

import { useState } from 'react';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger, StayOpen } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useCancelPlan } from '@/lib/billing/admin-hooks';
import { type ListedPayment } from '@/lib/billing/schema';

/** Ends a plan and sends all of its money back, with the reason that stays in the audit log. */
export function CancelPlan({ payment }: { payment: ListedPayment }) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancelPlan();
  const { errors, busy, submit } = useSmallForm({
    names: ['reason'],
    missing: { reason: 'Enter a reason.' },
    send: async ({ reason }) => {
      await cancel.mutateAsync({ paymentId: payment.id, reason: reason.trim() });
      setOpen(false);
      toast({
        title: `The ${payment.planType} plan is canceled`,
        description: `${payment.user.email} will receive a refund.`,
      });
    },
  });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm">
          Cancel and refund<span className="sr-only"> the plan for {payment.user.email}</span>
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`Cancel the ${payment.planType} plan for ${payment.user.email}?`}
        description="The full amount will be refunded to the card. The client’s answers and documents stay. The client will need a plan to file."
      >
        <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <StayOpen when={busy} />
          <Field
            label="Reason"
            help="The client won’t see this. It’s kept with the refund."
            error={errors.reason}
            required
          >
            <Textarea name="reason" rows={3} maxLength={500} />
          </Field>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <DialogClose asChild>
              <Button variant="outline" disabled={busy}>
                Keep plan
              </Button>
            </DialogClose>
            <Button type="submit" variant="destructive" pending={busy}>
              Cancel and refund
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

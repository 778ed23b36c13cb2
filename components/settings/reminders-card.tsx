'use client';

import { Card, CardContent } from '@/components/ui/card';
import { CheckboxOption } from '@/components/ui/checkbox';
import { FieldSet } from '@/components/ui/field';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useReminders, useSetReminders } from '@/lib/reviews/hooks';

/** Whether a client gets emails that remind them of their preparer's questions. */
export function RemindersCard() {
  const { data } = useReminders();
  const save = useSetReminders();
  const change = (byEmail: boolean) =>
    save.mutate(
      { byEmail },
      {
        onSuccess: () => toast({ title: byEmail ? 'Reminders are on' : 'Reminders are off' }),
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Reminder setting not saved',
            description: messageOf(error, 'Please try again.'),
          }),
      },
    );
  return (
    <Card>
      <CardContent>
        <FieldSet label="Reminders">
          <CheckboxOption
            label="Email me reminders of my preparer’s questions"
            help="We send a reminder three days before a question is due, then once a week. We always email you about new questions."
            checked={data?.byEmail ?? true}
            disabled={data === undefined || save.isPending}
            onCheckedChange={(checked) => change(checked === true)}
          />
        </FieldSet>
      </CardContent>
    </Card>
  );
}

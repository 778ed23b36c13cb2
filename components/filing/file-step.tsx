'use client';

import { Send } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { useFile } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
import { easternDay, formatDay } from '@/lib/format/day';
import { messageOf } from '@/lib/http/client';
import { sayDebit } from './owed-words';

/** The last step: what was signed goes out. */
export function FileStep({ filing }: { filing: FilingView }) {
  const { returnId, signers, simulated, refund, owed, debit } = filing;
  const file = useFile(returnId);
  const timeZone = useTimeZone();
  const send = () =>
    file.mutate(undefined, {
      onError: (error) =>
        toast({
          title: 'Not sent',
          description: messageOf(error, 'Nothing was sent. Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <section aria-labelledby="send" className="grid gap-4">
      <h2 id="send" className="text-lg font-semibold">
        {refund > 0
          ? `Refund $${refund.toLocaleString('en-US')}`
          : `Amount you owe $${owed.toLocaleString('en-US')}`}
      </h2>
      <ul className="grid gap-1">
        {signers.map(({ signer, name, signedAt }) => (
          <li key={signer}>
            {name} signed{signedAt === null ? '' : ` on ${formatDay(signedAt, timeZone)}`}
          </li>
        ))}
      </ul>
      {debit === null ? null : <p>{sayDebit(debit, easternDay(new Date()), null)}</p>}
      <p className="reading-width text-sm text-muted-foreground">
        Your signed return is locked. If you change an answer now, you’ll need to sign again.
      </p>
      <Button onClick={send} pending={file.isPending} className="w-full sm:w-fit">
        {file.isPending ? null : <Send aria-hidden="true" />}
        {simulated ? 'File my return (simulated)' : 'File my return'}
      </Button>
    </section>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useOpenAmendment } from '@/lib/filing/amendment-hooks';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { messageOf } from '@/lib/http/client';

type AmendCardProps = { returnId: string; amendable: NonNullable<FilingView['amendable']> };

/** The way from an accepted return to its correction, with the time limit for a refund. */
export function AmendCard({ returnId, amendable: { kind, claimBy, withheldBy, passed } }: AmendCardProps) {
  const router = useRouter();
  const open = useOpenAmendment(returnId);
  const start = () =>
    open.mutate(undefined, {
      onSuccess: () => router.push('/interview'),
      onError: (error) =>
        toast({
          title: 'Not opened',
          description: messageOf(error, 'We couldn’t open an amended return. Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <section id="amend" aria-labelledby="amend-title" className="grid gap-3 border-t pt-6">
      <h2 id="amend-title" className="text-lg font-semibold">
        Found a mistake?
      </h2>
      <p className="reading-width">
        {kind === 'superseding'
          ? 'Until the due date, a corrected return replaces this one (a superseding return).'
          : 'Correct it with an amended return (Form 1040-X).'}{' '}
        You start from a copy of your answers. The return you filed stays as it is.
      </p>
      <p className="reading-width text-sm text-muted-foreground">
        {passed
          ? `The deadline to claim a refund was ${formatDay(claimBy)}. You can still report and pay more tax.`
          : `Claim a refund by ${formatDay(claimBy)}. That’s three years after you filed or two years after you paid, whichever is later.`}
        {!passed && withheldBy < claimBy
          ? ` To get back tax withheld from your pay, claim it by ${formatDay(withheldBy)}.`
          : ''}
      </p>
      <Button variant="outline" onClick={start} pending={open.isPending} className="w-full sm:w-fit">
        Amend this return
      </Button>
    </section>
  );
}

'use client';

import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useLetGo } from '@/lib/filing/hooks';
import { messageOf } from '@/lib/http/client';

/** The preparer who signed the return lets the client sign and file it alone. */
export function LetGo({ returnId, name }: { returnId: string; name: string }) {
  const letGo = useLetGo(returnId);
  const confirm = () =>
    letGo.mutate(undefined, {
      onSuccess: () => toast({ title: `${name} can sign without you` }),
      onError: (error) =>
        toast({
          title: 'Nothing changed',
          description: messageOf(error, 'Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <section aria-labelledby="let-go" className="grid gap-2 border-t pt-4">
      <h2 id="let-go" className="font-semibold">
        Remove your signature
      </h2>
      <p className="reading-width text-sm text-muted-foreground">
        You signed this return, so {name} can’t sign it alone. If you’re no longer preparing it, let them
        sign.
      </p>
      <ConfirmDialog
        title={`Let ${name} sign alone?`}
        description="Your signature will be removed from this return. The client signs and files it as self-prepared. You can sign again until they do."
        confirmLabel="Let them sign"
        onConfirm={confirm}
        trigger={
          <Button variant="outline" size="sm" className="w-fit" pending={letGo.isPending}>
            Let the client sign alone
          </Button>
        }
      />
    </section>
  );
}

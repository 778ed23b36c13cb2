'use client';

import { Send } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useFileState } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
import { messageOf } from '@/lib/http/client';

type StateFileStepProps = Pick<FilingView, 'returnId' | 'simulated'> & {
  state: FilingView['states'][number];
};

/** A signed state return goes out after the federal one. */
export function StateFileStep({ returnId, simulated, state: { code, name } }: StateFileStepProps) {
  const file = useFileState(returnId, code);
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
    <Button onClick={send} pending={file.isPending} className="w-full sm:w-fit">
      {file.isPending ? null : <Send aria-hidden="true" />}
      File {name} return{simulated ? ' (simulated)' : ''}
    </Button>
  );
}

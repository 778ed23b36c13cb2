'use client';

import { Eye } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { useDisclosures } from '@/lib/chat/hooks';

/** What left Plainfile for an outside model; absent while nothing did. */
export function SentDialog({ returnId }: { returnId: string }) {
  const { data = [] } = useDisclosures(returnId);
  if (data.length === 0) return null;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Eye aria-hidden="true" />
          What we sent
        </Button>
      </DialogTrigger>
      <DialogContent
        title="What we sent to the AI model"
        description="The exact text we sent, newest first. We replaced names and ID numbers before sending. You can withdraw your consent in Settings."
      >
        <ol
          tabIndex={0}
          aria-label="What we sent"
          className="grid max-h-[60dvh] gap-4 overflow-y-auto rounded-md border p-4 focus-visible:-outline-offset-2"
        >
          {data.map(({ id, recipient, content, createdAt }) => (
            <li key={id} className="grid gap-1 text-sm">
              <p className="font-medium">
                <time dateTime={createdAt}>{new Date(createdAt).toLocaleString('en-US')}</time>, to{' '}
                {recipient}
              </p>
              <p className="font-mono text-xs break-all whitespace-pre-wrap text-muted-foreground">
                {content}
              </p>
            </li>
          ))}
        </ol>
      </DialogContent>
    </Dialog>
  );
}

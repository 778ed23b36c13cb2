'use client';

import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxOption } from '@/components/ui/checkbox';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/components/ui/dialog';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useDocuments } from '@/lib/documents/hooks';
import { type Document } from '@/lib/documents/schema';
import { attachmentLimit } from '@/lib/messages/limits';

export type Attached = Pick<Document, 'id' | 'name'>;

type AttachDocumentsProps = {
  /** Whose documents. */
  clientId: string;
  attached: readonly Attached[];
  onChange: (attached: Attached[]) => void;
};

/** Chooses documents of the client to go with a message. */
export function AttachDocuments(props: AttachDocumentsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="icon" aria-label="Attach documents">
          <Paperclip aria-hidden="true" />
        </Button>
      </DialogTrigger>
      <DialogContent title="Attach documents" description="Select from the uploaded documents.">
        {/* Mounted with the dialog: the list is not fetched before it is wanted. */}
        <Choices {...props} />
        <DialogFooter>
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Choices({ clientId, attached, onChange }: AttachDocumentsProps) {
  const { data, isError } = useDocuments(clientId);
  if (isError) return <p role="alert">We couldn’t load the documents. Close this and try again.</p>;
  if (data === undefined) {
    return (
      <SkeletonGroup label="Loading the documents" className="grid gap-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <p className="text-muted-foreground">No documents yet.</p>;
  const isFull = attached.length >= attachmentLimit;
  return (
    <div className="grid max-h-[50dvh] auto-rows-max gap-2 overflow-y-auto p-0.5">
      {isFull ? <p role="status">{attachmentLimit} documents is the maximum per message.</p> : null}
      {data.map(({ id, name, type }) => {
        const isAttached = attached.some((one) => one.id === id);
        return (
          <CheckboxOption
            key={id}
            label={<span className="break-words">{name}</span>}
            help={type}
            checked={isAttached}
            disabled={isFull && !isAttached}
            onCheckedChange={(checked) =>
              onChange(
                checked === true ? [...attached, { id, name }] : attached.filter((one) => one.id !== id),
              )
            }
          />
        );
      })}
    </div>
  );
}

'use client';

import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast-store';
import { useChangeType } from '@/lib/documents/hooks';
import { documentTypes } from '@/lib/documents/document-types';
import { type Document, type DocumentType } from '@/lib/documents/schema';
import { messageOf } from '@/lib/http/client';
import { TypeBadge } from './document-badges';

/** The recognized kind, and a way to say that it is another one. */
export function ChangeType({ document, userId }: { document: Document; userId: string }) {
  const { mutateAsync, isPending } = useChangeType(userId);
  const change = async (type: DocumentType) => {
    if (isPending) return;
    try {
      await mutateAsync({ id: document.id, type });
    } catch (error) {
      const description = messageOf(error, 'We couldn’t change the document type.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
  return (
    <span className="flex items-center gap-1">
      <TypeBadge type={document.type} />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" pending={isPending} aria-label="Change document type">
            {isPending ? null : <Pencil aria-hidden="true" />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuLabel>This document is</DropdownMenuLabel>
          {documentTypes.map((type) => (
            <DropdownMenuItem key={type} onSelect={() => void change(type)}>
              {type}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}

'use client';

import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast-store';
import { useChangeType } from '@/lib/documents/hooks';
import { documentTypes } from '@/lib/documents/document-types';
import { formNames, nameInMenu } from '@/lib/documents/kinds/form-names';
import { typeOfForm } from '@/lib/documents/kinds/registry';
import { type Document, type TypeInput } from '@/lib/documents/schema';
import { messageOf } from '@/lib/http/client';
import { TypeBadge } from './document-badges';

/** The recognized kind, and a way to say that it is another one. */
export function ChangeType({ document, userId }: { document: Document; userId: string }) {
  const { mutateAsync, isPending } = useChangeType(userId);
  const change = async (input: TypeInput) => {
    if (isPending) return;
    try {
      await mutateAsync({ id: document.id, ...input });
    } catch (error) {
      const description = messageOf(error, 'We couldn’t change the document type.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
  return (
    <span className="flex items-center gap-1">
      <TypeBadge type={document.type} forms={document.extractions} />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" pending={isPending} aria-label="Change document type">
            {isPending ? null : <Pencil aria-hidden="true" />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-h-96 overflow-y-auto">
          <DropdownMenuLabel>This document is</DropdownMenuLabel>
          {documentTypes.map((type) => (
            <DropdownMenuItem key={type} onSelect={() => void change({ type })}>
              {type}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Or this form</DropdownMenuLabel>
          {formNames.map((form) => (
            <DropdownMenuItem key={form} onSelect={() => void change({ type: typeOfForm(form), form })}>
              {nameInMenu(form)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}

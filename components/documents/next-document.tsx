'use client';

import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { type Document } from '@/lib/documents/schema';
import { useReturnYear } from '@/lib/returns/hooks';
import { reviewAddress } from './document-labels';
import { findNext, summarizeDocument } from './summarize-document';
import { useYearDocuments } from './use-year-documents';

type NextDocumentProps = { document: Document; userId: string };

/** The way on from a document that was read: to the next one with something to check, then to the interview. */
export function NextDocument({ document, userId }: NextDocumentProps) {
  const returnYear = useReturnYear();
  const { data: documents } = useYearDocuments(userId);
  if (document.status === 'processing' || documents === undefined) return null;
  const next = findNext(documents, document.id, returnYear);
  const isOpen = summarizeDocument(document, returnYear).tone === 'check';
  return (
    <nav aria-label="Next document" className="flex flex-wrap justify-end gap-3 pt-6">
      <Button asChild variant={isOpen ? 'outline' : 'primary'} className="max-w-full">
        <Link href={next === null ? '/interview' : reviewAddress(next.id)}>
          <span className="truncate">{next === null ? 'Next: the interview' : `Next: ${next.name}`}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </nav>
  );
}

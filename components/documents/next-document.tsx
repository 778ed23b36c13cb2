'use client';

import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { type Document } from '@/lib/documents/schema';
import { useMyReturns, useReturnYear } from '@/lib/returns/hooks';
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

/** The way on from the list: to the interview, once everything in it was read. */
export function NextAfterUploads({ userId }: { userId: string }) {
  const returnYear = useReturnYear();
  const taxReturn = useMyReturns().data?.[0];
  const { data: documents = [] } = useYearDocuments(userId);
  if (documents.length === 0 || documents.some(({ status }) => status === 'processing')) return null;
  if (taxReturn === undefined || taxReturn.status === 'filed') return null;
  const isOpen = documents.some((document) => summarizeDocument(document, returnYear).tone === 'check');
  return (
    // On the left: toasts come up on the right.
    <nav aria-label="Next step" className="flex">
      <Button asChild size="lg" variant={isOpen ? 'outline' : 'primary'} className="max-sm:w-full">
        <Link href="/interview">
          Next: the interview
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </nav>
  );
}

'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TypeBadge } from '@/components/documents/document-badges';
import { formatDay } from '@/components/documents/document-labels';
import { DocumentLink } from '@/components/documents/document-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { isDoubtful } from '@/lib/documents/doubt';
import { readingOf } from '@/lib/documents/reading';
import { type Document } from '@/lib/documents/schema';
import { countOf } from '@/lib/format/words';
import { documentAddress, reviewValuesAddress, secondReviewAddress } from './case-address';
import { useTicks } from '@/lib/reviews/hooks';
import { DocumentReviews } from './document-reviews';
import { waitingFirst } from './waiting-first';

type ClientDocumentsProps = { clientId: string; documents: readonly Document[] };

/** More than these are shown when they are asked for: the forms of the return stand below. */
const shownAtFirst = 12;

/** A client's documents with what was read from them, those that nobody has looked at first. */
export function ClientDocuments({ clientId, documents }: ClientDocumentsProps) {
  const me = useCurrentUser().data?.id;
  // A colleague has checked values: somebody else can look at them again.
  const canSecond = useTicks(clientId).data?.some(({ preparerId }) => preparerId !== me) === true;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ordered = waitingFirst(documents);
  const shown = all ? ordered : ordered.slice(0, shownAtFirst);
  const showAll = () => {
    flushSync(() => setAll(true));
    // The button is gone: on with the first one that was not there.
    list.current?.children[shownAtFirst]?.querySelector('a')?.focus();
  };
  return (
    <Card asChild>
      <section aria-labelledby="client-documents">
        <CardHeader className="flex-row items-center gap-2.5 pb-4 sm:pb-4">
          <CardTitle id="client-documents">Documents</CardTitle>
          <Badge className="tabular-nums">
            {documents.length}
            <span className="sr-only"> in total</span>
          </Badge>
          {documents.length === 0 ? null : (
            <div className="ml-auto flex flex-wrap justify-end gap-2">
              {canSecond ? (
                <Button asChild variant="outline" size="sm">
                  <Link href={secondReviewAddress(clientId)}>Second review</Link>
                </Button>
              ) : null}
              <Button asChild variant="outline" size="sm">
                <Link href={reviewValuesAddress(clientId)}>Review values</Link>
              </Button>
            </div>
          )}
        </CardHeader>
        {documents.length === 0 ? (
          <p className="border-t px-5 py-5 text-muted-foreground sm:px-6">
            This client hasn’t uploaded any documents.
          </p>
        ) : (
          <ul ref={list} className="divide-y border-t">
            {shown.map((document) => (
              <ClientDocument key={document.id} clientId={clientId} document={document} />
            ))}
          </ul>
        )}
        {shown.length === documents.length ? null : (
          <div className="border-t px-5 py-4 sm:px-6">
            <Button variant="outline" onClick={showAll}>
              Show all {documents.length} documents
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

function ClientDocument({ clientId, document }: { clientId: string; document: Document }) {
  const doubtful = document.extractions.flatMap(({ fields }) => fields).filter(isDoubtful).length;
  const unreadWords = { 'going-on': null, nothing: 'not read', partly: 'partly read', whole: null }[
    readingOf(document)
  ];
  return (
    <li className="grid grid-cols-1 gap-2 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <DocumentLink document={document} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
            <TypeBadge type={document.type} />
            <ReviewMark status={document.status} />
            <span>
              Uploaded <LocalTime at={document.uploadedAt} format={formatDay} />
            </span>
            {unreadWords === null ? null : <span className="text-warning">{unreadWords}</span>}
            {doubtful === 0 ? null : (
              <span className="text-warning">{countOf(doubtful, 'value to check', 'values to check')}</span>
            )}
          </div>
        </div>
        <Button asChild variant="outline" size="sm">
          <Link href={documentAddress(clientId, document.id)}>
            Review<span className="sr-only"> {document.name}</span>
          </Link>
        </Button>
      </div>
      <DocumentReviews reviews={document.reviews.slice(0, 1)} />
    </li>
  );
}

/** Reviewer's view of a status (spec section 4): reviewed has a green check, all else an amber warning. */
function ReviewMark({ status }: Pick<Document, 'status'>) {
  const isReviewed = status === 'reviewed';
  const Icon = isReviewed ? CircleCheck : TriangleAlert;
  return (
    <span className="flex items-center gap-1.5 text-foreground" data-status={status}>
      <Icon
        aria-hidden="true"
        className={isReviewed ? 'size-4 text-money-in' : 'size-4 text-warning'}
        strokeWidth={2.25}
      />
      {status}
    </span>
  );
}

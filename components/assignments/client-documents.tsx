import { CircleCheck, TriangleAlert } from 'lucide-react';
import { TypeBadge } from '@/components/documents/document-badges';
import { formatDay } from '@/components/documents/document-labels';
import { DocumentLink } from '@/components/documents/document-link';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { type Document } from '@/lib/documents/schema';
import { ExtractedFields } from './extracted-fields';

type ClientDocumentsProps = { clientId: string; documents: readonly Document[] };

/** A client's documents with what was read from them. */
export function ClientDocuments({ clientId, documents }: ClientDocumentsProps) {
  return (
    <Card asChild>
      <section aria-labelledby="client-documents">
        <CardHeader className="flex-row items-center gap-2.5 pb-4 sm:pb-4">
          <CardTitle id="client-documents">Documents</CardTitle>
          <Badge className="tabular-nums">
            {documents.length}
            <span className="sr-only"> in total</span>
          </Badge>
        </CardHeader>
        {documents.length === 0 ? (
          <p className="border-t px-5 py-5 text-muted-foreground sm:px-6">
            This client has not uploaded any documents.
          </p>
        ) : (
          <ul className="divide-y border-t">
            {documents.map((document) => (
              <ClientDocument key={document.id} clientId={clientId} document={document} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function ClientDocument({ clientId, document }: { clientId: string; document: Document }) {
  const [review] = document.reviews;
  return (
    <li id={`document-${document.id}`} className="grid scroll-mt-20 grid-cols-1 gap-1.5 px-5 py-4 sm:px-6">
      <DocumentLink document={document} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        <TypeBadge type={document.type} />
        <ReviewMark status={document.status} />
        <span>Uploaded {formatDay(document.uploadedAt)}</span>
      </div>
      {review === undefined ? null : (
        <div className="grid gap-1 border-l-2 pl-3 text-sm break-words whitespace-pre-line">
          <p className="text-muted-foreground">
            {review.status} by {review.preparerName}, {formatDay(review.createdAt)}
          </p>
          {review.notes === '' ? null : <p>{review.notes}</p>}
          {review.recommendations === '' ? null : <p>Recommended: {review.recommendations}</p>}
        </div>
      )}
      <ExtractedFields clientId={clientId} document={document} />
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

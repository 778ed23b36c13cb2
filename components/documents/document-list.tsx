'use client';

import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { keepFormNames } from '@/components/ui/form-names';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/http/client';
import { DocumentRow } from './document-row';
import { countBefore } from './summarize-document';
import { type UploadItem } from './upload-queue';
import { UploadRow } from './upload-row';
import { useFollowReading } from './use-follow-reading';
import { useYearDocuments } from './use-year-documents';

type DocumentListProps = {
  userId: string;
  uploads: readonly UploadItem[];
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
};

/** Files on their way first, then everything stored, newest first: a file that arrives stays where it was. */
export function DocumentList({ userId, uploads, onRetry, onDismiss }: DocumentListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, isError, isFetching, error, refetch } = useYearDocuments(userId);
  const { isSlow, lookAgain, announcement } = useFollowReading(userId, data);
  const documents = data ?? [];
  const isEmpty = data !== undefined && documents.length === 0 && uploads.length === 0;
  return (
    <section aria-labelledby="uploaded-documents" className="grid gap-4">
      <h2
        id="uploaded-documents"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2.5 text-lg font-semibold tracking-tight outline-none"
      >
        Uploaded Documents
        {data === undefined ? null : (
          <Badge className="tabular-nums">
            {documents.length}
            <span className="sr-only"> in total</span>
          </Badge>
        )}
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isPending ? <RowsSkeleton /> : null}
      {isError ? (
        <ErrorState
          title="We couldn’t load your documents"
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        >
          They’re still saved.
        </ErrorState>
      ) : null}
      {isEmpty ? (
        <EmptyState as="h3" icon={FileText} title="No documents yet">
          {keepFormNames(
            'Upload your W-2s and 1099s above. We’ll read them and ask only about values we aren’t sure of.',
          )}
        </EmptyState>
      ) : null}
      {documents.length + uploads.length === 0 ? null : (
        <Card asChild>
          <ul className="divide-y">
            {uploads.map((item) => (
              <UploadRow key={item.id} item={item} onRetry={onRetry} onDismiss={onDismiss} />
            ))}
            {documents.map((document, at) => (
              <DocumentRow
                key={document.id}
                document={document}
                before={countBefore(documents, at)}
                userId={userId}
                isSlow={isSlow(document.id)}
                onLookAgain={() => lookAgain(document.id)}
                // The row and its button are gone: the focus goes to the list's heading.
                onDeleted={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function RowsSkeleton() {
  return (
    <Card asChild>
      <SkeletonGroup label="Loading your documents" className="divide-y">
        {[0, 1].map((row) => (
          <div key={row} className="grid min-h-24 content-center gap-2 px-4 py-4 sm:px-6">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

import Link from 'next/link';
import { StatusBadge, TypeBadge } from '@/components/documents/document-badges';
import { DocumentLink } from '@/components/documents/document-link';
import { RetryPage } from '@/components/layout/retry-page';
import { Button } from '@/components/ui/button';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { keepFormNames } from '@/components/ui/form-names';
import { LocalDay } from '@/components/ui/local-day';
import { fileText, upload } from '@/components/ui/server-icons';
import { type Document } from '@/lib/documents/schema';

/** The dashboard shows this many (spec section 9). */
const recentCount = 3;

/** The newest documents, and the way to more. Null: they could not be read. */
export function RecentDocuments({ documents }: { documents: readonly Document[] | null }) {
  return (
    <Card asChild>
      <section aria-labelledby="recent-documents">
        <CardHeader className="flex-row flex-wrap items-center justify-between gap-3 pb-4 sm:pb-4">
          <CardTitle id="recent-documents">Recent documents</CardTitle>
          <Button asChild variant="outline" size="sm">
            <Link href="/upload">
              <DrawnIcon paths={upload} />
              Upload More
            </Link>
          </Button>
        </CardHeader>
        {documents === null ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-6">
            <p>We couldn’t load your documents.</p>
            <RetryPage size="sm" />
          </div>
        ) : null}
        {documents?.length === 0 ? (
          <p className="flex items-start gap-3 border-t px-5 py-5 text-muted-foreground sm:px-6">
            <DrawnIcon paths={fileText} className="mt-0.5 size-5 shrink-0" />
            <span>
              {keepFormNames(
                'No documents yet. Start with your W-2s and 1099s. They have most of the numbers we need.',
              )}
            </span>
          </p>
        ) : null}
        <ul className="divide-y border-t empty:hidden">
          {(documents ?? []).slice(0, recentCount).map((document) => (
            <li
              key={document.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-5 py-3 sm:px-6"
            >
              <div className="grid min-w-0 flex-1 basis-56">
                <DocumentLink document={document} />
                <p className="text-sm text-muted-foreground">
                  Uploaded <LocalDay at={document.uploadedAt} />
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <TypeBadge type={document.type} />
                <StatusBadge status={document.status} />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

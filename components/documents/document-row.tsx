import { CircleCheck, Clock, LoaderCircle, ScanSearch, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { keepFormNames } from '@/components/ui/form-names';
import { LocalTime } from '@/components/ui/local-time';
import { readingOf } from '@/lib/documents/reading';
import { type Document } from '@/lib/documents/schema';
import { useReturnYear } from '@/lib/returns/hooks';
import { DeleteDocument } from './delete-document';
import { StatusBadge, TypeBadge } from './document-badges';
import { formatDay, reviewAddress } from './document-labels';
import { DocumentLink } from './document-link';
import { sayWaiting, summarizeDocument, type DocumentSummary } from './summarize-document';

type DocumentRowProps = {
  document: Document;
  /** Documents that are read before it. */
  before: number;
  /** Reading takes longer than we look. */
  isSlow: boolean;
  onLookAgain: () => void;
  onDeleted: () => void;
  userId: string;
};

/** A stored document: what it is, where it stands, what to do with it. */
export function DocumentRow({ document, before, isSlow, onLookAgain, onDeleted, userId }: DocumentRowProps) {
  const returnYear = useReturnYear();
  const summary = before > 0 ? sayWaiting(before) : summarizeDocument(document, returnYear);
  const isReading = document.status === 'processing';
  return (
    <li className="flex min-h-24 flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-4 sm:px-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <DocumentLink document={document} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground">
          <TypeBadge type={document.type} forms={document.extractions} />
          <StatusBadge
            status={document.status}
            needsCheck={summary.tone === 'check' || readingOf(document) !== 'whole'}
          />
          <span>
            Uploaded <LocalTime at={document.uploadedAt} format={formatDay} />
          </span>
        </div>
        <Summary
          summary={
            isReading && isSlow
              ? { tone: 'reading', text: 'This is taking longer than usual. You can leave this page.' }
              : summary
          }
        />
      </div>
      <div className="flex flex-1 gap-2 sm:flex-none">
        {isReading && isSlow ? (
          <Button variant="outline" size="sm" onClick={onLookAgain}>
            Check again<span className="sr-only"> at {document.name}</span>
          </Button>
        ) : null}
        {isReading ? null : (
          <Button
            asChild
            variant={summary.tone === 'check' ? 'primary' : 'outline'}
            size="sm"
            className="flex-1 sm:flex-none"
          >
            <Link href={reviewAddress(document.id)}>
              <ScanSearch aria-hidden="true" />
              {document.extractions.length === 0 ? 'See what to do' : 'Review what we read'}
              <span className="sr-only"> in {document.name}</span>
            </Link>
          </Button>
        )}
        <DeleteDocument document={document} userId={userId} onDeleted={onDeleted} />
      </div>
    </li>
  );
}

const tones = {
  waiting: { icon: Clock, look: 'text-muted-foreground' },
  reading: { icon: LoaderCircle, look: 'text-muted-foreground [&>svg]:animate-spin' },
  good: { icon: CircleCheck, look: '[&>svg]:text-money-in' },
  check: { icon: TriangleAlert, look: '[&>svg]:text-warning' },
  problem: { icon: TriangleAlert, look: '[&>svg]:text-warning' },
};

function Summary({ summary: { tone, text } }: { summary: DocumentSummary }) {
  const { icon: Icon, look } = tones[tone];
  return (
    <p className={cn('flex items-start gap-1.5 text-sm', look)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{keepFormNames(text)}</span>
    </p>
  );
}

import { formatDay } from '@/components/documents/document-labels';
import { Alert } from '@/components/ui/alert';
import { LocalTime } from '@/components/ui/local-time';
import { type Document } from '@/lib/documents/schema';

const outcomes = {
  reviewed: { variant: 'info', words: 'Reviewed by' },
  approved: { variant: 'success', words: 'Approved by' },
  'needs-clarification': { variant: 'warning', words: 'Clarification needed, per' },
} as const;

/** What the last review of a document says to the client. Nothing before the first one. */
export function ReviewOutcome({ reviews }: Pick<Document, 'reviews'>) {
  const [review] = reviews;
  if (review === undefined || !(review.status in outcomes)) return null;
  const { status, preparerName, createdAt, notes, recommendations } = review;
  const { variant, words } = outcomes[status as keyof typeof outcomes];
  return (
    <Alert
      variant={variant}
      title={
        <>
          {words} {preparerName === '' ? 'your preparer' : preparerName},{' '}
          <LocalTime at={createdAt} format={formatDay} />
        </>
      }
    >
      <span className="grid gap-1 break-words whitespace-pre-line">
        {notes === '' ? null : <span>{notes}</span>}
        {recommendations === '' ? null : <span>Recommended: {recommendations}</span>}
      </span>
    </Alert>
  );
}

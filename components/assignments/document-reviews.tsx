import { formatDay } from '@/components/documents/document-labels';
import { LocalTime } from '@/components/ui/local-time';
import { type Document } from '@/lib/documents/schema';

/** What preparers found on a document, the newest first; the client reads the same words. Nothing without a review. */
export function DocumentReviews({ reviews }: Pick<Document, 'reviews'>) {
  if (reviews.length === 0) return null;
  return (
    <ul aria-label="Reviews" className="grid gap-3">
      {reviews.map(({ createdAt, status, notes, recommendations, preparerName }) => (
        <li
          key={createdAt}
          className="grid gap-1 border-l-2 pl-3 text-sm break-words whitespace-pre-line first:border-primary"
        >
          <p className="text-muted-foreground">
            {reviewWords[status] ?? status} by {preparerName}, <LocalTime at={createdAt} format={formatDay} />
          </p>
          {notes === '' ? null : <p>{notes}</p>}
          {recommendations === '' ? null : <p>Recommended: {recommendations}</p>}
        </li>
      ))}
    </ul>
  );
}

const reviewWords: Record<string, string> = {
  reviewed: 'Reviewed',
  approved: 'Approved',
  'needs-clarification': 'Marked as unclear',
};

import { LoaderCircle } from 'lucide-react';
import { statusVariant, typeVariant } from '@/components/documents/document-labels';
import { Badge } from '@/components/ui/badge';
import { type Document } from '@/lib/documents/schema';

/** What kind of document it is. */
export function TypeBadge({ type }: Pick<Document, 'type'>) {
  return <Badge variant={typeVariant(type)}>{type}</Badge>;
}

/** How far a document is; the status word is shown as it is. */
export function StatusBadge({ status }: Pick<Document, 'status'>) {
  return (
    <Badge variant={statusVariant(status)}>
      {status === 'processing' ? <LoaderCircle aria-hidden="true" className="animate-spin" /> : null}
      {status}
    </Badge>
  );
}

import { statusVariant, typeVariant } from '@/components/documents/document-labels';
import { Badge } from '@/components/ui/badge';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { loaderCircle } from '@/components/ui/icon-paths';
import { type Document } from '@/lib/documents/schema';

type TypeBadgeProps = Pick<Document, 'type'> & {
  /** What was read from it: a form that none of the types names is called by its own name. */
  forms?: readonly { form: string }[];
};

/** What kind of document it is. */
export function TypeBadge({ type, forms = [] }: TypeBadgeProps) {
  const names = [...new Set(forms.map(({ form }) => form))];
  const [only] = names;
  const name = type === 'Other' && only !== undefined && names.length === 1 ? only : type;
  return <Badge variant={typeVariant(type)}>{name}</Badge>;
}

type StatusBadgeProps = Pick<Document, 'status'> & {
  /** Read, and some of it must be checked by its owner before it counts. */
  needsCheck?: boolean;
};

/** How far a document is; the status word is shown as it is, but for what still waits for its owner. */
export function StatusBadge({ status, needsCheck = false }: StatusBadgeProps) {
  if (status === 'completed' && needsCheck) return <Badge variant="warning">needs your check</Badge>;
  return (
    <Badge variant={statusVariant(status)}>
      {status === 'processing' ? <DrawnIcon paths={loaderCircle} className="animate-spin" /> : null}
      {status}
    </Badge>
  );
}

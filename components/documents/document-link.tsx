import { fileAddress } from '@/components/documents/document-labels';
import { cn } from '@/components/ui/cn';
import { type Document } from '@/lib/documents/schema';

type DocumentLinkProps = { document: Pick<Document, 'name' | 'fileUrl'>; className?: string };

/** A document's name, opening the file in a new tab. */
export function DocumentLink({ document, className }: DocumentLinkProps) {
  return (
    <a
      href={fileAddress(document.fileUrl)}
      target="_blank"
      rel="noopener"
      // Relative: what is only there for screen readers stands behind the whole name and would widen the page.
      className={cn(
        'relative block w-fit max-w-full truncate rounded-xs font-medium underline decoration-border-strong underline-offset-4 hover:decoration-foreground pointer-coarse:py-2.5',
        className,
      )}
    >
      {document.name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

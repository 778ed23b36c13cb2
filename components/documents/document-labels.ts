import { type BadgeVariant } from '@/components/ui/badge';
import { type DocumentType } from '@/lib/documents/schema';
import { countOf } from '@/lib/format/words';

export { mediumDay as formatDay } from '@/lib/format/day';

/** Colors of spec section 4: processing yellow, reviewed blue, approved and completed green, all else grey. */
export function statusVariant(status: string): BadgeVariant {
  switch (status) {
    case 'processing':
      return 'warning';
    case 'reviewed':
      return 'info';
    case 'approved':
    case 'completed':
      return 'success';
    default:
      return 'neutral';
  }
}

const typeVariants: Record<DocumentType, BadgeVariant> = {
  'W-2': 'soft',
  '1099': 'info',
  Receipt: 'warning',
  Other: 'outline',
};

/** One color per type of document. */
export const typeVariant = (type: DocumentType): BadgeVariant => typeVariants[type];

/** Where the file itself is shown; a page number works for PDFs. */
export function fileAddress(fileUrl: string, page?: number): string {
  return `/objects${fileUrl}${page === undefined ? '' : `#page=${page}`}`;
}

/** The review of what was read, optionally at one field. */
export function reviewAddress(documentId: string, fieldPath?: string): string {
  return `/upload/${documentId}${fieldPath === undefined ? '' : `?field=${encodeURIComponent(fieldPath)}`}`;
}

const units = ['KB', 'MB', 'GB'];

/** "812 bytes", "40 KB", "1.2 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return countOf(bytes, 'byte', 'bytes');
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1023.5 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 || size >= 10 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}

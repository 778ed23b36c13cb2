import { type Document } from '@/lib/documents/schema';

const isLookedAt = (status: Document['status']): boolean =>
  status === 'reviewed' || status === 'approved' || status === 'needs-clarification';

/** Documents with those first that no preparer has looked at; newest first within each, as they come. */
export const waitingFirst = <T extends Pick<Document, 'status'>>(documents: readonly T[]): T[] => [
  ...documents.filter(({ status }) => !isLookedAt(status)),
  ...documents.filter(({ status }) => isLookedAt(status)),
];

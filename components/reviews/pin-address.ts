import { reviewAddress } from '@/components/documents/document-labels';
import { explainParam, writeTarget } from '@/components/returns/explanation-address';
import { type Pin } from '@/lib/reviews/schema';

/** The screen where a client sees what a question is about; null when it points nowhere (any more). */
export function pinAddress({ documentId, fieldPath, questionId, form, line, copy }: Pin): string | null {
  if (documentId !== null) return reviewAddress(documentId, fieldPath ?? undefined);
  if (questionId !== null) return `/interview?${new URLSearchParams({ q: questionId })}`;
  if (form === null || line === null) return null;
  return `/summary?${explainParam}=${encodeURIComponent(writeTarget({ form, line, copy: copy ?? 0 }))}`;
}

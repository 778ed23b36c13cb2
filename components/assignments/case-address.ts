/** Addresses of a client's case, as preparers have it. Ids are opaque: no name or number stands in an address. */
export const caseAddress = (clientId: string): string => `/preparer/client/${encodeURIComponent(clientId)}`;

/** A document beside its fields, optionally at one field. */
export function documentAddress(clientId: string, documentId: string, fieldPath?: string | null): string {
  const field = fieldPath ? `?field=${encodeURIComponent(fieldPath)}` : '';
  return `${caseAddress(clientId)}/document/${encodeURIComponent(documentId)}${field}`;
}

/** The client's answers, optionally at one question. */
export function answersAddress(clientId: string, questionId?: string | null): string {
  return `${caseAddress(clientId)}/answers${questionId ? `?q=${encodeURIComponent(questionId)}` : ''}`;
}

/** The doubtful values of a client's documents, one after the other. */
export const reviewValuesAddress = (clientId: string): string => `${caseAddress(clientId)}/review`;

/** The same for a second reviewer, who looks at what a colleague has checked. */
export const secondReviewAddress = (clientId: string): string => `${reviewValuesAddress(clientId)}?by=second`;

/** Where a preparer signs a client's return. */
export const filingAddress = (clientId: string): string => `${caseAddress(clientId)}/file`;

/** The conversation with a client. */
export const threadAddress = (clientId: string): string => `/messages?client=${encodeURIComponent(clientId)}`;

/**
 * Where a preparer sees what the client sees at an address: answers for the interview, the case's document for the
 * review of a document; null for any other screen.
 */
export function sameForPreparer(clientId: string, href: string): string | null {
  const { pathname, searchParams } = new URL(href, 'https://plainfile.invalid');
  if (pathname === '/interview') return answersAddress(clientId, searchParams.get('q'));
  const documentId = /^\/upload\/([^/]+)$/.exec(pathname)?.[1];
  return documentId === undefined
    ? null
    : documentAddress(clientId, decodeURIComponent(documentId), searchParams.get('field'));
}

/** Where the browser's cache keeps the consents of the signed-in client. */
export const consentsKey = ['/api/consents'] as const;

/** Work that can simply be done again. The rest has a way of its own to go on: a refund is asked for anew by itself,
 * and a filing that could not be sent is signed again by its filer. */
const repeatable: readonly string[] = [
  'read-document',
  'read-document-as',
  'read-training',
  'delete-file',
  'send-letter',
];

export const canRetry = (kind: string): boolean => repeatable.includes(kind);

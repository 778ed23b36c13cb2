/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const documentKeys = {
  ofUser: (userId: string) => ['/api/documents/user', userId] as const,
  one: (id: string) => ['/api/documents', id] as const,
  /** The same as a preparer of this client reads it. */
  ofClient: (clientId: string, id: string) => ['/api/documents', id, clientId] as const,
};

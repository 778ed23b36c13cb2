/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const messageKeys = {
  /** `clientId` is null for the signed-in client's own thread. */
  thread: (clientId: string | null) => ['/api/messages', clientId] as const,
  people: (clientId: string | null) => ['/api/messages/people', clientId] as const,
  unread: ['/api/messages/unread'] as const,
};

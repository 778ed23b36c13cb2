/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const chatKeys = {
  history: (returnId: string) => ['/api/chat/history', returnId] as const,
  disclosures: (returnId: string) => ['/api/chat/disclosures', returnId] as const,
  suggestions: ['/api/chat/suggestions'] as const,
};

/** Where the browser's cache keeps what this room's endpoints send to a client; pages fill the same places. */
export const reviewKeys = {
  waiting: ['/api/reviews/waiting'] as const,
  requests: ['/api/reviews/requests'] as const,
};

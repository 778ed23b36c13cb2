import { assignmentKeys } from '@/lib/assignments/keys';

/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const reviewKeys = {
  /** What waits for the signed-in client, and what preparers asked them. */
  waiting: ['/api/reviews/waiting'] as const,
  requests: ['/api/reviews/requests'] as const,
  /** What preparers changed for the signed-in client. */
  preparerChanges: ['/api/reviews/preparer-changes'] as const,
  /** Whether the signed-in client gets reminders by email. */
  reminders: ['/api/settings/reminders'] as const,
  /** What a preparer sees of one client. */
  changes: (clientId: string) => [...assignmentKeys.client(clientId), 'changes'] as const,
  requestsTo: (clientId: string) => [...assignmentKeys.client(clientId), 'requests'] as const,
  ticks: (clientId: string) => [...assignmentKeys.client(clientId), 'ticks'] as const,
  notes: (clientId: string) => [...assignmentKeys.client(clientId), 'notes'] as const,
};

const clients = ['/api/preparer/clients'] as const;

/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const assignmentKeys = {
  /** All clients of the signed-in preparer, and below it everything about one of them. */
  clients,
  client: (clientId: string) => [...clients, clientId] as const,
  letters: (clientId: string) => [...clients, clientId, 'engagement'] as const,
  /** The engagement letters of the signed-in client. */
  ownLetters: ['/api/engagement-letters'] as const,
  /** Invitations that the signed-in member of the staff may see. */
  invitations: ['/api/invitations'] as const,
  /** All pairs of preparer and client. */
  assignments: ['/api/admin/assignments'] as const,
  /** Everybody's clients for administrators, and below it each filter. */
  allClients: ['/api/admin/clients'] as const,
  foundClients: (query: string) => ['/api/admin/clients', query] as const,
  workload: ['/api/admin/workload'] as const,
};

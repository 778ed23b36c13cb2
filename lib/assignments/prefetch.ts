import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { prefetch, prefetchPages, readEveryPage, type Prefetch } from '@/lib/http/prefetch';
import { openClient, type OpenClient } from './access';
import { listAllClients, readWorkload } from './admin-queue';
import { AdminClient, AdminClientsQuery, Workload } from './desk-schema';
import { listLetters, listOwnLetters } from './engagement';
import { EngagementLetter } from './engagement-schema';
import { Invitation } from './invitation-schema';
import { listInvitations } from './invitations';
import { assignmentKeys } from './keys';
import { listAssignments, readClient } from './queries';
import { listClients } from './queue';
import { AssignedClient, Assignment, ClientDetail } from './schema';

/** Everybody who is assigned to the signed-in preparer. */
export const prefetchClients = ({ actor }: { actor: Actor }) =>
  prefetch(assignmentKeys.clients, z.array(AssignedClient), () =>
    readEveryPage(async (page) => {
      const { clients, next } = await listClients(actor, page);
      return { entries: clients, next };
    }),
  );

/**
 * Lets a preparer in to one client, and reads the client with return and documents: all screens of a case start there.
 * @throws AppError not_found when the preparer is not assigned
 */
export async function readCase(
  call: { actor: Actor; requestId: string },
  clientId: string,
): Promise<{ open: OpenClient; detail: ClientDetail; shown: Prefetch }> {
  const open = await openClient(call, clientId);
  const detail = await readClient(open);
  return { open, detail, shown: prefetch(assignmentKeys.client(clientId), ClientDetail, () => detail) };
}

/** A client's engagement letters. */
export const prefetchLetters = (open: OpenClient) =>
  prefetch(assignmentKeys.letters(open.clientId), z.array(EngagementLetter), () => listLetters(open));

/** Those of the signed-in client. */
export const prefetchOwnLetters = ({ actor }: { actor: Actor }) =>
  prefetch(assignmentKeys.ownLetters, z.array(EngagementLetter), () => listOwnLetters(actor));

/** All pairs of preparer and client, for administrators' pages. */
export const prefetchAssignments = () =>
  prefetchPages(assignmentKeys.assignments, Assignment, async () => {
    const { assignments, next } = await listAssignments({ limit: 100 });
    return { entries: assignments, next };
  });

/** The first clients of the administrators' list as it opens, and what each preparer has to do. */
export const prefetchAllClients = () => [
  prefetchPages(assignmentKeys.foundClients(''), AdminClient, async () => {
    const { clients, next } = await listAllClients(AdminClientsQuery.parse({}));
    return { entries: clients, next };
  }),
  prefetch(assignmentKeys.workload, z.array(Workload), readWorkload),
];

/** The newest invitations that this member of the staff may see. */
export const prefetchInvitations = ({ actor }: { actor: Actor }) =>
  prefetch(assignmentKeys.invitations, z.array(Invitation), () => listInvitations(actor));

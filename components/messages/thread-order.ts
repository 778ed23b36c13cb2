import { personName } from '@/components/accounts/admin-choices';
import { type AssignedClient } from '@/lib/assignments/schema';

/** The clients that every word of a search fits, unread messages first, then by name. */
export function arrangeThreads<C extends Pick<AssignedClient, 'id' | 'email' | 'firstName' | 'lastName'>>(
  clients: readonly C[],
  unread: Readonly<Record<string, number>>,
  search: string,
): C[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const waits = ({ id }: C) => ((unread[id] ?? 0) > 0 ? 0 : 1);
  return clients
    .filter(({ firstName, lastName, email }) =>
      words.every((word) => `${firstName} ${lastName} ${email}`.toLowerCase().includes(word)),
    )
    .sort((a, b) => waits(a) - waits(b) || personName(a).localeCompare(personName(b), 'en-US'));
}

import type { Actor } from '@/lib/auth/actor';

export type DocumentAction = 'read' | 'process' | 'confirm' | 'delete';

/** The owner may do everything; an assigned preparer reads; for everybody else the document does not exist. */
export function can(
  actor: Pick<Actor, 'id' | 'role'>,
  action: DocumentAction,
  subject: { ownerId: string; assigned: boolean },
): 'yes' | 'forbidden' | 'not_found' {
  if (actor.role === 'client' && actor.id === subject.ownerId) return 'yes';
  if (actor.role === 'preparer' && subject.assigned) return action === 'read' ? 'yes' : 'forbidden';
  return 'not_found';
}

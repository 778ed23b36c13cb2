import type { Actor } from '@/lib/auth/actor';

export type DocumentAction = 'read' | 'process' | 'confirm' | 'delete';

/** What an assigned preparer may do while the owner's permission is in force (lib/consents, `preparer-changes`). */
const withPermission: readonly DocumentAction[] = ['process', 'confirm'];

/** Whether the decision on this action depends on the owner's permission. */
export const dependsOnPermission = (action: DocumentAction): boolean => withPermission.includes(action);

/**
 * The owner may do everything; an assigned preparer reads, and changes what the owner allows; for everybody else the
 * document does not exist.
 */
export function can(
  actor: Pick<Actor, 'id' | 'role'>,
  action: DocumentAction,
  subject: { ownerId: string; assigned: boolean; changesAllowed?: boolean },
): 'yes' | 'forbidden' | 'not_found' {
  if (actor.role === 'client' && actor.id === subject.ownerId) return 'yes';
  if (actor.role !== 'preparer' || !subject.assigned) return 'not_found';
  if (action === 'read') return 'yes';
  return subject.changesAllowed === true && dependsOnPermission(action) ? 'yes' : 'forbidden';
}

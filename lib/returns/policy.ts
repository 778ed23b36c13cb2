import type { Actor } from '@/lib/auth/actor';

/** What somebody may want to do with a return. */
export type ReturnAction = 'read' | 'edit' | 'calculate' | 'set-status' | 'upload' | 'pay' | 'chat' | 'file';

/** What the decision depends on besides the actor. */
export interface ReturnSubject {
  ownerId: string;
  /** True when the actor is a preparer assigned to the owner, read on this request. */
  assigned: boolean;
  /** True when the owner lets the assigned preparer change the return, read on this request. */
  changesAllowed?: boolean;
}

export type Decision = 'yes' | 'forbidden' | 'not_found';

const forAssignedPreparer: Record<ReturnAction, Decision> = {
  read: 'yes',
  'set-status': 'yes',
  edit: 'forbidden',
  calculate: 'forbidden',
  upload: 'forbidden',
  pay: 'forbidden',
  file: 'forbidden',
  // The chat is private to the client: for everybody else it does not exist.
  chat: 'not_found',
};

/** What an assigned preparer may do as well while the owner's permission is in force (lib/consents, `preparer-changes`). */
const withPermission: readonly ReturnAction[] = ['edit', 'calculate', 'upload'];

/** Whether the decision on this action depends on the owner's permission. */
export const dependsOnPermission = (action: ReturnAction): boolean => withPermission.includes(action);

/**
 * The owner may do everything; an assigned preparer reads, decides on the status, and changes what the owner allows;
 * nobody else learns it exists.
 */
export function can(
  actor: Pick<Actor, 'id' | 'role'>,
  action: ReturnAction,
  subject: ReturnSubject,
): Decision {
  if (actor.role === 'client' && actor.id === subject.ownerId) return 'yes';
  if (actor.role === 'preparer' && subject.assigned)
    return subject.changesAllowed === true && dependsOnPermission(action)
      ? 'yes'
      : forAssignedPreparer[action];
  return 'not_found';
}

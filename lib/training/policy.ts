import type { Actor } from '@/lib/auth/actor';

export type TrainingAction = 'manage' | 'open';

/** Administrators manage the material. Whoever is signed in may open a PDF that answers cite. */
export function can(
  actor: Pick<Actor, 'role'>,
  action: TrainingAction,
  { isActive }: { isActive: boolean },
): 'yes' | 'forbidden' | 'not_found' {
  if (actor.role === 'admin') return 'yes';
  if (action === 'manage') return 'forbidden';
  return isActive ? 'yes' : 'not_found';
}

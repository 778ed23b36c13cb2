import { CurrentUser } from '@/lib/accounts/schema';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import type { ProfileInput } from './schema';

/** Changes the names of the signed-in person. */
export async function changeProfile(
  call: { actor: Actor; requestId: string },
  input: ProfileInput,
): Promise<CurrentUser> {
  const { actor, requestId } = call;
  return db().$transaction(async (tx) => {
    const row = await tx.user.update({ where: { id: actor.id }, data: input });
    await recordAudit(tx, sourceOf({ actor, requestId }), {
      action: 'account.profile-changed',
      objectType: 'User',
      objectId: actor.id,
      ownerId: actor.id,
      detail: { fields: Object.keys(input) },
    });
    return CurrentUser.parse(row);
  });
}

import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { seal, unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { Firm, type FirmInput, type FirmView, type PtinInput } from './firm-schema';

interface Call {
  actor: Actor;
  requestId: string;
}

const contextOf = (userId: string): SealContext => `PreparerProfile.ptin:${userId}`;

/** The firm, and what this preparer signs with. Only for preparers and administrators. */
export async function readFirm({ id }: Pick<Actor, 'id'>): Promise<FirmView> {
  const [firm, profile] = await Promise.all([
    db().firm.findUnique({ where: { id: 1 } }),
    db().preparerProfile.findUnique({ where: { userId: id } }),
  ]);
  return {
    firm: firm === null ? null : Firm.parse({ ...firm, ein: firm.ein.replace(/^(\d{2})/, '$1-') }),
    ptin: profile === null ? null : unseal(profile.ptin, contextOf(id)),
  };
}

/** Enters or changes the firm. Returns that are already signed don’t change. */
export async function saveFirm(call: Call, input: FirmInput): Promise<FirmView> {
  const data = { ...input, ein: input.ein.replace('-', '') };
  await db().$transaction(async (tx) => {
    await tx.firm.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
    await recordAudit(tx, sourceOf(call), { action: 'firm.saved', objectType: 'Firm', objectId: '1' });
  });
  return readFirm(call.actor);
}

/** Enters or changes the PTIN that the signed-in preparer signs with. */
export async function savePtin(call: Call, { ptin }: PtinInput): Promise<FirmView> {
  const userId = call.actor.id;
  const data = { ptin: seal(ptin, contextOf(userId)) };
  await db().$transaction(async (tx) => {
    await tx.preparerProfile.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    await recordAudit(tx, sourceOf(call), {
      action: 'firm.ptin-saved',
      objectType: 'User',
      objectId: userId,
      ownerId: userId,
    });
  });
  return readFirm(call.actor);
}

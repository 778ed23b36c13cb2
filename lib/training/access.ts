import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { can, type TrainingAction } from './policy';

declare const proof: unique symbol;

/** Proof that an actor may do `A` with this material. Only `openMaterial` makes one. */
export interface OpenMaterial<A extends TrainingAction> {
  readonly [proof]: A;
  readonly id: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly storageKey: string;
  readonly actor: Actor;
  readonly requestId: string;
}

export interface TrainingCall {
  actor: Actor;
  requestId: string;
}

/**
 * Loads a material and asks the policy.
 * @throws AppError forbidden for everybody but administrators, not_found when it is not there or not in use
 */
export async function openMaterial<A extends TrainingAction>(
  { actor, requestId }: TrainingCall,
  id: string,
  action: A,
): Promise<OpenMaterial<A>> {
  const row = await db().trainingMaterial.findUnique({ where: { id } });
  const decision = can(actor, action, { isActive: row?.status === 'active' });
  if (decision === 'forbidden') throw new AppError('forbidden');
  if (row === null || decision === 'not_found') throw new AppError('not_found');
  const { fileName, fileSize, storageKey } = row;
  return { id, fileName, fileSize, storageKey, actor, requestId } as OpenMaterial<A>;
}

/** @throws AppError forbidden for everybody but administrators */
export function requireManager({ actor }: TrainingCall): void {
  if (can(actor, 'manage', { isActive: false }) !== 'yes') throw new AppError('forbidden');
}

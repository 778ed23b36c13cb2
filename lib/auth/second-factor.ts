import { hashToken, seal, unseal } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { findStep, newRecoveryCode } from '@/lib/infra/one-time-codes';
import type { SealContext } from '@/lib/infra/sealed-columns';

const codesPerSet = 10;
const context = (userId: string): SealContext => `SecondFactor.secret:${userId}`;

/** True when an app is set up: one that is only being set up protects nothing yet. */
export function isConfirmed(factor: { confirmedAt: Date | null } | null | undefined): boolean {
  return (factor?.confirmedAt ?? null) !== null;
}

/** How a secret is stored. */
export const sealSecret = (userId: string, secret: string) => seal(secret, context(userId));

/** What is stored of a recovery code, however it was typed. */
const hashCode = (userId: string, code: string) => hashToken(`${userId}:${code.replaceAll('-', '')}`);

/**
 * Accepts a code of the app once: each time step counts one time, so a code that was read over somebody's shoulder is
 * worth nothing. Atomic for all instances.
 * @param confirmed whether the app must be set up already (signing in) or is just being set up
 */
export async function acceptAppCode(
  userId: string,
  code: string,
  { confirmed }: { confirmed: boolean },
): Promise<boolean> {
  const factor = await db().secondFactor.findUnique({ where: { userId } });
  if (factor === null || (factor.confirmedAt !== null) !== confirmed) return false;
  const step = findStep(unseal(factor.secret, context(userId)), code);
  if (step === null) return false;
  const { count } = await db().secondFactor.updateMany({
    where: { userId, secret: factor.secret, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Accepts a recovery code once. */
async function acceptRecoveryCode(userId: string, code: string): Promise<boolean> {
  const { count } = await db().recoveryCode.updateMany({
    where: { codeHash: hashCode(userId, code), userId, usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

/** Accepts a code of the app or a recovery code, each once. @returns which of the two it was, null when wrong */
export async function acceptCode(userId: string, code: string): Promise<'app' | 'recovery' | null> {
  if (/^[0-9]{6}$/.test(code)) {
    return (await acceptAppCode(userId, code, { confirmed: true })) ? 'app' : null;
  }
  return (await acceptRecoveryCode(userId, code)) ? 'recovery' : null;
}

/** Replaces the recovery codes. The new ones are returned this once; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesPerSet }, newRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ codeHash: hashCode(userId, code), userId })),
  });
  return codes;
}

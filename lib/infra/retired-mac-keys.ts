import { deriveMacKey, learnMacKey, seal, unseal } from './crypto';
import { db, type Transaction } from './db';
import type { SealContext } from './sealed-columns';

/**
 * What a field key signed must stay checkable after it is gone: the audit chain cannot be signed anew, because its
 * rows never change. So the rotation keeps the derived key of each purpose, sealed. It checks, and opens nothing.
 */
const purposes = ['audit chain', 'simulated filer'] as const;

const contextOf = (keyId: string, purpose: string): SealContext => `RetiredMacKey.secret:${keyId}:${purpose}`;

/** Keeps what these field keys signed checkable. Twice is once. */
export async function keepMacKeys(keyIds: readonly string[]): Promise<void> {
  await db().retiredMacKey.createMany({
    data: keyIds.flatMap((keyId) =>
      purposes.map((purpose) => ({
        keyId,
        purpose,
        secret: seal(deriveMacKey(keyId, purpose).toString('base64url'), contextOf(keyId, purpose)),
      })),
    ),
    skipDuplicates: true,
  });
}

/** Makes the kept keys known to this process. @returns the ids of the field keys they came from */
export async function loadRetiredMacKeys(tx: Transaction): Promise<string[]> {
  const rows = await tx.retiredMacKey.findMany();
  for (const { keyId, purpose, secret } of rows)
    learnMacKey(keyId, purpose, Buffer.from(unseal(secret, contextOf(keyId, purpose)), 'base64url'));
  return [...new Set(rows.map(({ keyId }) => keyId))];
}

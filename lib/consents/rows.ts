import type { ConsentModel } from '@/.generated/prisma/models';
import { seal, unseal } from '@/lib/infra/crypto';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { consentForms, formVersion } from './forms';
import type { Consent, ConsentUse } from './schema';

const contextOf = (id: string): SealContext => `Consent.signature:${id}`;

/** Encrypts the typed name for its row. */
export const sealSignature = (id: string, signature: string): string => seal(signature, contextOf(id));

/** Opens it. */
export const openSignature = ({ id, signature }: Pick<ConsentModel, 'id' | 'signature'>): string =>
  unseal(signature, contextOf(id));

/** True while a consent counts: not taken back, and its year is not over. */
export const isInForce = ({ revokedAt, expiresAt }: Pick<ConsentModel, 'revokedAt' | 'expiresAt'>): boolean =>
  revokedAt === null && expiresAt.getTime() > Date.now();

/** A form with the state of one person's last consent to it. */
export function toConsent(use: ConsentUse, row: ConsentModel | undefined): Consent {
  const { title, summary, recipient, wording, without } = consentForms[use];
  return {
    use,
    title,
    summary,
    recipient,
    wording: [...wording],
    version: formVersion,
    without,
    granted:
      row === undefined || !isInForce(row)
        ? null
        : {
            at: row.grantedAt.toISOString(),
            until: row.expiresAt.toISOString(),
            signature: openSignature(row),
          },
    revokedAt: row?.revokedAt?.toISOString() ?? null,
  };
}

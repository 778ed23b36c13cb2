import type { ConsentModel } from '@/.generated/prisma/models';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { consentForms, formVersion, yearsNamed } from './forms';
import type { Consent, ConsentUse } from './schema';

const contextOf = (id: string): SealContext => `Consent.signature:${id}`;

/** Encrypts the typed name for its row. */
export const sealSignature = (key: AccountKey, id: string, signature: string): string =>
  sealFor(key, signature, contextOf(id));

/** Opens it. */
export const openSignature = ({ id, signature }: Pick<ConsentModel, 'id' | 'signature'>): string =>
  unseal(signature, contextOf(id));

/**
 * What a signed text must name to cover what happens now: earlier forms spoke of the text of documents or of single amounts
 * only, and of the return of one year.
 */
const mustName: Readonly<Partial<Record<string, readonly string[]>>> = {
  'ai-assistant': [yearsNamed],
  'ai-documents': ['images of whole pages', yearsNamed],
  'cpa-review': [yearsNamed],
  'preparer-changes': ['answer interview questions'],
};

/** True while a consent counts: not taken back, its year is not over, and what it names is what is sent. */
export const isInForce = ({
  use,
  wording,
  revokedAt,
  expiresAt,
}: Pick<ConsentModel, 'use' | 'wording' | 'revokedAt' | 'expiresAt'>): boolean =>
  revokedAt === null &&
  expiresAt.getTime() > Date.now() &&
  (mustName[use] ?? []).every((words) => wording.includes(words));

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
            onPaper: row.recordedById !== null,
          },
    revokedAt: row?.revokedAt?.toISOString() ?? null,
  };
}

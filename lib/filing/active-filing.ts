import type { Prisma } from '@/.generated/prisma/client';
import type { FilingModel } from '@/.generated/prisma/models';
import type { Transaction } from '@/lib/infra/db';
import { recordEvent } from './events';
import { openSignatures } from './rows';
import type { StateKind } from './states/kinds';
import { tellSignatureVoid, type VoidReason } from './tell-client';

/** The filing that counts now: not void, not sent back, and made for the return as it stands. */
export async function findActiveFiling(
  tx: Transaction,
  returnId: string,
  kind: '1040' | '4868' | StateKind,
): Promise<FilingModel | null> {
  return tx.filing.findFirst({
    where: { returnId, kind, voidedAt: null, state: { notIn: ['rejected', 'failed'] } },
  });
}

/**
 * Ends a filing whose return changed after somebody signed it, with the state returns that were signed beside it, and
 * tells both sides whose signature it was.
 */
export async function voidFiling(tx: Transaction, filing: FilingModel, why: VoidReason): Promise<void> {
  await tx.filing.update({ where: { id: filing.id }, data: { voidedAt: new Date() } });
  await recordEvent(tx, { filingId: filing.id, returnId: filing.returnId }, 'signature-void', filing.state, {
    why,
  });
  const signatures = openSignatures(filing);
  const signed = (['taxpayer', 'spouse', 'preparer'] as const).filter((who) => signatures[who] !== null);
  const { userId } = await tx.taxReturn.findUniqueOrThrow({
    where: { id: filing.returnId },
    select: { userId: true },
  });
  // The states' signatures end with the federal ones: one notice says it for all.
  if (signed.length > 0 && filing.kind === '1040') await tellSignatureVoid(tx, userId, signed, why);
  for (const linked of await tx.filing.findMany({
    where: { linkedFilingId: filing.id, voidedAt: null, state: { in: ['ready', 'signed'] } },
  }))
    await voidFiling(tx, linked, why);
}

const notSent = {
  kind: '1040',
  voidedAt: null,
  state: { in: ['ready', 'signed'] },
} satisfies Prisma.FilingWhereInput;

/**
 * A signature is for one version of the return, and a new one begins: nobody may read "signed" beside it. What came
 * back or was never sent stays to be read. The caller holds the return's lock.
 */
export async function voidSignatures(tx: Transaction, returnId: string, why: VoidReason): Promise<void> {
  await tx.taxReturn.updateMany({
    where: { id: returnId, efileState: { in: ['ready', 'signed'] } },
    data: { efileState: null },
  });
  for (const filing of await tx.filing.findMany({ where: { returnId, ...notSent } }))
    await voidFiling(tx, filing, why);
}

/** The next version has the same figures: what was signed for this one counts for it, too. */
export async function carrySignatures(tx: Transaction, returnId: string, version: number): Promise<void> {
  await tx.filing.updateMany({
    where: { returnId, ...notSent, returnVersion: version },
    data: { returnVersion: version + 1 },
  });
}

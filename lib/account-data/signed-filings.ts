import { z } from 'zod';
import { openContent, openSignatures, type Signatures } from '@/lib/filing/rows';
import { momentsFrom, type SignedMoments } from '@/lib/filing/signed-moments';
import { unseal } from '@/lib/infra/crypto';
import type { Transaction } from '@/lib/infra/db';

/** A return (or an extension) as it was signed and sent, with the answers to it. */
export interface SignedFiling {
  id: string;
  /** 1040 or 4868 */
  kind: string;
  taxYear: number;
  state: string;
  signatures: Signatures;
  /** When each of them signed. */
  signedAt: SignedMoments;
  /** The XML that was signed; null while a signature is missing. */
  xml: string | null;
  /** SHA-256 of the signed content, as the events of the filing name it. */
  contentHash: string | null;
  submissions: {
    submissionId: string;
    state: string;
    transmittedAt: Date | null;
    answeredAt: Date | null;
    answers: { status: string; receivedAt: Date; faults: unknown }[];
  }[];
}

/** Every filing of one person, oldest first. */
export async function listSignedFilings(tx: Transaction, userId: string): Promise<SignedFiling[]> {
  const rows = await tx.filing.findMany({
    where: { taxReturn: { userId } },
    include: {
      taxReturn: { select: { taxYear: true } },
      submissions: {
        include: { acknowledgements: { orderBy: { receivedAt: 'asc' } } },
        orderBy: { createdAt: 'asc' },
      },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const events = await tx.filingEvent.findMany({
    where: { filingId: { in: rows.map(({ id }) => id) }, event: { startsWith: 'signed-by-' } },
    select: { filingId: true, event: true, at: true },
  });
  return rows.map(({ submissions, content, taxReturn, ...row }) => ({
    id: row.id,
    kind: row.kind,
    taxYear: taxReturn.taxYear,
    state: row.voidedAt === null ? row.state : 'void',
    signatures: openSignatures(row),
    signedAt: momentsFrom(events.filter(({ filingId }) => filingId === row.id)),
    xml: content === null ? null : openContent(row.id, content).content.xml,
    contentHash: row.contentHash,
    submissions: submissions.map(({ acknowledgements, ...sent }) => ({
      submissionId: sent.submissionId,
      state: sent.state,
      transmittedAt: sent.transmittedAt,
      answeredAt: sent.answeredAt,
      answers: acknowledgements.map(({ hash, status, receivedAt, content: sealed }) => {
        const text = unseal(sealed, `FilingAcknowledgement.content:${sent.submissionId}:${hash}`);
        return { status, receivedAt, faults: z.array(z.unknown()).parse(JSON.parse(text)) };
      }),
    })),
  }));
}

/** The days that the forms carry; when it happened stands in `signedAt`. The proofs of identity (PINs, last year's income) stand in the XML where they belong. */
export function describeSignatures({ taxpayer, spouse, preparer }: Signatures) {
  return {
    taxpayer: taxpayer?.signedOn ?? null,
    spouse: spouse?.signedOn ?? null,
    preparer: preparer === null ? null : { name: preparer.name, signedOn: preparer.signedOn },
  };
}

/** True while the IRS has it and has not answered: it can neither be taken back nor forgotten. */
export async function hasFilingUnderWay(tx: Transaction, userId: string): Promise<boolean> {
  const moving = await tx.filing.count({
    where: { taxReturn: { userId }, state: { in: ['queued', 'transmitted'] }, voidedAt: null },
  });
  return moving > 0;
}

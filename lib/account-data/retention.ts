import { randomUUID } from 'node:crypto';
import type { TaxReturnModel } from '@/.generated/prisma/models';
import { dueOf } from '@/lib/filing/deadline';
import { seal } from '@/lib/infra/crypto';
import type { Transaction } from '@/lib/infra/db';
import { KeyIsGone } from '@/lib/infra/held-keys';
import { openSnapshot } from '@/lib/returns/calculation';
import { toTaxReturn } from '@/lib/returns/rows';
import { listSignedFilings } from './signed-filings';

const year = 365.25 * 86_400_000;

/**
 * A filed return and what it was made of (section 6107(b)); what was signed and sent, with the signatures and the
 * answers (IRS Publication 1345, "Recordkeeping and Documentation Requirements"): three years after the due date or
 * the filing, whichever is later.
 */
const returnYears = 3;
/** Payments are part of our books: four years (IRS Publication 583, the longest period it names for a business). */
const paymentYears = 4;

export interface Kept {
  kind: 'filed-return' | 'signed-filing' | 'payment';
  content: unknown;
  keepUntil: Date;
}

/** What the law makes us keep of a person. Everything else goes. */
export async function listKept(tx: Transaction, userId: string): Promise<Kept[]> {
  const filed = await tx.taxReturn.findMany({ where: { userId, status: 'filed' } });
  const sent = await listAccepted(tx, userId);
  const paid = await tx.payment.findMany({
    where: { userId, status: { in: ['succeeded', 'refunded', 'disputed'] } },
    include: { refunds: true },
  });
  return [
    ...filed.map((row): Kept => ({
      kind: 'filed-return',
      content: openFiled(row),
      keepUntil: threeYearsFrom(row.updatedAt, row.taxYear),
    })),
    ...sent,
    ...paid.map((row): Kept => ({
      kind: 'payment',
      content: row,
      keepUntil: new Date((row.succeededAt ?? row.createdAt).getTime() + paymentYears * year),
    })),
  ];
}

/** What was signed and accepted. An account that came back without its key has only the fact of it. */
async function listAccepted(tx: Transaction, userId: string): Promise<Kept[]> {
  const kind = 'signed-filing';
  try {
    const signed = await listSignedFilings(tx, userId);
    return signed
      .filter(({ state }) => state === 'accepted')
      .map((filing) => ({
        kind,
        content: filing,
        keepUntil: threeYearsFrom(filing.submissions.at(-1)?.answeredAt ?? new Date(), filing.taxYear),
      }));
  } catch (error) {
    if (!(error instanceof KeyIsGone)) throw error;
    const rows = await tx.filing.findMany({
      where: { taxReturn: { userId }, state: 'accepted', voidedAt: null },
      select: { id: true, kind: true, updatedAt: true, taxReturn: { select: { taxYear: true } } },
    });
    return rows.map(({ taxReturn: { taxYear }, updatedAt, ...filing }) => ({
      kind,
      content: { ...filing, taxYear, isUnreadable: true },
      keepUntil: threeYearsFrom(updatedAt, taxYear),
    }));
  }
}

/** The return and what it was calculated from. An account that came back without its key has neither. */
function openFiled(row: TaxReturnModel) {
  try {
    const { calculationInput: input } = row;
    return {
      ...toTaxReturn(row),
      calculatedFrom: input === null ? null : openSnapshot(row.id, input).input,
    };
  } catch (error) {
    if (!(error instanceof KeyIsGone)) throw error;
    return { id: row.id, taxYear: row.taxYear, isUnreadable: true };
  }
}

const threeYearsFrom = (filed: Date, taxYear: number) =>
  new Date(Math.max(Date.parse(`${dueOf(taxYear)}T23:59:59Z`), filed.getTime()) + returnYears * year);

/** Puts it aside, sealed; only whoever holds the keys and the record's id can open it. */
export async function keepRecords(tx: Transaction, ownerId: string, kept: Kept[]): Promise<void> {
  for (const { kind, content, keepUntil } of kept) {
    const id = randomUUID();
    await tx.retainedRecord.create({
      data: {
        id,
        kind,
        ownerId,
        content: seal(JSON.stringify(content), `RetainedRecord.content:${id}`),
        keepUntil,
      },
    });
  }
}

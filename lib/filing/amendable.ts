import type { TaxReturnModel } from '@/.generated/prisma/models';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { toTaxReturn } from '@/lib/returns/rows';
import { dueDays, kindNow, originalOf } from './amendment';
import { lastClaimDay, lastWithholdingDay } from './refund-claim';
import type { AmendableView } from './schema';

/** The day on which the accepted submission of a return went out, in Washington; null before it. */
async function filedDay(returnId: string): Promise<string | null> {
  const sent = await db().filingSubmission.findFirst({
    where: { filing: { returnId, kind: '1040' }, state: 'accepted' },
    orderBy: { createdAt: 'asc' },
  });
  return sent === null ? null : easternDay(sent.transmittedAt ?? sent.createdAt);
}

/** Until when the original of this return can be amended for a refund; null before it was accepted. */
export async function readAmendable(row: TaxReturnModel): Promise<AmendableView | null> {
  const original = await originalOf(row);
  const filedOn = await filedDay(original.id);
  if (filedOn === null) return null;
  const { dueOn, extended } = await dueDays(original.id, original.taxYear);
  // What the return owed is taken as paid with it; a later payment would only move the day on.
  const paidOn = Number(toTaxReturn(original).estimatedRefund) < 0 ? filedOn : null;
  const claimBy = lastClaimDay({ filedOn, dueOn, paidOn });
  return {
    kind: await kindNow(original, new Date()),
    claimBy,
    withheldBy: lastWithholdingDay(dueOn, extended),
    passed: easternDay(new Date()) > claimBy,
  };
}

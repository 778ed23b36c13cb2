import type { OpenClient } from '@/lib/assignments/access';
import { db } from '@/lib/infra/db';
import { compareFacts, type FactDifference } from '@/lib/returns/compare-facts';
import { describeFacts, openFacts } from '@/lib/returns/decided-facts';
import { decidedLines, openDecisionMessage, openDecisionReason } from '@/lib/returns/decisions';
import { newestReturn, toTaxReturn } from '@/lib/returns/rows';
import { describeChanges, factActions, type DescribedChange } from './change-words';
import { changedLines } from './changed-lines';
import { nameOf } from './request-rows';
import type { Changes } from './schema';

/** Most changed facts in one answer; more are said to be there. */
const shownAtMost = 100;

/** What was changed, and by whom, since a preparer last decided on the return: facts from the audit, lines by comparison. */
export async function readChanges(open: OpenClient): Promise<Changes> {
  const taxReturn = await db().taxReturn.findFirst({
    where: { userId: open.clientId },
    orderBy: newestReturn,
  });
  const decision =
    taxReturn === null
      ? null
      : await db().returnDecision.findFirst({
          where: { returnId: taxReturn.id },
          include: { preparer: { select: { firstName: true, lastName: true } } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
  if (taxReturn === null || decision === null)
    return { since: null, facts: [], lines: [], more: false, values: [], balance: null };
  const events = await db().auditEvent.findMany({
    where: { ownerId: open.clientId, at: { gt: decision.createdAt }, action: { in: factActions } },
    orderBy: { id: 'desc' },
    take: 500,
  });
  const described = await describeChanges(events);
  const facts = latestOfEach(described);
  const before = decidedLines(decision);
  const kept = openFacts(decision);
  const compared = kept === null ? null : compareFacts(kept, await describeFacts(db(), taxReturn.id));
  const results = toTaxReturn(taxReturn).calculationResults;
  return {
    since: {
      at: decision.createdAt.toISOString(),
      status: decision.status === 'approved' ? 'approved' : 'draft',
      preparerName: nameOf(decision.preparer),
      message: openDecisionMessage(decision),
      reason: openDecisionReason(decision),
    },
    facts: facts.slice(0, shownAtMost),
    lines: before === null || results === null ? [] : changedLines(before, results.lines),
    more: facts.length > shownAtMost,
    values: withAuthors(compared?.differences ?? [], described),
    balance: compared?.balance ?? null,
  };
}

/** Who made each difference last: the newest change of the same answer, field or document. */
function withAuthors(
  differences: readonly FactDifference[],
  changes: readonly DescribedChange[],
): Changes['values'] {
  return differences.map((one) => {
    const { questionId, documentId, fieldPath } = one;
    const change =
      changes.find((candidate) =>
        questionId === null
          ? candidate.documentId === documentId &&
            (fieldPath === null || candidate.fieldPaths.includes(fieldPath))
          : candidate.questionId === questionId,
      ) ?? changes.find((candidate) => documentId !== null && candidate.documentId === documentId);
    return { ...one, by: change?.by ?? null, at: change?.at ?? null, checkedBy: [] };
  });
}

/** One entry for each question and document, the latest change of it first. */
function latestOfEach(changes: readonly DescribedChange[]): Changes['facts'] {
  const facts = new Map<string, Changes['facts'][number]>();
  for (const { at, what, by, questionId } of changes)
    if (!facts.has(what)) facts.set(what, { at, what, by, questionId });
  return [...facts.values()];
}

import { z } from 'zod';
import type { AuditEventModel } from '@/.generated/prisma/models';
import type { OpenClient } from '@/lib/assignments/access';
import { db } from '@/lib/infra/db';
import { listAllCategories } from '@/lib/interview/plan';
import { decidedLines, openDecisionMessage } from '@/lib/returns/decisions';
import { newestReturn, toTaxReturn } from '@/lib/returns/rows';
import { changedLines } from './changed-lines';
import { nameOf } from './request-rows';
import type { Changes } from './schema';

/** Most changed facts in one answer; more are said to be there. */
const shownAtMost = 100;

const actions = [
  'answer.saved',
  'answer.cleared',
  'answer.item-removed',
  'answer.sales-imported',
  'answer.sales-removed',
  'document.uploaded',
  'document.deleted',
  'document.fields-confirmed',
  'document.process-requested',
];

/** What the client changed since a preparer last decided on the return: facts from the audit, lines by comparison. */
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
  if (taxReturn === null || decision === null) return { since: null, facts: [], lines: [], more: false };
  const events = await db().auditEvent.findMany({
    where: { ownerId: open.clientId, at: { gt: decision.createdAt }, action: { in: actions } },
    orderBy: { id: 'desc' },
    take: 500,
  });
  const facts = await describe(events);
  const before = decidedLines(decision);
  const results = toTaxReturn(taxReturn).calculationResults;
  return {
    since: {
      at: decision.createdAt.toISOString(),
      status: decision.status === 'approved' ? 'approved' : 'draft',
      preparerName: nameOf(decision.preparer),
      message: openDecisionMessage(decision),
    },
    facts: facts.slice(0, shownAtMost),
    lines: before === null || results === null ? [] : changedLines(before, results.lines),
    more: facts.length > shownAtMost,
  };
}

const Detail = z.object({
  questionId: z.string().optional(),
  /** Where answers came from that nobody gave in the interview. */
  from: z.string().optional(),
  group: z.string().optional(),
  index: z.number().optional(),
  fields: z.array(z.string()).optional(),
});

/** One entry for each question and document, the latest change of it first. */
async function describe(events: AuditEventModel[]): Promise<Changes['facts']> {
  const names = await documentNames(events);
  const words = questionWords();
  const facts = new Map<string, Changes['facts'][number]>();
  for (const event of events) {
    const detail = Detail.safeParse(event.detail ?? {}).data ?? {};
    const what = sentenceOf(event, detail, words, names);
    if (what !== null && !facts.has(what))
      facts.set(what, { at: event.at.toISOString(), what, questionId: detail.questionId ?? null });
  }
  return [...facts.values()];
}

function sentenceOf(
  { action, objectId }: AuditEventModel,
  { questionId, from, group, index = 0, fields = [] }: z.infer<typeof Detail>,
  words: (questionId: string) => string,
  names: Map<string, string>,
): string | null {
  const document = names.get(objectId ?? '') ?? 'a document that was deleted later';
  switch (action) {
    case 'answer.saved':
      if (from === 'form-4868') return 'Paid with an accepted extension (Form 4868)';
      return questionId === undefined ? null : `Answered “${words(questionId)}”`;
    case 'answer.cleared':
      return questionId === undefined ? null : `Cleared “${words(questionId)}”`;
    case 'answer.item-removed':
      return `Removed entry ${index + 1} of ${group ?? 'a list'}`;
    case 'answer.sales-imported':
      return 'Imported a list of sales';
    case 'answer.sales-removed':
      return 'Removed a list of sales';
    case 'document.uploaded':
      return `Uploaded ${document}`;
    case 'document.deleted':
      return 'Deleted a document';
    case 'document.process-requested':
      return `Had ${document} reread`;
    case 'document.fields-confirmed':
      return `Confirmed or corrected ${fields.length === 1 ? '1 field' : `${fields.length} fields`} of ${document}`;
    default:
      return null;
  }
}

async function documentNames(events: AuditEventModel[]): Promise<Map<string, string>> {
  const ids = events.flatMap(({ objectType, objectId }) =>
    objectType === 'Document' && objectId !== null ? [objectId] : [],
  );
  const rows = await db().document.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The words of a question by id; `w2s.2.wages` is asked in the words of `w2s.0.wages`, and says which entry. */
function questionWords(): (questionId: string) => string {
  const texts = new Map(
    listAllCategories().flatMap(({ questions }) => questions.map(({ id, text }) => [id, text])),
  );
  return (questionId) => {
    const entry = /\.(\d+)\./.exec(questionId)?.[1];
    const text = texts.get(questionId) ?? texts.get(questionId.replaceAll(/\.\d+(?=\.)/g, '.0'));
    if (text === undefined) return questionId;
    return entry === undefined ? text : `${text} (entry ${Number(entry) + 1})`;
  };
}

import { z } from 'zod';
import type { AuditEventModel } from '@/.generated/prisma/models';
import { countOf } from '@/lib/format/words';
import { db } from '@/lib/infra/db';
import { nounOf } from '@/lib/interview/repeat';
import { findListed } from './listed-questions';

/** Events of the audit that change a return's facts. */
export const factActions = [
  'answer.saved',
  'answer.cleared',
  'answer.restored',
  'answer.item-removed',
  'answer.item-restored',
  'answer.sales-imported',
  'answer.sales-removed',
  'answer.sales-restored',
  'document.uploaded',
  'document.deleted',
  'document.restored',
  'document.fields-confirmed',
  'document.type-changed',
  'document.process-requested',
];

/** One change of facts, in words. */
export interface DescribedChange {
  id: bigint;
  at: string;
  what: string;
  /** Who made it; null for the product itself, such as an accepted extension. */
  by: { name: string; role: 'client' | 'preparer' } | null;
  questionId: string | null;
  documentId: string | null;
  /** Paths of the document's fields that were confirmed or corrected. */
  fieldPaths: string[];
}

const Detail = z.object({
  questionId: z.string().optional(),
  /** Where answers came from that nobody gave in the interview. */
  from: z.string().optional(),
  group: z.string().optional(),
  index: z.number().optional(),
  fields: z.array(z.string()).optional(),
});

/**
 * The changes behind these events, in their order. Events without words of their own are left out.
 * @param sayOther words for events that change no facts
 */
export async function describeChanges(
  events: readonly AuditEventModel[],
  sayOther: (event: AuditEventModel) => string | null = () => null,
): Promise<DescribedChange[]> {
  const [names, people] = await Promise.all([documentNames(events), peopleNames(events)]);
  return events.flatMap((event) => {
    const detail = Detail.safeParse(event.detail ?? {}).data ?? {};
    const what = sentenceOf(event, detail, names) ?? sayOther(event);
    if (what === null) return [];
    const isPerson = event.actorRole === 'client' || event.actorRole === 'preparer';
    return {
      id: event.id,
      at: event.at.toISOString(),
      what,
      by: isPerson
        ? {
            name: people.get(event.actorId ?? '') || 'Unnamed user',
            role: event.actorRole === 'client' ? 'client' : 'preparer',
          }
        : null,
      questionId: detail.questionId ?? null,
      documentId: event.objectType === 'Document' ? event.objectId : null,
      fieldPaths: detail.fields ?? [],
    };
  });
}

function sentenceOf(
  { action, objectId }: AuditEventModel,
  { questionId, from, group, index = 0, fields = [] }: z.infer<typeof Detail>,
  names: Map<string, string>,
): string | null {
  const document = names.get(objectId ?? '') ?? 'a document that was deleted later';
  switch (action) {
    case 'answer.saved':
      if (from === 'form-4868') return 'Paid with an accepted extension (Form 4868)';
      return questionId === undefined ? null : `Answered “${wordsOf(questionId)}”`;
    case 'answer.cleared':
      return questionId === undefined ? null : `Cleared “${wordsOf(questionId)}”`;
    case 'answer.item-removed':
      return `Removed entry ${index + 1} from “${nounOf(group ?? '') ?? 'Entries'}”`;
    case 'answer.restored':
      return questionId === undefined ? null : `Restored the answer to “${wordsOf(questionId)}”`;
    case 'answer.item-restored':
      return 'Restored a removed entry';
    case 'answer.sales-imported':
      return 'Imported a list of sales';
    case 'answer.sales-removed':
      return 'Removed a list of sales';
    case 'answer.sales-restored':
      return 'Restored a removed list of sales';
    case 'document.uploaded':
      return `Uploaded ${document}`;
    case 'document.deleted':
      return 'Deleted a document';
    case 'document.restored':
      return `Restored ${document}`;
    case 'document.type-changed':
      return `Changed the type of ${document}`;
    case 'document.process-requested':
      return `Reprocessed ${document}`;
    case 'document.fields-confirmed':
      return `Confirmed or corrected ${countOf(fields.length, 'field', 'fields')} of ${document}`;
    default:
      return null;
  }
}

async function documentNames(events: readonly AuditEventModel[]): Promise<Map<string, string>> {
  const ids = events.flatMap(({ objectType, objectId }) =>
    objectType === 'Document' && objectId !== null ? [objectId] : [],
  );
  const rows = await db().document.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function peopleNames(events: readonly AuditEventModel[]): Promise<Map<string, string>> {
  const rows = await db().user.findMany({
    where: { id: { in: [...new Set(events.flatMap(({ actorId }) => actorId ?? []))] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/** The words of a question by id, with the entry it is about. */
function wordsOf(questionId: string): string {
  const question = findListed(questionId);
  return question === null ? questionId : question.text;
}

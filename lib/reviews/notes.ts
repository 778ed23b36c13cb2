import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/.generated/prisma/client';
import { holdAssignment, type OpenClient } from '@/lib/assignments/access';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { nameOf } from './request-rows';
import type { Note, NoteInput } from './schema';
import { openText, sealText } from './sealed-text';

const withAuthor = { author: { select: { firstName: true, lastName: true } } } as const;

function toNote(row: Prisma.PreparerNoteGetPayload<{ include: typeof withAuthor }>): Note {
  return {
    id: row.id,
    authorId: row.authorId,
    authorName: nameOf(row.author),
    body: openText('PreparerNote.body', row.id, row.body),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What preparers noted about a client, newest first. The client never sees it. */
export async function listNotes(open: OpenClient): Promise<Note[]> {
  const rows = await db().preparerNote.findMany({
    where: { clientId: open.clientId },
    include: withAuthor,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
  });
  return rows.map(toNote);
}

/** Adds a note for the preparers of this client. */
export async function addNote(open: OpenClient, input: NoteInput): Promise<Note> {
  return db().$transaction(async (tx) => {
    await holdAssignment(tx, open);
    const id = randomUUID();
    const key = await accountKeyOf(tx, open.clientId);
    const row = await tx.preparerNote.create({
      data: {
        id,
        clientId: open.clientId,
        authorId: open.actor.id,
        body: sealText(key, 'PreparerNote.body', id, input.body),
      },
      include: withAuthor,
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'note.added',
      objectType: 'PreparerNote',
      objectId: id,
      ownerId: open.clientId,
    });
    return toNote(row);
  });
}

/**
 * Removes a note of one's own.
 * @throws AppError not_found for a note of somebody else or of another client
 */
export async function removeNote(open: OpenClient, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await holdAssignment(tx, open);
    const { count } = await tx.preparerNote.deleteMany({
      where: { id, clientId: open.clientId, authorId: open.actor.id },
    });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(open), {
      action: 'note.removed',
      objectType: 'PreparerNote',
      objectId: id,
      ownerId: open.clientId,
    });
  });
}

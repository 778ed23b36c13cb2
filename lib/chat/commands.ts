import { randomUUID } from 'node:crypto';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { requireNotSuspended } from '@/lib/auth/not-suspended';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import type { OpenChat } from './access';
import { compose, type Progress } from './compose';
import { loadView } from './load-view';
import { sealTurn, toChatMessage } from './rows';
import type { Detail, Exchange } from './schema';

/**
 * Answers a question and keeps both turns. A question that was stopped before its answer was there, or whose account was
 * suspended meanwhile, leaves nothing.
 * @param progress hears what is being done, for a streamed answer
 */
export async function ask(open: OpenChat, question: string, progress: Progress): Promise<Exchange> {
  const view = await loadView(open.read);
  const { answer, by, proposal } = await compose(open, view, question, progress);
  progress.signal.throwIfAborted();
  const { chat } = open;
  return db().$transaction(async (tx) => {
    // One exchange after the other: history keeps question and answer together.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('chat:' || ${chat.id}, 0))`;
    await requireNotSuspended(tx, chat.actor.id);
    const askedAt = await nextMoment(tx, chat);
    const key = await accountKeyOf(tx, chat.ownerId);
    const owner = { userId: chat.ownerId, returnId: chat.id };
    const asked = sealTurn(key, randomUUID(), { content: question, citations: [], detail: null });
    const detail: Detail = {
      handOver: answer.handOver,
      proposal,
      by,
    };
    const answered = sealTurn(key, randomUUID(), {
      content: answer.text,
      citations: answer.citations,
      detail,
    });
    const userRow = await tx.chatMessage.create({
      data: { ...owner, ...asked, role: 'user', createdAt: askedAt },
    });
    const assistantRow = await tx.chatMessage.create({
      data: { ...owner, ...answered, role: 'assistant', createdAt: new Date(askedAt.getTime() + 1) },
    });
    await recordAudit(tx, sourceOf(chat), {
      action: 'chat.asked',
      objectType: 'TaxReturn',
      objectId: chat.id,
      ownerId: chat.ownerId,
      detail: { by, answered: answer.answered },
    });
    return { userMessage: toChatMessage(userRow), assistantMessage: toChatMessage(assistantRow) };
  });
}

/** Now, and later than the newest turn, so that the order is one. */
async function nextMoment(tx: Transaction, { ownerId, id }: OpenChat['chat']): Promise<Date> {
  const newest = await tx.chatMessage.findFirst({
    // With the owner, as the index has it: by the return alone a season's chats are read from end to end.
    where: { userId: ownerId, returnId: id },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return new Date(Math.max(Date.now(), (newest?.createdAt.getTime() ?? 0) + 1));
}

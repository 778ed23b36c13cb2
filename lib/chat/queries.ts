import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { toChatMessage, toDisclosure } from './rows';
import type { ChatMessage, Disclosure } from './schema';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The turns of a return's chat, newest first, a page at a time. */
export async function listHistory(
  open: OpenReturn<'chat'>,
  page: Page,
): Promise<{ messages: ChatMessage[]; next: string | null }> {
  const rows = await db().chatMessage.findMany({
    where: { userId: open.ownerId, returnId: open.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });
  const shown = rows.slice(0, page.limit);
  return {
    messages: shown.map(toChatMessage),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** What left Plainfile for an outside model about this return, newest first, a page at a time. */
export async function listDisclosures(
  open: OpenReturn<'chat'>,
  page: Page,
): Promise<{ disclosures: Disclosure[]; next: string | null }> {
  const rows = await db().chatDisclosure.findMany({
    where: { userId: open.ownerId, returnId: open.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });
  const shown = rows.slice(0, page.limit);
  return {
    disclosures: shown.map(toDisclosure),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

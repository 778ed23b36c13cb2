import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { toChatMessage, toDisclosure } from './rows';
import type { ChatMessage, Disclosure } from './schema';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The rows of a return's chat, newest first, from the cursor on; one more than the page tells whether there is a next. */
const newestFirst = (open: OpenReturn<'chat'>, { cursor, limit }: Page) => ({
  where: { userId: open.ownerId, returnId: open.id },
  orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
  take: limit + 1,
  ...(cursor === undefined ? {} : { cursor: { id: cursor }, skip: 1 }),
});

function cutPage<R extends { id: string }>(rows: R[], limit: number): { shown: R[]; next: string | null } {
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** The turns of a return's chat, newest first, a page at a time. */
export async function listHistory(
  open: OpenReturn<'chat'>,
  page: Page,
): Promise<{ messages: ChatMessage[]; next: string | null }> {
  const rows = await db().chatMessage.findMany({ ...newestFirst(open, page) });
  const { shown, next } = cutPage(rows, page.limit);
  return { messages: shown.map(toChatMessage), next };
}

/** What left Plainfile for an outside model about this return, newest first, a page at a time. */
export async function listDisclosures(
  open: OpenReturn<'chat'>,
  page: Page,
): Promise<{ disclosures: Disclosure[]; next: string | null }> {
  const rows = await db().chatDisclosure.findMany({ ...newestFirst(open, page) });
  const { shown, next } = cutPage(rows, page.limit);
  return { disclosures: shown.map(toDisclosure), next };
}

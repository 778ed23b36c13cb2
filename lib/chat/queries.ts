import { db } from '@/lib/infra/db';
import { newestFirst, olderThan, type Page, placeColumns, readListPage } from '@/lib/infra/list-pages';
import type { OpenReturn } from '@/lib/returns/access';
import { toChatMessage, toDisclosure } from './rows';
import type { ChatMessage, Disclosure } from './schema';

const ofReturn = (open: OpenReturn<'chat'>) => ({ userId: open.ownerId, returnId: open.id });

/** The turns of a return's chat, newest first, a page at a time. */
export async function listHistory(
  open: OpenReturn<'chat'>,
  page: Page,
): Promise<{ messages: ChatMessage[]; next: string | null }> {
  const own = ofReturn(open);
  const { shown, next } = await readListPage(
    page,
    (id) => db().chatMessage.findUnique({ where: { id, ...own }, select: placeColumns }),
    (place, take) =>
      db().chatMessage.findMany({ where: { ...own, ...olderThan(place) }, orderBy: newestFirst, take }),
  );
  return { messages: shown.map(toChatMessage), next };
}

/** What left Plainfile for an outside model about this return, newest first, a page at a time. */
export async function listDisclosures(
  open: OpenReturn<'chat'>,
  page: Page,
): Promise<{ disclosures: Disclosure[]; next: string | null }> {
  const own = ofReturn(open);
  const { shown, next } = await readListPage(
    page,
    (id) => db().chatDisclosure.findUnique({ where: { id, ...own }, select: placeColumns }),
    (place, take) =>
      db().chatDisclosure.findMany({ where: { ...own, ...olderThan(place) }, orderBy: newestFirst, take }),
  );
  return { disclosures: shown.map(toDisclosure), next };
}

import { z } from 'zod';
import { prefetch, prefetchPages } from '@/lib/http/prefetch';
import { openReturn, type ReturnCall } from '@/lib/returns/access';
import { openChat } from './access';
import { chatKeys } from './keys';
import { loadView } from './load-view';
import { listDisclosures, listHistory } from './queries';
import { ChatMessage, Disclosure } from './schema';
import { suggestQuestions } from './suggestions';

/** The newest turns of a return's chat, what left Plainfile for an outside model, and questions to ask next. */
export const prefetchChat = (call: ReturnCall, returnId: string) => [
  prefetchPages(chatKeys.history(returnId), ChatMessage, async () => {
    const { messages, next } = await listHistory(await openReturn(call, returnId, 'chat'), { limit: 50 });
    return { entries: messages, next };
  }),
  prefetch(chatKeys.disclosures(returnId), z.array(Disclosure), async () => {
    const open = await openReturn(call, returnId, 'chat');
    return (await listDisclosures(open, { limit: 100 })).disclosures;
  }),
  prefetch(chatKeys.suggestions, z.array(z.string()), async () => {
    const { read } = await openChat(call, returnId);
    return suggestQuestions(await loadView(read));
  }),
];

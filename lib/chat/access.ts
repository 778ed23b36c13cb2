import { openReturn, type OpenReturn, type ReturnCall } from '@/lib/returns/access';

/** The two proofs that a turn needs: the chat is the client's own, and so is the return that its tools look at. */
export interface OpenChat {
  chat: OpenReturn<'chat'>;
  read: OpenReturn<'read'>;
}

/** @throws AppError not_found for everybody but the client whose return it is */
export async function openChat(call: ReturnCall, returnId: string): Promise<OpenChat> {
  const chat = await openReturn(call, returnId, 'chat');
  return { chat, read: await openReturn(call, returnId, 'read') };
}

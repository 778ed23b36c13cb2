'use client';

import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { api, freshFor, request } from '@/lib/http/client';
import { readPage } from '@/lib/http/pages';
import { chatKeys } from './keys';
import {
  type AskInput,
  type ChatEvent,
  type ChatMessage,
  type Disclosure,
  type Exchange,
  type Proposal,
} from './schema';

const historyQuery = (returnId: string) =>
  infiniteQueryOptions({
    queryKey: chatKeys.history(returnId),
    queryFn: ({ pageParam, signal }) => {
      const page = {
        taxReturnId: returnId,
        limit: '50',
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      return readPage<ChatMessage>('/api/chat/history', new URLSearchParams(page), signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Oldest first, as they are read.
    select: ({ pages }) => pages.flatMap(({ entries }) => entries).reverse(),
  });

/** The turns of a return's chat, oldest first; earlier pages on demand. */
export function useHistory(returnId: string) {
  return useInfiniteQuery(historyQuery(returnId));
}

const suggestionsQuery = queryOptions({
  queryKey: chatKeys.suggestions,
  queryFn: ({ signal }) => api<string[]>('/api/chat/suggestions', { signal }),
  staleTime: freshFor,
});

export function useSuggestions() {
  return useQuery(suggestionsQuery);
}

/** What left Plainfile for an outside model about this return. */
export function useDisclosures(returnId: string) {
  return useQuery({
    queryKey: chatKeys.disclosures(returnId),
    queryFn: ({ signal }) =>
      api<Disclosure[]>(`/api/chat/disclosures?${new URLSearchParams({ taxReturnId: returnId })}`, {
        signal,
      }),
    staleTime: freshFor,
  });
}

/** A question on its way: what was asked, what is being done, the text so far. */
export interface Asking {
  question: string;
  status: string;
  text: string;
  state: 'running' | 'stopped' | 'failed';
  problem: string | null;
}

/** Asks a question and follows its answer as it arrives. */
export function useAsk(returnId: string) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (question: string): Promise<boolean> => {
      if (running.current !== null) return false;
      const controller = new AbortController();
      running.current = controller;
      const change = (next: Partial<Asking>) =>
        setAsking((known) => (known === null ? known : { ...known, ...next }));
      const { queryKey } = historyQuery(returnId);
      const newestKept = () => client.getQueryData(queryKey)?.pages[0]?.entries[0]?.id;
      const newestBefore = newestKept();
      setAsking({ question, status: 'Looking at your return', text: '', state: 'running', problem: null });
      try {
        const exchange = await stream(
          { message: question, taxReturnId: returnId },
          controller.signal,
          (event) => {
            if (event.type === 'status') change({ status: event.text });
            if (event.type === 'restart') change({ text: '' });
            if (event.type !== 'delta') return;
            setAsking((known) => (known === null ? known : { ...known, text: known.text + event.text }));
          },
        );
        // A history on its way may have been read before this turn was kept: it is asked for again.
        const isKnown = client.getQueryData(queryKey) !== undefined;
        await client.cancelQueries({ queryKey });
        if (!isKnown) await refetched(client, queryKey);
        else
          client.setQueryData(queryKey, (old) => {
            const [first, ...rest] = old?.pages ?? [];
            if (old === undefined || first === undefined) return old;
            const entries = [exchange.assistantMessage, exchange.userMessage, ...first.entries];
            return { ...old, pages: [{ ...first, entries }, ...rest] };
          });
        setAsking(null);
        void client.invalidateQueries({ queryKey: suggestionsQuery.queryKey });
        if (exchange.assistantMessage.by === 'model')
          void client.invalidateQueries({ queryKey: chatKeys.disclosures(returnId) });
        return true;
      } catch (error) {
        // Stopped or broken off after both turns were kept: they stand in the history.
        if ((await refetched(client, queryKey)) && newestKept() !== newestBefore) {
          setAsking(null);
          return true;
        }
        if (controller.signal.aborted) change({ state: 'stopped', text: '' });
        else change({ state: 'failed', problem: error instanceof AnswerError ? error.message : null });
        return false;
      } finally {
        running.current = null;
      }
    },
    [client, returnId],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  const dismiss = useCallback(() => setAsking(null), []);
  return { asking, ask, stop, dismiss };
}

/** Fetches anew; false when that failed. */
async function refetched(client: QueryClient, queryKey: readonly unknown[]): Promise<boolean> {
  await client.refetchQueries({ queryKey });
  return client.getQueryState(queryKey)?.status === 'success';
}

/** The answer could not be made; the message is the server's own. */
class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** Reads the events of an answer to the end. Throws AnswerError for an error event or an end without an answer. */
async function stream(
  input: AskInput,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<Exchange> {
  const headers = { accept: 'text/event-stream' };
  const response = await request('/api/chat', { method: 'POST', json: input, headers, signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done)
      throw new AnswerError('The answer was interrupted. Please try again.');
    buffer += chunk.value;
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const event: ChatEvent = JSON.parse(block.replace(/^data: /, ''));
      if (event.type === 'done') return event.exchange;
      if (event.type === 'error') throw new AnswerError(event.message);
      onEvent(event);
    }
  }
}

/** Saves an answer that the co-pilot prepared and the client confirmed. */
export function useConfirmProposal(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ questionId, answer }: Proposal) =>
      api<unknown>(`/api/interview/${returnId}/responses`, {
        method: 'POST',
        json: { questionId, answer },
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['/api/interview'] }),
        client.invalidateQueries({ queryKey: ['/api/tax-returns'] }),
      ]),
  });
}

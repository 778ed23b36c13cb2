'use client';

import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, noContent } from '@/lib/http/client';
import { type AnswerValue, Category, Responses, SavedAnswer, SkipInsights } from './schema';

const key = (returnId: string, ...rest: string[]) => ['/api/interview', returnId, ...rest];

/** The questions that are asked now. */
export const filteredQuestionsQuery = (returnId: string) =>
  queryOptions({
    queryKey: key(returnId, 'questions', 'filtered'),
    queryFn: ({ signal }) =>
      api(`/api/interview/${returnId}/questions/filtered`, z.array(Category), { signal }),
  });

/** The saved answers, choices by their labels. */
export const responsesQuery = (returnId: string) =>
  queryOptions({
    queryKey: key(returnId, 'responses'),
    queryFn: ({ signal }) => api(`/api/interview/${returnId}/responses`, Responses, { signal }),
  });

/** How many questions fell away, and why. A failure counts as none. */
export const skipInsightsQuery = (returnId: string) =>
  queryOptions({
    queryKey: key(returnId, 'skip-logic', 'insights'),
    queryFn: async ({ signal }): Promise<SkipInsights> => {
      try {
        return await api(`/api/interview/${returnId}/skip-logic/insights`, SkipInsights, { signal });
      } catch (error) {
        if (signal.aborted) throw error;
        return { skippedQuestions: 0, reasons: [] };
      }
    },
  });

export const useFilteredQuestions = (returnId: string) => useQuery(filteredQuestionsQuery(returnId));
export const useResponses = (returnId: string) => useQuery(responsesQuery(returnId));
export const useSkipInsights = (returnId: string) => useQuery(skipInsightsQuery(returnId));

const changeKey = (returnId: string) => ['interview-change', returnId];

/** Fetches what follows from the answers anew. Figures of the return are fetched when they are next shown. */
async function refreshInterview(client: QueryClient, returnId: string): Promise<void> {
  for (const queryKey of [['/api/tax-returns/my-returns'], ['/api/tax-returns', returnId]])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  // Another answer is on its way: the server does not have it yet, so its list of answers would take it back.
  const isLast = client.isMutating({ mutationKey: changeKey(returnId) }) <= 1;
  await Promise.all([
    client.invalidateQueries({ queryKey: filteredQuestionsQuery(returnId).queryKey }),
    client.invalidateQueries({ queryKey: skipInsightsQuery(returnId).queryKey }),
    ...(isLast ? [client.invalidateQueries({ queryKey: responsesQuery(returnId).queryKey })] : []),
  ]);
}

export interface AnswerToSave {
  questionId: string;
  /** Null takes the answer back. */
  answer: AnswerValue | null;
}

/**
 * Saves one answer. The new answer shows at once and goes back to the old one when saving fails. Saves of one
 * return run one after the other, so that the last answer is the one that stays.
 */
export function useSaveAnswer(returnId: string) {
  const client = useQueryClient();
  const { queryKey } = responsesQuery(returnId);
  const put = (questionId: string, answer: AnswerValue | null | undefined) =>
    client.setQueryData(queryKey, (old) => {
      if (old === undefined) return old;
      const { [questionId]: _before, ...others } = old;
      return answer === null || answer === undefined ? others : { ...others, [questionId]: answer };
    });
  return useMutation({
    mutationKey: changeKey(returnId),
    scope: { id: `interview-${returnId}` },
    mutationFn: (json: AnswerToSave) =>
      api(`/api/interview/${returnId}/responses`, SavedAnswer, { method: 'POST', json }),
    onMutate: async ({ questionId, answer }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.[questionId];
      put(questionId, answer);
      return { before };
    },
    onError: (_error, { questionId }, context) => put(questionId, context?.before),
    onSuccess: async ({ questionId, answer }) => {
      put(questionId, answer);
      await refreshInterview(client, returnId);
    },
  });
}

/** Takes one item of a repeated group out; the later ones move up. */
export function useRemoveItem(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey(returnId),
    scope: { id: `interview-${returnId}` },
    mutationFn: ({ group, index }: { group: string; index: number }) =>
      api(`/api/interview/${returnId}/items/${group}/${index}`, noContent, { method: 'DELETE' }),
    onSuccess: () => refreshInterview(client, returnId),
  });
}

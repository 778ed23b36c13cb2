'use client';

import {
  queryOptions,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import { returnKeys } from '@/lib/returns/keys';
import {
  type AnswerValue,
  type Category,
  type Estimate,
  type InterviewNow,
  type Known,
  type Removed,
  type Responses,
  type SavedAnswer,
  type BriefInsights,
} from './schema';
import { interviewKeys } from './keys';
import { applyChange, mostSigned, signOf } from './list-changes';
import { sendPatiently } from './waiting-hooks';

/** The questions that are asked now. */
export const filteredQuestionsQuery = (returnId: string) =>
  queryOptions({
    queryKey: interviewKeys.questions(returnId),
    queryFn: ({ signal }) => api<Category[]>(`/api/interview/${returnId}/questions/filtered`, { signal }),
  });

/** The saved answers, choices by their labels. */
export const responsesQuery = (returnId: string) =>
  queryOptions({
    queryKey: interviewKeys.responses(returnId),
    queryFn: ({ signal }) => api<Responses>(`/api/interview/${returnId}/responses`, { signal }),
  });

/** Fetches the answers with the account number in full; `api` asks for a password or code where one is needed. */
export async function revealResponses(client: QueryClient, returnId: string): Promise<Responses> {
  const responses = await api<Responses>(`/api/interview/${returnId}/responses?full=true`);
  client.setQueryData(responsesQuery(returnId).queryKey, responses);
  return responses;
}

/** How many questions fell away, and why. A failure counts as none. */
export const skipInsightsQuery = (returnId: string) =>
  queryOptions({
    queryKey: interviewKeys.insights(returnId),
    queryFn: async ({ signal }): Promise<BriefInsights> => {
      try {
        return await api<BriefInsights>(`/api/interview/${returnId}/skip-logic/insights?brief=true`, {
          signal,
        });
      } catch (error) {
        if (signal.aborted) throw error;
        return { skippedQuestions: 0, reasons: [], further: [] };
      }
    },
  });

/** Every question there is, each repeated group once. The same for everybody, so it is fetched once. */
export const allQuestionsQuery = () =>
  queryOptions({
    queryKey: ['/api/interview/questions'],
    queryFn: ({ signal }) => api<Category[]>('/api/interview/questions', { signal }),
    staleTime: Infinity,
  });

export const useFilteredQuestions = (returnId: string) => useQuery(filteredQuestionsQuery(returnId));
export const useResponses = (returnId: string) => useQuery(responsesQuery(returnId));
export const useSkipInsights = (returnId: string) => useQuery(skipInsightsQuery(returnId));

/** The refund or amount owed so far. */
export const estimateQuery = (returnId: string) =>
  queryOptions({
    queryKey: interviewKeys.result(returnId),
    queryFn: ({ signal }) => api<Estimate>(`/api/interview/${returnId}/result`, { signal }),
  });

/** What sign-up and the documents say about the filer; read once a visit, as it only fills what is still empty. */
export const knownQuery = (returnId: string) =>
  queryOptions({
    queryKey: interviewKeys.known(returnId),
    queryFn: ({ signal }) => api<Known>(`/api/interview/${returnId}/known`, { signal }),
  });

export const useKnown = (returnId: string) => useQuery(knownQuery(returnId));

export const useEstimate = (returnId: string) => useQuery(estimateQuery(returnId));

const lastChangeQuery = (returnId: string) =>
  queryOptions<number | null>({
    queryKey: [...interviewKeys.ofReturn(returnId), 'last-change'],
    queryFn: skipToken,
    initialData: null,
  });

/** Dollars by which the last saved answer changed the result; null before the first one. */
export const useLastChange = (returnId: string): number | null =>
  useQuery(lastChangeQuery(returnId)).data ?? null;

/** Counts removals that were taken back: what stands in a control is read anew after each. */
export const useUndone = (returnId: string): number =>
  useQuery({ queryKey: interviewKeys.undone(returnId), queryFn: skipToken, initialData: 0 }).data ?? 0;

/** Key of every write of a return's answers, so that one waits for the other. */
export const changeKey = (returnId: string) => ['interview-change', returnId];

/** Figures of the return are fetched when they are next shown. */
function forgetFigures(client: QueryClient, returnId: string): void {
  for (const queryKey of [returnKeys.mine, returnKeys.ofReturn(returnId)])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Another answer may be on its way: the server does not have it yet, so its list of answers would take it back. */
const isLastChange = (client: QueryClient, returnId: string) =>
  client.isMutating({ mutationKey: changeKey(returnId) }) <= 1;

/** Fetches what follows from the answers anew. */
export async function refreshInterview(client: QueryClient, returnId: string): Promise<void> {
  forgetFigures(client, returnId);
  const stale = [filteredQuestionsQuery(returnId), skipInsightsQuery(returnId), estimateQuery(returnId)];
  await Promise.all([
    ...stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    ...(isLastChange(client, returnId)
      ? [client.invalidateQueries({ queryKey: responsesQuery(returnId).queryKey })]
      : []),
  ]);
}

/** Takes what follows from the reply of a save; nothing more has to be fetched before the next question. */
async function takeNow(client: QueryClient, returnId: string, now: InterviewNow): Promise<void> {
  forgetFigures(client, returnId);
  const { amount } = now.estimate;
  const before = client.getQueryData(estimateQuery(returnId).queryKey)?.amount ?? null;
  const difference = amount === null || before === null ? null : amount - before;
  client.setQueryData(lastChangeQuery(returnId).queryKey, difference);
  client.setQueryData(estimateQuery(returnId).queryKey, now.estimate);
  client.setQueryData(responsesQuery(returnId).queryKey, (old) =>
    takeOthers(client, returnId, old, now.answers),
  );
  if (now.insights !== null) client.setQueryData(skipInsightsQuery(returnId).queryKey, now.insights);
  const { queryKey } = filteredQuestionsQuery(returnId);
  if (now.categories !== null) client.setQueryData(queryKey, now.categories);
  if (now.change === null) return;
  const list = client.getQueryData(queryKey);
  const next = list === undefined ? null : applyChange(list, now.change);
  if (next !== null) client.setQueryData(queryKey, next);
  // Somebody answered in another tab: what changed was told against a list that is not this one.
  else await client.invalidateQueries({ queryKey });
}

/** The sign of the questions that the screen has; undefined when it has none, or more than are signed. */
function readSeen(client: QueryClient, returnId: string): string | undefined {
  const list = client.getQueryData(filteredQuestionsQuery(returnId).queryKey);
  const insights = client.getQueryData(skipInsightsQuery(returnId).queryKey);
  if (list === undefined || insights === undefined) return undefined;
  const count = list.reduce((sum, { questions }) => sum + questions.length, 0);
  return count > mostSigned ? undefined : signOf(list, insights);
}

/** The answers with the others that read differently now; what is on its way to the server itself stays. */
function takeOthers(
  client: QueryClient,
  returnId: string,
  old: Responses | undefined,
  others: InterviewNow['answers'],
): Responses | undefined {
  if (old === undefined) return old;
  const answers = { ...old };
  for (const [id, answer] of Object.entries(others)) {
    if (countSaves(client, returnId, id) > 0) continue;
    if (answer === null) delete answers[id];
    else answers[id] = answer;
  }
  return answers;
}

export interface AnswerToSave {
  questionId: string;
  /** Null takes the answer back. */
  answer: AnswerValue | null;
  /** The answer that the server had when it last spoke, read when this one is sent; undefined when unknown. */
  readBefore: () => AnswerValue | null | undefined;
  /** Called when the answer can't be sent now and waits for the connection. */
  onWaiting: () => void;
}

/** The question that a change of the interview answers; null for the other changes. */
const answersTo = (variables: unknown): unknown =>
  typeof variables === 'object' && variables !== null && 'questionId' in variables
    ? variables.questionId
    : null;

/** How many answers to a question are on their way. */
const countSaves = (client: QueryClient, returnId: string, questionId: string): number =>
  client.isMutating({
    mutationKey: changeKey(returnId),
    predicate: ({ state: { variables } }) => answersTo(variables) === questionId,
  });

/**
 * Saves one answer. The new answer shows at once and goes back to the old one when saving fails. Saves of one
 * return run one after the other, so that the last answer is the one that stays. Without a connection an answer
 * waits, and is sent when it is back.
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
  // A newer answer to the same question may wait its turn; it shows already.
  const isNewest = (questionId: string) => countSaves(client, returnId, questionId) <= 1;
  return useMutation({
    mutationKey: changeKey(returnId),
    scope: { id: `interview-${returnId}` },
    networkMode: 'always',
    mutationFn: ({ questionId, answer, readBefore, onWaiting }: AnswerToSave) =>
      sendPatiently(() => {
        const before = readBefore();
        const seen = readSeen(client, returnId);
        const json = {
          questionId,
          answer,
          ...(before === undefined ? {} : { before }),
          ...(seen === undefined ? {} : { seen }),
        };
        // Kept alive: it arrives although the tab is closed meanwhile.
        return api<SavedAnswer>(`/api/interview/${returnId}/responses`, {
          method: 'POST',
          json,
          keepalive: true,
        });
      }, onWaiting),
    onMutate: async ({ questionId, answer }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.[questionId];
      put(questionId, answer);
      return { before };
    },
    onError: (_error, { questionId, readBefore }, context) => {
      // What stood there before may itself be an answer that was refused: the server's own word counts.
      const before = readBefore();
      if (isNewest(questionId)) put(questionId, before === undefined ? context?.before : before);
    },
    onSuccess: async ({ questionId, answer, now }) => {
      if (isNewest(questionId)) put(questionId, answer);
      await takeNow(client, returnId, now);
    },
  });
}

const removeKey = (returnId: string) => [...changeKey(returnId), 'remove'];

/** True while an item is being taken out, on whatever question that was asked for. */
export const useIsRemoving = (returnId: string): boolean =>
  useIsMutating({ mutationKey: removeKey(returnId) }) > 0;

/** Takes one item of a repeated group out; the later ones move up. */
export function useRemoveItem(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: removeKey(returnId),
    scope: { id: `interview-${returnId}` },
    // Without a connection it fails at once: the question whether to remove stays open until it has ended.
    networkMode: 'always',
    mutationFn: ({ group, index }: { group: string; index: number }) =>
      api<Removed>(`/api/interview/${returnId}/items/${group}/${index}`, { method: 'DELETE' }),
    onSuccess: () => refreshInterview(client, returnId),
  });
}

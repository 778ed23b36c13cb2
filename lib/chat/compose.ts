import { hasConsent } from '@/lib/consents/queries';
import { hasLanguageModel } from '@/lib/infra/language-model';
import { isStopped } from '@/lib/infra/switches';
import { describeError, log } from '@/lib/infra/log';
import type { Answer } from './answers/answer';
import { answerQuestion } from './answer-question';
import type { OpenChat } from './access';
import { answerWithModel } from './model/model-answer';
import { listHistory } from './queries';
import type { ReturnView } from './return-view';
import type { Detail, Proposal } from './schema';
import type { Reading } from './read/read-question';
import { refuse } from './read/refuse';

/** What a streamed answer hears while it is made, and the way to stop it. */
export interface Progress {
  signal: AbortSignal;
  /** A few words about what is being done. */
  tell: (text: string) => void;
  /** Words of the answer as they pass the check. The answer that is kept may be another one in the end. */
  pass: (piece: string) => void;
}

export interface Composed {
  answer: Answer;
  by: Detail['by'];
  proposal: Proposal | null;
}

/** Never worth an outside model: small talk, and what is refused in any case. */
export const isForModel = ({ act, text }: Reading): boolean => act !== 'talk' && refuse(text) === null;

/** How many earlier questions a follow-up may lean on. */
const remembered = 6;

/**
 * Makes an answer: the default one from tools and words of ours, or, with a key and the client's consent on record,
 * one in the words of an outside model whose figures hold. Whatever the provider does, the default answer stands ready.
 */
export async function compose(
  open: OpenChat,
  view: ReturnView,
  question: string,
  progress: Progress,
): Promise<Composed> {
  const { messages } = await listHistory(open.chat, { limit: remembered * 2 });
  const earlier = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .reverse();
  const { answer, reading } = await answerQuestion(view, question, earlier);
  const standard: Composed = { answer, by: 'plainfile', proposal: null };
  if (!hasLanguageModel() || !isForModel(reading)) return standard;
  if (!(await hasConsent(open.chat.ownerId, 'ai-assistant')) || (await isStopped('ai'))) return standard;
  progress.tell('Asking the model and checking its figures');
  try {
    const made = await answerWithModel(open, view, question, progress.signal, progress.pass);
    return made === null ? standard : { answer: made.answer, proposal: made.proposal, by: 'model' };
  } catch (error) {
    progress.signal.throwIfAborted();
    log.warn({ requestId: open.chat.requestId, error: describeError(error) }, 'the model gave no answer');
    return standard;
  }
}

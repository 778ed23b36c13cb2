import type { Answer } from './answers/answer';
import { answerQuestion } from './answer-question';
import type { OpenChat } from './access';
import type { ReturnView } from './return-view';
import type { Detail, Proposal } from './schema';

/** What a streamed answer hears while it is made, and the way to stop it. */
export interface Progress {
  signal: AbortSignal;
  /** A few words about what is being done. */
  tell: (text: string) => void;
}

export interface Composed {
  answer: Answer;
  by: Detail['by'];
  proposal: Proposal | null;
}

/** Makes an answer: the default one, from tools and words of ours. */
export async function compose(
  _open: OpenChat,
  view: ReturnView,
  question: string,
  _progress: Progress,
): Promise<Composed> {
  const { answer } = await answerQuestion(view, question);
  return { answer, by: 'plainfile', proposal: null };
}

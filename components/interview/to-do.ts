import { ApiError } from '@/lib/http/client';
import { type Responses } from '@/lib/interview/schema';
import { isOpen, type Step, stepOfFact } from './steps';

/** Something to do before the return can be worked out, and where. */
export interface ToDo {
  message: string;
  questionId: string | null;
  href: string | null;
}

/** The questions that still need an answer. */
export const listOpen = (steps: readonly Step[], responses: Responses): ToDo[] =>
  steps
    .filter((step) => isOpen(step, responses))
    .map(({ question: { id, text, itemName } }) => ({
      message: `Answer “${text}”${itemName === undefined ? '' : ` (${itemName})`}`,
      questionId: id,
      href: null,
    }));

/** The question that a link of the checks leads to. */
export function questionOfLink(href: string | null): string | null {
  if (href === null || !href.startsWith('/interview?')) return null;
  return new URLSearchParams(href.slice(href.indexOf('?'))).get('q');
}

/** One list out of several, the same thing once: what is not a plain open question comes first. */
export function mergeToDos(open: readonly ToDo[], others: readonly ToDo[]): ToDo[] {
  const openIds = new Set(open.map(({ questionId }) => questionId));
  const seen = new Set<string>();
  const rest = others
    .map((one) => ({ ...one, questionId: one.questionId ?? questionOfLink(one.href) }))
    .filter(({ questionId, message }) => {
      if ((questionId !== null && openIds.has(questionId)) || seen.has(message)) return false;
      seen.add(message);
      return true;
    });
  return [...rest, ...open];
}

/** What a refused calculation asks for. Empty when it failed for another reason. */
export function readComplaints(error: unknown, steps: readonly Step[]): ToDo[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  return Object.entries(error.body?.fields ?? {}).map(([path, message]) => {
    const step = stepOfFact(steps, path);
    if (step) return { message, questionId: step.question.id, href: null };
    return { message, questionId: null, href: path.startsWith('documents.') ? '/upload' : null };
  });
}

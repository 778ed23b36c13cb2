import { ApiError } from '@/lib/http/client';
import { type Step, stepOfFact } from './steps';

/** Something to do before the return can be worked out, and where. */
export interface ToDo {
  message: string;
  questionId: string | null;
  href: string | null;
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

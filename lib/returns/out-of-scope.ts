import { opportunities } from '@/lib/tax/deductions/opportunities';
import { listCatalog } from '@/lib/interview/list-all';
import { factPathOf } from '@/lib/interview/fact-path';
import { catalog } from '@/lib/interview/topics/catalog';
import { isGroup } from '@/lib/interview/topics/topic';
import { type AskedQuestion, type InterviewState, walkInterview } from '@/lib/interview/walk';

/** Positions do not matter for what was denied: `businesses[2].homeOffice` and `businesses.0.homeOffice` are one. */
const withoutPositions = (path: string) => path.replaceAll(/\[\d+\]|\.\d+(?=\.|$)/g, '');
const isAtOrBelow = (path: string, base: string) => path === base || path.startsWith(`${base}.`);

const besideForms = new Set(
  catalog
    .flatMap(({ blocks }) => blocks.filter(isGroup))
    .flatMap(({ group, documents }) => (documents?.asks ?? []).map((id) => `${group}.0${id}`)),
);

/** What is asked about a document that was read says nothing while there is no document. */
const isBesideForm = ({ id, spec }: AskedQuestion): boolean => spec.adds === true || besideForms.has(id);

/** A question that fell away because a document answers it is no "no". */
const isFromDocument = (because: string) => /^We (read|found)/.test(because);

/**
 * Which of the facts that opportunities ask about the filer said no to, with the reason in words. A fact is denied
 * when every question about it fell away by an answer, or was answered with nothing.
 */
export function listDenied(state: InterviewState): Map<string, string> {
  const walk = walkInterview(state);
  const skipped = new Map(walk.skipped.map(({ questionId, because }) => [questionId, because]));
  const answered = walk.asked.map((question) => ({
    path: withoutPositions(factPathOf(walk, question)),
    isNothing: question.answer === false || question.answer === 0,
    text: question.text,
  }));
  const every = listCatalog().flatMap(({ questions }) =>
    questions
      .filter(({ asked }) => !isBesideForm(asked))
      .map(({ asked: { id }, factPath }) => ({
        path: withoutPositions(factPath),
        because: skipped.get(id),
      })),
  );
  const denied = new Map<string, string>();
  for (const tell of new Set(opportunities.flatMap(({ tells = [] }) => tells))) {
    const base = withoutPositions(tell);
    const questions = every.filter(({ path }) => isAtOrBelow(path, base));
    const asked = answered.filter(({ path }) => isAtOrBelow(path, base));
    const [first] = asked;
    if (first) {
      if (asked.every(({ isNothing }) => isNothing))
        denied.set(tell, `Your answer to “${first.text}” rules this out.`);
      continue;
    }
    const reasons = questions.map(({ because }) => because);
    const [because] = reasons;
    if (because !== undefined && reasons.every((one) => one !== undefined && !isFromDocument(one)))
      denied.set(tell, because);
  }
  return denied;
}

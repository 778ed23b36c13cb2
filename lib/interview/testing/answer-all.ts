import { checkAnswer } from '../answers';
import { type DocumentFacts } from '../document-facts';
import { planInterview } from '../plan';
import { type AnswerValue, type Question, type Responses } from '../schema';

export type Script = Record<string, AnswerValue>;

/** What is only printed on a form: the same for everybody, unless a script says otherwise. */
const printedAnswers: Readonly<Record<string, string>> = {
  employerAddress: '40 Harbor Way, Portland, ME 04101',
  payerEin: '98-7000125',
  address: '9 College Ave, Dayton, OH 45402',
};

/** What a filer answers who has nothing to say to a question. */
function plainAnswer({ id, options, type }: Question): AnswerValue | undefined {
  if (type === 'boolean') return false;
  const printed = /\.(employerAddress|payerEin|address)$/.exec(id)?.[1];
  if (printed !== undefined) return printedAnswers[printed];
  return options.includes('None of these') ? ['None of these'] : undefined;
}

/**
 * Goes through the interview as a filer does: the open questions of each next page are answered from the script, by the
 * words on the screen, through the same check as the API. A question that an answer of its page takes away again is left
 * out. Fails when a question has no answer, or when a line of the script was never asked.
 */
export function answerAll(script: Script, documents: DocumentFacts[] = []): Responses {
  const answers: Responses = {};
  const unused = new Set(Object.keys(script));
  const isOpen = ({ id, optional }: Question) =>
    answers[id] === undefined && (!optional || script[id] !== undefined);
  for (;;) {
    const plan = planInterview({ answers, documents });
    const page = plan.categories
      .map(({ questions }) => questions.filter(isOpen))
      .find((open) => open.length > 0);
    if (page === undefined) break;
    for (const question of page) {
      const answer = script[question.id] ?? plainAnswer(question);
      const checked = answer === undefined ? null : checkAnswer({ answers, documents }, question.id, answer);
      if (checked === null || !checked.ok) {
        // Later ones of a page may have gone with what was answered before them.
        if (question !== page[0]) break;
        throw new Error(
          checked === null
            ? `The script has no answer to ${question.id}: ${question.text}`
            : `${question.id}: ${checked.message}`,
        );
      }
      answers[question.id] = checked.value;
      unused.delete(question.id);
    }
  }
  if (unused.size > 0) throw new Error(`Never asked: ${[...unused].join(', ')}`);
  return answers;
}

import { checkAnswer } from '../answers';
import { type DocumentFacts } from '../document-facts';
import { planInterview } from '../plan';
import { type AnswerValue, type Question, type Responses } from '../schema';

export type Script = Record<string, AnswerValue>;

/** What a filer answers who has nothing to say to a question. */
/** What is only printed on a form: the same for everybody, unless a script says otherwise. */
const printedAnswers: Readonly<Record<string, string>> = {
  employerAddress: '40 Harbor Way, Portland, ME 04101',
  payerEin: '98-7000125',
  address: '9 College Ave, Dayton, OH 45402',
};

function plainAnswer({ id, options, type }: Question): AnswerValue | undefined {
  if (type === 'boolean') return false;
  const printed = /\.(employerAddress|payerEin|address)$/.exec(id)?.[1];
  if (printed !== undefined) return printedAnswers[printed];
  return options.includes('None of these') ? ['None of these'] : undefined;
}

/**
 * Goes through the interview as a filer does: each next open question is answered from the script, by the
 * words on the screen, through the same check as the API. Fails when a question has no answer, or when a line
 * of the script was never asked.
 */
export function answerAll(script: Script, documents: DocumentFacts[] = []): Responses {
  const answers: Responses = {};
  const unused = new Set(Object.keys(script));
  for (;;) {
    const plan = planInterview({ answers, documents });
    const questions = plan.categories.flatMap((category) => category.questions);
    const next = questions.find(
      ({ id, optional }) => answers[id] === undefined && (!optional || script[id] !== undefined),
    );
    if (!next) break;
    const answer = script[next.id] ?? plainAnswer(next);
    if (answer === undefined) throw new Error(`The script has no answer to ${next.id}: ${next.text}`);
    const checked = checkAnswer({ answers, documents }, next.id, answer);
    if (!checked.ok) throw new Error(`${next.id}: ${checked.message}`);
    answers[next.id] = checked.value;
    unused.delete(next.id);
  }
  if (unused.size > 0) throw new Error(`Never asked: ${[...unused].join(', ')}`);
  return answers;
}

import { maskText } from './mask';
import { type AnswerValue, type Category, type Question, type Responses } from './schema';

export interface AnswerRow {
  questionId: string;
  question: string;
  /** Which item it belongs to: "Mia", "W-2 2". */
  itemName: string | undefined;
  /** The answer in words and figures, masked when it is sensitive; null when there is none. */
  answer: string | null;
  /** An answer is needed and there is none. */
  isMissing: boolean;
}

export interface AnswerSection {
  name: string;
  slug: string;
  rows: AnswerRow[];
}

const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** All answers for a look before calculating, as the screen has them: questions asked now, answers as labels. */
export function describeAnswers(categories: readonly Category[], responses: Responses): AnswerSection[] {
  return categories.map(({ name, slug, questions }) => ({
    name,
    slug,
    rows: questions.map((question) => {
      const answer = Object.hasOwn(responses, question.id) ? responses[question.id] : undefined;
      const { decided } = question;
      const chosen = decided === undefined ? null : `${decided.answer}: we chose this ${decided.because}`;
      const words = answer === undefined ? chosen : describeAnswer(question, answer);
      return {
        questionId: question.id,
        question: question.text,
        itemName: question.itemName,
        answer: words === '' ? null : words,
        isMissing: answer === undefined && question.optional !== true,
      };
    }),
  }));
}

/** One answer in words and figures; sensitive ones show their last four signs only. */
export function describeAnswer(
  question: Pick<Question, 'type' | 'format' | 'sensitive'>,
  answer: AnswerValue,
): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (Array.isArray(answer)) return answer.join(', ');
  if (typeof answer === 'number') {
    if (question.format !== 'money') return plain.format(answer);
    // A real minus sign in front of the dollar sign.
    return `${answer < 0 ? '\u2212' : ''}$${dollars.format(Math.abs(answer))}`;
  }
  if (question.sensitive) return maskText(answer);
  if (question.type === 'date') {
    const time = Date.parse(`${answer}T00:00:00Z`);
    return Number.isNaN(time) ? answer : day.format(time);
  }
  return answer;
}

import { all, answerOf, type Condition, type View, when, whenPicked } from '../conditions';
import { formsOf } from '../document-facts';
import { anyAmount, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

/** The form at hand, when it was read from a document. */
const readForm = ({ documents, extractionId }: View) =>
  formsOf(documents, 'retirement').find(({ form }) => form.extractionId === extractionId)?.form;

/** Box 7 of the form at hand, typed or read. */
const codeIs =
  (codes: RegExp, because: string): Condition =>
  (view) => {
    if (view.extractionId === null) return when('.code', (code) => codes.test(String(code)), because)(view);
    const code = readForm(view)?.item['code'];
    return (code !== undefined && codes.test(String(code))) || { skip: because };
  };

/** The mark "IRA/SEP/SIMPLE" of the form at hand. */
const fromPlanAtWork: Condition = (view) => {
  const because = { skip: 'The money came from an IRA.' };
  if (view.extractionId !== null) return readForm(view)?.item['ira'] !== true || because;
  const marks = answerOf(view, '.marks');
  if (marks === undefined) return 'later';
  return !(Array.isArray(marks) && marks.includes('ira')) || because;
};

/** Asked about each Form 1099-R whose code leaves something open. */
export const codeQuestions: QuestionSpec[] = [
  money({
    id: '.rothConversion',
    text: 'How much did you convert to a Roth IRA?',
    help: 'Include only amounts from a traditional IRA. For example, 7,000.00.',
    why: 'The taxable part of a conversion is income, but the 10% early-withdrawal tax doesn’t apply.',
    fact: '.rothConversion',
    when: whenPicked('.uses', 'convert', 'You didn’t convert this money.'),
  }),
  yesNo({
    id: '.rolloverToRoth',
    text: 'Did this direct rollover go into a Roth IRA?',
    help: 'For example, select Yes if your 401(k) was moved to a Roth IRA.',
    why: 'A rollover doesn’t count toward the Roth IRA contribution limit.',
    fact: '.rolloverToRoth',
    when: all(codeIs(/G/, 'The distribution wasn’t a direct rollover.'), fromPlanAtWork),
    probe: yesOrNo,
  }),
  yesNo({
    id: '.beforeMinimumRetirementAge',
    text: 'Were you younger than the plan’s minimum retirement age?',
    help: 'Minimum retirement age is the earliest age you could receive a pension if you weren’t disabled. Ask the plan administrator. For example, select Yes if you were 58 and the minimum is 62.',
    why: 'Disability payments are treated as wages until that age.',
    fact: '.beforeMinimumRetirementAge',
    when: all(codeIs(/3/, 'This isn’t a disability payment.'), fromPlanAtWork),
  }),
  money({
    id: '.excessDeferral',
    text: 'How much of box 2a is excess 2024 deferrals?',
    help: 'Leave out earnings. The plan’s notice shows both. Enter 0 if none. For example, 2,000.00.',
    why: 'Box 12 of your W-2 also includes this amount, and it’s taxed only once.',
    fact: '.excessDeferral',
    when: all(codeIs(/8/, 'No excess deferrals were returned.'), fromPlanAtWork),
    probe: anyAmount,
  }),
];

export const codeQuestionIds = codeQuestions.map(({ id }) => id);

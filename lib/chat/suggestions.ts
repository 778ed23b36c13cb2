import { easternDay } from '@/lib/format/day';
import { dueDay } from './due-dates';
import type { ReturnView } from './return-view';

/** How many are offered at once. */
const most = 4;

/** Largest first: what somebody with such a line asks. */
const lineQuestions: readonly (readonly [form: string, line: string, question: string])[] = [
  ['schedule-c', '31', 'How was my business profit calculated?'],
  ['schedule-2', '4', 'Why do I pay self-employment tax?'],
  ['1040', '27', 'How was my earned income credit calculated?'],
  ['1040', '19', 'How was my child tax credit calculated?'],
  ['1040', '7', 'How was my capital gain calculated?'],
  ['1040', '6b', 'Why are my Social Security benefits taxed?'],
  ['1040', '13', 'What is my qualified business income deduction?'],
  ['1040', '25d', 'How much tax was withheld?'],
];

/** Questions that fit the state of this return: what is open, the result, large lines, what was found. */
export async function suggestQuestions(view: ReturnView): Promise<string[]> {
  const { calculated } = view;
  if (calculated === null) {
    return [
      'What is still missing from my return?',
      'When is my return due?',
      'Should I take the standard deduction or itemize?',
      'Who counts as a dependent?',
    ];
  }
  const { results } = calculated;
  const suggestions: string[] = [];
  if (results.stale) suggestions.push('What is still missing from my return?');
  suggestions.push(results.estimatedRefund >= 0 ? 'Why is my refund this amount?' : 'Why do I owe tax?');
  const issues = results.stale ? [] : await view.readIssues();
  if (issues.length > 0) suggestions.push('Are there any problems with my return?');
  suggestions.push('Which deductions or credits am I missing?');
  const large = lineQuestions.flatMap(([form, line, question]) => {
    const found = results.lines[form];
    const value = (Array.isArray(found) ? found[0] : found)?.[line]?.value;
    return typeof value === 'number' && value > 0 ? [{ question, value }] : [];
  });
  large.sort((a, b) => b.value - a.value);
  suggestions.push(...large.slice(0, 2).map(({ question }) => question));
  const isOpen = easternDay(view.today) <= dueDay(view.taxYear);
  suggestions.push(
    isOpen ? 'What if I put money into an IRA?' : 'What is my tax bracket?',
    'When is my return due?',
  );
  return [...new Set(suggestions)].slice(0, most);
}

import { type AnswerValue, type Question } from '@/lib/interview/schema';

const none = 'None of these';

/** "No", nothing of a list, no dollars, and what is printed on a form that nobody read. */
export function plainAnswer({
  id,
  type,
  options,
}: Pick<Question, 'id' | 'type' | 'options'>): AnswerValue | undefined {
  if (type === 'boolean') return false;
  if (options.includes(none)) return none;
  if (type === 'number') return 0;
  if (id.endsWith('.employerAddress')) return '40 Harbor Way, Portland, ME 04101';
  if (id.endsWith('.payerEin')) return '98-7000125';
  if (id.endsWith('.address')) return '9 College Ave, Dayton, OH 45402';
  return undefined;
}

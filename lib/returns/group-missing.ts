import type { ValidationIssue } from './schema';

/** One of these for each open question or value; a return that was just begun has dozens. */
const isMissing = ({ id }: ValidationIssue): boolean => id.startsWith('missing:');

/** Puts what is still to be answered into one issue, which leads to the first of it. */
export function groupMissing(issues: readonly ValidationIssue[]): ValidationIssue[] {
  const missing = issues.filter(isMissing);
  const [first] = missing;
  if (first === undefined || missing.length === 1) return [...issues];
  return [
    {
      ...first,
      id: 'missing',
      title: `${missing.length} questions still need an answer`,
      description: `First: ${first.description}`,
      impact: 'We can’t calculate the return until you answer them.',
      suggestedFix: 'Continue the interview to answer each one.',
    },
    ...issues.filter((issue) => !isMissing(issue)),
  ];
}

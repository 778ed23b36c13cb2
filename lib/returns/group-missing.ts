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
      description: `The first one: ${first.description}`,
      impact: 'The return can’t be calculated before that.',
      suggestedFix: 'Go on with the interview. It asks one after the other.',
    },
    ...issues.filter((issue) => !isMissing(issue)),
  ];
}

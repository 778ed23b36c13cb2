import { db } from '@/lib/infra/db';
import { assembleReturn } from '@/lib/interview/assemble';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { OpenReturn } from './access';
import { readInterviewState } from './interview-state';
import type { ValidationIssue, ValidationResult } from './schema';

/** What would hold this return up: missing answers, documents to look at, and what the engine says of the facts. */
export async function validateReturn(open: OpenReturn<'read'>): Promise<ValidationResult> {
  const { input, missing } = assembleReturn(await readInterviewState(db(), open.id));
  const issues: ValidationIssue[] = missing.map((entry) => ({
    id: `missing:${entry.questionId}`,
    title: 'Something is missing',
    description: entry.message,
    severity: 'error',
    impact: 'The return can’t be calculated without it.',
    suggestedFix:
      entry.documentId === undefined ? 'Answer this question.' : 'Check what we read from this document.',
    estimatedRefundImpact: 0,
    href:
      entry.documentId === undefined
        ? `/interview?q=${encodeURIComponent(entry.questionId)}`
        : `/upload/${entry.documentId}`,
  }));
  if (input !== null) issues.push(...listEngineIssues(input));
  return { totalIssues: issues.length, issues };
}

function listEngineIssues(input: unknown): ValidationIssue[] {
  const parsed = parseReturn(input);
  if (!parsed.ok) return [];
  return calculateReturn(parsed.facts).problems.map((problem) => ({
    id: `${problem.severity}:${problem.path}`,
    title: problem.severity === 'unsupported' ? 'Not something Plainfile can do yet' : 'Worth a second look',
    description: problem.message,
    severity: problem.severity === 'warning' ? 'warning' : 'error',
    impact:
      problem.severity === 'warning'
        ? 'The figure may not be what you expect.'
        : 'The return can’t go on like this.',
    suggestedFix:
      problem.severity === 'unsupported'
        ? 'Take the answer back if it is not right, or ask a tax professional.'
        : 'Look at the answer again.',
    estimatedRefundImpact: 0,
    href: '/interview',
  }));
}

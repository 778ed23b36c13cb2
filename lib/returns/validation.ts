import { db } from '@/lib/infra/db';
import { type Assembled, assembleReturn } from '@/lib/interview/assemble';
import type { DocumentFacts } from '@/lib/interview/document-facts';
import type { Missing } from '@/lib/interview/missing';
import type { InterviewState } from '@/lib/interview/plan';
import { calculateAll } from '@/lib/tax/calculate-all';
import type { ReadForm } from '@/lib/tax/checks/check';
import { checkReturn } from '@/lib/tax/checks/check-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { OpenReturn } from './access';
import { listEarlierDifferences } from './earlier-document';
import { makeFieldLinks } from './field-links';
import { readInterviewState } from './interview-state';
import type { ValidationIssue, ValidationResult } from './schema';
import { listUnusedCarryovers } from './unused-carryovers';

/** What would hold this return up, what the IRS would reject, and what deserves a second look. */
export async function validateReturn(open: OpenReturn<'read'>): Promise<ValidationResult> {
  const state = await readInterviewState(db(), open.id);
  const { issues } = validateState(state);
  // While something is missing, nobody said yet that a carryover doesn't apply.
  if (!issues.some(({ id }) => id.startsWith('missing:'))) issues.push(...listUnusedCarryovers(state));
  issues.push(...(await listEarlierDifferences(open.id, state)));
  return { totalIssues: issues.length, issues };
}

/** The same from answers and documents. */
export function validateState(state: InterviewState): ValidationResult {
  const { input, sources, missing } = assembleReturn(state);
  const linkTo = makeFieldLinks(state, sources);
  const issues: ValidationIssue[] = missing.map((entry) => ({
    id: `missing:${entry.questionId}`,
    title: 'Something is missing',
    description: entry.message,
    severity: 'error',
    impact: 'We can’t calculate the return without it.',
    suggestedFix:
      entry.documentId === undefined ? 'Answer this question.' : 'Check what we read from this document.',
    estimatedRefundImpact: 0,
    href: linkToMissing(entry, linkTo),
  }));
  issues.push(...state.documents.flatMap(sayUnread));
  if (input !== null) {
    issues.push(...listUnsupported(input, linkTo));
    for (const { path, source: _source, ...issue } of checkReturn(input, listReadForms(state, sources)))
      issues.push({ ...issue, href: linkTo(path).href });
  }
  return { totalIssues: issues.length, issues };
}

/** A document whose values can't be on the return, because they were not read (yet). */
function sayUnread({ documentId, name, unread }: DocumentFacts): ValidationIssue[] {
  if (unread === undefined) return [];
  const about = { severity: 'warning', estimatedRefundImpact: 0, href: `/upload/${documentId}` } as const;
  return [
    unread === 'going-on'
      ? {
          ...about,
          id: `document-being-read:${documentId}`,
          title: 'A document is still being read',
          description: `We’re still reading “${name}.” Its values aren’t on your return yet.`,
          impact: 'Your refund or balance due may change.',
          suggestedFix: 'Wait until we’ve read it. Then recalculate your return.',
        }
      : {
          ...about,
          id: `document-not-read:${documentId}`,
          title: 'A document couldn’t be read',
          description: `We couldn’t read “${name}.” Nothing from it is on your return.`,
          impact: 'Income or withholding could be missing from your return.',
          suggestedFix: 'Open it and enter its boxes, or delete it if it isn’t a tax form.',
        },
  ];
}

/** To the very box where it is known, else to the document or the question. */
function linkToMissing(
  { factPath, documentId, questionId }: Missing,
  linkTo: ReturnType<typeof makeFieldLinks>,
): string {
  if (factPath !== undefined) return linkTo(factPath).href;
  return documentId === undefined
    ? `/interview?q=${encodeURIComponent(questionId)}`
    : `/upload/${documentId}`;
}

function listUnsupported(
  input: ReturnInputJson,
  linkTo: ReturnType<typeof makeFieldLinks>,
): ValidationIssue[] {
  const parsed = parseReturn(input);
  if (!parsed.ok) return [];
  // A warning about several facts is one thing to look at.
  const { problems, refund } = calculateAll(parsed.facts);
  // Without a federal return there is no state's, and nothing new to say about it.
  const shown =
    refund === null ? problems.filter(({ jurisdiction }) => jurisdiction === undefined) : problems;
  const firsts = shown.filter(
    ({ severity, message }, index) =>
      shown.findIndex((other) => other.severity === severity && other.message === message) === index,
  );
  return firsts.map((problem) => ({
    ...(problem.jurisdiction === undefined ? inWords(problem.severity) : ofState(problem.severity)),
    id: [
      problem.severity,
      problem.path,
      ...(problem.jurisdiction === undefined ? [] : [problem.jurisdiction]),
    ].join(':'),
    description: problem.message,
    estimatedRefundImpact: 0,
    href: linkTo(problem.path).href,
  }));
}

type Words = Pick<ValidationIssue, 'title' | 'severity' | 'impact' | 'suggestedFix'>;

const secondLook: Words = {
  title: 'Worth a second look',
  severity: 'warning',
  impact: 'The result may not be what you expect.',
  suggestedFix: 'Answer this question or check your answer.',
};

const inWords = (severity: string): Words =>
  severity === 'warning'
    ? secondLook
    : {
        title: severity === 'unsupported' ? 'Plainfile doesn’t support this yet' : 'Worth a second look',
        severity: 'error',
        impact: 'The return can’t be completed this way.',
        suggestedFix:
          severity === 'unsupported'
            ? 'Correct the answer if it’s wrong, or ask a tax professional.'
            : 'Answer this question or check your answer.',
      };

/** A state's return holds nothing else up: the federal one is filed without it. */
const ofState = (severity: string): Words =>
  severity === 'warning'
    ? secondLook
    : {
        title: 'A state return isn’t ready',
        severity: 'warning',
        impact: 'Your federal return doesn’t depend on it.',
        suggestedFix: 'Correct the answer if it’s wrong, or file this return on the state’s website.',
      };

/** The forms of the documents, each with its place in the facts when it has one. */
function listReadForms({ documents }: InterviewState, sources: Assembled['sources']): ReadForm[] {
  const places = new Map(
    Object.entries(sources).flatMap(([path, source]) => {
      const item = /^(\w+)\[(\d+)\]\./.exec(path);
      return item && 'extractionId' in source
        ? [[source.extractionId, `${item[1] ?? ''}.${item[2] ?? ''}`] as const]
        : [];
    }),
  );
  return documents.flatMap(({ forms }) =>
    forms.map(({ extractionId, form, taxYear, recipientSsn }) => ({
      path: places.get(extractionId) ?? null,
      form,
      taxYear,
      recipientSsn: recipientSsn ?? '',
    })),
  );
}

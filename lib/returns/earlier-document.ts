import type { Transaction } from '@/lib/infra/db';
import { db } from '@/lib/infra/db';
import { describeByIds } from '@/lib/interview/describe-carried';
import { carryFromDocument, findEarlierReturn } from '@/lib/interview/earlier-return';
import { placeCarryovers } from '@/lib/interview/last-year';
import { TaxYear } from './interview-state';
import type { ReadState } from './interview-state';
import { findEarlier, openLastYear } from './last-year';
import type { ValidationIssue } from './schema';

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.round(one) === Math.round(other)
    : one === other;

/** What an uploaded return of last year says otherwise than the one of that year in the account. */
export async function listEarlierDifferences(
  returnId: string,
  state: ReadState,
  tx: Transaction = db(),
): Promise<ValidationIssue[]> {
  const taxYear = TaxYear.parse(state.taxYear);
  const found = findEarlierReturn(state.documents, taxYear);
  if (found === null) return [];
  const later = await tx.taxReturn.findUnique({
    where: { id: returnId },
    select: { userId: true, taxYear: true },
  });
  const earlier = later === null ? null : await findEarlier(tx, later);
  if (earlier === null) return [];
  const isAccepted = earlier.row.status === 'filed';
  const { last } = await openLastYear(tx, earlier);
  const ours = new Map(placeCarryovers(last).placed.map(({ questionId, answer }) => [questionId, answer]));
  const differing = carryFromDocument(state.documents, taxYear, state.answers).filter(
    ({ questionId, answer }) => {
      const own = ours.get(questionId);
      return own !== undefined && !isSame(own, answer);
    },
  );
  if (differing.length === 0) return [];
  const places = differing.map(({ from }) => from.replace(/^\d{4} | \(uploaded\)$/gu, ''));
  const asked = describeByIds(
    state,
    differing.map(({ questionId }) => questionId),
  );
  return [
    {
      id: 'uploaded-return-differs',
      title: `Your uploaded ${taxYear - 1} return differs from the one in Plainfile`,
      description: `“${found.name}” and the ${taxYear - 1} return ${isAccepted ? 'you filed with Plainfile' : 'you calculated in Plainfile'} have different amounts on ${[...new Set(places)].slice(0, 4).join('; ')}. We use the one in Plainfile.`,
      severity: 'warning',
      impact: asked.some(({ asked: isAsked }) => isAsked)
        ? 'An incorrect amount from last year can change this return or get it rejected.'
        : 'The IRS checks last year’s adjusted gross income when you sign.',
      suggestedFix:
        'If you filed or amended the uploaded return somewhere else, correct the answers. Otherwise, delete the document.',
      estimatedRefundImpact: 0,
      href: `/upload/${found.documentId}`,
    },
  ];
}

import { z } from 'zod';
import type { ReturnDecisionModel } from '@/.generated/prisma/models';
import { forReader, toDocument, withExtractions } from '@/lib/documents/rows';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { Transaction } from '@/lib/infra/db';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { presentResponses } from '@/lib/interview/answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { describeAnswers } from '@/lib/interview/describe-answers';
import { planInterview } from '@/lib/interview/plan';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { SnapshotSource } from './calculation';
import { readInterviewState } from './interview-state';

/**
 * What a return said at one moment, as a preparer reads it: answers and values by name, numbers of people and accounts
 * masked. Beside it the engine's input with the sources of its facts, to say what each difference does to the refund.
 */
const DescribedFacts = z.object({
  answers: z.array(z.object({ questionId: z.string(), name: z.string(), value: z.string() })),
  documents: z.array(
    z.object({
      documentId: z.string(),
      name: z.string(),
      fields: z.array(z.object({ path: z.string(), name: z.string(), value: z.string() })),
    }),
  ),
  sources: z.record(z.string(), SnapshotSource),
  /** Null while the return can't be calculated. */
  input: z.custom<ReturnInputJson>((value) => typeof value === 'object').nullable(),
});
export type DescribedFacts = z.infer<typeof DescribedFacts>;

const contextOf = (decisionId: string): SealContext => `ReturnDecision.facts:${decisionId}`;

/** Encrypts what a return said for the row of a decision on it. */
export const sealFacts = (key: AccountKey, decisionId: string, facts: DescribedFacts): string =>
  sealFor(key, JSON.stringify(facts), contextOf(decisionId));

/** Opens it; null for decisions from before it was kept. */
export const openFacts = ({ id, facts }: Pick<ReturnDecisionModel, 'id' | 'facts'>): DescribedFacts | null =>
  facts === null ? null : DescribedFacts.parse(JSON.parse(unseal(facts, contextOf(id))));

/** What a return says now. Callers have asked for access. */
export async function describeFacts(tx: Transaction, returnId: string): Promise<DescribedFacts> {
  const state = await readInterviewState(tx, returnId);
  const documents = await tx.document.findMany({
    where: { taxReturnId: returnId },
    include: withExtractions,
    orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
  });
  const { input, sources } = assembleReturn(state);
  const sections = describeAnswers(
    planInterview(state).categories,
    presentResponses(state, { maskSensitive: true }),
  );
  return {
    answers: sections.flatMap(({ rows }) =>
      rows.flatMap(({ questionId, question, itemName, answer }) =>
        answer === null
          ? []
          : {
              questionId,
              name: itemName === undefined ? question : `${itemName}: ${question}`,
              value: answer,
            },
      ),
    ),
    documents: documents.map((row) => {
      const document = forReader({ id: '' }, row.userId, toDocument(row));
      return {
        documentId: row.id,
        name: row.name,
        fields: document.extractions.flatMap(({ form, fields }) =>
          fields.flatMap(({ path, label, value }) =>
            value === null ? [] : { path, name: `${form}, ${label}`, value: describeValue(value) },
          ),
        ),
      };
    }),
    sources,
    input,
  };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function describeValue(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Checked' : 'Not checked';
  return /^-?\d{1,12}\.\d{2}$/.test(value) ? dollars.format(Number(value)) : value;
}

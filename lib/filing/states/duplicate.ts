import { z } from 'zod';
import type { Prisma } from '@/.generated/prisma/client';
import { AppError } from '@/lib/errors';
import { stateInText } from '@/lib/format/words';
import { unseal } from '@/lib/infra/crypto';
import type { Transaction } from '@/lib/infra/db';
import { stateKind } from './kinds';
import { stateRules } from './reject-texts';

const Rules = z.array(z.object({ rule: z.string() }));

type Reads = Pick<Transaction, 'filing'>;

/** Why nobody signs again, by the state's name, for the filer or for their preparer. */
export const sayDuplicate = (state: string, toPreparer = false): string =>
  toPreparer
    ? `${stateInText(state, true)} already has a return with the client’s SSN and would reject this one again. It can’t be signed again here.`
    : `${stateInText(state, true)} already has a return with your SSN and would reject this one again. You can’t sign it again here.`;

const withAnswers = {
  submissions: { include: { acknowledgements: { orderBy: { receivedAt: 'asc' } } } },
} as const satisfies Prisma.FilingInclude;

/**
 * Whether a state rejected the return as a second one for the same number, sent with this federal return. The same content
 * would be rejected again: only another federal return (a corrected number) opens the way.
 */
export async function isDuplicate(
  tx: Reads,
  returnId: string,
  code: string,
  federalId: string,
): Promise<boolean> {
  const rejected = await tx.filing.findMany({
    where: { returnId, kind: stateKind(code), linkedFilingId: federalId, state: 'rejected', voidedAt: null },
    include: withAnswers,
  });
  return rejected.some(({ submissions }) =>
    submissions.some(({ submissionId, acknowledgements }) =>
      acknowledgements.some(({ content, hash }) =>
        Rules.parse(
          JSON.parse(unseal(content, `FilingAcknowledgement.content:${submissionId}:${hash}`)),
        ).some(({ rule }) => rule === stateRules.duplicate),
      ),
    ),
  );
}

/** @throws AppError conflict when the state has a return with this number already */
export async function refuseDuplicate(
  tx: Reads,
  { returnId, code, federalId, name }: { returnId: string; code: string; federalId: string; name: string },
): Promise<void> {
  if (await isDuplicate(tx, returnId, code, federalId)) throw new AppError('conflict', sayDuplicate(name));
}

import { z } from 'zod';
import { unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import { assembleReturn } from '@/lib/interview/assemble';
import { makeFieldLinks } from '@/lib/returns/field-links';
import type { ReadState } from '@/lib/returns/interview-state';
import type { Fault } from './acknowledgement';
import { rejectText } from './reject-texts';
import type { FilingProblem, SubmissionView } from './schema';

const Faults = z.array(z.object({ rule: z.string(), message: z.string(), element: z.string().nullable() }));

type LinkTo = (fix: string) => string | null;

const linkToNothing: LinkTo = () => null;

function makeLinks(state: ReadState): LinkTo {
  const links = makeFieldLinks(state, assembleReturn(state).sources);
  return (fix) => (fix.startsWith('file:') ? `/file#${fix.slice(5)}` : links(fix).href);
}

function toProblem({ rule, message }: Fault, linkTo: LinkTo, taxYear: number): FilingProblem {
  const { text, fix } = rejectText(rule, message, taxYear);
  return { rule, text, href: fix === null ? null : linkTo(fix) };
}

/**
 * What was sent of a return and what came back, the newest first.
 * @param readState all of its interview; asked only when something has to be fixed, for the way there
 */
export async function listSubmissions(
  returnId: string,
  readState: () => Promise<ReadState>,
  taxYear: number,
): Promise<SubmissionView[]> {
  const rows = await db().filingSubmission.findMany({
    where: { filing: { returnId, kind: '1040' } },
    include: { acknowledgements: { orderBy: { receivedAt: 'asc' } } },
    orderBy: { createdAt: 'desc' },
    take: 50,
  });
  const answered = rows.map((row) => ({
    row,
    answers: row.acknowledgements.map((ack) => {
      const context = `FilingAcknowledgement.content:${row.submissionId}:${ack.hash}` as const;
      return { ack, faults: Faults.parse(JSON.parse(unseal(ack.content, context))) };
    }),
  }));
  const hasFaults = answered.some(({ answers }) => answers.some(({ faults }) => faults.length > 0));
  const linkTo = hasFaults ? makeLinks(await readState()) : linkToNothing;
  return answered.map(({ row, answers }) => ({
    submissionId: row.submissionId,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    transmittedAt: row.transmittedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    acknowledgements: answers.map(({ ack, faults }) => ({
      status: z.enum(['Accepted', 'Rejected', 'Exception']).parse(ack.status),
      receivedAt: ack.receivedAt.toISOString(),
      problems: faults.map((fault) => toProblem(fault, linkTo, taxYear)),
    })),
  }));
}

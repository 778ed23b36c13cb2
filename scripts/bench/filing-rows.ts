import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { makeSubmissionId } from '@/lib/filing/mef/manifest';
import { buildReturn } from '@/lib/filing/mef/build-return';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { noSignatures, sealContent, sealSignatures } from '@/lib/filing/rows';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { simulator } from '@/lib/filing/simulator/simulator';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';

/** Outcomes that are not plain acceptance, each so many in a hundred; see lib/filing/simulator/outcomes.ts. */
const rough: readonly [ending: string, state: 'accepted' | 'rejected'][] = [
  ['9999', 'rejected'],
  ['9998', 'rejected'],
  ['9995', 'accepted'],
  ['9993', 'accepted'],
  ['9992', 'accepted'],
  ['9980', 'accepted'],
];

/** The number of a filer: six in a hundred are trouble, the others are accepted at once. */
export function numberOf(index: number): { ssn: string; state: 'accepted' | 'rejected' } {
  const [ending, state] = rough[index % 100] ?? [String(1000 + (index % 8000)), 'accepted'];
  const block = 10 + Math.floor(index / 100);
  return { ssn: `4${block}${block}${ending}`, state };
}

/** Writes one filer whose return is signed, sealed and queued, as POST /file leaves it. */
export async function queueFiling(index: number): Promise<void> {
  const { ssn } = numberOf(index);
  const calculated = calculateLines(
    withIdentity({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1990-05-04', ssn },
      w2s: [{ wages: 30_000 + index, federalWithholding: 4000 }],
    }),
  );
  if (calculated === null) throw new Error('the return can’t be computed');
  const xml = writeXml(buildReturn(calculated, signingFor(calculated.facts), simulator.originator));
  const printed = {
    taxYear: 2024,
    filers: [],
    filingStatus: 'Single',
    status: 'in-review',
    calculatedAt: '2025-03-01',
    engineVersion: 'bench',
    refund: 0,
    owed: 0,
    forms: [],
  };
  const text = JSON.stringify({ xml, printed, state: 'ME', ssn });
  const filingId = randomUUID();
  await db().$transaction(async (tx) => {
    const user = await tx.user.create({ data: { email: `${filingId}@example.com` } });
    const key = await accountKeyOf(tx, user.id);
    const taxReturn = await tx.taxReturn.create({
      data: { userId: user.id, taxYear: 2024, status: 'in_review', efileState: 'queued' },
    });
    await tx.filing.create({
      data: {
        id: filingId,
        returnId: taxReturn.id,
        kind: '1040',
        track: 'self',
        state: 'queued',
        returnVersion: 0,
        signatures: sealSignatures(key, filingId, noSignatures),
        content: sealContent(key, filingId, text),
        contentHash: createHash('sha256').update(text).digest('hex'),
      },
    });
    const submissionId = makeSubmissionId(simulator.originator.efin, new Date('2025-03-01'), randomBytes(7));
    const submission = await tx.filingSubmission.create({ data: { filingId, submissionId } });
    await enqueueJob(tx, 'transmit-filing', submission.id);
  });
}

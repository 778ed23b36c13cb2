import type { SimulatedSubmissionModel } from '@/.generated/prisma/models';
import { authenticate, listKeyIds, seal, unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import { type Bundle, type Transmitter, TransportError } from '@/lib/infra/transmitter';
import { loadRetiredMacKeys } from '@/lib/infra/retired-mac-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { readXml } from '../mef/read-xml';
import { findAll, textAt, type XmlNode } from '../mef/xml-node';
import { stateRules } from '../states/reject-texts';
import { writeAcknowledgement, type Verdict } from './acknowledge';
import { accepted, outcomeOf, type SimulatedOutcome } from './outcomes';
import { stateOutcomes } from './state-outcomes';

const contextOf = (submissionId: string): SealContext => `SimulatedSubmission.content:${submissionId}`;
const purpose = 'simulated filer';
const ssnOf = (root: XmlNode): string => textAt(root, 'ReturnHeader/Filer/PrimarySSN') ?? '';

/** Postal code of the state that a return goes to; null for the IRS's. */
const stateOf = (root: XmlNode): string | null =>
  root.name === 'StateReturn' ? (textAt(root, 'ReturnHeader/StateCd') ?? '') : null;

/** Whose return it is, and whose records it meets: each state has its own, and so has each year after the first. */
function filerOf(root: XmlNode): string {
  const state = stateOf(root);
  const year = textAt(root, 'ReturnHeader/TaxYr') ?? '';
  const ofYear = year > '2024' ? `:${year}` : '';
  return `${ssnOf(root)}${state === null ? '' : `:${state}`}${ofYear}`;
}

const outcomeFor = (root: XmlNode): SimulatedOutcome =>
  stateOf(root) === null ? outcomeOf(ssnOf(root)) : (stateOutcomes[ssnOf(root).slice(-4)] ?? accepted);

/** In place of the IRS and the states: keeps what it receives, answers by the last digits of the number, and nothing leaves the machine. */
export const simulator: Transmitter = {
  simulated: true,
  // 10 marks an online filer's EFIN (rules R0000-118 and -119). The IRS gives out neither of these numbers.
  originator: { efin: '109999', softwareId: '24000001' },
  send: receive,
  status: async (submissionId) =>
    (await db().simulatedSubmission.count({ where: { submissionId } })) > 0 ? 'received' : 'unknown',
  acknowledgements: async (submissionIds) => {
    const answers: string[] = [];
    for (const id of submissionIds.slice(0, 100)) answers.push(...(await answer(id)));
    return answers;
  },
};

async function receive({ submissionId, manifest, returnXml }: Bundle): Promise<void> {
  const sheet = readXml(manifest);
  if (textAt(sheet, 'SubmissionId') !== submissionId)
    throw new Error('The manifest is for another submission');
  const root = readXml(returnXml);
  const outcome = outcomeFor(root);
  const filer = authenticate(filerOf(root), purpose).mac;
  if (outcome.kind === 'no-transport') {
    // The first contact ever fails before anything is kept; the next one with the same id gets through.
    const known = `down:${filer}`;
    const { count } = await db().simulatedSubmission.createMany({
      data: { submissionId: known, filer: known, outcome: 'down', content: seal('', contextOf(known)) },
      skipDuplicates: true,
    });
    if (count === 1) throw new TransportError();
  }
  // The same id twice is one submission: rule T0000-014 refuses the second one.
  await db().simulatedSubmission.createMany({
    data: {
      submissionId,
      filer,
      outcome: outcome.kind,
      content: seal(returnXml, contextOf(submissionId)),
      linkedTo: textAt(sheet, 'FederalSubmissionId'),
    },
    skipDuplicates: true,
  });
  if (outcome.kind === 'lost-receipt') throw new TransportError();
}

async function answer(submissionId: string): Promise<string[]> {
  const [found] = await db().simulatedSubmission.updateManyAndReturn({
    where: { submissionId },
    data: { asked: { increment: 1 } },
  });
  if (found === undefined) return [];
  const root = readXml(unseal(found.content, contextOf(submissionId)));
  const verdicts = stateOf(root) === null ? await judge(found, root) : await judgeState(found, root);
  return verdicts.map((verdict) => writeAcknowledgement(submissionId, root, found.receivedAt, verdict));
}

type Received = Pick<SimulatedSubmissionModel, 'submissionId' | 'asked' | 'linkedTo'>;

const yes: Verdict = { status: 'Accepted', rule: null, message: null, element: null };

/** What is answered to a return by now, oldest first; nothing while there is no answer. */
async function judge(found: Received, root: XmlNode): Promise<Verdict[]> {
  const outcome = outcomeFor(root);
  const { asked } = found;
  if (outcome.kind === 'silent' || (outcome.kind === 'late' && asked < 3)) return [];
  switch (outcome.kind) {
    case 'exception':
      return [
        {
          status: 'Exception',
          rule: 'R0000-504-02',
          message: 'Accepted as an imperfect return.',
          element: null,
        },
      ];
    case 'twice':
      return [yes, yes];
    case 'out-of-order': {
      const no: Verdict = {
        status: 'Rejected',
        rule: 'R0000-500-01',
        message: 'Replaced by the acceptance.',
        element: null,
      };
      return asked === 1 ? [no] : [yes, no];
    }
    case 'reject':
      return [(await isFixed(outcome, root, found)) ? yes : verdictOf(outcome)];
    default:
      return [yes];
  }
}

/** A state looks at a return only after the IRS accepted the federal one that it goes with. */
async function judgeState(found: Received, root: XmlNode): Promise<Verdict[]> {
  const federal =
    found.linkedTo === null
      ? null
      : await db().simulatedSubmission.findUnique({ where: { submissionId: found.linkedTo } });
  const notAccepted: Verdict = {
    status: 'Rejected',
    rule: stateRules.federal,
    message: 'The federal return wasn’t accepted.',
    element: null,
  };
  if (federal === null) return [notAccepted];
  // Nobody asked about it yet: its answer isn't there for a state either.
  if (federal.asked === 0) return [];
  const verdicts = await judge(federal, readXml(unseal(federal.content, contextOf(federal.submissionId))));
  if (verdicts.length === 0) return [];
  return verdicts.some(({ status }) => status !== 'Rejected') ? judge(found, root) : [notAccepted];
}

const verdictOf = ({ rule, about, changed, present }: SimulatedOutcome): Verdict => ({
  status: 'Rejected',
  rule: rule ?? null,
  message: about,
  element: changed ?? present ?? null,
});

/** Whether what the rejection is about was put right since the first return with this number. */
async function isFixed(
  { changed, present }: SimulatedOutcome,
  root: XmlNode,
  { submissionId }: Pick<Received, 'submissionId'>,
): Promise<boolean> {
  if (present !== undefined) return findAll(root, present).length > 0;
  if (changed === undefined) return false;
  // The first one may have been hashed with a key that is no longer in front.
  const keyIds = [...listKeyIds(), ...(await loadRetiredMacKeys(db()))];
  const filer = filerOf(root);
  const first = await db().simulatedSubmission.findFirst({
    where: { filer: { in: keyIds.map((keyId) => authenticate(filer, purpose, keyId).mac) } },
    orderBy: [{ receivedAt: 'asc' }, { submissionId: 'asc' }],
  });
  if (first === null || first.submissionId === submissionId) return false;
  const before = readXml(unseal(first.content, contextOf(first.submissionId)));
  return valuesAt(before, changed) !== valuesAt(root, changed);
}

const valuesAt = (root: XmlNode, path: string): string =>
  findAll(root, path)
    .map(({ text }) => text)
    .join('|');

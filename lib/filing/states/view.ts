import { z } from 'zod';
import type { FilingModel, TaxReturnModel } from '@/.generated/prisma/models';
import { requirePlanForStates } from '@/lib/billing/filing-plan';
import { AppError } from '@/lib/errors';
import { unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import { isStopped } from '@/lib/infra/switches';
import type { OpenReturn } from '@/lib/returns/access';
import type { StateResults } from '@/lib/returns/schema';
import { eventWords, eventWordsForPreparer, isEventName } from '../events';
import { type Calculated, openCalculated } from '../prepare';
import { noSignatures, openSignatures } from '../rows';
import { FilingState, type FilingView, type StateFilingView } from '../schema';
import { readSignedMoments } from '../signed-moments';
import { canBeFiled, whyNotFiled } from '../years';
import { sayStatesAfterAmendment } from './after-amendment';
import { stateDeclaration, stateDeclarationVersion } from './declaration';
import { stateDueOn } from './due-dates';
import { isDuplicate, sayDuplicate } from './duplicate';
import { stateKind, whyElsewhere } from './kinds';
import { countOtherStates, sayFederalFirst } from './permission';
import { stateRejectText } from './reject-texts';

const Faults = z.array(z.object({ rule: z.string(), message: z.string() }));

type Step = Pick<StateFilingView, 'step' | 'because' | 'href'>;
const nothingElse = { because: '', href: null };

/** What the states of a return wait for, read once for all of them. */
interface Standing {
  open: OpenReturn<'read'>;
  row: TaxReturnModel;
  signers: FilingView['signers'];
  /** The federal filing that counts now; null while none is signed. */
  federal: FilingModel | null;
  /** How many states the return has that are calculated: the plan for all of them is the one to buy. */
  count: number;
}

const isOver = (filing: FilingModel | null): boolean =>
  filing === null || filing.state === 'rejected' || filing.state === 'failed';

/** The newest filing of a state that still goes with the federal return as it stands. */
async function findStateFiling({ open, federal }: Standing, code: string): Promise<FilingModel | null> {
  const filing = await db().filing.findFirst({
    where: { returnId: open.id, kind: stateKind(code), voidedAt: null },
    orderBy: { createdAt: 'desc' },
  });
  if (filing === null || !['ready', 'signed'].includes(filing.state)) return filing;
  return filing.linkedFilingId === federal?.id ? filing : null;
}

/** Names the plan that all states of the return need, when the one that was bought doesn't have this state. */
async function findPlanProblem({ open, row, count }: Standing, filingId: string): Promise<string | null> {
  const wanted = (await countOtherStates(db(), row.id, filingId)) + 1;
  const problem = await whyPlan(open, wanted);
  return problem === null || wanted >= count ? problem : whyPlan(open, count);
}

const whyPlan = (open: OpenReturn<'read'>, count: number): Promise<string | null> =>
  requirePlanForStates(open, count).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return error.message;
    },
  );

async function findStep(
  standing: Standing,
  code: string,
  result: StateResults,
  filing: FilingModel | null,
): Promise<Step> {
  const { open, row, federal } = standing;
  const isPreparer = open.actor.role === 'preparer';
  const wait = (because: string, href: string | null = null): Step => ({ step: 'wait', because, href });
  const elsewhere =
    whyElsewhere(code) ??
    (result.totals.refund === null ? (result.problems[0]?.message ?? 'We can’t prepare this return.') : null);
  if (elsewhere !== null) return { step: 'elsewhere', because: elsewhere, href: null };
  if (!canBeFiled(row.taxYear)) return wait(whyNotFiled(row.taxYear));
  if (filing?.state === 'accepted') return { step: 'accepted', ...nothingElse };
  if (filing?.state === 'queued' || filing?.state === 'transmitted')
    return { step: 'moving', ...nothingElse };
  const planProblem = await findPlanProblem(standing, filing?.id ?? '');
  if (planProblem !== null)
    return isPreparer
      ? wait('The client needs a plan that covers this return.')
      : wait(planProblem, '/payments');
  if (federal === null || federal.contentHash === null || isOver(federal))
    return wait(sayFederalFirst(code, isPreparer));
  if (filing?.state === 'rejected' && (await isDuplicate(db(), row.id, code, federal.id)))
    return wait(sayDuplicate(result.name, isPreparer));
  if (filing?.state !== 'signed') return { step: 'sign', ...nothingElse };
  return federal.state === 'signed'
    ? wait('Signed. We’ll send it with the federal return.')
    : { step: 'file', ...nothingElse };
}

async function listSubmissions(
  returnId: string,
  code: string,
  name: string,
  taxYear: number,
): Promise<StateFilingView['submissions']> {
  const rows = await db().filingSubmission.findMany({
    where: { filing: { returnId, kind: stateKind(code) } },
    include: { acknowledgements: { orderBy: { receivedAt: 'asc' } } },
    orderBy: { createdAt: 'desc' },
    take: 20,
  });
  return rows.map((row) => ({
    submissionId: row.submissionId,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    transmittedAt: row.transmittedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    linkedTo: row.linkedTo,
    acknowledgements: row.acknowledgements.map((ack) => ({
      status: z.enum(['Accepted', 'Rejected', 'Exception']).parse(ack.status),
      receivedAt: ack.receivedAt.toISOString(),
      problems: Faults.parse(
        JSON.parse(unseal(ack.content, `FilingAcknowledgement.content:${row.submissionId}:${ack.hash}`)),
      ).map(({ rule, message }) => {
        const { text, fix } = stateRejectText(rule, message, name, taxYear);
        return { rule, text, href: fix === null ? null : `/file#state-${code}` };
      }),
    })),
  }));
}

async function readState(standing: Standing, code: string, result: StateResults): Promise<StateFilingView> {
  const { open, row } = standing;
  const filing = await findStateFiling(standing, code);
  // What came back or could not be sent is signed anew.
  const signatures = filing === null || isOver(filing) ? noSignatures : openSignatures(filing);
  const moments = await readSignedMoments(db(), filing?.id ?? '');
  const filings = await db().filing.findMany({
    where: { returnId: open.id, kind: stateKind(code) },
    select: { id: true },
  });
  const events = await db().filingEvent.findMany({
    where: { returnId: open.id, filingId: { in: filings.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
    take: 50,
  });
  const words = open.actor.role === 'preparer' ? eventWordsForPreparer : eventWords;
  const moving = filing !== null && ['queued', 'transmitted'].includes(filing.state);
  const { refund, owed } = result.totals;
  return {
    code,
    name: result.name,
    form: result.pages.find(({ form }) => form === result.form)?.name ?? '',
    kind: result.kind,
    refund,
    owed,
    dueOn: stateDueOn(code, row.taxYear),
    state: filing?.state ?? null,
    ...(await findStep(standing, code, result, filing)),
    signers: standing.signers.map(({ signer, name }) => ({
      signer,
      name,
      priorAgi: null,
      statedAgi: null,
      hasIpPin: false,
      signedAt:
        signatures[signer] === null ? null : (moments[signer]?.toISOString() ?? signatures[signer].signedOn),
    })),
    declaration: { version: stateDeclarationVersion, paragraphs: stateDeclaration(result.name) },
    seal: filing?.contentHash ?? null,
    paused:
      filing?.state === 'queued' && ((await isStopped('e-file')) || (await isStopped(`e-file-${code}`))),
    moving,
    submissions: await listSubmissions(open.id, code, result.name, row.taxYear),
    events: events.map(({ at, event, state, submissionId }) => ({
      at: at.toISOString(),
      event,
      state: FilingState.parse(state),
      submissionId,
      text: isEventName(event) ? words[event].replace('the IRS', result.name) : event,
    })),
  };
}

/**
 * The state returns of a return: where each stands and what comes next. On an amended return none, with what to do about
 * them instead.
 * @param federal the federal filing that counts now, as the screen shows it
 */
export async function readStates(
  open: OpenReturn<'read'>,
  row: TaxReturnModel,
  calculated: Calculated | null,
  signers: FilingView['signers'],
  federal: FilingModel | null,
): Promise<Pick<FilingView, 'states' | 'statesNote'>> {
  const found = Object.entries(calculated?.results.states ?? {});
  if (row.amendsId !== null) {
    const before = await db().taxReturn.findUniqueOrThrow({ where: { id: row.amendsId } });
    const filed = openCalculated(before)?.results.states ?? {};
    return { states: [], statesNote: sayStatesAfterAmendment(filed, calculated?.results.states ?? filed) };
  }
  const count = found.filter(([, { totals }]) => totals.refund !== null).length;
  const states: StateFilingView[] = [];
  for (const [code, result] of found)
    states.push(await readState({ open, row, signers, federal, count }, code, result));
  return { states, statesNote: null };
}

import type { FilingModel, FilingSubmissionModel, TaxReturnModel } from '@/.generated/prisma/models';
import { AppError } from '@/lib/errors';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { isStopped } from '@/lib/infra/switches';
import type { OpenReturn } from '@/lib/returns/access';
import { type ReadState, readInterviewState } from '@/lib/returns/interview-state';
import { dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { type Amendment, dueDays, openForFiling, originalOf } from './amendment';
import { readAmendable } from './amendable';
import { deadlineFor, dueOf } from './deadline';
import { eventWords, eventWordsForPreparer, isEventName } from './events';
import { authorizationParagraphs, juratParagraphs, juratVersionOf } from './jurat';
import { lineOf1040 } from './line-numbers';
import { addressInInstructions, amendedAddress, mailingAddress } from './mailing-address';
import { attachStep, formsToAttach } from './forms-to-attach';
import { authorizedAmounts, makePreparerForm } from './preparer-form';
import { balanceOf, type Calculated } from './prepare';
import { noPriorIncome, type PriorIncome, readPriorIncome, readUploadedIncome } from './prior-income';
import { expectRefund } from './refund-dates';
import { listInstallments } from './reminders';
import { listProblems, listRequirements } from './requirements';
import { noSignatures, openSignatures, type Signatures } from './rows';
import { type AmendmentView, FilingState, type FilingView, type SubmissionView } from './schema';
import { readSignedMoments, type SignedMoments } from './signed-moments';
import { readStates } from './states/view';
import { listSubmissions } from './submission-views';
import { transmitter } from './transmitter';
import { isForSomeoneWhoDied } from './mef/paper-only';
import { knowsAddresses } from './years';
import { spouseSigns } from './who-signs';

const overdueAfter = 48 * 3600_000;

/** The filing that the screen is about: the newest one that is not void and still fits the return. */
async function findShown(row: TaxReturnModel): Promise<FilingModel | null> {
  const filing = await db().filing.findFirst({
    where: { returnId: row.id, kind: '1040', voidedAt: null },
    orderBy: { createdAt: 'desc' },
  });
  const open = filing !== null && ['ready', 'signed'].includes(filing.state);
  return open && filing.returnVersion !== row.version ? null : filing;
}

function listSigners(
  { facts }: Calculated,
  signatures: Signatures,
  moments: SignedMoments,
  prior: PriorIncome,
  uploaded: PriorIncome,
): FilingView['signers'] {
  const people = [
    { signer: 'taxpayer' as const, person: facts.taxpayer },
    ...(spouseSigns(facts) && facts.spouse !== null
      ? [{ signer: 'spouse' as const, person: facts.spouse }]
      : []),
  ];
  return people.map(({ signer, person }) => ({
    signer,
    name: `${person.firstName} ${person.lastName}`.trim(),
    priorAgi: prior[signer],
    // What a spouse's return of last year said may be another amount.
    statedAgi:
      signer === 'taxpayer' && facts.priorYear.agi !== null ? dollars(facts.priorYear.agi) : uploaded[signer],
    hasIpPin: person.ipPin !== '',
    signedAt:
      signatures[signer] === null ? null : (moments[signer]?.toISOString() ?? signatures[signer].signedOn),
  }));
}

const numbersOf = ({ taxpayer, spouse, filingStatus }: ReturnInput) => ({
  taxpayer: taxpayer.ssn,
  spouse: filingStatus === 'mfj' ? (spouse?.ssn ?? null) : null,
});

const showDebit = ({ payment }: Signatures): FilingView['debit'] =>
  payment === null
    ? null
    : { amount: payment.amount, account: payment.accountNumber.slice(-4), date: payment.date };

const paperSteps = (taxYear: number, facts: ReturnInput | undefined): string[] => [
  'Download your return as a PDF and print it.',
  `If a page says “Worksheet: do not mail,” copy its figures to the official ${taxYear} form (irs.gov/forms) and mail that form.`,
  facts !== undefined && isForSomeoneWhoDied(facts)
    ? 'Sign and date the last page of Form 1040. The surviving spouse or a representative signs, as the cover page explains.'
    : 'Sign and date the last page of Form 1040. On a joint return, both of you sign.',
  ...[attachStep(facts === undefined ? '' : formsToAttach(facts))].filter((step) => step !== null),
  `If you owe, enclose Form 1040-V and a check payable to “United States Treasury.” Write your SSN and “${taxYear} Form 1040” on the check. Don’t staple them.`,
  'Mail it and keep proof of mailing. The postmark date is your filing date.',
];

const amendedPaperSteps = [
  'Download the working copy as a PDF. It shows every Form 1040-X figure by line number.',
  'Copy the figures to the IRS’s Form 1040-X (irs.gov/form1040x). Our copy isn’t the official form, so don’t mail it.',
  'Sign and date Form 1040-X. On a joint return, both of you sign.',
  'Attach every form and schedule that changed, and any Forms W-2 or 1099 that changed.',
  'Mail it and keep proof of mailing. If you’re responding to a notice, use the address on the notice instead.',
];

/** All of a return's interview, opened: read when the first one asks, and then at hand for the others. */
function readStateOnce(returnId: string): () => Promise<ReadState> {
  let read: Promise<ReadState> | null = null;
  return () => (read ??= readInterviewState(db(), returnId));
}

/** Where the filing of a return stands, what is missing, and what to do next. */
export async function readFiling(open: OpenReturn<'read'>): Promise<FilingView> {
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (row === null) throw new AppError('not_found');
  const { calculated, amendment } = await openForFiling(row);
  const filing = await findShown(row);
  const signed = filing === null ? noSignatures : openSignatures(filing);
  // What came back or could not be sent is signed anew.
  const isOver = filing !== null && ['rejected', 'failed'].includes(filing.state);
  const signatures = isOver ? noSignatures : signed;
  const readState = readStateOnce(open.id);
  const submissions = await listSubmissions(open.id, readState, row.taxYear);
  const moments = await readSignedMoments(db(), filing?.id ?? '');
  const settled = filing !== null && !['ready', 'rejected', 'failed'].includes(filing.state);
  const problems = settled ? [] : listProblems(await readState(), calculated, signatures, amendment);
  const { extended } = await dueDays((await originalOf(row)).id, row.taxYear);
  const balance = calculated === null ? 0 : balanceOf(calculated);
  const account = calculated?.facts.refund.accountNumber ?? '';
  // An extension has a screen of its own.
  const filings = await db().filing.findMany({
    where: { returnId: open.id, kind: '1040' },
    select: { id: true },
  });
  const events = await db().filingEvent.findMany({
    where: { returnId: open.id, filingId: { in: filings.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
    take: 100,
  });
  const last = submissions[0];
  const isPreparer = open.actor.role === 'preparer';
  const words = isPreparer ? eventWordsForPreparer : eventWords;
  const { preparer } = signed;
  // Only who signs is asked for a figure of last year, and a preparer's signature goes without one.
  const asks = calculated !== null && !isPreparer && !settled;
  const prior = asks ? await readPriorIncome(row, numbersOf(calculated.facts)) : noPriorIncome;
  const uploaded = asks ? readUploadedIncome(await readState(), numbersOf(calculated.facts)) : noPriorIncome;
  const signers = calculated === null ? [] : listSigners(calculated, signatures, moments, prior, uploaded);
  return {
    returnId: open.id,
    taxYear: row.taxYear,
    payBy: dueOf(row.taxYear),
    state: row.status === 'filed' ? 'accepted' : (filing?.state ?? null),
    track: signatures.preparer === null ? 'self' : 'preparer',
    simulated: transmitter().simulated,
    requirements: await listRequirements(open, row, calculated, problems.length, amendment),
    problems,
    signers,
    jurat: {
      version: juratVersionOf(row.taxYear),
      paragraphs: signatures.preparer === null ? [...juratParagraphs] : authorizationParagraphs(row.taxYear),
    },
    preparer:
      preparer === null
        ? null
        : {
            name: preparer.name,
            firmName: preparer.firmName,
            signedAt: moments.preparer?.toISOString() ?? preparer.signedOn,
          },
    preparerForm: isPreparer
      ? await makePreparerForm(open, calculated, signatures, problems.length, settled, row.taxYear)
      : null,
    amounts: calculated === null ? [] : authorizedAmounts(calculated),
    refund: Math.max(0, balance),
    owed: Math.max(0, -balance),
    refundAccount: account === '' ? null : account.slice(-4),
    debit: showDebit(signatures),
    deadline: deadlineFor(new Date(), extended !== null, rejectedInTime(last), row.taxYear),
    paper:
      amendment === null
        ? {
            address: knowsAddresses(row.taxYear)
              ? mailingAddress(
                  calculated?.facts.address.state ?? '',
                  balance < 0,
                  calculated?.results.lines['2555'] !== undefined,
                )
              : addressInInstructions(row.taxYear),
            steps: paperSteps(row.taxYear, calculated?.facts),
            isWorkCopy: false,
          }
        : {
            address: amendedAddress(
              calculated?.facts.address.state ?? '',
              calculated?.results.lines['2555'] !== undefined,
            ),
            steps: amendedPaperSteps,
            isWorkCopy: true,
          },
    seal: filing?.contentHash ?? null,
    installments:
      calculated === null ? 0 : listInstallments(calculated.results, row.taxYear, new Date()).length,
    moving: filing !== null && ['queued', 'transmitted'].includes(filing.state),
    paused: filing?.state === 'queued' && (await isStopped('e-file')),
    overdue: isOverdue(last),
    submissions,
    events: events.map(({ at, event, state, submissionId }) => ({
      at: at.toISOString(),
      event,
      state: FilingState.parse(state),
      submissionId,
      text: isEventName(event) ? words[event] : event,
    })),
    amendment: amendment === null ? null : viewAmendment(amendment),
    amendable: await readAmendable(row),
    refundDates: readRefundDates(row.taxYear, calculated, last),
    ...(await readStates(open, row, calculated, signers, filing)),
  };
}

const viewAmendment = ({ form, ...amendment }: Amendment): AmendmentView => ({
  ...amendment,
  lines: form.lines,
});

/** Lines of Form 1040 whose credits hold a refund back: the earned income credit and the additional child tax credit. */
const heldCredits = ['27', '28'];

function readRefundDates(
  taxYear: number,
  calculated: Calculated | null,
  last: SubmissionView | undefined,
): FilingView['refundDates'] {
  if (calculated === null || last?.state !== 'accepted' || balanceOf(calculated) <= 0) return null;
  const found = calculated.results.lines['1040'];
  const form = Array.isArray(found) ? found[0] : found;
  const holdsCredits = heldCredits.some((line) => Number(form?.[lineOf1040(line, taxYear)]?.value ?? 0) > 0);
  const acceptedOn = easternDay(new Date(last.answeredAt ?? last.createdAt));
  return expectRefund(acceptedOn, taxYear, holdsCredits, calculated.amended !== undefined);
}

function rejectedInTime(last: SubmissionView | undefined): { sentAt: Date; rejectedAt: Date } | null {
  return last?.state === 'rejected' && last.transmittedAt !== null && last.answeredAt !== null
    ? { sentAt: new Date(last.transmittedAt), rejectedAt: new Date(last.answeredAt) }
    : null;
}

const isOverdue = (
  last: (Pick<FilingSubmissionModel, 'state'> & { transmittedAt: string | null }) | undefined,
): boolean =>
  last?.state === 'transmitted' &&
  last.transmittedAt !== null &&
  Date.now() - Date.parse(last.transmittedAt) > overdueAfter;

/** Whether asking again makes sense: something is on its way, or a rejection that an acceptance may overtake. */
export const isUnderWay = ({ moving, state, states }: FilingView): boolean =>
  moving || state === 'rejected' || states.some((one) => one.moving || one.state === 'rejected');

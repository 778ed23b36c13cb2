import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FilingModel } from '@/.generated/prisma/models';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { unseal } from '@/lib/infra/crypto';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { lockReturn, openReturn, type OpenReturn, type ReturnCall } from '@/lib/returns/access';
import { makeFieldLinks } from '@/lib/returns/field-links';
import { readInterviewState } from '@/lib/returns/interview-state';
import { computeExtensionBalance } from '@/lib/tax/extension-amounts';
import { deadlineFor, dueOf, extendedOf } from './deadline';
import { extensionNow, type ExtensionWindow, extensionWindow, whyTooLate } from './extension-window';
import { readAmounts } from './extension-amounts';
import { readApplicants, readEstimate } from './extension-facts';
import type { ExtensionAmounts, ExtensionInput, ExtensionView } from './extension-schema';
import { buildExtension, type Extension } from './mef/build-extension';
import { digits } from './mef/element';
import { writeXml } from './mef/write-xml';
import { printExtension } from './pdf/print-extension';
import { writeExtensionPdf } from './pdf/write-extension-pdf';
import { processingDay } from './prepare';
import { noPriorIncome, readPriorIncome } from './prior-income';
import { rejectText } from './reject-texts';
import { noSignatures, openContent, sealContent, sealSignatures, type SignedContent } from './rows';
import type { FileReply, FilingProblem } from './schema';
import { queueSubmission } from './queue-submission';
import { findActiveFiling } from './active-filing';
import { transmitter } from './transmitter';
import { requireFiledYear } from './years';

async function findShown(returnId: string) {
  return db().filing.findFirst({
    where: { returnId, kind: '4868', voidedAt: null },
    orderBy: { createdAt: 'desc' },
    include: {
      submissions: { orderBy: { createdAt: 'desc' }, take: 1, include: { acknowledgements: true } },
    },
  });
}

const Faults = z.array(z.object({ rule: z.string(), message: z.string() }));

type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>>;

async function listRejections(
  { id: returnId, taxYear }: { id: string; taxYear: number },
  { submissions }: Shown,
): Promise<FilingProblem[]> {
  const last = submissions[0];
  if (last?.state !== 'rejected') return [];
  const state = await readInterviewState(db(), returnId);
  const linkTo = makeFieldLinks(state, {});
  return last.acknowledgements.flatMap(({ hash, content, submissionId }) =>
    Faults.parse(JSON.parse(unseal(content, `FilingAcknowledgement.content:${submissionId}:${hash}`))).map(
      ({ rule, message }) => {
        const { text, fix } = rejectText(rule, message, taxYear);
        return { rule, text, href: fix === null || fix.startsWith('file:') ? null : linkTo(fix).href };
      },
    ),
  );
}

/** Until when this return's extension can be requested: a rejection in time gives a few days more. */
function windowOf(filing: Shown | null, taxYear: number): ExtensionWindow {
  const last = filing?.submissions[0];
  const rejected =
    last?.state === 'rejected' && last.transmittedAt !== null && last.answeredAt !== null
      ? { sentAt: last.transmittedAt, rejectedAt: last.answeredAt }
      : null;
  return extensionWindow(extensionNow(), rejected, taxYear);
}

/** @throws AppError conflict when it's too late */
function requireOpen(filing: Shown | null, abroad: boolean, taxYear: number): void {
  const late = whyTooLate(windowOf(filing, taxYear), abroad, taxYear);
  if (late !== null) throw new AppError('conflict', late);
}

/** Where the request for more time stands, and what it would say. */
export async function readExtension(open: OpenReturn<'read'>): Promise<ExtensionView> {
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (row === null) throw new AppError('not_found');
  const { applicants, missing } = await readApplicants(open.id);
  const filing = await findShown(open.id);
  const last = filing?.submissions[0];
  const sent = filing === null ? null : readSent(filing);
  const names = [applicants.taxpayer, applicants.spouse].flatMap((person) =>
    person === null ? [] : `${person.firstName} ${person.lastName}`.trim(),
  );
  return {
    returnId: open.id,
    taxYear: row.taxYear,
    dueOn: dueOf(row.taxYear),
    extendedTo: extendedOf(row.taxYear),
    simulated: transmitter().simulated,
    state: filing?.state ?? null,
    submissionId: last?.submissionId ?? null,
    answeredAt: last?.answeredAt?.toISOString() ?? null,
    problems: filing === null ? [] : await listRejections(row, filing),
    names: names.join(' and '),
    joint: applicants.spouse !== null,
    missing,
    priorAgi:
      open.actor.role === 'client'
        ? await readPriorIncome(row, {
            taxpayer: applicants.taxpayer.ssn,
            spouse: applicants.spouse?.ssn ?? null,
          })
        : noPriorIncome,
    estimate: readEstimate(row),
    sent,
    deadline: deadlineFor(extensionNow(), filing?.state === 'accepted', null, row.taxYear),
    window: windowOf(filing, row.taxYear),
    moving: filing !== null && ['queued', 'transmitted'].includes(filing.state),
  };
}

const readSent = ({ id, content }: FilingModel): ExtensionAmounts | null =>
  content === null ? null : readAmounts(openContent(id, content).content.xml);

/** Form 4868 as it goes out: XML and paper in one text, with its hash; the two say the same. */
function sealExtension(extension: Extension): { text: string; hash: string } {
  const xml = writeXml(buildExtension(extension, transmitter().originator));
  const printed = printExtension(extension);
  const sent = readAmounts(xml);
  const lines = printed.forms[0]?.lines ?? [];
  const same = (line: string, amount: number) => lines.find((one) => one.line === line)?.value === amount;
  if (!(same('4', sent.tax) && same('5', sent.payments) && same('6', sent.balance) && same('7', sent.paying)))
    throw new Error('the extension’s paper form and its XML disagree');
  const content: SignedContent = {
    xml,
    printed,
    state: extension.address.state,
    ssn: digits(extension.taxpayer.ssn),
  };
  const text = JSON.stringify(content);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** The extension with the filer's amounts. @throws AppError conflict while a name, number or address is missing */
async function prepareExtension(returnId: string, input: ExtensionInput): Promise<Extension> {
  const { taxYear } = await db().taxReturn.findUniqueOrThrow({
    where: { id: returnId },
    select: { taxYear: true },
  });
  requireFiledYear(taxYear);
  const { applicants, missing } = await readApplicants(returnId);
  if (missing.length > 0)
    throw new AppError(
      'conflict',
      'Answer these first. The form requires your names, Social Security numbers, and address.',
      {
        fields: Object.fromEntries(missing.map(({ text }) => [text, 'Enter an answer.'])),
      },
    );
  const { tax, payments, paying, abroad, debit } = input;
  if (debit !== null && debit.spouse === null && applicants.spouse !== null)
    throw new AppError('invalid', 'On a joint extension, your spouse signs the payment too.', {
      fields: { 'debit.spouse': `Enter your spouse’s PIN and ${taxYear - 1} AGI.` },
    });
  if (debit !== null && digits(applicants.taxpayer.phone).length < 10)
    throw new AppError(
      'conflict',
      'Enter your phone number first. The IRS requires it to debit a payment from your bank account.',
      { fields: { 'taxpayer.phone': 'Enter an answer.' } },
    );
  const now = extensionNow();
  return {
    taxYear,
    ...applicants,
    amounts: { tax, payments, balance: computeExtensionBalance(tax, payments), paying },
    abroad,
    debit:
      debit === null
        ? null
        : {
            account: { ...debit.account, amount: paying },
            pin: debit.pin,
            priorAgi: debit.priorAgi,
            spouse: applicants.spouse === null ? null : debit.spouse,
            signedOn: processingDay(easternDay(now), taxYear),
          },
    writtenAt: `${now.toISOString().slice(0, 19)}Z`,
  };
}

/**
 * Sends Form 4868: sealed and put in the queue in one transaction. Asking twice gives the same submission.
 * @throws AppError conflict while something is missing, the return is filed already or it's too late; forbidden until the password was
 *   given again
 */
export async function fileExtension(
  call: ReturnCall,
  returnId: string,
  input: ExtensionInput,
): Promise<FileReply> {
  const open = await openReturn(call, returnId, 'file');
  requireRecentFactor(open.actor);
  const extension = await prepareExtension(returnId, input);
  const shown = await findShown(open.id);
  const { taxYear } = await db().taxReturn.findUniqueOrThrow({ where: { id: returnId } });
  return db().$transaction(async (tx) => {
    const locked = await lockReturn(tx, open);
    if (locked.status === 'filed')
      throw new AppError('conflict', 'Your return is already filed, so you don’t need an extension.');
    const active = await findActiveFiling(tx, open.id, '4868');
    if (active !== null) {
      const sent = await tx.filingSubmission.findFirst({ where: { filingId: active.id } });
      if (sent !== null) return { submissionId: sent.submissionId, status: sent.state };
    }
    requireOpen(shown, input.abroad, taxYear);
    const id = randomUUID();
    const { text, hash } = sealExtension(extension);
    const key = await accountKeyOf(tx, open.ownerId);
    const filing = await tx.filing.create({
      data: {
        id,
        returnId: open.id,
        kind: '4868',
        track: 'self',
        state: 'signed',
        returnVersion: locked.version,
        signatures: sealSignatures(key, id, noSignatures),
        content: sealContent(key, id, text),
        contentHash: hash,
      },
    });
    return queueSubmission(tx, open, filing);
  });
}

/**
 * Form 4868 as a PDF: a copy of what was sent, or, before that, one to print and mail with the estimate.
 * @throws AppError conflict when it's too late, nothing is calculated or a name, number or address is missing
 */
export async function readExtensionPaper(
  open: OpenReturn<'read'>,
  { paying, abroad }: { paying: number | null; abroad: boolean },
): Promise<Buffer> {
  const filing = await findShown(open.id);
  const rejected = filing !== null && ['rejected', 'failed'].includes(filing.state);
  if (filing !== null && filing.content !== null && !rejected) {
    const { content } = openContent(filing.id, filing.content);
    return Buffer.from(await writeExtensionPdf(content.printed, true));
  }
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  const estimate = row === null ? null : readEstimate(row);
  if (row !== null) requireOpen(filing, abroad, row.taxYear);
  if (estimate === null) throw new AppError('conflict', 'Calculate the return first.');
  const { tax, payments } = estimate;
  const extension = await prepareExtension(open.id, {
    tax,
    payments,
    paying: paying ?? estimate.paying,
    abroad,
    debit: null,
    agreed: true,
  });
  return Buffer.from(await writeExtensionPdf(printExtension(extension), false));
}

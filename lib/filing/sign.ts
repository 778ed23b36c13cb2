import { randomUUID } from 'node:crypto';
import type { FilingModel } from '@/.generated/prisma/models';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { requirePlanForFiling } from '@/lib/billing/filing-plan';
import { AppError } from '@/lib/errors';
import { easternDay } from '@/lib/format/day';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { holdAssigned, lockReturn, openReturn, type OpenReturn, type ReturnCall } from '@/lib/returns/access';
import { readInterviewState } from '@/lib/returns/interview-state';
import { checkDueDiligence, claimedCredits } from './due-diligence';
import { recordEvent } from './events';
import { juratVersionOf } from './jurat';
import { findActiveFiling, voidFiling } from './active-filing';
import { openForFiling } from './amendment';
import { balanceOf, type Calculated, processingDay, sealReturn } from './prepare';
import { findFirstSigner } from './let-go';
import { requirePermission } from './permission';
import { listProblems, listRequirements } from './requirements';
import { noSignatures, openSignatures, sealContent, sealSignatures, type Signatures } from './rows';
import type { PreparerSignInput, SignInput } from './schema';
import { tellClient } from './tell-client';
import { spouseSigns } from './who-signs';

type FilingOpen = OpenReturn<'file'> | OpenReturn<'set-status'>;

/** The open filing for this version of the return, made when there is none. */
async function takeFiling(tx: Transaction, open: FilingOpen, version: number): Promise<FilingModel> {
  const active = await findActiveFiling(tx, open.id, '1040');
  if (active !== null) {
    if (!['ready', 'signed'].includes(active.state))
      throw new AppError(
        'conflict',
        'This return was already submitted or accepted. It can’t be signed again.',
      );
    if (active.returnVersion === version) return active;
    await voidFiling(tx, active, 'facts');
  }
  const id = randomUUID();
  const key = await accountKeyOf(tx, open.ownerId);
  const filing = await tx.filing.create({
    data: {
      id,
      returnId: open.id,
      kind: '1040',
      track: 'self',
      returnVersion: version,
      signatures: sealSignatures(key, id, noSignatures),
    },
  });
  await recordEvent(tx, { filingId: id, returnId: open.id, actorId: open.actor.id }, 'prepared', 'ready');
  return filing;
}

/**
 * Everything that has to be there before a signature: calculation, plan, approval, no open problem.
 * @throws AppError plan_required or conflict naming the first thing that is missing
 */
export async function requireReady(call: ReturnCall, returnId: string): Promise<Calculated> {
  const open = await openReturn(call, returnId, 'read');
  const row = await db().taxReturn.findUnique({ where: { id: returnId } });
  if (row === null) throw new AppError('not_found');
  const { calculated, amendment } = await openForFiling(row);
  const problems = listProblems(await readInterviewState(db(), open.id), calculated, noSignatures, amendment);
  const required = await listRequirements(open, row, calculated, problems.length, amendment);
  const missing = required.find(({ met }) => !met);
  if (missing?.id === 'plan') await requirePlanForFiling(open);
  if (missing !== undefined)
    throw new AppError('conflict', missing.text, {
      fields: Object.fromEntries(problems.map(({ rule, text }) => [rule, text])),
    });
  if (calculated === null) throw new AppError('conflict', 'Calculate the return first.');
  return calculated;
}

/** Adds a signature, and seals the return when it was the last one. */
async function addSignature(
  tx: Transaction,
  open: FilingOpen,
  calculated: Calculated,
  by: 'taxpayer' | 'spouse' | 'preparer',
  change: (before: Signatures) => Partial<Signatures>,
): Promise<void> {
  const locked = await lockReturn(tx, open);
  await holdAssigned(tx, open);
  // Nobody puts a name under figures that an answer has overtaken: the seal would hold the old ones.
  if (locked.version !== calculated.version)
    throw new AppError('conflict', 'The return just changed. Review it and sign again.');
  const filing = await takeFiling(tx, open, locked.version);
  const before = openSignatures(filing);
  // Read again with the lock: what stood a moment ago may have been taken back.
  if (by !== 'preparer') {
    await requirePermission(tx, open.id, before);
    const first =
      before.preparer === null
        ? await findFirstSigner(tx, { returnId: open.id, clientId: open.ownerId })
        : null;
    if (first !== null)
      throw new AppError('conflict', `${first} must sign this return again before you can.`);
  }
  if (filing.contentHash !== null) throw new AppError('conflict', 'Everyone has already signed this return.');
  if (before[by] !== null) throw new AppError('conflict', 'This signature was already added.');
  const after: Signatures = {
    ...before,
    ...change(before),
    juratVersion: juratVersionOf(calculated.facts.taxYear),
  };
  const complete = after.taxpayer !== null && (!spouseSigns(calculated.facts) || after.spouse !== null);
  const sealed = complete ? sealReturn(calculated, after, new Date()) : null;
  const state = sealed === null ? 'ready' : 'signed';
  const key = await accountKeyOf(tx, open.ownerId);
  await tx.filing.update({
    where: { id: filing.id },
    data: {
      signatures: sealSignatures(key, filing.id, after),
      track: after.preparer === null ? 'self' : 'preparer',
      state,
      ...(sealed === null
        ? {}
        : { content: sealContent(key, filing.id, sealed.text), contentHash: sealed.hash }),
    },
  });
  await tx.taxReturn.update({ where: { id: open.id }, data: { efileState: state } });
  const subject = { filingId: filing.id, returnId: open.id, actorId: open.actor.id };
  const about = { clientId: open.ownerId, taxYear: calculated.facts.taxYear };
  await recordEvent(tx, subject, `signed-by-${by}`, 'ready');
  if (by === 'preparer') await tellClient(tx, 'preparer-signed', about);
  if (sealed !== null) {
    await recordEvent(tx, subject, 'sealed', 'signed', { hash: sealed.hash });
    await tellClient(tx, 'signed', about);
  }
  await recordAudit(tx, sourceOf(open), {
    action: 'filing.signed',
    objectType: 'Filing',
    objectId: filing.id,
    ownerId: open.ownerId,
    detail: { by, complete },
  });
}

/**
 * One spouse signs with a PIN of their own and proves who they are. The last signature seals the return.
 * @throws AppError conflict, plan_required, or forbidden until the password was given again
 */
export async function signReturn(call: ReturnCall, returnId: string, input: SignInput): Promise<void> {
  const open = await openReturn(call, returnId, 'file');
  requireRecentFactor(open.actor);
  const { taxYear } = await db().taxReturn.findUniqueOrThrow({
    where: { id: returnId },
    select: { taxYear: true },
  });
  if (input.juratVersion !== juratVersionOf(taxYear))
    throw new AppError('conflict', 'The declaration has changed. Reload the page and read it again.');
  const calculated = await requireReady(call, returnId);
  const { facts } = calculated;
  const person = input.signer === 'taxpayer' ? facts.taxpayer : spouseSigns(facts) ? facts.spouse : null;
  if (person === null) throw new AppError('invalid', 'This return has only one signer.');
  const ipPin =
    person.ipPin !== '' ? person.ipPin : input.identity?.kind === 'ip-pin' ? input.identity.pin : null;
  const { identity } = input;
  await db().$transaction((tx) =>
    addSignature(tx, open, calculated, input.signer, (before) => {
      // With Form 8879 the preparer knows who signs; otherwise the IRS has to.
      if (before.preparer === null && ipPin === null && identity === null)
        throw new AppError('invalid', 'Choose how the IRS should verify your identity.', {
          fields: { identity: `Enter your ${taxYear - 1} AGI, last year’s PIN, or your IP PIN.` },
        });
      const owed = Math.max(0, -balanceOf(calculated));
      return {
        [input.signer]: {
          pin: input.pin,
          signedOn: processingDay(easternDay(new Date()), taxYear),
          priorAgi:
            before.preparer === null && ipPin === null && identity?.kind === 'agi' ? identity.amount : null,
          priorPin:
            before.preparer === null && ipPin === null && identity?.kind === 'prior-pin'
              ? identity.pin
              : null,
          ipPin,
        },
        ...(input.payment !== null && owed > 0 ? { payment: { ...input.payment, amount: owed } } : {}),
        imperfect: before.imperfect || input.imperfect,
        deviceId: before.deviceId ?? input.deviceId,
      };
    }),
  );
}

/**
 * A preparer signs first (Form 8879 track): their PTIN and firm go into the return, the filers' PINs follow.
 * @throws AppError conflict before the approval, or when a filer has signed on their own
 */
export async function signAsPreparer(
  call: ReturnCall,
  returnId: string,
  input: PreparerSignInput,
): Promise<void> {
  const open = await openReturn(call, returnId, 'set-status');
  if (open.actor.role !== 'preparer') throw new AppError('forbidden');
  requireRecentFactor(open.actor);
  const row = await db().taxReturn.findUnique({ where: { id: returnId } });
  const { calculated, amendment } =
    row === null ? { calculated: null, amendment: null } : await openForFiling(row);
  if (calculated === null || calculated.status !== 'approved')
    throw new AppError('conflict', 'Approve the return before you sign it.');
  const reading = await openReturn(call, returnId, 'read');
  const problems = listProblems(
    await readInterviewState(db(), reading.id),
    calculated,
    noSignatures,
    amendment,
  );
  if (problems.length > 0)
    throw new AppError('conflict', 'The IRS would reject this return. Fix it first.', {
      fields: Object.fromEntries(problems.map(({ rule, text }) => [rule, text])),
    });
  const claimed = claimedCredits(calculated.facts, calculated.results.lines);
  const undone = checkDueDiligence(claimed, input.dueDiligence);
  if (Object.keys(undone).length > 0)
    throw new AppError('invalid', 'Form 8867 isn’t complete.', { fields: undone });
  const person = await db().user.findUniqueOrThrow({
    where: { id: open.actor.id },
    select: { firstName: true, lastName: true },
  });
  await db().$transaction((tx) =>
    addSignature(tx, open, calculated, 'preparer', (before) => {
      if (before.taxpayer !== null || before.spouse !== null)
        throw new AppError(
          'conflict',
          'The client has already signed. Ask them to change an answer to start over.',
        );
      return {
        preparer: {
          id: open.actor.id,
          name: `${person.firstName} ${person.lastName}`,
          ptin: input.ptin,
          firmName: input.firmName,
          firmEin: input.firmEin.replace('-', ''),
          pin: input.pin,
          signedOn: processingDay(easternDay(new Date()), calculated.facts.taxYear),
          dueDiligence: input.dueDiligence,
        },
      };
    }),
  );
}

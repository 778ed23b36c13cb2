import { randomUUID } from 'node:crypto';
import type { FilingModel } from '@/.generated/prisma/models';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { AppError } from '@/lib/errors';
import { easternDay } from '@/lib/format/day';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { lockReturn, openReturn, type OpenReturn, type ReturnCall } from '@/lib/returns/access';
import { findActiveFiling, voidFiling } from '../active-filing';
import { recordEvent } from '../events';
import { processingDay } from '../prepare';
import { noSignatures, openSignatures, sealContent, sealSignatures, type Signatures } from '../rows';
import { transmitter } from '../transmitter';
import { spouseSigns } from '../who-signs';
import { sealStateReturn } from './content';
import { stateDeclarationVersion } from './declaration';
import { refuseDuplicate } from './duplicate';
import { requireStateReturn } from './find-state';
import { stateKind } from './kinds';
import { requireStatePermission, sayFederalFirst } from './permission';
import type { StateSignInput } from './schema';

/**
 * The federal filing that a state return is signed with: everybody signed it, and it still fits the return.
 * @throws AppError conflict when there is none
 */
async function requireSignedFederal(
  tx: Transaction,
  returnId: string,
  version: number,
  code: string,
): Promise<FilingModel & { contentHash: string }> {
  const federal = await findActiveFiling(tx, returnId, '1040');
  const { contentHash = null } = federal ?? {};
  if (federal === null || contentHash === null) throw new AppError('conflict', sayFederalFirst(code));
  if (federal.state === 'signed' && federal.returnVersion !== version)
    throw new AppError('conflict', 'The return changed after it was signed. Review it and sign again.');
  return { ...federal, contentHash };
}

/** The open filing of a state, made anew when there is none that goes with this federal one. */
async function takeStateFiling(
  tx: Transaction,
  open: OpenReturn<'file'>,
  code: string,
  federal: FilingModel,
): Promise<FilingModel> {
  const active = await findActiveFiling(tx, open.id, stateKind(code));
  if (active !== null) {
    if (!['ready', 'signed'].includes(active.state))
      throw new AppError(
        'conflict',
        'This state return was already submitted or accepted. It can’t be signed again.',
      );
    if (active.linkedFilingId === federal.id) return active;
    await voidFiling(tx, active, 'facts');
  }
  const id = randomUUID();
  // Whoever stands behind the federal return (Form 8879) stands behind this one, and is asked for again before it leaves.
  const { preparer } = openSignatures(federal);
  const key = await accountKeyOf(tx, open.ownerId);
  const filing = await tx.filing.create({
    data: {
      id,
      returnId: open.id,
      kind: stateKind(code),
      linkedFilingId: federal.id,
      track: federal.track,
      returnVersion: federal.returnVersion,
      signatures: sealSignatures(key, id, { ...noSignatures, preparer }),
    },
  });
  await recordEvent(tx, { filingId: id, returnId: open.id, actorId: open.actor.id }, 'prepared', 'ready');
  return filing;
}

/**
 * One spouse signs a state return with a PIN of their own. The last signature seals it.
 * @throws AppError conflict while the federal return isn't signed, plan_required, or forbidden until the password was
 *   given again
 */
export async function signStateReturn(
  call: ReturnCall,
  returnId: string,
  code: string,
  input: StateSignInput,
): Promise<void> {
  const open = await openReturn(call, returnId, 'file');
  requireRecentFactor(open.actor);
  if (input.declarationVersion !== stateDeclarationVersion)
    throw new AppError('conflict', 'The declaration has changed. Reload the page and read it again.');
  await db().$transaction(async (tx) => {
    const locked = await lockReturn(tx, open);
    const row = await tx.taxReturn.findUniqueOrThrow({ where: { id: open.id } });
    const { calculated, result } = requireStateReturn(row, code);
    const joint = spouseSigns(calculated.facts);
    if (input.signer === 'spouse' && !joint)
      throw new AppError('invalid', 'This return has only one signer.');
    const federal = await requireSignedFederal(tx, open.id, locked.version, code);
    await refuseDuplicate(tx, { returnId: open.id, code, federalId: federal.id, name: result.name });
    const filing = await takeStateFiling(tx, open, code, federal);
    await requireStatePermission(tx, filing);
    const before = openSignatures(filing);
    if (filing.contentHash !== null)
      throw new AppError('conflict', 'Everyone has already signed this return.');
    if (before[input.signer] !== null) throw new AppError('conflict', 'This signature was already added.');
    const signedOn = processingDay(easternDay(new Date()), row.taxYear);
    const after: Signatures = {
      ...before,
      juratVersion: stateDeclarationVersion,
      [input.signer]: { pin: input.pin, signedOn, priorAgi: input.priorIncome, priorPin: null, ipPin: null },
    };
    const complete = after.taxpayer !== null && (!joint || after.spouse !== null);
    const sealed = complete
      ? sealStateReturn({
          code,
          result,
          calculated,
          signatures: after,
          federalHash: federal.contentHash,
          originator: transmitter().originator,
          now: new Date(),
        })
      : null;
    const key = await accountKeyOf(tx, open.ownerId);
    await tx.filing.update({
      where: { id: filing.id },
      data: {
        signatures: sealSignatures(key, filing.id, after),
        state: sealed === null ? 'ready' : 'signed',
        ...(sealed === null
          ? {}
          : { content: sealContent(key, filing.id, sealed.text), contentHash: sealed.hash }),
      },
    });
    const subject = { filingId: filing.id, returnId: open.id, actorId: open.actor.id };
    await recordEvent(tx, subject, `signed-by-${input.signer}`, 'ready');
    if (sealed !== null) await recordEvent(tx, subject, 'sealed', 'signed', { hash: sealed.hash });
    await recordAudit(tx, sourceOf(open), {
      action: 'filing.signed',
      objectType: 'Filing',
      objectId: filing.id,
      ownerId: open.ownerId,
      detail: { by: input.signer, complete, jurisdiction: code },
    });
  });
}

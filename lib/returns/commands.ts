import { queueEmailOnce } from '@/lib/accounts/mail-work';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { TaxReturnModel } from '@/.generated/prisma/models';
import { AppError } from '@/lib/errors';
import { carrySignatures, voidSignatures } from '@/lib/filing/active-filing';
import { isUniqueViolation } from '@/lib/http/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { holdAssigned, holdChangesAllowed, lockReturn, type OpenReturn, type ReturnCall } from './access';
import type { TaxYear } from '@/lib/tax/us/edition';
import { computeResults, sameFigures } from './calculation';
import { recordDecision } from './decisions';
import { readInterviewState } from './interview-state';
import { carryOver } from './last-year';
import { keepCalculation } from './past-calculations';
import { afterCalculation, afterRequest } from './lifecycle';
import { toProgress, toRowStatus, toTaxReturn } from './rows';
import { type CalculationResults, type TaxReturn, UpdateReturnInput } from './schema';
import { storeResults } from './stored-results';

/** A return that starts from last year's seals some hundred answers: on a busy machine that outlasts five seconds. */
const patience = { timeout: 15_000 };

/** The answers and carryovers of last year's return, where there is one: the filer checks and changes them. */
async function startFromLastYear(
  tx: Transaction,
  created: TaxReturnModel,
  by: ReturnType<typeof sourceOf>,
): Promise<void> {
  const done = await carryOver(tx, created);
  if (done === null) return;
  await recordAudit(tx, by, {
    action: 'return.carried-over',
    objectType: 'TaxReturn',
    objectId: created.id,
    ownerId: created.userId,
    detail: done,
  });
}

/** A first return of a year, with what last year's hands on. */
export async function createReturn(
  tx: Transaction,
  { ownerId, taxYear }: { ownerId: string; taxYear: TaxYear },
  by: ReturnType<typeof sourceOf>,
): Promise<TaxReturnModel> {
  // Made here, in front of the first answer, so that no later write waits for it.
  await accountKeyOf(tx, ownerId);
  const created = await tx.taxReturn.create({ data: { userId: ownerId, taxYear } });
  await recordAudit(tx, by, {
    action: 'return.created',
    objectType: 'TaxReturn',
    objectId: created.id,
    ownerId,
  });
  await startFromLastYear(tx, created, by);
  return created;
}

/** The client's first return for a year, made when there is none. Two requests at once end with the same one. */
export async function ensureReturn(
  call: ReturnCall,
  taxYear: TaxYear = 2024,
): Promise<{ taxReturn: TaxReturn; created: boolean }> {
  const where = { userId: call.actor.id, taxYear, amendsId: null };
  const found = await db().taxReturn.findFirst({ where });
  if (found !== null) return { taxReturn: toTaxReturn(found), created: false };
  try {
    const row = await db().$transaction(
      (tx) => createReturn(tx, { ownerId: call.actor.id, taxYear }, sourceOf(call)),
      patience,
    );
    return { taxReturn: toTaxReturn(row), created: true };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { taxReturn: toTaxReturn(await db().taxReturn.findFirstOrThrow({ where })), created: false };
  }
}

/**
 * Calculates the return from its answers and documents and keeps the result with the facts it came from.
 * @throws AppError conflict with `fields` naming what is missing or what Plainfile cannot do
 */
export async function calculate(open: OpenReturn<'calculate'>): Promise<TaxReturn> {
  return db().$transaction(async (tx) => {
    const locked = await lockReturn(tx, open);
    // Refuses first: nothing is computed for a return that no longer changes.
    afterCalculation(toProgress(locked));
    const key = await accountKeyOf(tx, open.ownerId);
    const { results, sealedInput, snapshot } = computeResults(
      key,
      open.id,
      await readInterviewState(tx, open.id),
    );
    const before = await tx.taxReturn.findUniqueOrThrow({ where: { id: open.id } });
    const isSame = !locked.stale && hasFigures(before, results);
    const next = afterCalculation({ ...toProgress(locked), stale: !isSame });
    if (isSame) await carrySignatures(tx, open.id, locked.version);
    else await voidSignatures(tx, open.id, 'figures');
    const row = await tx.taxReturn.update({
      where: { id: open.id },
      data: {
        status: toRowStatus(next.status),
        stale: false,
        version: { increment: 1 },
        ...storeResults(key, open.id, results),
        calculationInput: sealedInput,
        calculatedAt: new Date(results.calculatedAt),
      },
    });
    await keepCalculation(tx, key, open.id, { ...snapshot, balance: results.estimatedRefund });
    await holdChangesAllowed(tx, open);
    await recordAudit(tx, sourceOf(open), {
      action: 'return.calculated',
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { engine: results.engine.version },
    });
    return toTaxReturn(row);
  });
}

/** Whether the figures of the last calculation are these. */
const hasFigures = (row: TaxReturnModel, results: CalculationResults): boolean => {
  const { calculationResults: before } = toTaxReturn(row);
  return before !== null && sameFigures(before, results);
};

/** Fields of a return that a body may name; only the status can be asked for. */
const protectedFields = [
  'id',
  'userId',
  'taxYear',
  'estimatedRefund',
  'totalIncome',
  'totalDeductions',
  'calculationResults',
  'efile',
  'updatedAt',
  'version',
];

/**
 * Parses a change of a return.
 * @throws AppError forbidden when the body names a field that only the product sets
 */
export function parseReturnChange(body: unknown): UpdateReturnInput {
  if (
    typeof body === 'object' &&
    body !== null &&
    protectedFields.some((name) => Object.hasOwn(body, name))
  ) {
    throw new AppError('forbidden', 'Only the status of a return can be changed here.');
  }
  return UpdateReturnInput.parse(body);
}

/**
 * Sets the status, where the actor's role and the return's state allow it.
 * @throws AppError forbidden or conflict, see lifecycle.ts
 */
export async function setStatus(
  open: OpenReturn<'set-status'>,
  input: UpdateReturnInput,
): Promise<TaxReturn> {
  return db().$transaction(async (tx) => {
    const isWritten = input.message !== undefined || input.reason !== undefined;
    if (isWritten && open.actor.role !== 'preparer')
      throw new AppError('forbidden', 'Only a preparer can send a message with a decision.');
    const locked = await lockReturn(tx, open);
    const found = await tx.taxReturn.findUniqueOrThrow({ where: { id: open.id } });
    const { calculationResults } = toTaxReturn(found);
    // Also stale when the engine has other figures by now: nobody approves the old ones.
    const before = { ...toProgress(locked), stale: calculationResults?.stale ?? locked.stale };
    await holdAssigned(tx, open);
    const next = afterRequest(before, input.status, open.actor.role);
    // Figures that nobody looked at are not approved, and a message about older ones is not lost.
    if (input.seenVersion !== undefined && input.seenVersion !== locked.version)
      throw new AppError(
        'conflict',
        'The return has changed since you opened it. Review it again before you decide.',
      );
    if (next.status === before.status) return toTaxReturn(found);
    // An approval changes no figure: what was signed stays signed.
    if (next.status !== 'draft') await carrySignatures(tx, open.id, locked.version);
    else await voidSignatures(tx, open.id, open.actor.role === 'preparer' ? 'sent-back' : 'reopened');
    const row = await tx.taxReturn.update({
      where: { id: open.id },
      data: { status: toRowStatus(next.status), version: { increment: 1 } },
    });
    if (open.actor.role === 'preparer') await recordDecision(tx, open, row, input);
    // Who signed hears that by an email of its own.
    if (open.actor.role === 'preparer' && next.status === 'draft' && !locked.signed)
      await queueEmailOnce(tx, 'preparer-asked', open.ownerId, 60 * 60_000);
    await recordAudit(tx, sourceOf(open), {
      action: 'return.status-set',
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { from: before.status, to: next.status },
    });
    return toTaxReturn(row);
  });
}

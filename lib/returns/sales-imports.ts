import { randomUUID } from 'node:crypto';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { addSales, describeSales, removeImport } from '@/lib/interview/sales-csv/add-sales';
import { readSalesList } from '@/lib/interview/sales-csv/read-list';
import type { CsvSale } from '@/lib/interview/sales-csv/sale';
import type {
  Removed,
  Responses,
  SalesImported,
  SalesImportInput,
  SalesImports,
} from '@/lib/interview/schema';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { holdChangesAllowed, type OpenReturn } from './access';
import { markFactsChanged } from './facts-changed';
import { readAnswers, readInterviewState, sealAnswer } from './interview-state';
import { keepForUndo, readCarried } from './undo';

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

/** How many sales there are, the files they came with, and how many more there is room for. */
export async function readSalesImports(open: OpenReturn<'read'>): Promise<SalesImports> {
  return describeSales(await readInterviewState(db(), open.id));
}

/** A list is up to thousands of answers, sealed one by one: on a busy machine that outlasts the five seconds of others. */
const patience = { timeout: 15_000 };

/** Hundreds of answers at once: what stood under their ids goes, and the new rows come in one statement. */
async function putAnswers(
  tx: Transaction,
  { id: returnId, ownerId }: OpenReturn<'edit'>,
  answers: Responses,
): Promise<void> {
  const key = await accountKeyOf(tx, ownerId);
  await tx.answer.deleteMany({ where: { returnId, questionId: { in: Object.keys(answers) } } });
  await tx.answer.createMany({
    data: Object.entries(answers).map(([questionId, answer]) => ({
      returnId,
      questionId,
      value: sealAnswer(key, returnId, questionId, answer),
    })),
  });
}

/** The sales on the picked rows of the list. A row that can't be taken refuses all: nothing is left out unasked. */
function pickSales({ csv, rows: picked }: SalesImportInput, taxYear: number): CsvSale[] {
  const { rows, faults } = readSalesList(csv, taxYear);
  if (faults.length > 0) throw refuse('csv', faults.join(' '));
  return [...new Set(picked)].map((line) => {
    const row = rows.find((one) => one.line === line);
    if (!row) throw refuse('rows', `There’s no sale in row ${line}.`);
    if (!row.sale) throw refuse('rows', `Row ${line}: ${row.faults.join(' ')}`);
    return row.sale;
  });
}

/**
 * Adds the picked rows of a broker's list to the sales, all or none.
 * @throws AppError invalid when the list, a picked row or the number of sales can't be taken; conflict for a filed
 *   return
 */
export async function importSales(open: OpenReturn<'edit'>, input: SalesImportInput): Promise<SalesImported> {
  const importId = randomUUID();
  return db().$transaction(async (tx) => {
    await markFactsChanged(tx, open.id);
    await holdChangesAllowed(tx, open);
    const state = await readInterviewState(tx, open.id);
    const sales = pickSales(input, state.taxYear ?? firstTaxYear);
    const { room, asksOwner } = describeSales(state);
    if (sales.length > room)
      throw refuse('rows', `You can add ${room} more sales. You selected ${sales.length}.`);
    if (asksOwner && input.owner === undefined) throw refuse('owner', 'Select whose sales these are.');
    const owner = asksOwner ? input.owner : undefined;
    await putAnswers(tx, open, {
      // What documents pre-filled was shown as answered: from the first answer on it is saved like any other.
      ...state.prefilled,
      ...addSales(state, { sales, importId, owner }),
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'answer.sales-imported',
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { importId, count: sales.length },
    });
    return { importId, added: sales.length };
  }, patience);
}

/**
 * Takes the sales of one list out again; the others move up.
 * @throws AppError not_found when none of them is left
 */
export async function removeSalesImport(open: OpenReturn<'edit'>, importId: string): Promise<Removed> {
  return db().$transaction(async (tx) => {
    await markFactsChanged(tx, open.id);
    await holdChangesAllowed(tx, open);
    const before = await readAnswers(tx, open.id);
    const carried = await readCarried(tx, open.id);
    const after = removeImport(before, importId);
    if (after === before) throw new AppError('not_found');
    const gone = Object.keys(before).filter((questionId) => !(questionId in after));
    const changed = Object.entries(after).filter(
      ([questionId, answer]) => JSON.stringify(before[questionId]) !== JSON.stringify(answer),
    );
    await tx.answer.deleteMany({ where: { returnId: open.id, questionId: { in: gone } } });
    await putAnswers(tx, open, Object.fromEntries(changed));
    await recordAudit(tx, sourceOf(open), {
      action: 'answer.sales-removed',
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { importId },
    });
    const { id, statement } = keepForUndo(await accountKeyOf(tx, open.ownerId), open, 'sales', {
      before,
      after,
      carried,
    });
    await tx.$executeRaw(statement);
    return { undo: id };
  }, patience);
}

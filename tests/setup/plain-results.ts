import { openAccountKey } from '@/lib/infra/account-keys';
import { unseal } from '@/lib/infra/crypto';
import { holdKey } from '@/lib/infra/held-keys';
import { query } from './database';

interface Row {
  userId: string;
  secret: string;
  sealed: string;
}

/** Figures as the product sealed them in the row of a return. */
export async function readSealedResults(returnId: string): Promise<Record<string, unknown>> {
  const [row] = await query<Row>(
    `SELECT r."userId", k."secret", r."sealedResults" AS "sealed" FROM "TaxReturn" r
     JOIN "AccountKey" k ON k."userId" = r."userId" WHERE r."id" = $1`,
    [returnId],
  );
  if (row === undefined) throw new Error('this return has no figures');
  holdKey(openAccountKey(row.userId, row.secret), true);
  return JSON.parse(unseal(row.sealed, `TaxReturn.sealedResults:${returnId}`)) as Record<string, unknown>;
}

/** Writes figures the way versions before the sealing did. */
export async function storePlainResults(returnId: string, results: object): Promise<void> {
  const totals = results as Record<string, unknown>;
  await query(
    `UPDATE "TaxReturn" SET "sealedResults" = NULL, "calculationResults" = $2, "estimatedRefund" = $3,
       "totalIncome" = $4, "totalDeductions" = $5 WHERE "id" = $1`,
    [
      returnId,
      JSON.stringify(results),
      totals['estimatedRefund'],
      totals['grossIncome'],
      totals['totalDeductions'],
    ],
  );
}

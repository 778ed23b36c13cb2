import type { TaxReturnModel } from '@/.generated/prisma/models';
import type { LockedReturn } from './access';
import type { Progress } from './lifecycle';
import { CalculationResults, type ReturnStatus, type TaxReturn } from './schema';

/** Between rows of the database and the shapes of the API. */
const statusNames: Record<TaxReturnModel['status'], ReturnStatus> = {
  draft: 'draft',
  in_review: 'in-review',
  approved: 'approved',
  filed: 'filed',
};

/** The database's name of a status. */
export function toRowStatus(status: ReturnStatus): TaxReturnModel['status'] {
  return status === 'in-review' ? 'in_review' : status;
}

/** The part of a locked row that the status machine decides on. */
export function toProgress(row: LockedReturn): Progress {
  return {
    status: statusNames[row.status],
    calculated: row.calculated,
    stale: row.stale,
    onItsWay: row.onItsWay,
  };
}

/** A return as the API gives it. */
export function toTaxReturn(row: TaxReturnModel): TaxReturn {
  const stored = row.calculationResults;
  const results =
    stored === null || typeof stored !== 'object'
      ? null
      : CalculationResults.parse({ ...stored, stale: row.stale });
  return {
    id: row.id,
    userId: row.userId,
    taxYear: row.taxYear,
    status: statusNames[row.status],
    estimatedRefund: row.estimatedRefund.toFixed(2),
    totalIncome: row.totalIncome.toFixed(2),
    totalDeductions: row.totalDeductions.toFixed(2),
    calculationResults: results,
    efile: row.efileState === null ? null : { state: row.efileState },
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

import type { Prisma } from '@/.generated/prisma/client';
import type { TaxReturnModel } from '@/.generated/prisma/models';
import { env } from '@/lib/env';
import type { LockedReturn } from './access';
import { isOfThisEngine, isOvertaken } from './calculation';
import type { Progress } from './lifecycle';
import { CalculationResults, type ReturnStatus, type TaxReturn } from './schema';
import { readStored } from './stored-results';

/** Between rows of the database and the shapes of the API. */
const statusNames: Record<TaxReturnModel['status'], ReturnStatus> = {
  draft: 'draft',
  in_review: 'in-review',
  approved: 'approved',
  filed: 'filed',
};

/** The return that people and screens mean: the latest year's, and of a year the latest amendment. */
export const newestReturn = [
  { taxYear: 'desc' },
  { createdAt: 'desc' },
] satisfies Prisma.TaxReturnOrderByWithRelationInput[];

/** The API's name of a status. */
export const toStatus = (status: TaxReturnModel['status']): ReturnStatus => statusNames[status];

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

/** What was found out about calculations of an engine of before, by return and version. */
const overtaken = new Map<string, boolean>();
const overtakenAtMost = 20_000;

/** Whether the engine would give other figures now. What is filed or on its way stays as it was signed. */
function needsNewFigures(row: TaxReturnModel, results: CalculationResults): boolean {
  const { id, calculationInput: input, efileState } = row;
  if (input === null || row.status === 'filed' || isOfThisEngine(results)) return false;
  if (efileState === 'queued' || efileState === 'transmitted') return false;
  const key = `${id} ${row.version}`;
  const known = overtaken.get(key);
  if (known !== undefined) return known;
  if (overtaken.size >= overtakenAtMost) overtaken.clear();
  const found = isOvertaken(id, results, input);
  overtaken.set(key, found);
  return found;
}

/** Where a filing stands; what was sent says so when a simulator answers. */
function toEfile(state: TaxReturnModel['efileState']): TaxReturn['efile'] {
  if (state === null) return null;
  const isSent = state !== 'ready' && state !== 'signed';
  return {
    state,
    ...(isSent && env().EFILE_TRANSMITTER === 'simulator' ? { simulated: true as const } : {}),
  };
}

/** The totals that lists show; of what earlier versions wrote they stand beside the figures. */
const totalsOf = (row: TaxReturnModel, results: CalculationResults | null) =>
  row.sealedResults === null || results === null
    ? {
        estimatedRefund: row.estimatedRefund.toFixed(2),
        totalIncome: row.totalIncome.toFixed(2),
        totalDeductions: row.totalDeductions.toFixed(2),
      }
    : {
        estimatedRefund: results.estimatedRefund.toFixed(2),
        totalIncome: results.grossIncome.toFixed(2),
        totalDeductions: results.totalDeductions.toFixed(2),
      };

/** A return as the API gives it. */
export function toTaxReturn(row: TaxReturnModel): TaxReturn {
  const stored = readStored(row);
  const results =
    stored === null || typeof stored !== 'object'
      ? null
      : CalculationResults.parse({ ...stored, stale: row.stale });
  if (results !== null && !results.stale) results.stale = needsNewFigures(row, results);
  return {
    id: row.id,
    userId: row.userId,
    taxYear: row.taxYear,
    status: statusNames[row.status],
    ...totalsOf(row, results),
    calculationResults: results,
    efile: toEfile(row.efileState),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    ...(row.stale && row.staleSince !== null ? { staleSince: row.staleSince.toISOString() } : {}),
    ...(row.amendsId === null ? {} : { amends: row.amendsId }),
  };
}

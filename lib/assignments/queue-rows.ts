import type { TaxReturnModel } from '@/.generated/prisma/models';
import { db } from '@/lib/infra/db';
import { toTaxReturn } from '@/lib/returns/rows';
import type { QueueReturn } from './schema';

type StateFiling = QueueReturn['states'][number]['filing'];

/** Where the newest filing of each state's return stands, by return and postal code. A void one counts as none. */
export async function readStateFilings(
  returnIds: string[],
): Promise<(returnId: string) => ReadonlyMap<string, StateFiling>> {
  const rows = await db().filing.findMany({
    where: { returnId: { in: returnIds }, kind: { startsWith: 'state-' }, voidedAt: null },
    select: { returnId: true, kind: true, state: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const found = new Map<string, Map<string, StateFiling>>();
  for (const { returnId, kind, state } of rows) {
    const ofReturn = found.get(returnId) ?? new Map<string, StateFiling>();
    found.set(returnId, ofReturn.set(kind.slice('state-'.length), state));
  }
  return (returnId) => found.get(returnId) ?? new Map();
}

/** A return as lists show it: a hundredth of what the summary needs. */
export function toQueueReturn(row: TaxReturnModel, filings: ReadonlyMap<string, StateFiling>): QueueReturn {
  const { calculationResults: results, staleSince = null, ...taxReturn } = toTaxReturn(row);
  return {
    ...taxReturn,
    calculatedAt: results?.calculatedAt ?? null,
    outdated: results?.stale === true ? { since: staleSince } : null,
    states: Object.entries(results?.states ?? {}).map(([code, { name }]) => ({
      code,
      name,
      refund: results?.combined?.states[code] ?? null,
      filing: filings.get(code) ?? null,
    })),
  };
}

import { formatDollars } from '@/lib/format/money';
import type { StateResults } from '@/lib/returns/schema';
import { statesOfAmendment } from './find-state';

type Compared = Pick<StateResults, 'name'> & { totals: Pick<StateResults['totals'], 'refund' | 'owed'> };
type ByState = Readonly<Record<string, Compared>>;

/** "a refund of $120"; null where the state's return isn't computed. */
function sayBalance({ totals: { refund, owed } }: Compared): string | null {
  if (refund === null || owed === null) return null;
  if (owed > 0) return `${formatDollars(owed)} owed`;
  return refund > 0 ? `a refund of ${formatDollars(refund)}` : 'no refund and nothing owed';
}

function sayState(before: Compared | undefined, now: Compared | undefined): string | null {
  const name = (now ?? before)?.name ?? '';
  if (now === undefined)
    return `${name}: with your corrected return, you no longer need to file in this state.`;
  const [old, corrected] = [before === undefined ? undefined : sayBalance(before), sayBalance(now)];
  if (corrected === null)
    return `${name}: Plainfile can’t calculate the corrected return. Check with the state.`;
  if (old === undefined)
    return `${name}: this state wasn’t on your original return. The corrected return shows ${corrected}.`;
  return old === corrected
    ? `${name}: the balance stays at ${corrected}. Ask the state whether you still need to report the change.`
    : `${name}: your balance changes from ${old ?? 'unknown'} to ${corrected}. File an amended ${name} return.`;
}

/**
 * What an amended federal return does to each state, and what to do about it; null when no state is touched.
 * @param before the state returns of the return that it amends
 */
export function sayStatesAfterAmendment(before: ByState, now: ByState): string | null {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(now)])].toSorted();
  if (codes.length === 0) return null;
  return [statesOfAmendment, ...codes.map((code) => sayState(before[code], now[code]))].join('\n');
}

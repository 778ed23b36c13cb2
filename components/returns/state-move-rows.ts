import { formatDollars } from '@/lib/format/money';
import { stateInText } from '@/lib/format/words';
import { states } from '@/lib/interview/topics/address';
import { type MoveInput, type MoveResult } from '@/lib/returns/results-schema';

export const elsewhere = 'elsewhere';

/** States and the District; the addresses of the armed forces are no places to live. */
export const placesToLive = states.filter(({ value }) => !['AA', 'AE', 'AP'].includes(value));

/** What is asked of the server; null while the place that decides the local tax isn't chosen. */
export function toHome(
  state: string,
  place: string,
  { needsCounty, hasCities }: { needsCounty: boolean; hasCities: boolean },
): MoveInput | null {
  if (state === '' || ((needsCounty || hasCities) && place === '')) return null;
  const code = state as MoveInput['state'];
  if (needsCounty) return { state: code, county: place };
  return hasCities && place !== elsewhere ? { state: code, city: place } : { state: code };
}

/** Taxes side by side; local tax only where there is one. */
export function moveRows({ before, after }: MoveResult) {
  if (before === null || after === null) return [];
  const row = (label: string, key: keyof typeof before, isTotal = false) => ({
    label,
    before: before[key],
    after: after[key],
    isTotal,
  });
  return [
    row('Federal', 'federal'),
    row('State', 'state'),
    ...(before.local === 0 && after.local === 0 ? [] : [row('Local', 'local')]),
    row('Total', 'total', true),
  ];
}

/** The comparison in one sentence. */
export function sayMove({ before, after }: MoveResult, state: string): string {
  const name = stateInText(state);
  if (before === null || after === null) return `We can’t compare your taxes with ${name} yet.`;
  const change = after.total - before.total;
  if (change === 0) return `In ${name}, your taxes would have been the same.`;
  return `In ${name}, you would have paid ${formatDollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'}.`;
}

import { type RefundSteps } from '@/lib/returns/results-schema';

export interface PicturedStep {
  key: string;
  label: string;
  change: number;
  from: number;
  to: number;
  isTotal: boolean;
}

/** More bars than this are hard to read; the table has all of them. */
const most = 12;

/**
 * The steps of the picture: those that moved something, the smallest beyond a dozen drawn together at the end, and
 * the result. Bars still meet: each starts where the one before ended.
 */
export function picturedSteps({ start, end, steps }: Omit<RefundSteps, 'groups'>): PicturedStep[] {
  const moving = steps.filter(({ change }) => change !== 0);
  const kept = new Set(
    [...moving]
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, moving.length > most ? most - 1 : most),
  );
  const rest = moving.filter((step) => !kept.has(step));
  const named = moving.filter((step) => kept.has(step)).map(({ label, change }) => ({ label, change }));
  if (start !== 0) named.unshift({ label: 'Just your household', change: start });
  if (rest.length > 0)
    named.push({
      label: `${rest.length} smaller steps`,
      change: rest.reduce((sum, { change }) => sum + change, 0),
    });
  let running = 0;
  const pictured = named.map(({ label, change }, index): PicturedStep => {
    const from = running;
    running += change;
    return { key: String(index), label, change, from, to: running, isTotal: false };
  });
  const label = end < 0 ? 'Amount Owed' : 'Refund';
  return [...pictured, { key: 'end', label, change: end, from: 0, to: end, isTotal: true }];
}

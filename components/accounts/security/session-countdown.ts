import { countOf } from '@/lib/format/words';

/** Seconds before the end at which we say so. */
export const warnBefore = 120;
/** Typing or pointing this recently (in ms) is a sign of life without a request. */
const recentlyMs = 60_000;

export type ClockStep =
  | { kind: 'wait'; seconds: number }
  | { kind: 'prolong' }
  | { kind: 'warn'; seconds: number; canStay: boolean };

/**
 * What to do with the time a session has left: wait until shortly before its end, prolong it because somebody is at
 * work, or warn. At the longest time since signing in nothing prolongs it.
 */
export function decideStep(
  clock: { idleSeconds: number; absoluteSeconds: number },
  sinceInputMs: number,
): ClockStep {
  const left = Math.min(clock.idleSeconds, clock.absoluteSeconds);
  if (left > warnBefore) return { kind: 'wait', seconds: left - warnBefore };
  const canStay = clock.absoluteSeconds > left + warnBefore;
  if (canStay && sinceInputMs < recentlyMs) return { kind: 'prolong' };
  return { kind: 'warn', seconds: left, canStay };
}

/** "1 minute 5 seconds". */
export function sayDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const text = [
    minutes === 0 ? '' : countOf(minutes, 'minute', 'minutes'),
    rest === 0 ? '' : countOf(rest, 'second', 'seconds'),
  ];
  return text.filter(Boolean).join(' ') || '0 seconds';
}

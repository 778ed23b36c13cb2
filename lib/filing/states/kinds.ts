import { states } from '@/lib/interview/topics/address';

/** What a state return is called in `Filing.kind`. */
export type StateKind = `state-${string}`;

const prefix = 'state-';

export const stateKind = (code: string): StateKind => `${prefix}${code}`;

/** Postal code of the state that a filing goes to; null for a federal one. */
export const stateOfKind = (kind: string): string | null =>
  kind.startsWith(prefix) ? kind.slice(prefix.length) : null;

/** "Illinois". */
export const stateName = (code: string): string => states.find(({ value }) => value === code)?.label ?? code;

/**
 * States whose return can't go through the IRS's federal and state program, with the way it is filed. New Hampshire's
 * DP-10 and Washington's capital gains return are no individual income tax returns of that program (the workshop's
 * notes on states, table of forms); both are filed on the state's own site.
 */
const filedElsewhere: Readonly<Record<string, string>> = {
  NH: 'File Form DP-10 on New Hampshire’s website, Granite Tax Connect. Use the amounts from your working copy.',
  WA: 'File the capital gains return on Washington’s website, My DOR. Use the amounts from your working copy.',
};

/** How a state's return is filed when it can't be e-filed from here; null for all others. */
export const whyElsewhere = (code: string): string | null => filedElsewhere[code] ?? null;

import { type ReturnInputJson } from './facts/return-input';

/** One fact that is other than the return states it. */
export interface Change {
  /** Path of a fact, such as `w2s.0.wages`. The position after the last one adds an item. */
  path: string;
  /** Value as in the JSON input: money in dollars. Undefined takes the fact out. */
  value: unknown;
}

export type Changed =
  { ok: true; input: Record<string, unknown>; topics: ReadonlySet<string> } | { ok: false; path: string };

/**
 * A copy of a return with some facts changed, not checked yet; topics (`w2s`, `payments`) without a change are shared with
 * it. `path` names the first change that makes no sense.
 */
export function applyChanges(input: ReturnInputJson, changes: readonly Change[]): Changed {
  const changed: Record<string, unknown> = { ...input };
  const topics = new Set<string>();
  for (const { path, value } of changes) {
    const keys = path.split('.');
    const topic = keys[0] ?? '';
    if (!topics.has(topic) && isContainer(changed[topic])) changed[topic] = structuredClone(changed[topic]);
    topics.add(topic);
    if (!setAt(changed, keys, value)) return { ok: false, path };
  }
  return { ok: true, input: changed, topics };
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Sets a value inside a JSON value, making groups that are left out. False when the path makes no sense. */
function setAt(target: unknown, [key, ...rest]: string[], value: unknown): boolean {
  if (key === undefined || !isContainer(target)) return false;
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') return false;
  if (Array.isArray(target) && !(/^\d{1,4}$/.test(key) && Number(key) <= target.length)) return false;
  if (rest.length === 0) {
    if (value === undefined && Array.isArray(target)) target.splice(Number(key), 1);
    else target[key] = value;
    return true;
  }
  target[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  return setAt(target[key], rest, value);
}

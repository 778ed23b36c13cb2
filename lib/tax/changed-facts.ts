import { isAmountPath, labelFact } from './facts/describe-fact';
import type { ReturnInputJson } from './facts/return-input';
import { listFactGroups } from './ledger/fact-groups';

/** What is different between two inputs of the same return. */
export interface ChangedFact {
  /** Plain name, such as "Form W-2 (1), wages, Harbor Bakery". */
  label: string;
  kind: 'added' | 'removed' | 'changed';
  /** Whole or fractional dollars on each side; null for what is no amount, whose value may identify somebody. */
  amounts: { before: number; after: number } | null;
}

/** Every value of the input by its path. */
function listValues(value: unknown, path: string, found: Map<string, unknown>): Map<string, unknown> {
  if (Array.isArray(value)) value.forEach((part, at) => listValues(part, `${path}.${at}`, found));
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      listValues(part, path === '' ? key : `${path}.${key}`, found);
  else if (value !== undefined && value !== null) found.set(path, value);
  return found;
}

const below = (path: string, group: string): boolean => path === group || path.startsWith(`${group}.`);

/**
 * The facts that changed between two inputs, in the order of the refund ledger, household facts last. A document,
 * business or dependent that is there on one side only is one entry.
 */
export function listChangedFacts(before: ReturnInputJson, after: ReturnInputJson): ChangedFact[] {
  const [old, now] = [listValues(before, '', new Map()), listValues(after, '', new Map())];
  const [oldGroups, newGroups] = [listFactGroups(before), listFactGroups(after)];
  const groups = new Map([...oldGroups, ...newGroups].map((group) => [group.path, group]));
  const taken = new Set<string>();
  const changed: ChangedFact[] = [];
  const nameOf = (path: string, name: string): string =>
    name === '' ? labelFact(path) : `${labelFact(path)}, ${name}`;
  const compare = (path: string, name: string): void => {
    taken.add(path);
    const [one, other] = [old.get(path), now.get(path)];
    if (one === other) return;
    const isAmount = isAmountPath(path);
    changed.push({
      label: nameOf(path, name),
      kind: 'changed',
      amounts: isAmount ? { before: Number(one ?? 0), after: Number(other ?? 0) } : null,
    });
  };
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  for (const { path, name } of groups.values()) {
    const inOld = oldGroups.some((group) => group.path === path);
    const inNew = newGroups.some((group) => group.path === path);
    const own = paths.filter((one) => below(one, path));
    if (inOld && inNew) for (const one of own) compare(one, name);
    else {
      for (const one of own) taken.add(one);
      const amount = own.length === 1 && own[0] === path && isAmountPath(path);
      changed.push({
        label: nameOf(path, name),
        kind: inNew ? 'added' : 'removed',
        amounts: amount ? { before: Number(old.get(path) ?? 0), after: Number(now.get(path) ?? 0) } : null,
      });
    }
  }
  for (const path of paths) if (!taken.has(path)) compare(path, '');
  return changed;
}

import { type ExtractedField } from './schema';

/** A nested value of a form's fields, as in the samples' schema. */
type Nested = string | number | boolean | null | Nested[] | { [key: string]: Nested };

interface Node {
  [key: string]: Node | Nested;
}

const stepsOf = (path: string) => path.split(/[.[\]]+/u).filter((step) => step !== '');

/**
 * "state[0].box15_state" → { state: [{ box15_state }] }. Lists named in `lists` are there even
 * when they are empty.
 */
export function nestFields(fields: readonly ExtractedField[], lists: readonly string[] = []): Nested {
  const root: Node = {};
  for (const list of lists) root[list] = {};
  for (const { path, value } of fields) {
    const steps = stepsOf(path);
    const last = steps.pop();
    if (last === undefined) continue;
    let node = root;
    for (const step of steps) {
      const next = node[step];
      const inner: Node = isNode(next) ? next : {};
      node[step] = inner;
      node = inner;
    }
    node[last] = value;
  }
  return settle(root, new Set(lists), '');
}

const isNode = (value: Node | Nested | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects whose keys are all numbers become lists. */
function settle(value: Node | Nested, lists: ReadonlySet<string>, key: string): Nested {
  if (!isNode(value)) return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 ? entries.every(([name]) => /^\d+$/u.test(name)) : lists.has(key);
  if (isList)
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, item]) => settle(item, lists, ''));
  return Object.fromEntries(entries.map(([name, item]) => [name, settle(item, lists, name)]));
}

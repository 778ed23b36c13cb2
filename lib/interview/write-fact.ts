/** A tree of facts under construction. */
export interface FactTree {
  [key: string]: unknown;
}

const isTree = (value: unknown): value is FactTree => typeof value === 'object' && value !== null;

/** Splits `w2s[0].box12[1].amount` into its steps. */
export function splitPath(path: string): (string | number)[] {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The engine says `w2s.0.wages`; the questions, the sources of facts and these functions say `w2s[0].wages`. */
export const toBracketPath = (path: string): string => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** Writes a fact and makes the objects and lists on the way. */
export function writeAt(tree: FactTree, path: string, value: unknown): void {
  const steps = splitPath(path);
  let node: FactTree = tree;
  steps.forEach((step, at) => {
    if (at === steps.length - 1) {
      node[step] = value;
      return;
    }
    const existing = node[step];
    if (isTree(existing)) node = existing;
    else {
      const fresh: unknown = typeof steps[at + 1] === 'number' ? [] : {};
      node[step] = fresh;
      if (isTree(fresh)) node = fresh;
    }
  });
}

export function readAt(tree: FactTree, path: string): unknown {
  let node: unknown = tree;
  for (const step of splitPath(path)) node = isTree(node) ? node[step] : undefined;
  return node;
}

/** All values of a tree by their paths (`w2s.0.wages`), and empty lists and objects. */
export function listLeaves(
  tree: FactTree,
  base = '',
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  for (const [key, value] of Object.entries(tree)) {
    const path = base === '' ? key : `${base}.${key}`;
    if (isTree(value) && Object.keys(value).length > 0) listLeaves(value, path, found);
    else found.set(path, value);
  }
  return found;
}

const toCents = (amount: unknown) => (typeof amount === 'number' ? Math.round(amount * 100) : 0);

/** Adds an amount of dollars to what stands there, to the cent. */
export function addTo(tree: FactTree, path: string, amount: unknown): void {
  writeAt(tree, path, (toCents(readAt(tree, path)) + toCents(amount)) / 100);
}

export function removeAt(tree: FactTree, key: string): void {
  delete tree[key];
}

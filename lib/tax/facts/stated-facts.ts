import { ReturnInput } from './return-input';

/** Facts of a return that states nothing, to tell what is stated from what is left out. */
const nothingStated: unknown = ReturnInput.parse({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
});

/** Declared paths as a tree; a covered node covers everything below it. */
interface CoverageNode {
  covered: boolean;
  readonly children: Map<string, CoverageNode>;
}

const newNode = (): CoverageNode => ({ covered: false, children: new Map() });

export type CoverageTree = CoverageNode;

export function buildCoverageTree(paths: Iterable<string>): CoverageTree {
  const root = newNode();
  for (const path of paths) {
    let node = root;
    for (const part of path.split('.')) {
      const next = node.children.get(part) ?? newNode();
      node.children.set(part, next);
      node = next;
    }
    node.covered = true;
  }
  return root;
}

function isStated(value: unknown, whenLeftOut: unknown): boolean {
  if (value === null || value === undefined || value === whenLeftOut) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object') {
    const defaults = asRecord(whenLeftOut);
    return Object.entries(value).some(([key, child]) => isStated(child, defaults?.[key]));
  }
  return whenLeftOut !== undefined || (value !== 0 && value !== '' && value !== false);
}

const asRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

/**
 * Paths of the stated facts that the tree doesn't cover, each with its declared form (`*` for positions). A list
 * or group of which nothing is covered is named once, as a whole.
 */
export function findUncovered(facts: object, tree: CoverageTree): { path: string; pattern: string }[] {
  const found: { path: string; pattern: string }[] = [];

  function visit(
    value: unknown,
    defaults: unknown,
    node: CoverageNode | undefined,
    path: string,
    pattern: string,
  ) {
    if (node?.covered) return;
    if (!node || node.children.size === 0) {
      if (isStated(value, defaults)) found.push({ path, pattern });
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((item, i) =>
        visit(item, undefined, node.children.get('*'), `${path}.${i}`, `${pattern}.*`),
      );
      return;
    }
    for (const [key, child] of Object.entries(asRecord(value) ?? {})) {
      const prefix = pattern === '' ? '' : `${pattern}.`;
      const at = path === '' ? key : `${path}.${key}`;
      visit(child, asRecord(defaults)?.[key], node.children.get(key), at, `${prefix}${key}`);
    }
  }
  visit(facts, nothingStated, tree, '', '');
  return found;
}

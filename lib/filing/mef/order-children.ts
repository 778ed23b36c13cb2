import { listChildren } from './elements';
import { learnedOf } from './learned-order';
import type { XmlNode } from './xml-node';

/** What may stand below an element and in which order. */
export interface ChildOrder {
  names: readonly string[];
  many: ReadonlySet<string>;
}

const known = new Map<number, Map<string, ChildOrder | undefined>>();

/**
 * The children of an element by its path below the return; undefined when nothing is known about it. Documents follow
 * the element list (`elements.ts`); the header, and documents that are not listed, follow accepted returns.
 */
export function childOrderOf(path: string, taxYear: number): ChildOrder | undefined {
  const ofYear = known.get(taxYear) ?? new Map<string, ChildOrder | undefined>();
  known.set(taxYear, ofYear);
  if (!ofYear.has(path)) ofYear.set(path, findOrder(path, taxYear));
  return ofYear.get(path);
}

function findOrder(path: string, taxYear: number): ChildOrder | undefined {
  const listed = listChildren(path, taxYear);
  if (listed !== undefined)
    return {
      names: listed.map(({ name }) => name),
      many: new Set(listed.filter(({ max }) => max !== undefined && max !== 1).map(({ name }) => name)),
    };
  const learned = learnedOf(path, taxYear);
  return learned === undefined
    ? undefined
    : { names: learned.order.split(' '), many: new Set((learned.many ?? '').split(' ')) };
}

/** Puts the children of an element, and theirs, in order. Names that are not known stay in front, as given. */
export function orderChildren(node: XmlNode, path: string, taxYear: number): XmlNode {
  if (node.children === undefined) return node;
  const order = childOrderOf(path, taxYear)?.names;
  const children = node.children.map((child) =>
    orderChildren(child, path === '' ? child.name : `${path}/${child.name}`, taxYear),
  );
  return {
    ...node,
    children:
      order === undefined
        ? children
        : [...children].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
  };
}

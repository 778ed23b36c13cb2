import { mefMaps } from './all-maps';
import { learnedOrder } from './learned-order';
import type { XmlNode } from './xml-node';

/** What may stand below an element and in which order. */
export interface ChildOrder {
  names: readonly string[];
  many: ReadonlySet<string>;
}

const known = new Map<string, ChildOrder>(
  Object.entries(learnedOrder).map(([path, { order, many = '' }]) => [
    path,
    { names: order.split(' '), many: new Set(many.split(' ')) },
  ]),
);

/** Documents that no accepted return held: the order of their maps, which is that of the printed lines. */
for (const { document, parts } of mefMaps) {
  for (const { group, lines } of parts) {
    const base = group === undefined ? document : `${document}/${group}`;
    if (group !== undefined) allow(document, group, true);
    for (const [, element] of lines) {
      let path = base;
      for (const step of element.split('/')) {
        const [name = '', copy] = step.split('#');
        allow(path, name, copy !== undefined);
        path = `${path}/${name}`;
      }
    }
  }
}

function allow(path: string, name: string, many: boolean): void {
  if (path in learnedOrder) return;
  const order = known.get(path) ?? { names: [], many: new Set<string>() };
  known.set(path, {
    names: order.names.includes(name) ? order.names : [...order.names, name],
    many: many ? new Set([...order.many, name]) : order.many,
  });
}

/** The children of an element by its path below the return; undefined when nothing is known about it. */
export const childOrderOf = (path: string): ChildOrder | undefined => known.get(path);

/** Puts the children of an element, and theirs, in order. Names that are not known stay in front, as given. */
export function orderChildren(node: XmlNode, path: string): XmlNode {
  if (node.children === undefined) return node;
  const order = known.get(path)?.names;
  const children = node.children.map((child) =>
    orderChildren(child, path === '' ? child.name : `${path}/${child.name}`),
  );
  return {
    ...node,
    children:
      order === undefined
        ? children
        : [...children].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
  };
}

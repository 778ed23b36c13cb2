/** An element of an XML document. It holds children or text, never both; mixed content does not occur in returns. */
export interface XmlNode {
  name: string;
  attributes?: Record<string, string>;
  children?: XmlNode[];
  text?: string;
}

/** Every element that a path of names leads to, such as `ReturnData/IRSW2/WagesAmt`, seen from the node. */
export function findAll(node: XmlNode, path: string): XmlNode[] {
  let found = [node];
  // Loops, not flatMap: the rules ask this some thousand times a return, mostly about what is not there.
  for (const name of path.split('/')) {
    const next: XmlNode[] = [];
    for (const { children = [] } of found)
      for (const child of children) if (child.name === name) next.push(child);
    if (next.length === 0) return next;
    found = next;
  }
  return found;
}

/** Text of the first element at a path; null when there is none. */
export const textAt = (node: XmlNode, path: string): string | null => findAll(node, path)[0]?.text ?? null;

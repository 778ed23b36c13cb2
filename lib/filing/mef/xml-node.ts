/** An element of an XML document. It holds children or text, never both; mixed content does not occur in returns. */
export interface XmlNode {
  name: string;
  attributes?: Record<string, string>;
  children?: XmlNode[];
  text?: string;
}

/** Every element that a path of names leads to, such as `ReturnData/IRSW2/WagesAmt`, seen from the node. */
export function findAll(node: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap((one) => (one.children ?? []).filter((child) => child.name === name)),
      [node],
    );
}

/** Text of the first element at a path; null when there is none. */
export const textAt = (node: XmlNode, path: string): string | null => findAll(node, path)[0]?.text ?? null;

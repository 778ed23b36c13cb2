import type { XmlNode } from './xml-node';

const namePattern = /^[A-Za-z_][\w.-]*(:[A-Za-z_][\w.-]*)?$/;

/** What XML 1.0 allows (section 2.2), one character at a time. */
function isAllowed(codePoint: number): boolean {
  return (
    codePoint === 0x9 ||
    codePoint === 0xa ||
    codePoint === 0xd ||
    (codePoint >= 0x20 && codePoint <= 0xd7ff) ||
    (codePoint >= 0xe000 && codePoint <= 0xfffd) ||
    (codePoint >= 0x10000 && codePoint <= 0x10ffff)
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeText(text: string): string {
  for (const character of text)
    if (!isAllowed(character.codePointAt(0) ?? 0)) throw new Error('A character isn’t allowed in XML');
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function writeNode({ name, attributes = {}, children, text }: XmlNode): string {
  if (!namePattern.test(name)) throw new Error(`"${name}" isn’t a valid element name`);
  if (children !== undefined && text !== undefined)
    throw new Error(`${name} contains both elements and text`);
  const written = Object.entries(attributes).map(([key, value]) => {
    if (!namePattern.test(key)) throw new Error(`"${key}" isn’t a valid attribute name`);
    return ` ${key}="${escapeText(value)}"`;
  });
  const inside = text === undefined ? (children ?? []).map(writeNode).join('') : escapeText(text);
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

/**
 * Writes a document. Strict on purpose: what can't stand in XML stops the writing instead of being dropped.
 * @throws Error for a character or a name that XML does not allow
 */
export const writeXml = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root)}\n`;

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import type { XmlNode } from './xml-node';

/** An answer of the IRS or a return is a few hundred kilobytes at most. */
const largest = 2_000_000;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  processEntities: true,
  htmlEntities: false,
});

const Parsed = z.array(z.record(z.string(), z.unknown()));

/**
 * Reads a document that somebody else wrote. Document types and entities of its own are refused, so nothing can be
 * pulled in or blown up; so is everything that is not well formed.
 * @throws Error in words without content of the document
 */
export function readXml(text: string): XmlNode {
  if (text.length > largest) throw new Error('The XML is too large');
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error('The XML declares its own document type');
  if (XMLValidator.validate(text) !== true) throw new Error('The XML isn’t well formed');
  const roots = toNodes(parser.parse(text)).filter((node) => node.name !== '#text');
  const [root] = roots;
  if (root === undefined || roots.length > 1) throw new Error('The XML must have exactly one root element');
  return root;
}

const attributesKey = ':@';

function toNodes(parsed: unknown): XmlNode[] {
  return Parsed.parse(parsed).flatMap((entry) => {
    const name = Object.keys(entry).find((key) => key !== attributesKey);
    if (name === undefined) return [];
    if (name === '#text') return [{ name, text: String(entry[name]) }];
    const attributes = z.record(z.string(), z.string()).optional().parse(entry[attributesKey]);
    const inner = toNodes(entry[name]);
    const elements = inner.filter((node) => node.name !== '#text');
    const text = inner.map((node) => (node.name === '#text' ? (node.text ?? '') : '')).join('');
    if (elements.length > 0 && text.trim() !== '') throw new Error('The XML mixes text and elements');
    return [
      {
        name: name.replace(/^\w+:/, ''),
        ...(attributes === undefined ? {} : { attributes }),
        ...(elements.length > 0 ? { children: elements } : { text }),
      },
    ];
  });
}

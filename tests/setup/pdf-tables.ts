import { openPdf } from '@/lib/documents/extract/pdf-open';

/** The rows of a table with their cells, under the heading of the highest rank that stands before it. */
export interface PdfTable {
  heading: string;
  headers: readonly string[];
  rows: string[][];
}

/** As pdf.js types them: an element has children, a piece of content has an id. */
type Content = { type: string; id: string };
interface Element {
  role: string;
  children: (Element | Content)[];
}
const isElement = (node: Element | Content): node is Element => 'role' in node;

type Item = { str: string } | { type: string; id: string };

/** Text of each marked piece of a page. */
function readMarks(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  let id: string | null = null;
  for (const item of items) {
    if ('str' in item) {
      if (id !== null) texts.set(id, (texts.get(id) ?? '') + item.str);
    } else id = item.type === 'beginMarkedContentProps' ? item.id : null;
  }
  return texts;
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const textOf = (node: Element | Content, marks: Map<string, string>): string =>
  isElement(node) ? node.children.map((child) => textOf(child, marks)).join(' ') : (marks.get(node.id) ?? '');

/**
 * Tables of a tagged PDF, as a screen reader walks through them: by its structure tree, not by where text stands on the
 * page. A table goes on over the end of a page. The reader (pdf.js) had no part in writing the file.
 * @throws Error when the file can't be opened or a page has no structure
 */
export async function readPdfTables(bytes: Uint8Array): Promise<PdfTable[]> {
  const opened = await openPdf(bytes);
  if ('failure' in opened) throw new Error(opened.failure);
  const tables: PdfTable[] = [];
  let heading = '';
  const walk = (node: Element, marks: Map<string, string>): void => {
    if (node.role === 'H1') heading = squeeze(textOf(node, marks));
    else if (node.role === 'TR') {
      const cells = node.children.map((cell) => squeeze(textOf(cell, marks)));
      // pdf.js repeats a table on each page it goes over; rows of the other pages have no content there.
      if (cells.every((cell) => cell === '')) return;
      const [first] = node.children;
      if (first !== undefined && isElement(first) && first.role === 'TH')
        tables.push({ heading, headers: cells, rows: [] });
      else tables.at(-1)?.rows.push(cells);
    } else for (const child of node.children) if (isElement(child)) walk(child, marks);
  };
  try {
    for (let number = 1; number <= opened.document.numPages; number += 1) {
      const page = await opened.document.getPage(number);
      const tree: Element | null = await page.getStructTree();
      if (tree === null) throw new Error(`page ${number} has no structure`);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      walk(tree, readMarks(items));
    }
  } finally {
    await opened.document.destroy();
  }
  return tables;
}

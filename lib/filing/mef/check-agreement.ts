import type { PrintedReturn } from '../pdf/printed-return';
import type { CalculatedLines } from './build-documents';
import { months } from './fill-lines';
import { yearOfReturn } from './format';
import { placeLine } from './line-text';
import { elementsOf, groupOfRow, type MefMap, type MefPart } from './map';
import { groupOfBox } from './maps/form-8949';
import { mapsOf } from './maps-of-year';
import { findAll, type XmlNode } from './xml-node';

/** A line that does not say the same everywhere. */
export interface Disagreement {
  form: string;
  line: string;
  copy: number;
  screen: string | null;
  xml: string | null;
}

/**
 * Third of the three checks: what is sent, what is printed and what the screen shows are the same, line by line and
 * to the dollar. Reads the XML as it will be sent, not the values it was made from.
 */
export function checkAgreement(root: XmlNode, lines: CalculatedLines['lines']): Disagreement[] {
  const taxYear = yearOfReturn(root);
  return mapsOf(taxYear).flatMap((map) =>
    map.parts.flatMap((part) => comparePart(root, map, part, lines, taxYear)),
  );
}

function comparePart(
  root: XmlNode,
  map: MefMap,
  part: MefPart,
  lines: CalculatedLines['lines'],
  taxYear: number,
): Disagreement[] {
  const found = lines[part.form];
  const copies = found === undefined ? [] : Array.isArray(found) ? found : [found];
  const documents = findAll(root, `ReturnData/${map.document}`);
  const holders =
    part.groups === undefined ? listHolders(documents, map, part) : holdersByRow(documents, part, copies);
  const first = map.parts[0] === part ? offsetOf(map, documents) : 0;
  const order = map.document === 'IRS8949' ? sortByBox(copies) : copies;
  return order.flatMap((copy, index) => {
    const letter = copy['Box']?.value;
    const around = map.document === 'IRS8949' ? [groupOfBox(letter), part.group] : [groupOfRow(part, copy)];
    const group = around.filter((step) => step !== undefined).join('/') || undefined;
    return part.lines.flatMap(([line, place]) => {
      const entry = copy[line];
      const placed = entry === undefined ? null : placeLine(map.document, group, place, entry, taxYear);
      const holder = holders[first + index];
      // Of several boxes only the one of this value may be checked.
      const written = [...new Set(elementsOf(place))].flatMap((element) => {
        const from = element.startsWith('/') ? (documents[0] ?? holder) : holder;
        const text = from === undefined ? null : readElement(from, element.replace(/^\//, ''));
        return text === null ? [] : [{ element, text }];
      });
      const [only] = written;
      const screen = placed?.text ?? null;
      const xml = written.length > 1 ? 'several' : (only?.text ?? null);
      const agrees = screen === xml && (placed === null || placed.element === only?.element);
      return agrees ? [] : [{ form: part.form, line, copy: index, screen, xml }];
    });
  });
}

/** The elements that hold the copies of a part, in the order of the copies. */
function listHolders(documents: readonly XmlNode[], map: MefMap, { group }: MefPart): XmlNode[] {
  const parts =
    map.document === 'IRS8949' ? documents.flatMap(({ children }) => children ?? []) : [...documents];
  // Form 4562, Part I is a document of its own beside those of the activities.
  return group === undefined ? parts : parts.flatMap((one) => findAll(one, group));
}

/** Where each row has an element of its own name: the next one of that name. */
function holdersByRow(
  documents: readonly XmlNode[],
  part: MefPart,
  copies: readonly Record<string, { value: unknown }>[],
): XmlNode[] {
  const before = new Map<string, number>();
  return copies.map((copy) => {
    const path = groupOfRow(part, copy) ?? '';
    const index = before.get(path) ?? 0;
    before.set(path, index + 1);
    return documents.flatMap((one) => findAll(one, path))[index] ?? { name: path };
  });
}

/** The engine's Part I of Form 4562 stands behind the documents of the activities, or alone. */
function offsetOf(map: MefMap, documents: XmlNode[]): number {
  if (map.document !== 'IRS4562') return 0;
  const mine = new Set(
    map.parts[0].lines.flatMap(([, place]) => elementsOf(place).map((element) => element.split('/')[0])),
  );
  // The property of line 6 is a list of facts on Part I alone.
  mine.add('ElectedProperty');
  return Math.max(
    0,
    documents.findIndex((one) => (one.children ?? []).every(({ name }) => mine.has(name))),
  );
}

function sortByBox<T extends Record<string, { value: unknown }>>(rows: T[]): T[] {
  // The part for short terms stands first; since 2025 its letters are A to C and G to I.
  const keyOf = (box: unknown) => `${groupOfBox(box).startsWith('Short') ? 0 : 1}${String(box)}`;
  const boxes = [...new Set(rows.map((row) => row['Box']?.value))].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  return boxes.flatMap((value) => rows.filter((row) => row['Box']?.value === value));
}

function readElement(holder: XmlNode, element: string): string | null {
  let nodes = [holder];
  for (const step of element.split('/')) {
    const [name = '', copy] = step.split('#');
    const found = nodes.flatMap((node) => (node.children ?? []).filter((child) => child.name === name));
    if (copy === undefined || name !== 'MonthlyPTCCalculationGrp') {
      nodes = copy === undefined ? found : found.slice(Number(copy) - 1, Number(copy));
      continue;
    }
    nodes = found.filter((node) => node.children?.[0]?.text === months[Number(copy) - 1]);
  }
  return nodes[0]?.text ?? null;
}

/** The same between the paper and the screen: every line of a filed form is printed, with the same value. */
export function comparePaper(printed: PrintedReturn, lines: CalculatedLines['lines']): string[] {
  const differences: string[] = [];
  const forms = Object.entries(lines).flatMap(([id, found]) =>
    (Array.isArray(found) ? found : [found]).map((copy) => [id, copy] as const),
  );
  if (forms.length !== printed.forms.length) differences.push('The number of forms differs');
  for (const [id, copy] of forms) {
    const rows = Object.entries(copy);
    const page = printed.forms.find(
      ({ lines: shown }) =>
        shown.length === rows.length &&
        rows.every(([line, { label, value }]) =>
          shown.some((one) => one.line === line && one.label === label && one.value === value),
        ),
    );
    if (page === undefined) differences.push(`Form ${id} is printed differently`);
  }
  return differences;
}

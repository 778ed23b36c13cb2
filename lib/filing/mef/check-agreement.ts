import type { PrintedReturn } from '../pdf/printed-return';
import { mefMaps } from './all-maps';
import type { CalculatedLines } from './build-documents';
import { lineText } from './line-text';
import type { MefMap, MefPart } from './map';
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
  return mefMaps.flatMap((map) => map.parts.flatMap((part) => comparePart(root, map, part, lines)));
}

function comparePart(
  root: XmlNode,
  map: MefMap,
  part: MefPart,
  lines: CalculatedLines['lines'],
): Disagreement[] {
  const found = lines[part.form];
  const copies = found === undefined ? [] : Array.isArray(found) ? found : [found];
  const documents = findAll(root, `ReturnData/${map.document}`);
  // Form 4562, Part I is a document of its own beside those of the activities.
  const holders =
    part.group === undefined ? documents : documents.flatMap((one) => findAll(one, part.group ?? ''));
  const first = map.parts[0] === part ? offsetOf(map, documents) : 0;
  const order = map.document === 'IRS8949' && part.group !== undefined ? sortByBox(copies) : copies;
  return order.flatMap((copy, index) =>
    part.lines.flatMap(([line, element]) => {
      const entry = copy[line];
      const screen = entry === undefined ? null : lineText(element, entry);
      const holder = holders[first + index];
      const xml = holder === undefined ? null : readElement(holder, element);
      return screen === xml ? [] : [{ form: part.form, line, copy: index, screen, xml }];
    }),
  );
}

/** The engine's Part I of Form 4562 stands behind the documents of the activities, or alone. */
function offsetOf(map: MefMap, documents: XmlNode[]): number {
  if (map.document !== 'IRS4562') return 0;
  const mine = new Set(map.parts[0].lines.map(([, element]) => element.split('/')[0]));
  return Math.max(
    0,
    documents.findIndex((one) => (one.children ?? []).every(({ name }) => mine.has(name))),
  );
}

function sortByBox<T extends Record<string, { value: unknown }>>(rows: T[]): T[] {
  const boxes = [...new Set(rows.map((row) => row['Box']?.value))];
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

const months = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
);

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

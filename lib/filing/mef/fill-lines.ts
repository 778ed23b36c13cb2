import type { DescribedForm } from '@/lib/tax/describe-lines';
import { placeLine } from './line-text';
import type { MefPart } from './map';
import type { XmlNode } from './xml-node';

/** Form 8962, lines 12 to 23. */
export const months =
  'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ');

/** What the lines of one copy give: elements of the row, and those that stand once below the document. */
export interface FilledLines {
  row: XmlNode[];
  document: XmlNode[];
}

/**
 * The lines of one copy, in nested elements.
 * @param document name of the document
 * @param group path of the element around the row
 */
export function fillLines(
  document: string,
  group: string | undefined,
  lines: DescribedForm,
  { lines: mapped }: MefPart,
  taxYear: number,
): FilledLines {
  const filled: FilledLines = { row: [], document: [] };
  const groups = new Map<string, XmlNode[]>();
  for (const [line, place] of mapped) {
    const entry = lines[line];
    const placed = entry === undefined ? null : placeLine(document, group, place, entry, taxYear);
    if (placed === null) continue;
    const ofDocument = placed.element.startsWith('/');
    const steps = placed.element.split('/').filter(Boolean);
    const name = steps.pop() ?? '';
    let into = ofDocument ? filled.document : filled.row;
    let path = '';
    for (const step of steps) {
      path = `${path}/${step}`;
      const inside = groups.get(path) ?? startGroup(step);
      if (!groups.has(path)) {
        groups.set(path, inside);
        into.push({ name: step.split('#')[0] ?? '', children: inside });
      }
      into = inside;
    }
    if (typeof place === 'object' && 'description' in place && place.description !== undefined)
      into.push({ name: 'Desc', text: place.description });
    into.push({ name, text: placed.text });
  }
  return filled;
}

function startGroup(step: string): XmlNode[] {
  const [name, copy] = step.split('#');
  return name === 'MonthlyPTCCalculationGrp'
    ? [{ name: 'MonthCd', text: months[Number(copy) - 1] ?? '' }]
    : [];
}

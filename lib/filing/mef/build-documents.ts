import type { DescribedForm } from '@/lib/tax/describe-lines';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { mefMaps } from './all-maps';
import { dependentOf, listCopyItems } from './copies';
import { copyFacts } from './document-facts';
import { form1040Facts } from './form-1040-facts';
import { lineText } from './line-text';
import type { MappedLine, MefMap, MefPart } from './map';
import { childOrderOf, orderChildren } from './order-children';
import { paperDocuments } from './paper-documents';
import type { XmlNode } from './xml-node';

/** A calculated return: its lines as the screens show them and the facts they came from. */
export interface CalculatedLines {
  facts: ReturnInput;
  lines: Readonly<Record<string, DescribedForm | DescribedForm[]>>;
}

const months = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
);

/** The lines of one copy, in nested elements. */
function fillLines(lines: DescribedForm, mapped: readonly MappedLine[]): XmlNode[] {
  const root: Required<Pick<XmlNode, 'name' | 'children'>> = { name: '', children: [] };
  const groups = new Map<string, XmlNode[]>();
  for (const [line, element] of mapped) {
    const entry = lines[line];
    const text = entry === undefined ? null : lineText(element, entry);
    if (text === null) continue;
    const steps = element.split('/');
    const leafName = steps.pop() ?? '';
    let into = root.children;
    let path = '';
    for (const step of steps) {
      path = `${path}/${step}`;
      const [name = '', copy] = step.split('#');
      let inside = groups.get(path);
      if (inside === undefined) {
        inside =
          name === 'MonthlyPTCCalculationGrp'
            ? [{ name: 'MonthCd', text: months[Number(copy) - 1] ?? '' }]
            : [];
        groups.set(path, inside);
        into.push({ name, children: inside });
      }
      into = inside;
    }
    into.push({ name: leafName, text });
  }
  return root.children;
}

const copiesOf = (lines: CalculatedLines['lines'], form: string): DescribedForm[] => {
  const found = lines[form];
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
};

/** Forms with copies whose facts belong to the document, not to a row. */
function partChildren(
  { facts, lines }: CalculatedLines,
  part: MefPart,
  items: ReadonlyMap<string, readonly unknown[]>,
): XmlNode[] {
  const { form, group: groupName } = part;
  return copiesOf(lines, form).flatMap((copy, index): XmlNode[] => {
    const about = copyFacts[form]?.(items.get(form)?.[index], facts) ?? [];
    const children = [...about, ...fillLines(copy, part.lines)];
    return groupName === undefined ? children : [{ name: groupName, children }];
  });
}

function documentsOf(
  calculated: CalculatedLines,
  map: MefMap,
  items: ReadonlyMap<string, readonly unknown[]>,
): XmlNode[] {
  const own = map.parts.find(({ group: groupName }) => groupName === undefined);
  if (map.document === 'IRS8949') return salesDocuments(calculated, map);
  const copies = own === undefined ? 1 : copiesOf(calculated.lines, own.form).length;
  const others = map.parts.filter((part) => part !== own);
  const documents = Array.from({ length: copies }, (_, index): XmlNode => {
    const children = map.parts.flatMap((part) => {
      if (part !== own) return partChildren(calculated, part, items);
      const copy = copiesOf(calculated.lines, part.form)[index] ?? {};
      const about = copyFacts[part.form]?.(items.get(part.form)?.[index], calculated.facts) ?? [];
      return [...about, ...fillLines(copy, part.lines)];
    });
    return { name: map.document, children };
  });
  // Rows without a total of their own, such as properties without the second page.
  if (copies === 0 && others.length > 0) {
    const rows = others.flatMap((part) => partChildren(calculated, part, items));
    return rows.length === 0 ? [] : [{ name: map.document, children: rows }];
  }
  return documents.filter(({ children }) => (children ?? []).length > 0);
}

/** Form 8949: one document for each box, with the sales listed under that box. */
function salesDocuments({ lines }: CalculatedLines, { document, parts }: MefMap): XmlNode[] {
  const [totals, rows] = parts;
  if (rows === undefined) return [];
  return copiesOf(lines, totals.form).map((copy) => {
    const sales = copiesOf(lines, rows.form).filter((row) => row['Box']?.value === copy['Box']?.value);
    return {
      name: document,
      children: [
        ...sales.map((sale) => ({ name: rows.group ?? '', children: fillLines(sale, rows.lines) })),
        ...fillLines(copy, totals.lines),
      ],
    };
  });
}

/** Every document of the return in the order of its schema, without the attributes that number them. */
export function buildDocuments(calculated: CalculatedLines): XmlNode[] {
  const { facts, lines } = calculated;
  const items = listCopyItems(facts);
  const dependents = (items.get('1040-dependents') ?? []).map((item) => dependentOf(item, facts));
  const children = dependents.filter(
    (one) => one !== null && ['child', 'stepchild', 'fosterChild'].includes(one.relationship),
  ).length;
  const [main = {}] = copiesOf(lines, '1040');
  const refund = main['35a']?.value;
  const documents = [
    ...mefMaps.flatMap((map) => documentsOf(calculated, map, items)),
    ...paperDocuments(facts),
  ].map((document) =>
    document.name === 'IRS1040'
      ? {
          ...document,
          children: [
            ...form1040Facts(
              facts,
              { children, others: dependents.length - children },
              typeof refund === 'number' ? refund : 0,
            ),
            ...(document.children ?? []),
          ],
        }
      : document,
  );
  const order = childOrderOf('ReturnData')?.names ?? [];
  return documents
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((document) => orderChildren(document, document.name));
}

import type { DependentCounts } from '@/lib/tax/amended-return';
import type { DescribedForm } from '@/lib/tax/describe-lines';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { mapsOf } from './maps-of-year';
import type { Amended } from './amended-document';
import { dependentOf, listCopyItems } from './copies';
import { copyFacts } from './document-facts';
import { form1040Facts } from './form-1040-facts';
import { fillLines } from './fill-lines';
import { childElection1040, childElectionScheduleD, otherIncomeStatement } from './child-election';
import { disasterStatement } from './disaster-statement';
import { groupOfRow, type MefMap, type MefPart } from './map';
import { groupOfBox } from './maps/form-8949';
import { childOrderOf, orderChildren } from './order-children';
import { paperDocuments } from './paper-documents';
import type { XmlNode } from './xml-node';

/** A calculated return: its lines as the screens show them and the facts they came from. */
export interface CalculatedLines {
  facts: ReturnInput;
  lines: Readonly<Record<string, DescribedForm | DescribedForm[]>>;
  /** What Form 1040-X says, when the return amends another one. */
  amended?: Amended;
}

const copiesOf = (lines: CalculatedLines['lines'], form: string): DescribedForm[] => {
  const found = lines[form];
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
};

/** The rows of a part: elements of the document, in the order of the copies. */
function partChildren(
  { facts, lines }: CalculatedLines,
  document: string,
  part: MefPart,
  items: ReadonlyMap<string, readonly unknown[]>,
): XmlNode[] {
  const { form, groups } = part;
  const nodes = copiesOf(lines, form).flatMap((copy, index): XmlNode[] => {
    const groupName = groupOfRow(part, copy);
    const about = copyFacts[form]?.(items.get(form)?.[index], facts, copy) ?? [];
    const filled = fillLines(document, groupName, copy, part, facts.taxYear);
    const children = mergeGroups(about, filled.row);
    return groupName === undefined
      ? [...children, ...filled.document]
      : [{ ...nameOfRow(part, copy, groupName), children }, ...filled.document];
  });
  return groups?.within === undefined || nodes.length === 0
    ? nodes
    : [{ name: groups.within, children: nodes }];
}

/** Name of the element around a row, and the attribute that says which line it is. */
function nameOfRow({ groups }: MefPart, copy: DescribedForm, path: string): XmlNode {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (groups?.attribute === undefined) return { name };
  const [attribute, before] = groups.attribute;
  return { name, attributes: { [attribute]: `${before} ${String(copy[groups.line]?.value)}` } };
}

/** What the facts and what the lines say: a group that each side has once is one group. */
function mergeGroups(about: readonly XmlNode[], row: readonly XmlNode[]): XmlNode[] {
  const only = (nodes: readonly XmlNode[], wanted: string): XmlNode | null => {
    const [first, second] = nodes.filter(({ name, children }) => name === wanted && children !== undefined);
    return first === undefined || second !== undefined ? null : first;
  };
  const merged = about.map((node) => {
    const one = only(about, node.name);
    const other = one === null ? null : only(row, node.name);
    return other === null
      ? node
      : { ...node, children: mergeGroups(node.children ?? [], other.children ?? []) };
  });
  return [...merged, ...row.filter(({ name }) => only(about, name) === null || only(row, name) === null)];
}

/** What is said once below the document stands there once, whichever row gave it. */
function onceEach(nodes: readonly XmlNode[]): XmlNode[] {
  const seen = new Set<string>();
  return nodes.filter((node) => {
    if (node.text === undefined) return true;
    const key = `${node.name}=${node.text}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

function documentsOf(
  calculated: CalculatedLines,
  map: MefMap,
  items: ReadonlyMap<string, readonly unknown[]>,
): XmlNode[] {
  const own = map.parts.find(
    ({ group: groupName, groups }) => groupName === undefined && groups === undefined,
  );
  if (map.document === 'IRS8949') return salesDocuments(calculated, map);
  const copies = own === undefined ? 1 : copiesOf(calculated.lines, own.form).length;
  const others = map.parts.filter((part) => part !== own);
  const rowsOf = (part: MefPart) => partChildren(calculated, map.document, part, items);
  const documents = Array.from({ length: copies }, (_, index): XmlNode => {
    const children = map.parts.flatMap((part) => {
      if (part !== own) return rowsOf(part);
      const copy = copiesOf(calculated.lines, part.form)[index] ?? {};
      const about = copyFacts[part.form]?.(items.get(part.form)?.[index], calculated.facts, copy) ?? [];
      const { row } = fillLines(map.document, undefined, copy, part, calculated.facts.taxYear);
      return mergeGroups(about, row);
    });
    return { name: map.document, children: onceEach(children) };
  });
  // Rows without a total of their own, such as properties without the second page.
  if (copies === 0 && others.length > 0) {
    const rows = others.flatMap(rowsOf);
    return rows.length === 0 ? [] : [{ name: map.document, children: onceEach(rows) }];
  }
  return documents.filter(({ children }) => (children ?? []).length > 0);
}

/** Form 8949: one document, with a group of its part for each box and the sales listed under that box. */
function salesDocuments({ facts, lines }: CalculatedLines, { document, parts }: MefMap): XmlNode[] {
  const [totals, rows] = parts;
  const copies = copiesOf(lines, totals.form);
  if (rows === undefined || copies.length === 0) return [];
  const children = copies.map((copy): XmlNode => {
    const name = groupOfBox(copy['Box']?.value);
    const rowGroup = rows.group ?? '';
    const sales = copiesOf(lines, rows.form).filter((row) => row['Box']?.value === copy['Box']?.value);
    return {
      name,
      children: [
        ...sales.map((sale) => ({
          name: rowGroup,
          children: fillLines(document, `${name}/${rowGroup}`, sale, rows, facts.taxYear).row,
        })),
        ...fillLines(document, name, copy, totals, facts.taxYear).row,
      ],
    };
  });
  return [{ name: document, children }];
}

/** The dependents of a return: children who lived with the filer, and others. */
export function countDependents(facts: ReturnInput, items = listCopyItems(facts)): DependentCounts {
  const dependents = (items.get('1040-dependents') ?? []).map((item) => dependentOf(item, facts));
  const children = dependents.filter(
    (one) => one !== null && ['child', 'stepchild', 'fosterChild'].includes(one.relationship),
  ).length;
  return { children, others: dependents.length - children };
}

/**
 * Schedule 2, line 8: the box that no Form 5329 is required is an attribute of the tax (S2-F1040-099-01, S2-F1040-123-01;
 * `form5329NotRequiredInd` in the IRS's stylesheet of Schedule 2).
 */
function withoutForm5329(document: XmlNode): XmlNode {
  if (document.name !== 'IRS1040Schedule2') return document;
  const children = (document.children ?? []).map((child) =>
    child.name === 'TaxOnIRAsAmt' && Number(child.text) > 0
      ? { ...child, attributes: { form5329NotRequiredInd: 'X' } }
      : child,
  );
  return { ...document, children };
}

/** Every document of the return in the order of its schema, without the attributes that number them. */
export function buildDocuments(calculated: CalculatedLines): XmlNode[] {
  const { facts, lines } = calculated;
  const items = listCopyItems(facts);
  const counts = countDependents(facts, items);
  const [main = {}] = copiesOf(lines, '1040');
  const refund = main['35a']?.value;
  const gain = (main['7'] ?? main['7a'])?.value ?? 0;
  const linesOf1040 = {
    refund: typeof refund === 'number' ? refund : 0,
    gainWithoutScheduleD: gain !== 0 && lines['schedule-d'] === undefined,
    claimsEic: Number((main['27'] ?? main['27a'])?.value ?? 0) > 0,
  };
  const documents = [
    ...mapsOf(facts.taxYear).flatMap((map) => documentsOf(calculated, map, items)),
    ...paperDocuments(facts),
    ...disasterStatement(lines),
    ...otherIncomeStatement(lines, facts),
  ].map((document) =>
    document.name === 'IRS1040'
      ? {
          ...document,
          children: [
            ...form1040Facts(facts, counts, linesOf1040),
            ...childElection1040(lines, facts.taxYear),
            ...(document.children ?? []),
          ],
        }
      : document.name === 'IRS1040ScheduleD'
        ? { ...document, children: [...childElectionScheduleD(lines), ...(document.children ?? [])] }
        : document,
  );
  const order = childOrderOf('ReturnData', facts.taxYear)?.names ?? [];
  const noForm5329 = !documents.some(({ name }) => name === 'IRS5329');
  return documents
    .map((document) => (noForm5329 ? withoutForm5329(document) : document))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((document) => orderChildren(document, document.name, facts.taxYear));
}

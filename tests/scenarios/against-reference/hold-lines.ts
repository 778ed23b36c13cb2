import type { CalculatedLines } from '@/lib/filing/mef/build-documents';
import type { Findings, Sent } from './hold-return';
import type { ReferenceOfYear } from './reference';

/** Forms of the engine that a document has lines of: `IRS1040Schedule2` has those of `schedule-2` and `schedule-2-…`. */
function linesOf(document: string, lines: CalculatedLines['lines']) {
  const short = document.replace(/^IRS/, '').toLowerCase();
  const own = short === '1040schedule8812' ? '8812' : short.replace(/^1040schedule/, 'schedule-');
  const plain = (id: string) => id.replaceAll('-', '');
  return Object.entries(lines)
    .filter(([id]) => plain(id) === plain(own) || id.startsWith(`${own}-`))
    .flatMap(([, copies]) => [copies].flat());
}

/**
 * Holds every amount against the line whose number the reference has printed beside its element: an element that is there
 * and in order may still hold another line. Numbers that the engine writes in another way are passed over.
 */
export function holdLines(
  documents: readonly Sent[],
  lines: CalculatedLines['lines'],
  reference: ReferenceOfYear,
  example: string,
  findings: Findings,
): void {
  for (const document of documents) {
    const listed = reference.documents.get(document.name);
    const copies = linesOf(document.name, lines);
    if (listed === undefined || copies.length === 0) continue;
    const visit = (node: Sent, path: string): void => {
      for (const child of node.children) {
        const own = path === '' ? child.name : `${path}/${child.name}`;
        visit(child, own);
        const one = listed.get(own);
        if (one === undefined || !/^(?:amount|ratio)/.test(one.type)) continue;
        const stated = copies
          .flatMap((copy) => (one.lines ?? []).map((number) => copy[number]?.value))
          .filter((value) => typeof value === 'number');
        if (stated.length === 0) continue;
        findings.lines.add(`${document.name}/${own}`);
        const same = stated.some(
          (value) => Math.abs(Math.abs(value) - Math.abs(Number(child.text))) < 0.0001,
        );
        const place = `another line: ${document.name}/${own} ${(one.lines ?? []).join(' ')}`;
        if (!same && !findings.faults.has(place)) findings.faults.set(place, example);
      }
    };
    visit(document, '');
  }
}

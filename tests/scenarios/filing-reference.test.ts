import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { buildReturn } from '@/lib/filing/mef/build-return';
import { readXml } from '@/lib/filing/mef/read-xml';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, type XmlNode } from '@/lib/filing/mef/xml-node';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { anyReturn } from '@/lib/tax/testing/any-return';
import { sampleShare, share } from '../setup/share';
import { sharedPath } from '../setup/shared';
import { returns2024 } from './all-returns';

const Reference = z.object({
  forms: z.record(
    z.string(),
    z.object({
      elements: z.array(
        z.object({
          path: z.string(),
          type: z.string(),
          required: z.boolean().nullish(),
          confidence: z.string(),
          choice: z.string().nullish(),
        }),
      ),
    }),
  ),
});

type Elements = z.infer<typeof Reference>['forms'][string]['elements'];

/** What is found over all returns: elements that stand in the reference, and what differs from it. */
interface Found {
  confirmed: Set<string>;
  documents: Set<string>;
  unknown: Set<string>;
  misplaced: Set<string>;
  missing: Set<string>;
}

/** Holds a group of a return against the reference itself, without the product's own lists. */
function holdGroup(
  document: string,
  path: string,
  { children = [] }: XmlNode,
  elements: Elements,
  found: Found,
): void {
  const prefix = path === '' ? '' : `${path}/`;
  const order = elements
    .filter((one) => one.path.startsWith(prefix) && !one.path.slice(prefix.length).includes('/'))
    .map((one) => one.path.slice(prefix.length));
  if (order.length === 0) return;
  let last = 0;
  for (const child of children) {
    const at = order.indexOf(child.name);
    const name = `${document}/${prefix}${child.name}`;
    if (at < 0) found.unknown.add(name);
    else {
      found.confirmed.add(name);
      if (at < last) found.misplaced.add(`${name} behind ${order[last] ?? ''}`);
      last = Math.max(last, at);
    }
    if (child.children !== undefined) holdGroup(document, `${prefix}${child.name}`, child, elements, found);
  }
  const there = new Set(children.map(({ name }) => name));
  for (const one of elements)
    if (
      one.required === true &&
      one.path.startsWith(prefix) &&
      order.includes(one.path.slice(prefix.length)) &&
      !there.has(one.path.slice(prefix.length))
    )
      found.missing.add(`${document}/${one.path}`);
}

function hold(input: ReturnInputJson, forms: z.infer<typeof Reference>['forms'], found: Found): boolean {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) return false;
  const root = readXml(
    writeXml(
      buildReturn(calculated, signingFor(calculated.facts), { efin: '109999', softwareId: '24000001' }),
    ),
  );
  for (const document of findAll(root, 'ReturnData')[0]?.children ?? []) {
    const elements = forms[document.name]?.elements;
    if (elements === undefined) continue;
    found.documents.add(document.name);
    holdGroup(document.name, '', document, elements, found);
  }
  return true;
}

test('every element of written and of generated returns stands in the list of the IRS’s names, in its place', () => {
  const file = sharedPath('reference/mef-elements-2024.json');
  if (file === null) return;
  const { forms } = Reference.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found: Found = {
    confirmed: new Set(),
    documents: new Set(),
    unknown: new Set(),
    misplaced: new Set(),
    missing: new Set(),
  };
  const written = share(returns2024, 2).filter(({ input }) => hold(input, forms, found)).length;
  let generated = 0;
  for (const input of sampleShare(anyReturn, 400))
    if (input.taxYear === 2024 && hold(input, forms, found)) generated += 1;
  expect({
    unknown: [...found.unknown],
    misplaced: [...found.misplaced],
    missing: [...found.missing],
  }).toEqual({ unknown: [], misplaced: [], missing: [] });
  console.info(
    `${written} written and ${generated} generated returns: ${found.confirmed.size} elements of ${found.documents.size} documents confirmed`,
  );
  expect(found.confirmed.size).toBeGreaterThan(300);
});

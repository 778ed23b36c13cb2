import { buildReturn } from '../mef/build-return';
import type { CalculatedLines } from '../mef/build-documents';
import { checkAgreement, comparePaper } from '../mef/check-agreement';
import { checkStructure } from '../mef/check-structure';
import { digits } from '../mef/element';
import { buildManifest } from '../mef/manifest';
import { readXml } from '../mef/read-xml';
import { writeXml } from '../mef/write-xml';
import { linesOnPaper } from '../pdf/lines-on-paper';
import type { PrintedReturn } from '../pdf/printed-return';
import { checkRules } from '../rules/check-rules';
import { printCalculated } from './printed';
import { signingFor } from './signed';

/**
 * Rules about facts that random returns get wrong, not about how the XML is made: an empty return, a head of household
 * without a person, more tax withheld than there was income.
 */
const ofFacts: ReadonlySet<string> = new Set([
  'F1040-065-05',
  'F1040-003-02',
  'F1040-071-07',
  'FW2-WITHHELD',
]);

const from = { efin: '109999', softwareId: '24000001' };

/**
 * The XML of a calculated return, and everything that is wrong with it: structure, business rules, lines that differ
 * from the screen or from what is printed.
 */
export function writeChecked(
  calculated: CalculatedLines,
  submissionId = `109999${calculated.facts.taxYear + 1}0600000000`,
): { xml: string; ssn: string; faults: string[] } {
  const xml = writeXml(buildReturn(calculated, signingFor(calculated.facts), from));
  const root = readXml(xml);
  const ssn = digits(calculated.facts.taxpayer.ssn);
  const broken = checkRules(root, buildManifest(submissionId, ssn, '1040', calculated.facts.taxYear)).filter(
    ({ id }) => !ofFacts.has(id),
  );
  const faults = [
    ...checkStructure(root).map((fault) => `structure: ${JSON.stringify(fault)}`),
    ...broken.map(({ id }) => `rule ${id}`),
    ...checkAgreement(root, calculated.lines).map(
      ({ form, line, screen, xml: sent }) => `${form} ${line}: screen ${screen}, XML ${sent}`,
    ),
    ...comparePaper(printCalculated(calculated), calculated.lines),
  ];
  return { xml, ssn, faults };
}

/** Printed in another way than line by line: a voucher, and an application of its own. */
const apart: ReadonlySet<string> = new Set(['1040-v', '4868']);

const lineHeaders = 'Line|Description|Value';

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

interface Table {
  heading: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** How many lines a return prints, one by one. */
export const countLines = ({ forms }: PrintedReturn): number =>
  forms.filter(({ id }) => !apart.has(id)).reduce((sum, form) => sum + linesOnPaper(form).length, 0);

/**
 * Compares the tables read from our own layout with the lines of the screen, form by form, in both directions: a line
 * that is missing, one too many, and one with another number, text or value each count.
 */
export function comparePages(printed: PrintedReturn, tables: readonly Table[]): string[] {
  const wanted = new Map<string, string[]>();
  for (const form of printed.forms.filter(({ id }) => !apart.has(id))) {
    const heading = `${form.name} (${printed.taxYear})`;
    const rows = linesOnPaper(form).map(({ number, label, value }) =>
      [number, label, value].map(squeeze).join(' | '),
    );
    wanted.set(heading, [...(wanted.get(heading) ?? []), ...rows]);
  }
  const found = new Map<string, string[]>();
  for (const { heading, headers, rows } of tables)
    if (headers.join('|') === lineHeaders)
      found.set(heading, [...(found.get(heading) ?? []), ...rows.map((cells) => cells.join(' | '))]);
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((heading) => {
    const [should, is] = [wanted.get(heading) ?? [], found.get(heading) ?? []];
    return Array.from({ length: Math.max(should.length, is.length) }, (_, row) => row).flatMap((row) =>
      should[row] === is[row] ? [] : [`${heading}: "${should[row] ?? ''}" is printed as "${is[row] ?? ''}"`],
    );
  });
}

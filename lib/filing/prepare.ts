import { createHash } from 'node:crypto';
import type { TaxReturnModel } from '@/.generated/prisma/models';
import { AppError } from '@/lib/errors';
import { openSnapshot } from '@/lib/returns/calculation';
import { withAmendment } from './pdf/amended-form';
import { printReturn } from '@/lib/returns/printed-return';
import { toTaxReturn } from '@/lib/returns/rows';
import type { CalculationResults, ReturnStatus } from '@/lib/returns/schema';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { buildReturn } from './mef/build-return';
import { checkAgreement, comparePaper } from './mef/check-agreement';
import { checkStructure } from './mef/check-structure';
import type { Amended } from './mef/amended-document';
import { buildManifest } from './mef/manifest';
import { digits } from './mef/element';
import { findPaperOnly, whyOnPaper } from './mef/paper-only';
import { readXml } from './mef/read-xml';
import type { Signing } from './mef/signing';
import { writeXml } from './mef/write-xml';
import type { XmlNode } from './mef/xml-node';
import type { Signatures, SignedContent } from './rows';
import { checkRules } from './rules/check-rules';
import type { BusinessRule } from './rules/rule';
import { transmitter } from './transmitter';
import { processingYear } from './years';
import { spouseSigns } from './who-signs';

/** A calculated return, opened for filing. */
export interface Calculated {
  results: CalculationResults;
  status: ReturnStatus;
  facts: ReturnInput;
  /** Of the return that this is; it grows with every change. */
  version: number;
  /** What Form 1040-X says, when the return amends another one. */
  amended?: Amended;
}

/** Line 22 and 20 of an amendment, lines 34 and 37 of any other return: above zero comes back, below is owed. */
export const balanceOf = ({ results, amended }: Pick<Calculated, 'results' | 'amended'>): number =>
  amended === undefined ? results.estimatedRefund : amended.refund - amended.owed;

/** The last calculation with its facts; null when there is none or answers changed since. */
export function openCalculated(row: TaxReturnModel): Calculated | null {
  const { calculationResults: results, status } = toTaxReturn(row);
  if (results === null || results.stale || row.calculationInput === null) return null;
  return { results, status, facts: openSnapshot(row.id, row.calculationInput).facts, version: row.version };
}

/** What stands in the XML of a check before anybody signed. */
const unsigned = (taxYear: number) => ({
  pin: '12345',
  signedOn: `${processingYear(taxYear)}-01-27`,
  priorAgi: 0,
  priorPin: null,
  ipPin: null,
});

/**
 * A return is signed and sent in its processing year; the simulator's clock stands there when ours does not. In a year
 * without a February 29 that day is the one after February 28.
 */
export function processingDay(today: string, taxYear: number): string {
  const year = processingYear(taxYear);
  if (today.startsWith(`${year}-`)) return today;
  const [, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** What the XML needs beyond lines and facts; blanks where nobody signed yet. */
export function toSigning(signatures: Signatures, facts: ReturnInput, now: Date): Signing {
  return {
    track: signatures.preparer === null ? 'self' : 'preparer',
    taxpayer: signatures.taxpayer ?? unsigned(facts.taxYear),
    spouse: spouseSigns(facts) ? (signatures.spouse ?? unsigned(facts.taxYear)) : null,
    preparer: signatures.preparer,
    payment: signatures.payment,
    imperfect: signatures.imperfect,
    deviceId: signatures.deviceId ?? '0'.repeat(40),
    returnedAt: `${now.toISOString().slice(0, 19)}Z`,
  };
}

/** The XML of a return with what the rules say about it. */
export function checkReturnXml(
  { results, facts, amended }: Calculated,
  signatures: Signatures,
  now: Date,
): { root: XmlNode; xml: string; broken: BusinessRule[] } {
  const { originator } = transmitter();
  const xml = writeXml(
    buildReturn(
      { facts, lines: results.lines, ...(amended === undefined ? {} : { amended }) },
      toSigning(signatures, facts, now),
      originator,
    ),
  );
  const root = readXml(xml);
  const sheet = buildManifest(
    `${originator.efin}${processingYear(facts.taxYear)}0010000000`,
    digits(facts.taxpayer.ssn),
    '1040',
    facts.taxYear,
  );
  return { root, xml, broken: checkRules(root, sheet) };
}

/**
 * Freezes a return that everybody signed: XML and paper in one text, with its hash. All three checks run here, on the
 * very bytes that go out.
 * @throws AppError conflict when a check fails
 */
export function sealReturn(
  calculated: Calculated,
  signatures: Signatures,
  now: Date,
): { text: string; hash: string } {
  const { root, xml, broken } = checkReturnXml(calculated, signatures, now);
  const { results, facts, status } = calculated;
  const printed = withAmendment(
    printReturn(results, status, facts, {
      preparer: signatures.preparer,
      debit: signatures.payment !== null,
    }),
    calculated,
  );
  if (broken.length > 0)
    throw new AppError('conflict', `The IRS would reject this return: ${broken[0]?.text ?? ''}`, {
      fields: Object.fromEntries(broken.map(({ id, text }) => [id, text])),
    });
  const onPaper = findPaperOnly({ lines: results.lines, facts });
  if (onPaper.length > 0) throw new AppError('conflict', whyOnPaper(onPaper));
  const faults = [
    ...checkStructure(root).map(({ path, message }) => `${path}: ${message}`),
    ...checkAgreement(root, results.lines).map(({ form, line }) => `${form}, line ${line}`),
    ...comparePaper(printed, results.lines),
  ];
  if (faults.length > 0)
    throw new AppError(
      'conflict',
      'We can’t e-file this return as it is. File on paper, or contact support.',
      {
        fields: { structure: faults.slice(0, 5).join('; ') },
      },
    );
  const content: SignedContent = {
    xml,
    printed,
    state: facts.address.state,
    ssn: digits(facts.taxpayer.ssn),
  };
  const text = JSON.stringify(content);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

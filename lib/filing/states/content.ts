import { createHash } from 'node:crypto';
import type { Person } from '@/lib/tax/facts/household';
import { AppError } from '@/lib/errors';
import { printReturn } from '@/lib/returns/printed-return';
import type { StateResults } from '@/lib/returns/schema';
import { digits, leaf } from '../mef/element';
import { personText } from '../mef/filer-names';
import { addressChildren } from '../mef/postal-address';
import { readXml } from '../mef/read-xml';
import { writeXml } from '../mef/write-xml';
import { findAll, textAt, type XmlNode } from '../mef/xml-node';
import type { Calculated } from '../prepare';
import type { Signatures, SignedContent } from '../rows';

/** Names the structure below; docs/filing.md describes it. States' own element names are not public. */
export const stateNamespace = 'urn:plainfile:state-return:1';

/** What a state return is written from. */
export interface StateReturnSource {
  code: string;
  result: StateResults;
  calculated: Calculated;
  signatures: Signatures;
  /** SHA-256 of the federal content that was signed with it. */
  federalHash: string;
  originator: { efin: string; softwareId: string };
  now: Date;
}

type Page = StateResults['pages'][number];

const person = (
  name: string,
  { firstName, lastName, ssn, dateOfDeath }: Pick<Person, 'firstName' | 'lastName' | 'ssn' | 'dateOfDeath'>,
) => [
  ...leaf(`${name}SSN`, digits(ssn)),
  ...leaf(`${name}FirstNm`, personText(firstName)),
  ...leaf(`${name}LastNm`, personText(lastName)),
  ...leaf(`${name}DeathDt`, dateOfDeath),
];

const signature = (signer: 'taxpayer' | 'spouse', signed: Signatures['taxpayer']): XmlNode[] =>
  signed === null
    ? []
    : [
        {
          name: 'Signature',
          children: [
            ...leaf('Signer', signer),
            ...leaf('PIN', signed.pin),
            ...leaf('SignedOnDt', signed.signedOn),
            ...leaf('PriorYearStateIncomeAmt', signed.priorAgi === null ? null : String(signed.priorAgi)),
          ],
        },
      ];

const preparerGroup = ({ preparer }: Signatures): XmlNode[] =>
  preparer === null
    ? []
    : [
        {
          name: 'Preparer',
          children: [
            ...leaf('PTIN', preparer.ptin),
            ...leaf('PreparerNm', personText(preparer.name)),
            ...leaf('FirmEIN', preparer.firmEin),
          ],
        },
      ];

/** Blank lines and boxes that aren't checked are not sent; a zero is. */
const isFilled = ({ value }: Page['lines'][number]): boolean => value !== '' && value !== false;

const formGroup = ({ form, copy, lines }: Page): XmlNode[] => {
  const filled = lines.filter(isFilled);
  return filled.length === 0
    ? []
    : [
        {
          name: 'Form',
          children: [
            ...leaf('FormId', form),
            ...leaf('CopyNum', copy === null ? null : String(copy + 1)),
            ...filled.map(({ line, value }) => ({
              name: 'Line',
              children: [...leaf('Number', line), ...leaf('Value', String(value))],
            })),
          ],
        },
      ];
};

/** A state return as the simulator takes it: who files, who signed, which federal return it goes with, every line. */
export function buildStateReturn(source: StateReturnSource): XmlNode {
  const { code, result, calculated, signatures, federalHash, originator, now } = source;
  const { facts } = calculated;
  const spouse = facts.filingStatus === 'mfj' ? facts.spouse : null;
  return {
    name: 'StateReturn',
    attributes: { xmlns: stateNamespace },
    children: [
      {
        name: 'ReturnHeader',
        children: [
          ...leaf('ReturnTs', `${now.toISOString().slice(0, 19)}Z`),
          ...leaf('TaxYr', String(facts.taxYear)),
          ...leaf('StateCd', code),
          ...leaf('MainFormId', result.form),
          ...leaf('ReturnKindCd', result.kind),
          ...leaf('FederalFilingStatusCd', facts.filingStatus),
          ...leaf('EFIN', originator.efin),
          ...leaf('SoftwareId', originator.softwareId),
          ...leaf('FederalContentHash', federalHash),
          {
            name: 'Filer',
            children: [
              ...person('Primary', facts.taxpayer),
              ...(spouse === null ? [] : person('Spouse', spouse)),
              ...addressChildren(facts.address),
            ],
          },
          ...leaf('DeclarationVersion', signatures.juratVersion),
          ...signature('taxpayer', signatures.taxpayer),
          ...signature('spouse', spouse === null ? null : signatures.spouse),
          ...preparerGroup(signatures),
        ],
      },
      { name: 'ReturnData', children: result.pages.flatMap(formGroup) },
      {
        name: 'Totals',
        children: [
          ...leaf('RefundAmt', String(result.totals.refund ?? 0)),
          ...leaf('OwedAmt', String(result.totals.owed ?? 0)),
        ],
      },
    ],
  };
}

/** Lines that the XML says otherwise than the calculation, as `form, line`; none when both agree. */
export function findStateDifferences(
  root: XmlNode,
  { pages, totals }: Pick<StateResults, 'pages' | 'totals'>,
): string[] {
  const keyOf = (form: string, copy: string | null, line: string) => `${form} ${copy ?? ''}, ${line}`;
  const filled = new Map(
    findAll(root, 'ReturnData/Form').flatMap((form) =>
      findAll(form, 'Line').map(
        (line) =>
          [
            keyOf(textAt(form, 'FormId') ?? '', textAt(form, 'CopyNum'), textAt(line, 'Number') ?? ''),
            textAt(line, 'Value') ?? '',
          ] as const,
      ),
    ),
  );
  const meant = new Map(
    pages.flatMap(({ form, copy, lines }) =>
      lines
        .filter(isFilled)
        .map(
          ({ line, value }) =>
            [keyOf(form, copy === null ? null : String(copy + 1), line), String(value)] as const,
        ),
    ),
  );
  const lines = [...new Set([...filled.keys(), ...meant.keys()])].filter(
    (key) => filled.get(key) !== meant.get(key),
  );
  const sums = (['RefundAmt', 'OwedAmt'] as const).filter(
    (name) =>
      textAt(root, `Totals/${name}`) !== String((name === 'RefundAmt' ? totals.refund : totals.owed) ?? 0),
  );
  return [...lines, ...sums];
}

/**
 * Freezes a state return that everybody signed: XML and paper in one text, with its hash. Read back from its bytes and
 * compared line by line before it counts.
 * @throws AppError conflict when the XML and the calculation differ
 */
export function sealStateReturn(source: StateReturnSource): { text: string; hash: string } {
  const xml = writeXml(buildStateReturn(source));
  const { code, result, calculated, signatures } = source;
  const differences = findStateDifferences(readXml(xml), result);
  if (differences.length > 0)
    throw new AppError('conflict', 'We can’t e-file this state return as it is. Contact support.', {
      fields: { structure: differences.slice(0, 5).join('; ') },
    });
  const { results, status, facts } = calculated;
  const printed = printReturn({ ...results, lines: {}, states: { [code]: result } }, status, facts, {
    preparer: signatures.preparer,
    debit: false,
  });
  const content: SignedContent = { xml, printed, state: code, ssn: digits(facts.taxpayer.ssn) };
  const text = JSON.stringify(content);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

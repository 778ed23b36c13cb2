import { createHash } from 'node:crypto';
import { z } from 'zod';
import { submissionIdPattern } from './mef/manifest';
import { readXml } from './mef/read-xml';
import { findAll, textAt, type XmlNode } from './mef/xml-node';

const Fault = z.object({
  rule: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+){1,4}$/),
  message: z.string().max(2000),
  element: z.string().max(500).nullable(),
});
export type Fault = z.infer<typeof Fault>;

const Acknowledgement = z.object({
  submissionId: z.string().regex(submissionIdPattern),
  status: z.enum(['Accepted', 'Rejected', 'Exception']),
  faults: z.array(Fault).max(200),
});
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/** What of an answer is the same when it comes twice. */
export const hashOf = (ack: Acknowledgement): string =>
  createHash('sha256').update(JSON.stringify(ack)).digest('hex');

function toAcknowledgement(node: XmlNode): Acknowledgement {
  return Acknowledgement.parse({
    submissionId: textAt(node, 'SubmissionId'),
    status: textAt(node, 'AcceptanceStatusTxt'),
    faults: findAll(node, 'ValidationErrorList/ValidationErrorGrp').map((fault) => ({
      rule: textAt(fault, 'RuleNum'),
      message: textAt(fault, 'ErrorMessageTxt') ?? '',
      element: textAt(fault, 'XpathContentTxt'),
    })),
  });
}

/**
 * Reads the IRS's answers. FieldValueTxt is left out on purpose: it may hold a Social Security number.
 * @throws Error when the XML is not an acknowledgement list, entry by entry as Publication 4164 has it
 */
export function readAcknowledgements(xml: string): Acknowledgement[] {
  const root = readXml(xml);
  if (root.name !== 'AcknowledgementList') throw new Error('Not a list of acknowledgments');
  return findAll(root, 'Acknowledgement').map(toAcknowledgement);
}

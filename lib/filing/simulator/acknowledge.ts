import { leaf } from '../mef/element';
import { textAt, type XmlNode } from '../mef/xml-node';
import { writeXml } from '../mef/write-xml';

export interface Verdict {
  status: 'Accepted' | 'Rejected' | 'Exception';
  rule: string | null;
  message: string | null;
  /** Path of the element the rule is about. */
  element: string | null;
}

/** An acknowledgement as the IRS writes it; a state's has the same shape and names the state. */
export function writeAcknowledgement(
  submissionId: string,
  root: XmlNode,
  at: Date,
  verdict: Verdict,
): string {
  const state = root.name === 'StateReturn' ? textAt(root, 'ReturnHeader/StateCd') : null;
  const refund = textAt(root, state === null ? 'ReturnData/IRS1040/RefundAmt' : 'Totals/RefundAmt');
  return writeXml({
    name: 'AcknowledgementList',
    attributes: { xmlns: 'http://www.irs.gov/efile' },
    children: [
      { name: 'Cnt', text: '1' },
      {
        name: 'Acknowledgement',
        children: [
          { name: 'SubmissionId', text: submissionId },
          { name: 'EFIN', text: submissionId.slice(0, 6) },
          { name: 'TaxYr', text: textAt(root, 'ReturnHeader/TaxYr') ?? '2024' },
          { name: 'GovernmentCd', text: state === null ? 'IRS' : `${state}ST` },
          { name: 'SubmissionTyp', text: state === null ? '1040' : `${state}1040` },
          { name: 'ElectronicPostmarkTs', text: at.toISOString() },
          { name: 'AcceptanceStatusTxt', text: verdict.status },
          { name: 'StatusDt', text: at.toISOString().slice(0, 10) },
          { name: 'SubmissionValidationCompInd', text: 'true' },
          ...leaf('ExpectedRefundAmt', verdict.status === 'Rejected' ? null : refund),
          ...(verdict.rule === null
            ? []
            : [
                {
                  name: 'ValidationErrorList',
                  attributes: { errorCnt: '1' },
                  children: [
                    {
                      name: 'ValidationErrorGrp',
                      children: [
                        { name: 'DocumentId', text: state === null ? 'IRS10400001' : `${state}0001` },
                        ...leaf(
                          'XpathContentTxt',
                          verdict.element === null
                            ? null
                            : state === null
                              ? `/efile:Return/efile:${verdict.element.replaceAll('/', '/efile:')}`
                              : `/${root.name}/${verdict.element}`,
                        ),
                        { name: 'ErrorCategoryCd', text: 'Data Mismatch' },
                        ...leaf('ErrorMessageTxt', verdict.message),
                        { name: 'RuleNum', text: verdict.rule },
                        { name: 'SeverityCd', text: verdict.status === 'Rejected' ? 'Reject' : 'Alert' },
                      ],
                    },
                  ],
                },
              ]),
        ],
      },
    ],
  });
}

import type { MefMap } from '../map';

/** Where the lines of Form 4137 stand in the XML: line by line, nothing computed. */
export const form4137: MefMap = {
  document: 'IRS4137',
  parts: [
    {
      form: '4137',
      lines: [
        ['2', 'TotalTipsReceivedAmt'],
        ['3', 'TotalTipsReportedAmt'],
        ['4', 'TotalTipsReceivedMinusRptAmt'],
        ['5', 'IncidentalCashAndTipsAmt'],
        ['6', 'NetUnreportedMinusIncdntlAmt'],
        ['8', 'SocialSecurityWagesAndTipsAmt'],
        ['9', 'NetWageSubjectToSocSecTaxAmt'],
        ['10', 'UnreportedTipsSubjToSocSecAmt'],
        ['11', 'SocialSecurityTaxTipAmt'],
        ['12', 'MedicareTaxTipsAmt'],
        ['13', 'SocSecMedicareTaxUnrptdTipAmt'],
      ],
      notFiled: ['7'],
    },
  ],
};

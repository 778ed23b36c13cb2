import type { MefMap } from '../map';

/** Where the lines of Form 982 stand in the XML: line by line, nothing computed. */
export const form982: MefMap = {
  document: 'IRS982',
  parts: [
    {
      form: '982',
      lines: [
        ['1a', 'DschrgOfIndbtInATitle11CaseInd'],
        ['1b', 'DschrgIndbtExtentInsolventInd'],
        ['1e', 'DischargeOfQualifiedPrinResInd'],
        ['2', 'TotalDischargedIndebtednessAmt'],
        ['6', 'ExcludedToReduceNOLAmt'],
        ['8', 'ExcludedToReduceMinimumTxCrAmt'],
        ['9', 'ExcludedToReduceNetCapLossAmt'],
        ['10a', 'ExcludedToReduceBasisOfPropAmt'],
        ['10b', 'ExcludedToReducePrinResAmt'],
      ],
    },
  ],
};
